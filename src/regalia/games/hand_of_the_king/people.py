"""Who is in King's Landing: the houses and characters of cards.toml as numbers and sets."""

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import popcount
from regalia.core.errors import BadCards

CARDS_TEXT: Final = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
_ROWS: Final = tomllib.loads(CARDS_TEXT)

HOUSES: Final[list[str]] = [row["key"] for row in _ROWS["house"]]  # the largest first
SIZES: Final[list[int]] = [row["size"] for row in _ROWS["house"]]
CHARACTERS: Final[list[str]] = [row["key"] for row in _ROWS["character"]]  # house by house
COMPANIONS: Final[list[str]] = [row["key"] for row in _ROWS["companion"]]

HOUSE_OF: Final = vec[i64]([HOUSES.index(row["house"]) for row in _ROWS["character"]])

# The characters of each house as a set. Written out, since constants cost compiled code nothing.
STARKS: Final = 0xFF
GREYJOYS: Final = 0x7F << 8
LANNISTERS: Final = 0x3F << 15
TARGARYENS: Final = 0x1F << 21
BARATHEONS: Final = 0xF << 26
TYRELLS: Final = 0x7 << 30
TULLYS: Final = 0x3 << 33
ALL_CHARACTERS: Final = (1 << 35) - 1

# The same by the number of the house: `area & MEMBERS[house]`.
MEMBERS: Final = vec[i64]([STARKS, GREYJOYS, LANNISTERS, TARGARYENS, BARATHEONS, TYRELLS, TULLYS])

# Where the characters of a house begin, and how many a set of them has, counted from there: much quicker than
# `popcount` where it is asked at every move.
STARTS: Final = vec[i64]([0, 8, 15, 21, 26, 30, 33])
COUNTS: Final = vec[i64]([popcount(some) for some in range(STARKS + 1)])

if [popcount(members) for members in MEMBERS] != SIZES or list(HOUSE_OF) != sorted(HOUSE_OF):
    raise BadCards("the characters of cards.toml must stand house by house, the largest first")


def houses_of(characters: i64) -> i64:
    """The houses that have a member among some characters, as a set."""
    found: i64 = 0
    if characters & STARKS:
        found |= 1
    if characters & GREYJOYS:
        found |= 2
    if characters & LANNISTERS:
        found |= 4
    if characters & TARGARYENS:
        found |= 8
    if characters & BARATHEONS:
        found |= 16
    if characters & TYRELLS:
        found |= 32
    if characters & TULLYS:
        found |= 64
    return found
