"""Loads and checks character rows: a bad file is refused with the row, the field and what was expected."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.rows import Row, keyed, sections
from regalia.games.unfairy_tale.kingdom import ALL_NAMES, CARDS_TEXT, CELLS, CHARACTERS, TERRAINS, Folk, Land
from regalia.games.unfairy_tale.powers import MoveTop, Power, Reorder, SwapTops
from regalia.games.unfairy_tale.scoring import Above, NextTo, NextToOwn, NextToTerrain, OnTerrain, Score, With

FIXED: Final = ["terrain"]  # rows that a host can't change
SAMPLE: Final = '{ on = ["castle"], points = 1 }'
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

    def granted(self, land: Land, cell: i64) -> i64:
        """The points that the land alone gives on a place."""
        total: i64 = 0
        for score in self.scores:
            if score.rooted and land.terrains[cell] >= 0:
                total += score.points * score.granted(land, cell)
        return total


@final
class Terms:
    """What was settled for one match and never changes in it."""

    def __init__(self, characters: list[Character], land: Land) -> None:
        self.characters = characters
        self.spots: Final = vec[i64]([character.spots(land) for character in characters])
        # points by [CELLS * name + place] that the land alone decides, and by name what else is to be asked
        self.granted: Final = vec[i64](
            [character.granted(land, cell) for character in characters for cell in range(CELLS)]
        )
        self.asked: Final = [
            [score for score in character.scores if not score.rooted] for character in characters
        ]


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
    rows = sections(text, CARDS_TEXT, FIXED)
    return [_character(row) for row in keyed(rows, "character", CHARACTERS)]


def _character(row: Row) -> Character:
    row.only(FIELDS)
    kind = row.word("kind", KINDS)
    scores = [_score(score) for score in row.tables("scores", SAMPLE)]
    if (kind == "ordinary") != bool(scores):
        raise row.wrong("'scores' belongs to ordinary characters, and each of them has at least one")
    power = _power(row)
    if power is None and ("power_on" in row.fields or "power_next_to" in row.fields):
        raise row.wrong("'power_on' and 'power_next_to' go with a 'power'")
    if power is not None and kind == "ordinary":
        raise row.wrong("'power' belongs to magic characters")
    underground = row.flag("underground", False)
    if underground and power is not None:
        raise row.wrong("'underground' doesn't go with a 'power'")
    return Character(
        row.key(),
        kind,
        scores,
        power,
        _set(row, "power_on", TERRAINS),
        _set(row, "power_next_to", TERRAINS),
        ALL_NAMES if row.fields.get("blocks") == "all" else _set(row, "blocks", CHARACTERS),
        underground,
        row.flag("last_turn", True),
        row.source(),
    )


def _power(row: Row) -> Power | None:
    if "power" not in row.fields:
        return None
    power = row.word("power", POWERS)
    if power == "swap_tops":
        return SwapTops()
    return Reorder() if power == "reorder" else MoveTop()


def _score(row: Row) -> Score:
    ways = [field for field in row.fields if field != "points"]
    if len(ways) != 1 or ways[0] not in WAYS:
        raise row.wrong(
            f"an entry of 'scores' must have 'points' and one of {', '.join(WAYS)}, not {dict(row.fields)!r}"
        )
    points = row.number("points", -9, 9)
    way = ways[0]
    if way == "on":
        return OnTerrain(_set(row, way, TERRAINS), points)
    if way == "next_to_terrain":
        return NextToTerrain(_set(row, way, TERRAINS), points)
    if way == "with":
        return With(_set(row, way, CHARACTERS), points)
    if way == "next_to":
        return NextTo(_set(row, way, CHARACTERS), points)
    if row.fields[way] is not True:
        raise row.expected(way, "true")
    return NextToOwn(points) if way == "next_to_own" else Above(points)


def _set(row: Row, field: str, names: list[str]) -> int:
    """The names that a field lists, as a set; empty if there is no such field."""
    if field not in row.fields:
        return 0
    found = 0
    for name in row.words(field, names):
        found |= int(bit(names.index(name)))
    return found


OWN_SET: Final = read_characters(CARDS_TEXT)
