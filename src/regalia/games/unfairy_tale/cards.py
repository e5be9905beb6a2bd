"""Loads and checks character rows: a bad file is refused with the row, the field and what was expected."""

import tomllib
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.errors import BadCards
from regalia.games.unfairy_tale.kingdom import ALL_NAMES, CARDS_TEXT, CHARACTERS, TERRAINS, Folk, Land
from regalia.games.unfairy_tale.powers import MoveTop, Power, Reorder, SwapTops
from regalia.games.unfairy_tale.scoring import Above, NextTo, NextToOwn, NextToTerrain, OnTerrain, Score, With

SOURCES: Final = ["rulebook", "public", "ours"]
KINDS: Final = ["ordinary", "magic"]
POWERS: Final = ["swap_tops", "reorder", "move_top"]
WAYS: Final = ["on", "next_to_terrain", "with", "next_to", "next_to_own", "above"]
FIELDS: Final = [
    "key",
    "kind",
    "scores",
    "power",
    "power_on",
    "power_next_to",
    "blocks",
    "underground",
    "last_turn",
    "source",
]


@final
class Character:
    """One row: what a character is and does, and where we know it from."""

    def __init__(
        self,
        key: str,
        kind: str,
        scores: list[Score],
        power: Power | None,
        power_on: int,
        power_next_to: int,
        blocks: int,
        underground: bool,
        last_turn: bool,
        source: str,
    ) -> None:
        self.key = key
        self.kind = kind
        self.scores = scores
        self.power = power
        self.power_on: i64 = power_on  # terrains; with power_next_to empty too, the power works everywhere
        self.power_next_to: i64 = power_next_to
        self.blocks: i64 = blocks
        self.underground = underground
        self.last_turn = last_turn
        self.source = source

    def spots(self, land: Land) -> i64:
        """The places where laying this character allows its power."""
        if self.power is None:
            return 0
        if not self.power_on | self.power_next_to:
            return land.land
        return land.of(self.power_on) | land.beside(land.of(self.power_next_to))


@final
class Terms:
    """What was settled for one match and never changes in it."""

    def __init__(self, characters: list[Character], land: Land) -> None:
        self.characters = characters
        self.spots: Final = vec[i64]([character.spots(land) for character in characters])


def folk_of(characters: list[Character]) -> Folk:
    """The sets of names that the rules ask for all the time."""
    underground = 0
    banned = 0
    for name, character in enumerate(characters):
        if character.underground:
            underground |= int(bit(name))
        if not character.last_turn:
            banned |= int(bit(name))
    blocks = [int(character.blocks) & ~underground for character in characters]
    return Folk(blocks, underground, banned)


