"""The faces of the cards and the places of possessions, as numbers and sets.

Cards with the same face (three elf archers) can't be told apart in any way that matters, so hands, deck
and actions know faces only: fewer actions, and no knowledge that a player at the table would not have.
Possessions on the table do differ, by owner and garrison, so each gets a place of its own: `elf_tower_a`.
"""

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit

CARDS_TEXT: Final = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
ROWS: Final = tomllib.loads(CARDS_TEXT)

PEOPLES: Final[list[str]] = [row["key"] for row in ROWS["people"]]
TROOPS: Final[list[str]] = [row["key"] for row in ROWS["troop"]]
CASTLES: Final[list[str]] = [row["key"] for row in ROWS["castle"]]
OBELISKS: Final[list[str]] = [row["key"] for row in ROWS["obelisk"]]
TITLES: Final[list[str]] = [row["key"] for row in ROWS["title"]]

HUMAN: Final = 4  # the people without castles
WIZARD: Final = 2  # the last kind of troop that stays as a garrison
HERO: Final = 3
MONSTER: Final = 4

# A troop is 5 * people + kind, a castle 25 + 3 * people + type, an obelisk 37 + strength - 1.
FIRST_CASTLE: Final = 25
FIRST_OBELISK: Final = 37
FACE_COUNT: Final = 40
FACES: Final[list[str]] = [
    *(f"{people}_{troop}" for people in PEOPLES for troop in TROOPS),
    *(f"{people}_{castle}" for people in PEOPLES[:HUMAN] for castle in CASTLES),
    *OBELISKS,
]
POSSESSIONS: Final[list[str]] = FACES[FIRST_CASTLE:]

# Two places for each castle, four for each obelisk: as many as there are cards of that face.
FIRST_STONE: Final = 24
PLACE_COUNT: Final = 36
PLACES: Final[list[str]] = [
    *(f"{castle}_{copy}" for castle in FACES[FIRST_CASTLE:FIRST_OBELISK] for copy in "ab"),
    *(f"{obelisk}_{copy}" for obelisk in OBELISKS for copy in "abcd"),
]


def copies(face: int) -> int:
    """How many cards of a face are in the box."""
    if face < FIRST_CASTLE:
        row = ROWS["troop"][face % 5]
        return int(row["human_copies" if face // 5 == HUMAN else "copies"])
    if face < FIRST_OBELISK:
        return int(ROWS["castle"][(face - FIRST_CASTLE) % 3]["copies"])
    return int(ROWS["obelisk"][face - FIRST_OBELISK]["copies"])


def face_at(place: i64) -> i64:
    """The face of the card that lies at a place."""
    if place < FIRST_STONE:
        return FIRST_CASTLE + place // 2
    return FIRST_OBELISK + (place - FIRST_STONE) // 4


def people_of(face: i64) -> i64:
    """The people of a troop or castle; -1 for an obelisk."""
    if face < FIRST_CASTLE:
        return face // 5
    return (face - FIRST_CASTLE) // 3 if face < FIRST_OBELISK else -1


def _places(first: int, last: int) -> int:
    """The set of all places whose faces are in a range."""
    found = 0
    for place in range(PLACE_COUNT):
        if first <= face_at(place) <= last:
            found |= bit(place)
    return found


def _castles_of_type(kind: int) -> int:
    found = 0
    for people in range(HUMAN):
        face = FIRST_CASTLE + 3 * people + kind
        found |= _places(face, face)
    return found


# Where cards of a face can lie, by face from FIRST_CASTLE on.
PLACES_OF: Final = vec[i64]([_places(face, face) for face in range(FIRST_CASTLE, FACE_COUNT)])
# Where a people's castles can lie; for the humans, who need none, the empty set.
CASTLES_OF: Final = vec[i64](
    [_places(FIRST_CASTLE + 3 * people, FIRST_CASTLE + 3 * people + 2) for people in range(HUMAN)] + [0]
)
CASTLES_TYPED: Final = vec[i64]([_castles_of_type(kind) for kind in range(3)])
ALL_CASTLES: Final = (1 << FIRST_STONE) - 1
ALL_OBELISKS: Final = ((1 << PLACE_COUNT) - 1) ^ ALL_CASTLES
