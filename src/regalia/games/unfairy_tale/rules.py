"""Who may do what when, from the first character laid to the counting of points."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, lowest, members, mix, nth, popcount
from regalia.core.game import Game
from regalia.core.options import Setup
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.zones import Zone
from regalia.games.unfairy_tale import options, values, view
from regalia.games.unfairy_tale.actions import DECLINE, LAY, MOVE, ORDER, SPACE, SWAP, layings
from regalia.games.unfairy_tale.cards import OWN_SET, Terms, folk_of, read_characters
from regalia.games.unfairy_tale.kingdom import (
    CARDS_TEXT,
    CELLS,
    CHARACTERS,
    NAMES,
    PLACES,
    Folk,
    Land,
    cells_for,
    terrains_for,
)
from regalia.games.unfairy_tale.powers import Power, names_up
from regalia.games.unfairy_tale.table import CARD, NONE, WIDTH, Table, card_of, name_of, seat_of

HAND: Final = 7
TURNS: Final = 6


@final
class Position(Table):
    """A match of An Unfairy Tale."""

    def __init__(
        self,
        terms: Terms,
        seats: i64,
        land: Land,
        folk: Folk,
        stacks: "vec[i64]",
        homes: "vec[i64]",
        hands: i64,
        played: i64,
        first: i64,
        turns: i64,
        mover: i64,
        skipped: i64,
        question: i64,
        spot: i64,
        settled: i64,
    ) -> None:
        super().__init__(
            seats,
            land,
            folk,
            stacks,
            homes,
            hands,
            played,
            first,
            turns,
            mover,
            skipped,
            question,
            spot,
            settled,
        )
        self.terms: Terms = terms

    # -- the turn -----------------------------------------------------------------------------

    def to_move(self) -> i64:
        return self.mover

    def playable(self) -> i64:
        """The names that the player whose turn it is may lay: his hand, but for the last turn's bans."""
        hand: i64 = self.hand(self.mover)
        return hand & ~self.folk.banned if self.last_turn() else hand

    def legal(self) -> list[int]:
        if self.question >= 0:
            return self._answers()
        found: list[int] = []
        if self.mover < 0:
            return found
        land: i64 = self.land.land
        names: i64 = self.playable()
        while names:
            name: i64 = lowest(names)
            names &= names - 1
            found.extend(layings(name, land & ~self.homes[name]))
        return found

    def random_action(self, rng: Rng) -> i64:
        if self.question >= 0:
            answers = self._answers()
            return answers[rng.below(len(answers))]
        count: i64 = 0
        land: i64 = self.land.land
        playable: i64 = self.playable()
        names: i64 = playable
        while names:
            count += popcount(land & ~self.homes[lowest(names)])
            names &= names - 1
        pick: i64 = rng.below(count)
        names = playable
        while True:
            name: i64 = lowest(names)
            cells: i64 = land & ~self.homes[name]
            here: i64 = popcount(cells)
            if pick < here:
                return CELLS * name + nth(cells, pick)
            pick -= here
            names &= names - 1

    def apply(self, action: i64) -> None:
        if action < LAY.size:
            self._lay(action // CELLS, action % CELLS)
        elif action == DECLINE.base:
            self._decline()
        else:
            power = self._power()
            if power.perform(self, power.verb.arg(action)):
                self._next_turn()

    def _lay(self, name: i64, cell: i64) -> None:
        """A character comes from the hand into the kingdom; its power, if it has one here, follows."""
        mark: i64 = bit(NAMES * self.mover + name)
        self.hands ^= mark
        self.played |= mark
        self.put_on(cell, card_of(self.mover, name))
        if self.log is not None:
            self.note("laid", character=CHARACTERS[name], place=PLACES[cell])
        if self.terms.spots[name] & bit(cell):
            power = self.terms.characters[name].power
            if power is not None and power.opens(self, cell):
                self.question = name
                self.spot = cell
                self.settled = self.rooted(cell)
                return
        self._next_turn()

    def _decline(self) -> None:
        """The power is given up, or the rest of a new order stays as it lies."""
        if self.log is not None:
            if self.settled > self.rooted(self.spot):
                self.note("reordered", place=PLACES[self.spot], characters=names_up(self.stacks[self.spot]))
            else:
                self.note("declined", character=CHARACTERS[self.question])
        self._next_turn()

    def _next_turn(self) -> None:
        """The next player's, or that of the one after him if he can't lay anything in his last."""
        self.question = NONE
        self.spot = NONE
        self.settled = 0
        while True:
            self.turns += 1
            if self.turns == TURNS * self.seats:
                if self.log is not None:
                    self.mover = NONE
                    self.note("over", winners=self.winners(), points=self.scores())
                self.mover = NONE
                return
            self.mover += 1
            if self.mover == self.seats:
                self.mover = 0
            if self.playable():
                return
            self.skipped |= bit(self.mover)
            if self.log is not None:
                self.note("skipped")

    # -- powers -------------------------------------------------------------------------------

    def _power(self) -> Power:
        power = self.terms.characters[self.question].power
        assert power is not None
        return power

    def _answers(self) -> list[int]:
        """What can be done with the open power; to decline is always one of it."""
        power = self._power()
        found = power.answers(self)
        if power.verb is ORDER:
            found.append(DECLINE.base)
        else:
            found.insert(0, DECLINE.base)
        return found

    def refusal(self, action: i64) -> str:
        if not 0 <= action < SPACE.size:
            return "ut-no-such-action"
        if self.mover < 0:
            return "ut-over"
        if LAY.owns(action):
            if self.question >= 0:
                return "ut-power-now"
            return self._refuse_laying(LAY.arg(action) // CELLS, LAY.arg(action) % CELLS)
        if DECLINE.owns(action):
            return "" if self.question >= 0 else "ut-decline-asked"
        verb = SPACE.verb(action)
        if self.question < 0 or self._power().verb is not verb:
            if verb is SWAP:
                return "ut-swap-asked"
            return "ut-move-asked" if verb is MOVE else "ut-order-asked"
        return self._power().refusal(self, verb.arg(action))

    def _refuse_laying(self, name: i64, cell: i64) -> str:
        if not (self.hands >> (NAMES * self.mover)) & bit(name):
            return "ut-lay-hand"
        if self.land.terrains[cell] < 0:
            return "ut-land"
        if self.names_at(cell) & bit(name):
            return "ut-same-name"
        if self.turns // self.seats == TURNS - 1 and not self.terms.characters[name].last_turn:
            return "ut-last-ban"
        return ""

    # -- the end ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points by seat as if the match ended now."""
        survey = self.survey()
        terms = self.terms
        totals = vec[i64]([0] * self.seats)
        rest: i64 = self.land.land
        while rest:
            cell: i64 = lowest(rest)
            rest &= rest - 1
            stack: i64 = self.stacks[cell]
            while stack:
                card: i64 = stack & CARD
                stack >>= WIDTH
                name: i64 = name_of(card)
                if survey.names[cell] & bit(name):
                    seat: i64 = seat_of(card)
                    gain: i64 = terms.granted[CELLS * name + cell]
                    for score in terms.asked[name]:
                        gain += score.points * score.earned(self, survey, seat, name, cell)
                    totals[seat] += gain
        return [int(points) for points in totals]

    def winners(self) -> list[int]:
        """The seat with most points; of equals the one that moved earlier."""
        totals = self.scores()
        best: i64 = self.first
        for later in range(1, self.seats):
            seat: i64 = (self.first + later) % self.seats
            if totals[seat] > totals[best]:
                best = seat
        return [best]

    def returns(self) -> list[float]:
        if self.mover >= 0:
            return [0.0] * self.seats
        winners = self.winners()
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]

    # -- what is hidden -----------------------------------------------------------------------

    def possible(self, seat: i64, hand: i64) -> bool:
        """Whether a seat can hold these cards, as far as everybody knows how its last turn went.

        Who skipped it held nothing he could lay; who has it and did not skip holds something.
        """
        if self.skipped & bit(seat):
            return hand & ~self.folk.banned == 0
        if self.mover == seat and self.question < 0 and self.last_turn():
            return hand & ~self.folk.banned != 0
        return True

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Rivals' unlaid cards are split anew into hand and set aside, each possible way equally likely."""
        for other in range(self.seats):
            if other == seat:
                continue
            cards = members(self.unplayed(other))
            size = popcount(self.hand(other))
            while True:
                rng.shuffle(cards)
                hand: i64 = 0
                for place in range(size):
                    hand |= bit(cards[place])
                if self.possible(other, hand):
                    break
            self.deal(other, hand)

    def revealed(self) -> i64:
        """Every card laid comes to light, and so does a hand that must skip."""
        return popcount(self.played) + popcount(self.skipped)

    def zones(self) -> list[Zone]:
        return view.zones(self)

    def view(self, seat: int) -> Mapping[str, object]:
        return view.build(self, self.terms, seat, self.scores(), self.winners() if self.mover < 0 else [])

    # -- the contract's housekeeping ----------------------------------------------------------

    def clone(self) -> "Position":
        return Position(
            self.terms,
            self.seats,
            self.land,
            self.folk,
            self.stacks[:],
            self.homes[:],
            self.hands,
            self.played,
            self.first,
            self.turns,
            self.mover,
            self.skipped,
            self.question,
            self.spot,
            self.settled,
        )

    def fingerprint(self) -> i64:
        mark: i64 = mix(self.seats, self.hands)
        for terrain in self.land.terrains:
            mark = mix(mark, terrain + 1)
        for stack in self.stacks:
            mark = mix(mark, stack)
        mark = mix(mix(mark, self.played), self.first)
        mark = mix(mix(mix(mark, self.turns), self.mover + 1), self.skipped)
        return mix(mix(mix(mark, self.question + 1), self.spot + 1), self.settled)


@final
class UnfairyTale(Game):
    """An Unfairy Tale, for two to four."""

    def __init__(self) -> None:
        super().__init__(
            name="unfairy_tale",
            edition=1,
            seats=[2, 3, 4],
            space=SPACE,
            options=options.OPTIONS,
            presets=options.PRESETS,
            max_plies=80,
        )

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def begin(self, setup: Setup, rng: Rng) -> State:
        """The kingdom is laid out, everyone sets three cards aside, and the first player is drawn."""
        drawn = terrains_for(setup.seats)
        rng.shuffle(drawn)
        terrains = [-1] * CELLS
        for place, cell in enumerate(cells_for(setup.seats)):
            terrains[cell] = drawn[place]
        hands: i64 = 0
        for seat in range(setup.seats):
            cards = list(range(NAMES))
            rng.shuffle(cards)
            for name in cards[:HAND]:
                hands |= bit(NAMES * seat + name)
        lot: i64 = rng.below(setup.seats)
        word = setup.word("first")
        first: i64 = lot if word == "drawn" else int(word[-1])
        return start(setup.seats, terrains, hands, first, setup.cards)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        if state.mover < 0:
            return state.returns()[seat]
        return values.value(state, seat)

    def cards_text(self) -> str:
        return CARDS_TEXT

    def check_cards(self, text: str) -> None:
        read_characters(text)


def start(seats: i64, terrains: list[int], hands: i64, first: i64, cards: str = "") -> Position:
    """The position before the first turn, with the deal as given."""
    characters = read_characters(cards) if cards else OWN_SET
    land = Land(terrains)
    stacks = vec[i64]([0] * CELLS)
    homes = vec[i64]([0] * NAMES)
    terms = Terms(characters, land)
    return Position(
        terms, seats, land, folk_of(characters), stacks, homes, hands, 0, first, 0, first, 0, NONE, NONE, 0
    )


GAME: Final = UnfairyTale()
