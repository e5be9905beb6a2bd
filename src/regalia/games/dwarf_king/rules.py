"""Who may do what when, from the choice of a quest to the last point."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.core.bits import bit, members, mix, nth, popcount
from regalia.core.events import NOBODY, Event
from regalia.core.rng import Rng
from regalia.core.zones import Zone
from regalia.games.dwarf_king import hidden, refusals, sheet, view
from regalia.games.dwarf_king.actions import GIVE, KEEP, PASS, QUEST, RAID, SWAP, TRADE, WAYS
from regalia.games.dwarf_king.cards import Terms
from regalia.games.dwarf_king.deck import (
    CARD_COUNT,
    CARDS,
    DWARF_FIVE,
    FULL_COURT,
    GOBLIN_FIVE,
    KNIGHT_FIVE,
    NO_SUIT,
    QUESTS,
    SMALL_COURT,
    SPECIAL_CARDS,
    SPECIAL_COUNT,
)
from regalia.games.dwarf_king.table import (
    CHOOSING,
    DEALS,
    GIVING,
    LEADER_SHIFT,
    OVER,
    PASSING,
    RAIDING,
    SORCERER,
    SWAPPING,
    TRADING,
    TRICKS,
    Raid,
    Result,
)
from regalia.games.dwarf_king.tricks import Tricks
from regalia.games.dwarf_king.verbs import Effect, winner_of

MOST_DEALS: Final = 21  # ties are not played off for longer than this
ALL_SPECIALS: Final = (1 << 14) - 1


@final
class Position(Tricks):
    """A match of The Dwarf King."""

    def __init__(
        self, terms: Terms, seats: i64, hands: "vec[i64]", won: "vec[i64]", totals: "vec[i64]", rng: Rng
    ) -> None:
        super().__init__(seats, hands, won, totals, rng)
        self.terms: Terms = terms

    # -- decisions ----------------------------------------------------------------------------

    def to_move(self) -> i64:
        return self.mover

    def legal(self) -> list[int]:
        found: list[int] = []
        choices: i64 = 0
        if self.phase == TRICKS:  # first and by itself: nearly all decisions are of this kind
            choices = self.playable()
            while choices:
                card: i64 = choices & -choices
                found.append(int(card).bit_length() - 1)
                choices ^= card
            return found
        base: i64 = 0
        if self.phase == CHOOSING:
            tile = self.terms.tiles[self.tile]
            base = QUEST.base
            choices = bit(tile.front) | bit(tile.back)
        elif self.phase == RAIDING or self.phase == SWAPPING:
            base = RAID.base if self.phase == RAIDING else SWAP.base
            choices = (bit(self.seats) - 1) & ~bit(self.mover)
        elif self.phase == GIVING:
            base = GIVE.base
            choices = self.hands[self.mover]
        elif self.phase == PASSING:
            base = PASS.base
            choices = 3
        elif self.phase == TRADING:
            base = TRADE.base
            choices = self.last_cards()
        while choices:
            low: i64 = choices & -choices
            found.append(base + int(low).bit_length() - 1)
            choices ^= low
        if self.phase == TRADING and not self.is_last_trick():
            found.append(KEEP.base)
        return found

    def random_action(self, rng: Rng) -> i64:
        if self.phase == TRICKS:
            choices = self.playable()
            return nth(choices, rng.below(popcount(choices)))
        answers = self.legal()
        return answers[rng.below(len(answers))]

    def refusal(self, action: i64) -> str:
        return refusals.refusal(self, self.terms, action)

    def apply(self, action: i64) -> None:
        if action < CARD_COUNT:  # the numbers of PLAY are the cards
            self.lay(action)
            if self.count == self.seats:
                self._end_trick()
        elif QUEST.owns(action):
            self._choose(QUEST.arg(action))
        elif RAID.owns(action):
            self._raid(RAID.arg(action))
        elif GIVE.owns(action):
            self._give(GIVE.arg(action))
        elif SWAP.owns(action):
            self._swap(SWAP.arg(action))
        elif PASS.owns(action):
            self._pass(PASS.arg(action))
        elif TRADE.owns(action):
            self._trade(TRADE.arg(action))
        else:
            if self.log is not None:
                self.note("kept", self.mover)
            self._lead()

    # -- stage 1: deal and quest --------------------------------------------------------------

    def effect(self) -> Effect:
        """What the special card of this deal does."""
        number: i64 = 0
        while SPECIAL_CARDS[number] != self.special:
            number += 1
        return self.terms.specials[number].effect

    def deal_cards(self) -> None:
        """One special card is shuffled into the court cards and all are dealt; a tile is drawn."""
        rng = self.dice()
        if self.used_specials == ALL_SPECIALS:
            self.used_specials = 0
        number = nth(
            ALL_SPECIALS & ~self.used_specials, rng.below(SPECIAL_COUNT - popcount(self.used_specials))
        )
        self.used_specials |= bit(number)
        if self.used_tiles == self.terms.in_play:
            self.used_tiles = 0
        tiles: i64 = self.terms.in_play & ~self.used_tiles
        self.tile = nth(tiles, rng.below(popcount(tiles)))
        self.used_tiles |= bit(self.tile)
        self.special = SPECIAL_CARDS[number]
        self.bends = self.terms.specials[number].effect.bends()
        cards = FULL_COURT[:] if self.seats > 3 else SMALL_COURT[:]
        left: i64 = len(cards)
        cards = append(cards, self.special)
        size: i64 = self.length()
        for step in range(self.seats):  # from the dealer's left
            hand: i64 = 0
            for place in range(size):
                pick: i64 = rng.below(left + 1)
                hand |= bit(cards[pick])
                cards[pick] = cards[left]
                left -= 1
            seat: i64 = (self.dealer + 1 + step) % self.seats
            self.hands[seat] = hand
            self.won[seat] = 0
        self._open_deal()

    def _open_deal(self) -> None:
        """Nothing of the deal before is left but the points; the quest is chosen next."""
        self.quest = NOBODY
        self.trick = self.count = self.pile = 0
        self.led = NO_SUIT
        self.best = self.best_seat = self.leader = NOBODY
        self.tricks = self.history = self.last_trick = 0
        self.last_leader = self.champion = NOBODY
        self.stir = 0
        self.player = self.bonus_seat = NOBODY
        self.bonus = self.voids = self.reads = 0
        self.raid = None
        self.turned += 1
        self.shown = bit(KNIGHT_FIVE)
        self.phase = CHOOSING
        self.mover = self.holder(KNIGHT_FIVE)
        if self.log is not None:
            self.note("dealt", self.dealer, special=CARDS[self.special], number=self.deal + 1)
            tile = self.terms.tiles[self.tile]
            sides = (QUESTS[tile.front], QUESTS[tile.back])
            self.note("tile", self.mover, card=CARDS[KNIGHT_FIVE], front=sides[0], back=sides[1])

    def _choose(self, quest: i64) -> None:
        self.quest = quest
        if self.log is not None:
            self.note("quest", self.mover, quest=QUESTS[quest])
        if self.effect().raids():
            self.shown |= bit(self.special)
            self.turned += 1
            self.phase = RAIDING
            self.mover = self.holder(self.special)
            if self.log is not None:
                self.note("shown", self.mover, card=CARDS[self.special])
        else:
            self._begin_tricks()

    def _raid(self, victim: i64) -> None:
        """Cards are drawn blindly; third parties can't place any more what was shown in these two hands."""
        thief: i64 = self.mover
        took = hidden.some_of(self.dice(), self.hands[victim], self.effect().raids())
        of_thief: i64 = self.shown & self.hands[thief]
        of_victim: i64 = self.shown & self.hands[victim]
        self.shown &= ~(of_thief | of_victim)
        self.hands[victim] ^= took
        self.hands[thief] |= took
        self.raid = Raid(thief, victim, took, 0, self.hands[thief], self.hands[victim], of_thief, of_victim)
        self.turned += 1
        self.phase = GIVING
        if self.log is not None:
            self.tell(
                Event(
                    "raided", thief, {"from_seat": victim}, {"cards": _names(took)}, bit(thief) | bit(victim)
                )
            )

    def _give(self, card: i64) -> None:
        raid = self.raid
        assert raid is not None
        given: i64 = bit(card)
        self.hands[raid.thief] ^= given
        self.hands[raid.victim] |= given
        self.raid = Raid(
            raid.thief,
            raid.victim,
            raid.took,
            raid.gave | given,
            self.hands[raid.thief],
            self.hands[raid.victim],
            raid.of_thief,
            raid.of_victim,
        )
        self.turned += 1
        if self.log is not None:
            both = bit(raid.thief) | bit(raid.victim)
            self.tell(Event("gave", raid.thief, {"to_seat": raid.victim}, {"cards": _names(given)}, both))
        if popcount(raid.gave | given) == popcount(raid.took):
            self._begin_tricks()

    # -- stage 2: tricks ----------------------------------------------------------------------

    def _begin_tricks(self) -> None:
        self.shown |= bit(GOBLIN_FIVE)
        self.turned += 1
        self.phase = TRICKS
        self.mover = self.holder(GOBLIN_FIVE)
        if self.log is not None:
            self.note("begins", self.mover, card=CARDS[GOBLIN_FIVE])

    def _end_trick(self) -> None:
        """The winner takes the cards and leads next, after whatever the special card brings."""
        leader: i64 = self.mover
        stir: i64 = self.stir
        pile: i64 = self.pile
        winner: i64 = self.ahead()
        self.won[winner] |= pile
        self.history = (self.history << 3) | winner
        self.champion = self.best >> 1
        self.last_trick = self.trick
        self.past[self.tricks] = (leader << LEADER_SHIFT) | self.trick
        self.last_leader = leader
        self.trick = 0
        self.count = 0
        self.pile = 0
        self.led = NO_SUIT
        self.best = NOBODY
        self.mover = winner
        last: bool = self.hands[winner] == 0
        if self.log is not None:
            self.note("trick", winner)
        self.tricks += 1
        if stir:
            self._act(stir, winner, pile, last)
        if last:
            self._score()
        elif self.phase != TRICKS:
            self.leader = winner
        elif self.bends == SORCERER and self.player == NOBODY:
            self._offer(winner)

    def _act(self, stir: i64, winner: i64, pile: i64, last: bool) -> None:
        effect = self.effect()
        self.stir = 0
        if stir == 1:
            effect.after_trick(self, winner, pile, last)
            if effect.waits():
                self.stir = 2
        else:
            effect.after_next(self, winner)

    def _offer(self, winner: i64) -> None:
        """Between two tricks the Sorcerer's holder is asked, and so everybody knows who that is."""
        self.leader = winner
        self.shown |= bit(self.special)
        self.phase = TRADING
        self.mover = self.holder(self.special)

    def _lead(self) -> None:
        """The question is answered: the winner of the last trick leads."""
        self.phase = TRICKS
        self.mover = self.leader
        self.leader = NOBODY

    # -- what special cards ask for -----------------------------------------------------------

    def _swap(self, other: i64) -> None:
        if self.log is not None:
            self.note("swapped", self.mover, with_seat=other)
        self.swap_hands(self.mover, other)
        self._lead()

    def _pass(self, way: i64) -> None:
        if self.log is not None:
            self.note("passed", self.mover, way=WAYS[way])
        self.pass_hands(1 if way == 0 else self.seats - 1)
        self._lead()

    def _trade(self, card: i64) -> None:
        """The Sorcerer goes to the pile of the last trick, the card into a hand, and all see it."""
        seat: i64 = self.mover
        winner: i64 = self.history & 7
        self.hands[seat] ^= bit(card) | bit(self.special)
        self.won[winner] ^= bit(card) | bit(self.special)
        self.shown = (self.shown & ~bit(self.special)) | bit(card)
        self.player = seat
        shift: i64 = 0
        while (self.last_trick >> shift) & 63 != card:
            shift += 6
        self.last_trick ^= (card ^ self.special) << shift
        if self.log is not None:
            self.note("traded", seat, card=CARDS[card], special=CARDS[self.special])
        self._lead()

    # -- stage 3: points ----------------------------------------------------------------------

    def _score(self) -> None:
        effect = self.effect()
        effect.settle(self, winner_of(self, self.special))
        doubled: i64 = winner_of(self, self.special) if effect.factor() != 1 else NOBODY
        tally = self.tally()
        points: list[int] = []
        for seat in range(self.seats):
            lines = sheet.parts(
                self.terms, self.quest, self.special, tally, self.bonus_seat, self.bonus, doubled, seat
            )
            points.append(sheet.total(lines))
            self.totals[seat] += sheet.total(lines)
        if self.alone:
            self.deal += 1
            self._close()
            return
        result = Result(
            self.dealer, self.special, self.quest, tally, self.bonus_seat, self.bonus, doubled, points
        )
        self.results = [*self.results, result]
        if self.log is not None:
            self.note("scored", NOBODY, number=self.deal + 1, quest=QUESTS[self.quest])
            for seat in range(self.seats):
                self.note("points", seat, points=points[seat], total=int(self.totals[seat]))
        self.turned += self.tricks * self.seats
        self._next_deal()

    def _next_deal(self) -> None:
        """Whoever won the five of dwarves deals, unless the match is decided."""
        self.deal += 1
        leaders = len(self.winners())
        if self.deal >= DEALS and (leaders == 1 or self.deal == MOST_DEALS):
            self._close()
            if self.log is not None:
                self.note("over", NOBODY, winners=self.winners())
            return
        if self.log is not None and self.deal >= DEALS:
            self.note("tie", NOBODY)
        self.dealer = winner_of(self, DWARF_FIVE)
        self.deal_cards()

    def _close(self) -> None:
        self.phase = OVER
        self.mover = NOBODY
        self.tricks = self.count = 0

    # -- the end ------------------------------------------------------------------------------

    def winner_set(self) -> i64:
        """The seats with most points."""
        most: i64 = self.totals[0]
        for seat in range(self.seats):
            if self.totals[seat] > most:
                most = self.totals[seat]
        found: i64 = 0
        for seat in range(self.seats):
            if self.totals[seat] == most:
                found |= bit(seat)
        return found

    def winners(self) -> list[int]:
        return members(self.winner_set())

    def scores(self) -> list[int]:
        """Points of the deals that are finished."""
        return [int(points) for points in self.totals]

    def returns(self) -> list[float]:
        if self.mover >= 0:
            return [0.0] * self.seats
        winners = self.winners()
        if len(winners) == self.seats:
            return [0.0] * self.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]

    # -- the contract's housekeeping ----------------------------------------------------------

    def clone(self) -> "Position":
        self.rng_shared = True
        twin = Position(self.terms, self.seats, self.hands[:], self.won[:], self.totals[:], self.rng)
        twin.rng_shared = True
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.special = self.special
        twin.bends = self.bends
        twin.tile = self.tile
        twin.quest = self.quest
        twin.used_specials = self.used_specials
        twin.used_tiles = self.used_tiles
        twin.results = self.results
        twin.phase = self.phase
        twin.mover = self.mover
        twin.leader = self.leader
        twin.trick = self.trick
        twin.count = self.count
        twin.pile = self.pile
        twin.led = self.led
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.tricks = self.tricks
        twin.history = self.history
        twin.last_trick = self.last_trick
        twin.past = self.past[:]
        twin.last_leader = self.last_leader
        twin.champion = self.champion
        twin.stir = self.stir
        twin.player = self.player
        twin.bonus_seat = self.bonus_seat
        twin.bonus = self.bonus
        twin.shown = self.shown
        twin.voids = self.voids
        twin.reads = self.reads
        twin.raid = self.raid
        twin.turned = self.turned
        twin.alone = self.alone
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        if self.phase != OVER:
            hidden.redeal(self, seat, rng)
        self.rng = Rng(rng.seed())
        self.rng_shared = False

    def forget(self) -> None:
        """Who failed to follow, what was shown, which hand one has held, what was drawn and given."""
        self.shown = self.voids = 0
        self.reads = bit(0) if self.reads else 0  # seat 0 knows its own hand: that hands moved stays known
        if self.phase != GIVING:
            self.raid = None

    def stage(self) -> i64:
        """The deals that are finished."""
        return self.deal

    def revealed(self) -> i64:
        return self.turned + self.played()

    def luck(self) -> Rng | None:
        return self.rng

    def view(self, seat: int) -> Mapping[str, object]:
        return view.build(self, self.terms, seat, self.winners() if self.mover < 0 else [])

    def zones(self) -> list[Zone]:
        return view.zones(self)

    def fingerprint(self) -> i64:
        mark: i64 = mix(self.seats, 64 * self.deal + self.dealer + 1)
        for seat in range(self.seats):
            mark = mix(mix(mix(mark, self.hands[seat]), self.won[seat]), self.totals[seat] + 1000)
        mark = mix(mix(mix(mark, self.special + 1), self.tile + 1), self.quest + 1)
        mark = mix(mix(mark, self.used_specials), self.used_tiles)
        mark = mix(mix(mix(mark, 8 * self.phase + self.mover + 1), self.leader + 1), self.trick)
        mark = mix(mix(mix(mark, 4 * self.count + self.led), self.best + 1), self.best_seat + 1)
        mark = mix(mix(mix(mark, self.tricks), self.history), self.last_trick)
        mark = mix(mix(mix(mark, self.last_leader + 1), self.champion + 1), self.stir)
        mark = mix(mix(mix(mark, self.player + 1), self.bonus_seat + 1), self.bonus + 100)
        mark = mix(mix(mix(mark, self.shown), self.voids), self.reads)
        raid = self.raid
        if raid is not None:
            mark = mix(mix(mix(mark, 8 * raid.thief + raid.victim), raid.took), raid.gave)
            mark = mix(mix(mark, raid.thief_had), raid.victim_had)
            mark = mix(mix(mark, raid.of_thief), raid.of_victim)
        for result in self.results:
            for points in result.points:
                mark = mix(mark, points + 100)
        for word in self.rng.mark():
            mark = mix(mark, word)
        return mix(mark, self.turned)


def _names(cards: i64) -> list[str]:
    return [CARDS[card] for card in members(cards)]
