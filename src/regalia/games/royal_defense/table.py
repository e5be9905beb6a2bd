"""What lies where in Royal Defense, and how it moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import Event, Word
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.games.royal_defense import piles
from regalia.games.royal_defense.book import Terms, is_building
from regalia.games.royal_defense.units import CONDEMNED, kind_of, seat_of, side_of
from regalia.games.royal_defense.words import (
    ABILITIES,
    CELLS,
    COMMANDER,
    DUNGEON,
    KINDS_EACH,
    LANES,
    TRAP,
)

# -- phases ------------------------------------------------------------------------------------------

PEOPLE: Final = 0  # peoples are chosen,
GROUND: Final = 1  # then the centre,
MUSTER: Final = 2  # the twenty heroes,
FENCES: Final = 3  # the places of the first palisades,
MULLIGAN: Final = 4  # and the first hands are mended
PROFIT: Final = 5
HIRING: Final = 6
ORDERING: Final = 7
ACTIVATION: Final = 8
REFILL: Final = 9
OVER: Final = 10
PHASES: Final[list[str]] = [
    "people", "ground", "muster", "fences", "mulligan", "profit", "hiring", "ordering", "activation",
    "refill", "over",
]  # fmt: skip

# -- open questions ----------------------------------------------------------------------------------

LOCATION: Final = 0  # whom the location of a cell is used on
PUSHED: Final = 1  # which way the unit on a spot is pushed
MOVED: Final = 2  # where the active creature, a mobile one, goes
REBORN: Final = 3  # where a creature of that kind appears again
RETURN: Final = 4  # where the creature leaves the dungeon; picked = 1: and then it acts
RAISED: Final = 5  # who comes back from the graveyard: up to that cost
SCRAPPED: Final = 6  # what a construct of that kind, for that cell, is made of
SECOND: Final = 7  # a spell's second target, the first being picked
DECK: Final = 8  # from which deck a card is drawn
QUESTIONS: Final[list[str]] = [
    "location", "push", "move", "rebirth", "return", "resurrection", "scrap", "second", "deck",
]  # fmt: skip

# -- where in the piles ------------------------------------------------------------------------------

HAND: Final = 0  # each [2 * seat + deck]
RESERVE: Final = 8
GRAVE: Final = 16
GONE: Final = 24  # out of the game
ASIDE: Final = 32  # put back from the first hand, not yet shuffled in
BUILDING_DECK: Final = 40
BUILDING_ROW: Final = 41
BUILDING_DISCARD: Final = 42
SPELL_DECK: Final = 43
SPELL_ROW: Final = 44
SPELL_DISCARD: Final = 45
DESCENT_DECK: Final = 46  # with the cards that lie face down in the dungeon: nobody knows which they are
DESCENT_DISCARD: Final = 47
LAIR_DECK: Final = 48
LAIR_DISCARD: Final = 49
PILES: Final = 50

# -- where on the desk ------------------------------------------------------------------------------

COINS: Final = 0  # by seat
MANA: Final = 4
ORDERS: Final = 8  # still to be given
USED: Final = 12  # cells whose location was used in this turn
CAST: Final = 16  # spells cast in this turn
DECKS: Final = 20  # [2 * seat + deck]: its people, or -1
POINTS: Final = 28  # by side
LIMIT: Final = 30  # by side: orders in the next turn at most; 0 is no limit
LATEST: Final = 32  # by side: the seat that acted last
DESK: Final = 34

MOST_MANA: Final = 10
HAND_SIZE: Final = 5
DEPTH: Final = 5  # descent cards before the lair
NONE: Final = -1
NO_LIMIT: Final = 99
DRAWN: Final = 2  # the outcome that is no side's


@final
class Ask:
    """An open question to a seat; `below` are those that wait for it.

    Never changed: an answer takes it off and may put another on, so clones share the stack.
    """

    def __init__(self, kind: i64, seat: i64, subject: i64, picked: i64, below: "Ask | None") -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.subject: i64 = subject
        self.picked: i64 = picked
        self.below = below


class Table(State):
    """The field, the piles, the purses: nouns only, no rule."""

    def __init__(
        self,
        terms: Terms,
        seats: i64,
        units: "vec[i64]",
        stacks: "vec[i64]",
        desk: "vec[i64]",
        luck: Rng,
        first: i64,
    ) -> None:
        super().__init__(seats)
        self.terms: Terms = terms
        self.units: vec[i64] = units  # by spot: 0 or a unit
        self.piles: vec[i64] = stacks
        self.desk: vec[i64] = desk
        self.rng: Rng = luck  # shared by clones until one of them draws
        self.borrowed: bool = False
        self.first: i64 = first  # the seat that chose and began first
        self.layout: i64 = NONE
        self.phase: i64 = PEOPLE
        self.turn: i64 = NONE  # counted from 0
        self.turn_side: i64 = first & 1  # whose turn it is
        self.actor: i64 = first  # who decides, unless a question is open to somebody else
        self.through: i64 = 0  # seats that are done with this phase
        self.leads: i64 = 0  # how often the lead changed since something was done
        self.step: i64 = 0  # of the set-up
        self.pool: i64 = NO_LIMIT  # orders left to the whole side
        self.asked: Ask | None = None
        self.active: i64 = NONE  # the spot of the unit being activated
        self.blows: i64 = 0  # attacks it still has
        self.spent: i64 = 0  # abilities it has used
        self.shifts: i64 = 0  # creatures it may still shift
        self.depth: i64 = 0  # descent cards turned up
        self.deep_orders: i64 = 0  # orders on the creature in the dungeon
        self.deep_spent: i64 = 0  # abilities it has used in this turn
        self.dying: i64 = 0  # units doomed by the effect that goes on
        self.shown: i64 = 0  # see `revealed`
        self.outcome: i64 = NONE  # the side that won, or DRAWN
        self.manner: str = ""  # how it was won

    # -- units ----------------------------------------------------------------------------------

    def abilities(self, unit: i64) -> i64:
        """A unit's abilities as a set."""
        return 0 if unit & CONDEMNED else self.terms.book.abilities[kind_of(unit)]

    def has(self, unit: i64, ability: i64) -> bool:
        return self.abilities(unit) & bit(ability) != 0

    def power(self, unit: i64, ability: i64) -> i64:
        """The number of a unit's ability; 0 if it hasn't got it."""
        if unit & CONDEMNED:
            return 0
        return self.terms.book.powers[len(ABILITIES) * kind_of(unit) + ability]

    def is_trap(self, unit: i64) -> bool:
        return is_building(kind_of(unit)) and self.has(unit, TRAP)

    def ahead(self, cell: i64, side: i64) -> i64:
        """The next cell of the lane towards the enemy's castle; past the field it is -1."""
        if side == 0:
            return cell + LANES if cell + LANES < self.terms.cells else NONE
        return cell - LANES if cell >= LANES else NONE

    def free_place(self, cell: i64) -> i64:
        """A spot of the cell where a unit can stand, or -1."""
        if self.units[2 * cell] == 0:
            return 2 * cell
        return 2 * cell + 1 if self.units[2 * cell + 1] == 0 else NONE

    def building_at(self, cell: i64) -> i64:
        """The spot of the building on a cell, or -1."""
        for spot in range(2 * cell, 2 * cell + 2):
            unit: i64 = self.units[spot]
            if unit and is_building(kind_of(unit)):
                return spot
        return NONE

    def enemy_creature_on(self, cell: i64, side: i64) -> bool:
        for spot in range(2 * cell, 2 * cell + 2):
            unit: i64 = self.units[spot]
            if unit and side_of(unit) != side and not is_building(kind_of(unit)):
                return True
        return False

    def rooms(self, cells: i64) -> i64:
        """Those of a set of cells where one more unit can stand."""
        found: i64 = 0
        for cell in range(self.terms.cells):
            if cells & bit(cell) and self.free_place(cell) >= 0:
                found |= bit(cell)
        return found

    def ground(self) -> i64:
        """The layout, and which side it faces: centres are drawn from the first player's seat."""
        return 2 * self.layout + (self.first & 1)

    def location(self, cell: i64) -> i64:
        return self.terms.locations[CELLS * self.ground() + cell]

    def commanders(self, seat: i64) -> i64:
        """Units of a seat that bring an order more."""
        found: i64 = 0
        for spot in range(self.terms.spots):
            unit: i64 = self.units[spot]
            if unit and seat_of(unit) == seat and self.has(unit, COMMANDER):
                found += 1
        deep: i64 = self.units[DUNGEON]
        if deep and seat_of(deep) == seat and self.has(deep, COMMANDER):
            found += 1
        return found

    # -- seats ----------------------------------------------------------------------------------

    def ally(self, seat: i64) -> i64:
        """The other seat of the same side, or -1."""
        other: i64 = seat ^ 2
        return other if other < self.seats else NONE

    def deck_of(self, seat: i64, kind: i64) -> i64:
        """Which of a seat's decks a kind of creature belongs to, or -1."""
        people: i64 = kind // KINDS_EACH
        for deck in range(self.terms.decks):
            if self.desk[DECKS + 2 * seat + deck] == people:
                return deck
        return NONE

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        deck = self.deck_of(seat, kind)
        return 0 if deck < 0 else piles.count(self.piles[HAND + 2 * seat + deck], kind % KINDS_EACH)

    def in_grave(self, seat: i64, kind: i64) -> i64:
        deck = self.deck_of(seat, kind)
        return 0 if deck < 0 else piles.count(self.piles[GRAVE + 2 * seat + deck], kind % KINDS_EACH)

    def shift_card(self, seat: i64, kind: i64, source: i64, goal: i64) -> None:
        """Moves one of a seat's creature cards between piles (HAND, GRAVE, ...; -1 is the field)."""
        place: i64 = 2 * seat + self.deck_of(seat, kind)
        card = piles.one(kind % KINDS_EACH)
        if source >= 0:
            self.piles[source + place] -= card
        if goal >= 0:
            self.piles[goal + place] += card

    def hand_total(self, seat: i64) -> i64:
        return piles.total(self.piles[HAND + 2 * seat]) + piles.total(self.piles[HAND + 2 * seat + 1])

    def reserve_empty(self, seat: i64) -> bool:
        return self.piles[RESERVE + 2 * seat] == 0 and self.piles[RESERVE + 2 * seat + 1] == 0

    def earn(self, seat: i64, coins: i64, mana: i64) -> None:
        """Coins without end, mana up to ten."""
        self.desk[COINS + seat] += coins
        total = self.desk[MANA + seat] + mana
        self.desk[MANA + seat] = min(total, MOST_MANA)

    def treasurer(self, side: i64) -> i64:
        """The seat of a side that is paid: who acts now, or who acted last."""
        return self.actor if self.actor & 1 == side else self.desk[LATEST + side]

    # -- luck -----------------------------------------------------------------------------------

    def chance(self) -> Rng:
        """The generator, about to be drawn from: now it must be this position's own."""
        if self.borrowed:
            self.rng = self.rng.clone()
            self.borrowed = False
        self.shown += 1
        return self.rng

    def draw_from(self, deck: i64, discard: i64) -> i64:
        """A card's kind from a deck of the table, made anew from its discard if empty; -1 if both are."""
        if self.piles[deck] == 0:
            self.piles[deck] = self.piles[discard]
            self.piles[discard] = 0
            if self.piles[deck] == 0:
                return NONE
        kind = piles.drawn(self.piles[deck], self.chance())
        self.piles[deck] -= piles.one(kind)
        return kind

    def draw_card(self, seat: i64, deck: i64) -> i64:
        """From a seat's reserve, which is not empty, into its hand."""
        place: i64 = 2 * seat + deck
        kind = piles.drawn(self.piles[RESERVE + place], self.chance())
        self.piles[RESERVE + place] -= piles.one(kind)
        self.piles[HAND + place] += piles.one(kind)
        return KINDS_EACH * self.desk[DECKS + place] + kind

    # -- questions and news -----------------------------------------------------------------------

    def ask(self, kind: i64, seat: i64, subject: i64, picked: i64 = NONE) -> None:
        """Puts a question on top of those still open."""
        self.asked = Ask(kind, seat, subject, picked, self.asked)

    def answered(self) -> Ask:
        """Takes the question on top off."""
        ask = self.asked
        assert ask is not None
        self.asked = ask.below
        return ask

    def note(self, kind: str, seat: i64, **words: Word) -> None:
        """Tells those who listen what happened (ask `log` first)."""
        self.tell(Event(kind, seat, words))
