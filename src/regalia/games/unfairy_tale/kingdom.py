"""The kingdom as it is laid out, and who its people are: all that never changes in a match."""

import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit

CARDS_TEXT: Final = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
_ROWS: Final = tomllib.loads(CARDS_TEXT)

TERRAINS: Final[list[str]] = [row["key"] for row in _ROWS["terrain"]]
COUNTS: Final[list[list[int]]] = [row["count"] for row in _ROWS["terrain"]]
CHARACTERS: Final[list[str]] = [row["key"] for row in _ROWS["character"]]
COLOURS: Final = ["red", "blue", "yellow", "green"]

# Places are numbered on a sheet of four columns and three rows, whatever part of it the kingdom covers.
COLUMNS: Final = 4
PLACES: Final = [f"{column}{row}" for row in (1, 2, 3) for column in "abcd"]
CELLS: Final = 12
NAMES: Final = 10
ALL_NAMES: Final = (1 << 10) - 1


def cells_for(seats: int) -> list[int]:
    """The places of a kingdom: 2 x 3 with two players, 3 x 3 with three, 3 x 4 with four."""
    rows = 2 if seats == 2 else 3
    columns = 4 if seats == 4 else 3
    return [COLUMNS * row + column for row in range(rows) for column in range(columns)]


def terrains_for(seats: int) -> list[int]:
    """The terrain cards that are shuffled and laid out."""
    return [terrain for terrain, counts in enumerate(COUNTS) for copy in range(counts[seats - 2])]


@final
class Land:
    """Which terrain lies where, and what is next to what. Shared by all clones of a match."""

    def __init__(self, terrains: list[int]) -> None:
        self.terrains = terrains  # by place; -1 where the kingdom has none
        kinds = [0] * len(TERRAINS)
        near = [0] * CELLS
        land: i64 = 0
        for cell in range(CELLS):
            if terrains[cell] < 0:
                continue
            land |= bit(cell)
            kinds[terrains[cell]] |= bit(cell)
            for other in range(CELLS):
                if terrains[other] >= 0 and _touch(cell, other):
                    near[cell] |= bit(other)
        self.land: i64 = land  # all places of the kingdom
        self.kinds: Final = vec[i64](kinds)  # places by terrain
        self.near: Final = vec[i64](near)  # places next to a place

    def of(self, terrains: i64) -> i64:
        """The places of several terrains."""
        found: i64 = 0
        for terrain in range(len(TERRAINS)):
            if terrains & bit(terrain):
                found |= self.kinds[terrain]
        return found

    def beside(self, places: i64) -> i64:
        """The places next to any of these."""
        found: i64 = 0
        for cell in range(CELLS):
            if places & bit(cell):
                found |= self.near[cell]
        return found


def _touch(one: i64, other: i64) -> bool:
    """Whether two places share an edge."""
    if one // COLUMNS == other // COLUMNS:
        return one - other == 1 or other - one == 1
    return one - other == COLUMNS or other - one == COLUMNS


@final
class Folk:
    """What the characters are by themselves, as sets of names."""

    def __init__(self, blocks: list[int], underground: int, banned: int) -> None:
        self.blocks: Final = vec[i64](blocks)  # by name: whom it blocks below itself
        self.underground: i64 = underground  # lie below all others and are not touched by them
        self.banned: i64 = banned  # can't be laid in the last turn