def read_characters(text: str) -> list[Character]:
    """All ten characters in the order of their numbers, from a card set as text."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"the card set is not valid TOML: {error}") from error
    own = tomllib.loads(CARDS_TEXT)
    for kind in rows:
        if kind not in own:
            raise BadCards(f"'{kind}' is no kind of row: expected [[character]]")
        if kind != "character" and rows[kind] != own[kind]:
            raise BadCards(f"the rows of [[{kind}]] can't be changed: leave them as they are, or out")
    listed = rows.get("character", [])
    if not isinstance(listed, list):
        raise BadCards("'character' must be rows, each headed [[character]]")
    found: dict[str, Character] = {}
    for number, row in enumerate(listed, 1):
        character = _character(number, row)
        if character.key in found:
            raise BadCards(f"character {number} ({character.key}): this key occurs twice")
        found[character.key] = character
    missing = [key for key in CHARACTERS if key not in found]
    if missing:
        raise BadCards(f"characters are missing: {', '.join(missing)}")
    return [found[key] for key in CHARACTERS]


def _character(number: int, row: object) -> Character:
    if not isinstance(row, dict):
        raise BadCards(f"character {number}: expected a row headed [[character]]")
    key = row.get("key")
    if key not in CHARACTERS:
        raise BadCards(f"character {number}: 'key' is {key!r}: expected one of {', '.join(CHARACTERS)}")
    where = f"character {number} ({key})"
    for field in row:
        if field not in FIELDS:
            raise BadCards(f"{where}: unknown field '{field}': expected {', '.join(FIELDS)}")
    kind = _choice(where, row, "kind", KINDS)
    source = _choice(where, row, "source", SOURCES)
    listed = row.get("scores", [])
    if not isinstance(listed, list):
        raise BadCards(f"{where}: 'scores' must be a list such as [{{ on = [\"castle\"], points = 1 }}]")
    scores = [_score(where, score) for score in listed]
    if (kind == "ordinary") != bool(scores):
        raise BadCards(f"{where}: 'scores' belongs to ordinary characters, and each of them has at least one")
    power = _power(where, row)
    if power is None and ("power_on" in row or "power_next_to" in row):
        raise BadCards(f"{where}: 'power_on' and 'power_next_to' go with a 'power'")
    if power is not None and kind == "ordinary":
        raise BadCards(f"{where}: 'power' belongs to magic characters")
    underground = _flag(where, row, "underground", False)
    if underground and power is not None:
        raise BadCards(f"{where}: 'underground' doesn't go with a 'power'")
    return Character(
        str(key),
        kind,
        scores,
        power,
        _set(where, row, "power_on", TERRAINS),
        _set(where, row, "power_next_to", TERRAINS),
        ALL_NAMES if row.get("blocks") == "all" else _set(where, row, "blocks", CHARACTERS),
        underground,
        _flag(where, row, "last_turn", True),
        source,
    )


def _power(where: str, row: Mapping[str, object]) -> Power | None:
    if "power" not in row:
        return None
    power = _choice(where, row, "power", POWERS)
    if power == "swap_tops":
        return SwapTops()
    return Reorder() if power == "reorder" else MoveTop()


def _score(where: str, row: object) -> Score:
    if not isinstance(row, dict):
        raise BadCards(
            f"{where}: an entry of 'scores' must look like {{ on = [\"castle\"], points = 1 }}, not {row!r}"
        )
    ways = [field for field in row if field != "points"]
    if len(ways) != 1 or ways[0] not in WAYS:
        raise BadCards(
            f"{where}: an entry of 'scores' must have 'points' and one of {', '.join(WAYS)}, not {row!r}"
        )
    points = row.get("points")
    if not isinstance(points, int) or isinstance(points, bool) or not -9 <= points <= 9:
        raise BadCards(f"{where}: 'points' is {points!r}: expected a number from -9 to 9")
    way = ways[0]
    if way == "on":
        return OnTerrain(_set(where, row, way, TERRAINS), points)
    if way == "next_to_terrain":
        return NextToTerrain(_set(where, row, way, TERRAINS), points)
    if way == "with":
        return With(_set(where, row, way, CHARACTERS), points)
    if way == "next_to":
        return NextTo(_set(where, row, way, CHARACTERS), points)
    if row[way] is not True:
        raise BadCards(f"{where}: '{way}' is {row[way]!r}: expected true")
    return NextToOwn(points) if way == "next_to_own" else Above(points)


def _choice(where: str, row: Mapping[str, object], field: str, choices: list[str]) -> str:
    value = row.get(field)
    if not isinstance(value, str) or value not in choices:
        raise BadCards(f"{where}: '{field}' is {value!r}: expected one of {', '.join(choices)}")
    return value


def _flag(where: str, row: Mapping[str, object], field: str, default: bool) -> bool:
    value = row.get(field, default)
    if not isinstance(value, bool):
        raise BadCards(f"{where}: '{field}' is {value!r}: expected true or false")
    return value


def _set(where: str, row: Mapping[str, object], field: str, names: list[str]) -> int:
    """The names that a field lists, as a set; empty if there is no such field."""
    if field not in row:
        return 0
    listed = row[field]
    if not isinstance(listed, list) or not listed or any(name not in names for name in listed):
        raise BadCards(f"{where}: '{field}' is {listed!r}: expected a list of {', '.join(names)}")
    found = 0
    for name in listed:
        found |= int(bit(names.index(name)))
    return found


OWN_SET: Final = read_characters(CARDS_TEXT)
