"""Who is in King's Landing: the houses and characters of cards.toml as numbers and sets."""

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit

CARDS_TEXT: Final = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
_ROWS: Final = tomllib.loads(CARDS_TEXT)

HOUSES: Final[list[str]] = [row["key"] for row in _ROWS["house"]]  # the largest first
SIZES: Final[list[int]] = [row["size"] for row in _ROWS["house"]]
CHARACTERS: Final[list[str]] = [row["key"] for row in _ROWS["character"]]  # house by house
COMPANIONS: Final[list[str]] = [row["key"] for row in _ROWS["companion"]]

HOUSE_OF: Final = vec[i64]([HOUSES.index(row["house"]) for row in _ROWS["character"]])


def _members(house: i64) -> i64:
    found: i64 = 0
    for character in range(len(CHARACTERS)):
        if HOUSE_OF[character] == house:
            found |= bit(character)
    return found


# The characters of each house as a set: `area & MEMBERS[house]`.
MEMBERS: Final = vec[i64]([_members(house) for house in range(len(HOUSES))])
# The characters of all houses before each house: what is left of a set once that house is dealt with.
BEFORE: Final = vec[i64]([(members & -members) - 1 for members in MEMBERS])
ALL_CHARACTERS: Final = (1 << 35) - 1
