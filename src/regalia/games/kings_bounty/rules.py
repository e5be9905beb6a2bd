"""Who may do what when, from the first card played to the awarding of the titles."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, members, mix, numbered
from regalia.core.game import Game
from regalia.core.options import Choice, Setup
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.zones import Zone
from regalia.games.kings_bounty import deal, memory, options, values, view
from regalia.games.kings_bounty.actions import DONE, PLAY, RETURN, SPACE, TARGET
from regalia.games.kings_bounty.cards import LAST, OWN_SET, Terms, read_cards
from regalia.games.kings_bounty.faces import (
    CARDS_TEXT,
    CASTLES_OF,
    FACES,
    FIRST_CASTLE,
    FIRST_STONE,
    HERO,
    HUMAN,
    MONSTER,
    PLACES,
    TITLES,
)
from regalia.games.kings_bounty.memory import KEPT, Deed
from regalia.games.kings_bounty.table import (
    CARD_BITS,
    CARD_MASK,
    DECK_FACE,
    GUARD_SETS,
    NO_FACE,
    NO_SEAT,
    Table,
    cards_in,
    holds,
)
from regalia.games.kings_bounty.titles import holder
from regalia.games.kings_bounty.verbs import VERBS

# After so many rounds in which everybody only returned cards, the deck counts as used up.
IDLE_ROUNDS: Final = 3


@final
class Position(Table):
    """A match of King's Bounty."""

    # -- the turn -----------------------------------------------------------------------------

    def to_move(self) -> i64:
        return self.mover

    def legal(self) -> list[int]:
        found: list[int] = []
        if self.mover < 0:
            return found
        if self.playing >= 0:
            return numbered(TARGET.base, self._targets(self.playing))
        hand: i64 = self.hands[self.mover]
        last: i64 = 0
        rest: i64 = hand
        if self.returned == 0:
            while rest:
                card: i64 = rest & CARD_MASK
                rest >>= CARD_BITS
                if card != last and self._playable(card - 1):
                    found.append(PLAY.base + card - 1)
                last = card
        last = 0
        rest = hand
        while rest:
            back: i64 = rest & CARD_MASK
            rest >>= CARD_BITS
            if back != last:
                found.append(RETURN.base + back - 1)
            last = back
        if self.returned or hand == 0:
            found.append(DONE.base)
        return found

    def _targets(self, face: i64) -> i64:
        """The possessions that a troop can be played on, as a set."""
        kind: i64 = face % 5
        return VERBS[self.terms.cards.effects[kind]].choices(self, kind)

    def _playable(self, face: i64) -> bool:
        """Whether a card of the hand can be played now."""
        if face >= FIRST_CASTLE:
            return True
        people: i64 = face // 5
        if people != HUMAN and not self.areas[self.mover] & CASTLES_OF[people]:
            return False
        return self._targets(face) != 0

    def apply(self, action: i64) -> None:
        if RETURN.owns(action):
            self._put_under(RETURN.arg(action))
        elif PLAY.owns(action):
            self._play(PLAY.arg(action))
        elif TARGET.owns(action):
            self._strike(TARGET.arg(action))
        else:
            self._refill()

    def _play(self, face: i64) -> None:
        """A possession is laid at once; a troop waits for its target."""
        self.show(self.mover, face)
        if face < FIRST_CASTLE:
            self.playing = face
            if self.log is not None:
                self.note("played", card=FACES[face])
            return
        place = self.lay(self.mover, face)
        if self.log is not None:
            self.note("laid", card=FACES[face], place=PLACES[place])
        self._end_play()

    def _strike(self, place: i64) -> None:
        """The troop does what it does to a possession."""
        face: i64 = self.playing
        self.playing = NO_FACE
        kind: i64 = face % 5
        VERBS[self.terms.cards.effects[kind]].perform(self, face, place)
        if kind == HERO:
            self.hero_seat = self.mover
            self._surface(HERO)
        elif kind == MONSTER:
            self.monster_seat = self.mover
            self._surface(MONSTER)
        self._end_play()

    def _surface(self, kind: i64) -> None:
        """A hidden title for the last player of this troop can't stay hidden."""
        if not self.secrets:
            return
        for seat in range(self.seats):
            number: i64 = self.secret(seat)
            if number >= 0:
                title = self.terms.cards.titles[number]
                if title.way == LAST and title.what == kind:
                    self.set_secret(seat, NO_SEAT)
                    self.titles |= bit(number)
                    self.showings += 1
                    if self.log is not None:
                        self.note("surfaced", title=TITLES[number], holder_seat=seat)

    def _end_play(self) -> None:
        """After a card was played: one is drawn, if the deck has any."""
        last_turn: bool = self._is_last_turn()
        self.idle = 0
        if not self.closing:
            self._draw(1)
            if not self.deck:
                self._close()
        self._next_turn(last_turn)

    def _put_under(self, face: i64) -> None:
        self.put_under(self.mover, face)
        if self.log is not None:
            self.whisper("returned", {}, {"card": FACES[face]})

    def _refill(self) -> None:
        """After cards were returned: as many are drawn."""
        last_turn: bool = self._is_last_turn()
        if self.deeds is not None:
            kept: i64 = cards_in(self.hands[self.mover])
            self.deeds = Deed(KEPT, self.mover, NO_FACE, NO_SEAT, kept, self.deeds)
        count: i64 = self.returned
        self.returned = 0
        self.idle += 1
        if self.log is not None:
            self.note("refilled", count=count)
        if not self.closing:
            self._draw(count)
            if self.idle >= IDLE_ROUNDS * self.seats:
                self._close()
        self._next_turn(last_turn)

    def _draw(self, count: i64) -> None:
        before: i64 = self.hands[self.mover]
        for card in range(count):
            self.draw(self.mover)
        if self.log is not None:
            self.whisper("drew", {"count": count}, {"cards": deal.newcomers(before, self.hands[self.mover])})

    def _close(self) -> None:
        """The end phase begins: nobody draws any more."""
        self.closing = True
        if self.log is not None:
            self.note("closing", last_seat=self.last_seat())

    def last_seat(self) -> i64:
        """Who has the last player's card: the right-hand neighbour of the one who began."""
        return (self.terms.first + self.seats - 1) % self.seats

    def _is_last_turn(self) -> bool:
        """Asked before drawing: if the last player draws the last card, he has another turn to come."""
        return self.closing and self.mover == self.last_seat()

    def _next_turn(self, last_turn: bool) -> None:
        if last_turn:
            self.mover = NO_SEAT
            if self.secrets:
                self.showings += 1
            if self.log is not None:
                for seat in range(self.seats):
                    if self.secret(seat) >= 0:
                        self.note("unveiled", title=TITLES[self.secret(seat)], holder_seat=seat)
                self.note("over", winner_seat=self.winner())
        else:
            self.mover += 1
            if self.mover == self.seats:
                self.mover = 0

    # -- why not ------------------------------------------------------------------------------

    def refusal(self, action: i64) -> str:
        if not 0 <= action < SPACE.size:
            return "kb-no-such-action"
        if self.mover < 0:
            return "kb-over"
        if TARGET.owns(action):
            return self._refuse_target(TARGET.arg(action))
        if self.playing >= 0:
            return "kb-target-first"
        hand = self.hands[self.mover]
        if DONE.owns(action):
            if self.returned == 0 and hand:
                return "kb-return-one"
            return ""
        if RETURN.owns(action):
            return "" if holds(hand, RETURN.arg(action)) else "kb-return-hand"
        if self.returned:
            return "kb-turn-one-action"
        face = PLAY.arg(action)
        if not holds(hand, face):
            return "kb-play-hand"
        if face >= FIRST_CASTLE:
            return ""
        return self._refuse_troop(face)

    def _refuse_troop(self, face: i64) -> str:
        people = face // 5
        if people != HUMAN and not self.areas[self.mover] & CASTLES_OF[people]:
            return "kb-troop-castle"
        effect = VERBS[self.terms.cards.effects[face % 5]]
        for place in range(len(PLACES)):
            if self.owner(place) != NO_SEAT and effect.refusal(self, face % 5, place) == "":
                return ""
        return effect.no_target()

    def _refuse_target(self, place: i64) -> str:
        if self.playing < 0:
            return "kb-target-asked"
        if self.owner(place) == NO_SEAT:
            return "kb-target-table"
        kind = self.playing % 5
        return VERBS[self.terms.cards.effects[kind]].refusal(self, kind, place)

    # -- the end ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points of open titles and of obelisks; at the end also of those that were hidden."""
        totals = [0] * self.seats
        cards = self.terms.cards
        for seat in range(self.seats):
            for place in members(self.areas[seat] >> FIRST_STONE):
                totals[seat] += int(cards.obelisks[place // 4])
        for number in members(self.titles if self.mover >= 0 else self.all_titles()):
            leader = holder(self, cards.titles[number])
            if leader >= 0:
                totals[leader] += int(cards.titles[number].points)
        return totals

    def all_titles(self) -> i64:
        """The open titles and the hidden ones."""
        found: i64 = self.titles
        for seat in range(self.seats):
            if self.secret(seat) >= 0:
                found |= bit(self.secret(seat))
        return found

    def winner(self) -> i64:
        """The seat with most points; of equals, the first from the one who began."""
        scores = self.scores()
        best: i64 = self.terms.first
        for step in range(1, self.seats):
            seat: i64 = (self.terms.first + step) % self.seats
            if scores[seat] > scores[best]:
                best = seat
        return best

    def returns(self) -> list[float]:
        if self.mover >= 0:
            return [0.0] * self.seats
        winner = self.winner()
        return [1.0 if seat == winner else -1.0 for seat in range(self.seats)]

    # -- the contract's housekeeping ----------------------------------------------------------

    def clone(self) -> "Position":
        twin = Position(
            self.terms,
            self.seats,
            self.hands[:],
            self.deck[:],
            self.areas[:],
            self.guards[:],
            self.laid,
            self.discards[:],
            self.titles,
            self.secrets,
            self.mover,
        )
        twin.playing = self.playing
        twin.returned = self.returned
        twin.idle = self.idle
        twin.closing = self.closing
        twin.monster_seat = self.monster_seat
        twin.hero_seat = self.hero_seat
        twin.returned_in_all = self.returned_in_all
        twin.deeds = self.deeds
        twin.showings = self.showings
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        deal.redeal(self, seat, rng)

    def forget(self) -> None:
        """Which cards one has put under the deck, and who drew them since."""
        self.deeds = None
        self.deck = [card & DECK_FACE for card in self.deck]

    def view(self, seat: int) -> Mapping[str, object]:
        return view.build(self, seat, self.scores(), self.winner() if self.mover < 0 else NO_SEAT)

    def zones(self) -> list[Zone]:
        return view.zones(self)

    def revealed(self) -> i64:
        return self.showings

    def fingerprint(self) -> i64:
        mark: i64 = mix(self.seats, 8 * self.terms.first + self.mover + 1)
        for seat in range(self.seats):
            mark = mix(mix(mark, self.hands[seat]), self.areas[seat])
        for places in self.guards:
            mark = mix(mark, places)
        mark = _mix_all(_mix_all(mark, self.deck), self.discards)
        mark = mix(mix(mark, self.laid), mix(self.titles, self.secrets))
        mark = mix(mix(mark, self.playing + 1), 8 * self.returned + (1 if self.closing else 0))
        mark = mix(mix(mark, self.idle), 8 * (self.monster_seat + 1) + self.hero_seat + 1)
        mark = mix(mix(mark, self.returned_in_all), self.showings)
        return mix(mark, memory.mark(self.deeds))


def _mix_all(mark: i64, cards: list[int]) -> i64:
    """Cards stirred into a fingerprint, six at a time: a card of the deck has nine bits."""
    packed: i64 = len(cards)
    count: i64 = 0
    for card in cards:
        packed = packed * 512 + card
        count += 1
        if count == 6:
            mark = mix(mark, packed)
            packed = 0
            count = 0
    return mix(mark, packed)


@final
class KingsBounty(Game):
    """King's Bounty, for two to five."""

    def __init__(self) -> None:
        super().__init__(
            name="kings_bounty",
            edition=1,
            seats=[2, 3, 4, 5],
            space=SPACE,
            options=options.OPTIONS,
            presets=options.PRESETS,
            # A deck of 54 and 15 turns of seven decisions before each card drawn for good, and the end phase.
            max_plies=6000,
        )

    def seats_for(self, chosen: Mapping[str, Choice]) -> list[int]:
        return options.seats_for(chosen)

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def begin(self, setup: Setup, rng: Rng) -> State:
        cards = read_cards(setup.cards) if setup.cards else OWN_SET
        removed = deal.removed_peoples(setup, rng)
        counts = deal.card_counts(setup.seats, removed)
        drawn: i64 = rng.below(setup.seats)
        named = setup.word("first")
        first: i64 = drawn if named == "drawn" else int(named[-1])
        terms = Terms(cards, first, removed, counts, setup.flag("secret"))
        pool = deal.title_pool(cards, removed)
        rng.shuffle(pool)
        titles: i64 = 0
        for title in pool[: deal.OPEN_TITLES]:
            titles |= bit(title)
        secrets: i64 = 0
        if terms.secret:
            for seat in range(setup.seats):
                secrets |= (pool[deal.OPEN_TITLES + seat] + 1) << (5 * seat)
        deck = deal.full_deck(counts)
        rng.shuffle(deck)
        hands = vec[i64](deal.dealt_hands(deck, setup.seats))
        areas = vec[i64]([0] * setup.seats)
        guards = vec[i64]([0] * GUARD_SETS)
        return Position(terms, setup.seats, hands, deck, areas, guards, 0, [], titles, secrets, first)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        if state.mover < 0:
            return state.returns()[seat]
        return values.value(state, seat)

    def cards_text(self) -> str:
        return CARDS_TEXT

    def check_cards(self, text: str) -> None:
        read_cards(text)


GAME: Final = KingsBounty()
