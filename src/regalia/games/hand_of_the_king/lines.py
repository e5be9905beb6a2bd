"""Lines: every move of Varys along every row and column of one deal, worked out once."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.hand_of_the_king.people import HOUSE_OF
from regalia.games.hand_of_the_king.shares import wish
from regalia.games.hand_of_the_king.table import DOWN, LEFT, RIGHT, SIDE, UP, VARYS

# A span in one number: how many moves there are (three bits), what they offer, and where they begin.
OFFERS: Final = 3  # for each number of cards, from one on, the houses of which so many can be taken: 35 bits
BEGIN: Final = 38

FILLINGS: Final = 64  # sets of occupied places in a line
COLUMNS: Final = 64 * FILLINGS  # where the columns begin, behind the rows

# A move in one number: the cells it empties, then these.
EMPTIED: Final = (1 << 36) - 1
TARGET: Final = 36  # the spot that Varys goes to: six bits
HOUSE: Final = 42  # three bits
COUNT: Final = 45  # the characters taken: three bits
WAY: Final = 48  # two bits


@final
class Lines:
    """The moves from each place in each line, for each set of characters still in that line."""

    def __init__(self, cards: list[int]) -> None:
        self.spans: vec[i64] = vec[i64]([0] * (2 * COLUMNS))
        self.moves: vec[i64] = vec[i64]()
        self.turned: vec[i64] = vec[i64]()  # the emptied cells with rows and columns exchanged
        houses = [-1 if card == VARYS else int(HOUSE_OF[card]) for card in cards]
        for line in range(SIDE):
            for place in range(SIDE):
                for filling in range(FILLINGS):
                    row = [SIDE * line + step for step in range(SIDE)]
                    self._add(line | place << 3, filling, row, place, houses, LEFT, RIGHT)
                    column = [SIDE * step + line for step in range(SIDE)]
                    spot = FILLINGS + (place | line << 3)
                    self._add(spot, filling, column, place, houses, UP, DOWN)

    def _add(
        self, spot: int, filling: int, line: list[int], place: int, houses: list[int], back: int, on: int
    ) -> None:
        """All moves along one line: for each house in sight, to the farthest of it."""
        first = len(self.moves)
        offers: i64 = 0
        for way, steps in ((back, range(place - 1, -1, -1)), (on, range(place + 1, SIDE))):
            seen = [line[step] for step in steps if filling & bit(step) and houses[line[step]] >= 0]
            for house in sorted({houses[cell] for cell in seen}):
                taken = [cell for cell in seen if houses[cell] == house]
                move = house * bit(HOUSE) + len(taken) * bit(COUNT) + way * bit(WAY)
                move += spot_of(taken[-1]) * bit(TARGET) + sum(bit(cell) for cell in taken)
                self.moves = append(self.moves, move)
                offers |= sum(bit(wish(house, count)) for count in range(1, len(taken) + 1))
                self.turned = append(self.turned, sum(bit(flipped(cell)) for cell in taken))
        span = first * bit(BEGIN) + offers * bit(OFFERS) + len(self.moves) - first
        self.spans[spot * FILLINGS + filling] = span


def flipped(cell: i64) -> i64:
    """The cell with row and column exchanged."""
    return cell % SIDE * SIDE + cell // SIDE


def spot_of(cell: i64) -> i64:
    """A cell as its row and its column, three bits each: no division is needed where it is used."""
    return cell // SIDE | cell % SIDE << 3


def row_at(court: i64, spot: i64) -> i64:
    """Where `spans` keeps the moves along the row of a spot."""
    return (spot << 6) | ((court >> ((spot & 7) * SIDE)) & 63)


def column_at(turned: i64, spot: i64) -> i64:
    """Where `spans` keeps the moves along its column; the court comes with rows and columns exchanged."""
    return (COLUMNS + (spot << 6)) | ((turned >> ((spot >> 3) * SIDE)) & 63)
