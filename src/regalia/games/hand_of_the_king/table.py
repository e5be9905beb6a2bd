"""What lies where at King's Landing, and how it moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import Event, Word
from regalia.core.state import State
from regalia.games.hand_of_the_king.people import ALL_CHARACTERS, COUNTS, MEMBERS, STARTS

SIDE: Final = 6
CELLS: Final = 36
VARYS: Final = 35  # his number among the cards of the grid: one behind the characters
NO_SEAT: Final = -1

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3


@final
class Grid:
    """Which card was laid on which cell. Never changed, so that all clones of a match share it.

    Characters who have left are taken out by the court's set, not here.
    """

    def __init__(self, cards: list[int], cells: "vec[i64]", lines: "vec[i64]", around: "vec[i64]") -> None:
        self.cards = cards  # by cell, row by row; VARYS is one of them
        self.cells: vec[i64] = cells  # by card
        self.lines: vec[i64] = lines  # characters laid in a direction from a cell: [4 * cell + way]
        self.around: vec[i64] = around  # those in all four directions

    def swapped(self, one: i64, other: i64) -> "Grid":
        """The grid after two characters have changed places."""
        grid = Grid(self.cards[:], self.cells[:], self.lines[:], self.around[:])
        here: i64 = self.cells[one]
        there: i64 = self.cells[other]
        grid.cards[here] = other
        grid.cards[there] = one
        grid.cells[one] = there
        grid.cells[other] = here
        both: i64 = bit(one) | bit(other)
        lines, around = grid.lines, grid.around
        for place in (here, there):  # who sees both places sees the same two as before
            row: i64 = place - place % SIDE
            column: i64 = place % SIDE
            steps: i64 = SIDE
            for step in range(steps):
                beside: i64 = row + step
                above: i64 = column + SIDE * step
                if beside != place:
                    lines[4 * beside + (RIGHT if beside < place else LEFT)] ^= both
                    around[beside] ^= both
                if above != place:
                    lines[4 * above + (DOWN if above < place else UP)] ^= both
                    around[above] ^= both
        return grid


def way_to(cell: i64, other: i64) -> i64:
    """The direction in which another cell lies, or -1 if in none of the four."""
    if cell == other:
        return -1
    if cell // SIDE == other // SIDE:
        return LEFT if other < cell else RIGHT
    if cell % SIDE == other % SIDE:
        return UP if other < cell else DOWN
    return -1


def lay(cards: list[int]) -> Grid:
    """A grid of cards in the order of the cells."""
    cells = vec[i64]([0] * CELLS)
    lines = vec[i64]([0] * (4 * CELLS))
    around = vec[i64]([0] * CELLS)
    for place in range(CELLS):
        card = cards[place]
        cells[card] = place
        for cell in range(CELLS):
            way = way_to(cell, place)
            if way >= 0 and card != VARYS:
                lines[4 * cell + way] |= bit(card)
                around[cell] |= bit(card)
    return Grid(cards, cells, lines, around)


@final
class Ask:
    """An open question to the player whose turn it is; `below` are those that wait for it.

    Never changed: an answer takes it off and may put another on, so clones share the stack.
    """

    def __init__(self, kind: i64, subject: i64, step: i64, picked: i64, below: "Ask | None") -> None:
        self.kind: i64 = kind
        self.subject: i64 = subject  # a companion, or the house of a banner
        self.step: i64 = step  # which of the companion's effects
        self.picked: i64 = picked  # the first of two targets, or -1
        self.below = below


CHOOSE: Final = 0  # a companion from the row
EFFECT: Final = 1  # the target of a companion's effect
TIE: Final = 2  # who gets a banner


@final
class Guest:
    """A companion who stays in a play area and counts as characters of a house."""

    def __init__(self, companion: i64, seat: i64, house: i64, count: i64) -> None:
        self.companion: i64 = companion
        self.seat: i64 = seat
        self.house: i64 = house
        self.count: i64 = count


class Table(State):
    """The court, the play areas, the banners and the companions: nouns only, no rule."""

    def __init__(
        self,
        seats: i64,
        grid: Grid,
        court: i64,
        varys: i64,
        areas: "vec[i64]",
        banners: i64,
        row: i64,
        guests: list[Guest],
        crows: i64,
        mover: i64,
    ) -> None:
        super().__init__(seats)
        self.grid: Grid = grid
        self.court: i64 = court  # characters still at King's Landing
        self.varys: i64 = varys  # his cell
        self.areas: vec[i64] = areas  # characters by seat
        self.banners: i64 = banners  # three bits a house: 0 beside the grid, else seat + 1
        self.row: i64 = row  # companions that can be chosen
        self.guests: list[Guest] = guests  # replaced, never changed: clones share it
        self.crows: i64 = crows  # seats that still have their token
        self.mover: i64 = mover  # whose turn it is; -1 when the match is over
        # what has happened in this turn
        self.asked: Ask | None = None
        self.moved: i64 = -1  # the house that Varys went for
        self.touched: i64 = 0  # houses whose play areas companions changed
        self.led: i64 = 0  # who led each of them before, four bits a house
        self.again: bool = False  # another turn follows
        self.talk: i64 = -1  # the seat that the mover may talk to in private

    def holder(self, house: i64) -> i64:
        """The seat that has a house's banner, or -1."""
        return ((self.banners >> (3 * house)) & 7) - 1

    def give_banner(self, house: i64, seat: i64) -> None:
        """To a seat, or (-1) back beside the grid."""
        shift: i64 = 3 * house
        self.banners += (seat - self.holder(house)) * bit(shift)

    def strength(self, seat: i64, house: i64) -> i64:
        """How many characters of a house a seat has, companions who count as such included."""
        total: i64 = COUNTS[(self.areas[seat] & MEMBERS[house]) >> STARTS[house]]
        if self.guests:
            for guest in self.guests:
                if guest.seat == seat and guest.house == house:
                    total += guest.count
        return total

    def outnumbered(self, seat: i64, house: i64) -> bool:
        """Whether another seat has more characters of a house."""
        if self.guests:
            own = self.strength(seat, house)
            return any(self.strength(other, house) > own for other in range(self.seats))
        # the same where nobody but characters counts: asked at every move
        areas = self.areas
        members: i64 = MEMBERS[house]
        start: i64 = STARTS[house]
        count: i64 = COUNTS[(areas[seat] & members) >> start]
        return any(COUNTS[(areas[other] & members) >> start] > count for other in range(self.seats))

    def owner(self, character: i64) -> i64:
        """The seat in whose play area a character is, or -1."""
        for seat in range(self.seats):
            if self.areas[seat] & bit(character):
                return seat
        return NO_SEAT

    def in_areas(self) -> i64:
        """All characters in play areas."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.areas[seat]
        return found

    def killed(self) -> i64:
        """Characters out of the match."""
        return ~(self.court | self.in_areas()) & ALL_CHARACTERS

    def move_to_area(self, character: i64, seat: i64) -> None:
        """From wherever a character is."""
        self.drop(character)
        self.areas[seat] |= bit(character)

    def drop(self, character: i64) -> None:
        """Takes a character off the table."""
        gone = bit(character)
        self.court &= ~gone
        for seat in range(self.seats):
            self.areas[seat] &= ~gone

    def extinct(self, house: i64) -> bool:
        """Whether no character of a house is left at court."""
        return self.court & MEMBERS[house] == 0

    def note(self, kind: str, **words: Word) -> None:
        """Tells those who listen what the player whose turn it is has done (ask `log` first)."""
        self.tell(Event(kind, self.mover, words))

    def ask(self, kind: i64, subject: i64, step: i64 = 0, picked: i64 = -1) -> None:
        """Puts a question on top of those still open."""
        self.asked = Ask(kind, subject, step, picked, self.asked)

    def leaders(self, house: i64) -> i64:
        """The seats with most characters of a house, as a set; empty if nobody has one."""
        best: i64 = 1
        found: i64 = 0
        for seat in range(self.seats):
            strength = self.strength(seat, house)
            if strength > best:
                best = strength
                found = bit(seat)
            elif strength == best:
                found |= bit(seat)
        return found

    def touch(self, house: i64) -> None:
        """A companion is about to change who has how many of a house: notes who leads it until then."""
        if not self.touched & bit(house):
            self.touched |= bit(house)
            self.led |= self.leaders(house) << (4 * house)
