"""Loads and checks the card set: a bad file is refused with the row, the field and what was expected."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from regalia.core.errors import BadCards
from regalia.games.royal_defense.book import AIMS, GROUPS, VERBS, Book, Card, Effect
from regalia.games.royal_defense.words import (
    ABILITIES,
    BUILDINGS,
    CARDS_TEXT,
    CREATURES,
    DESCENTS,
    KINDS_EACH,
    LAIRS,
    LANES,
    LAYOUTS,
    LOCATIONS,
    MAX_ROWS,
    NUMBERED,
    PEOPLES,
    SPELLS,
)

SOURCES: Final = ["rulebook", "public", "ours"]
_KINDS: Final = ["board", "layout", "creature", "building", "spell", "descent", "lair"]
_KEYS: Final[dict[str, list[str]]] = {
    "layout": LAYOUTS,
    "creature": CREATURES,
    "building": BUILDINGS,
    "spell": SPELLS,
    "descent": DESCENTS,
    "lair": LAIRS,
}
_FIELDS: Final[dict[str, list[str]]] = {
    "layout": ["key", "rows", "source"],
    "creature": [
        "key", "people", "copies", "cost", "attack", "speed", "health", "reward", "abilities", "source",
        "known",
    ],
    "building": [
        "key", "copies", "cost", "attack", "health", "reward", "abilities", "sprung", "source", "known",
    ],
    "spell": ["key", "copies", "cost", "targets", "effects", "source", "known"],
    "descent": ["key", "copies", "effects", "source"],
    "lair": ["key", "copies", "find", "effects", "source"],
}  # fmt: skip
# Verbs that stand alone, without a number; those done to players; those only met in the dungeon.
_PLAIN: Final = [
    "freeze", "paralyse", "condemn", "cleanse", "destroy", "hypnotise", "push", "onward", "lose_orders",
]  # fmt: skip
_ON_PLAYERS: Final = ["coins", "mana", "points", "orders", "onward", "lose_orders"]
_INSIDE: Final = ["onward", "lose_orders"]

Row = Mapping[str, Any]


def read_cards(text: str) -> Book:
    """All cards of a set, as tables."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"the card set is not valid TOML: {error}") from error
    for kind in rows:
        if kind not in _KINDS:
            raise BadCards(f"'{kind}' is no kind of row: expected {', '.join(_KINDS)}")
    castle = _castle(rows.get("board"))
    layouts = [_layout(row) for row in _rows(rows, "layout")]
    creatures = _rows(rows, "creature")
    for number, row in enumerate(creatures):
        expected = PEOPLES[number // KINDS_EACH]
        if row.get("people") != expected:
            where = _name("creature", row)
            raise BadCards(f"{where}: 'people' is {row.get('people')!r}: expected \"{expected}\"")
    buildings = _rows(rows, "building")
    spells = [_spell(row) for row in _rows(rows, "spell")]
    descents = [_deep("descent", row) for row in _rows(rows, "descent")]
    lairs = [_deep("lair", row) for row in _rows(rows, "lair")]
    units = [("creature", row) for row in creatures] + [("building", row) for row in buildings]
    abilities: list[int] = []
    powers: list[int] = []
    for kind, row in units:
        held, numbers = _abilities(_name(kind, row), row)
        abilities.append(held)
        powers += numbers
    sprung = [_sprung(row) for row in buildings]
    most = {"creature": 7, "building": 15}
    copies = [_number(_name(kind, row), row, "copies", 1, most[kind]) for kind, row in units]
    if copies[len(CREATURES)] < 8:
        raise BadCards(f"building 1 (palisade): 'copies' is {copies[len(CREATURES)]}: expected at least 8")
    for people in range(len(PEOPLES)):
        if sum(copies[KINDS_EACH * people : KINDS_EACH * (people + 1)]) < 20:
            raise BadCards(f"the deck of {PEOPLES[people]} has fewer than 20 cards")
    if 2 * castle + len(layouts[0]) // LANES > MAX_ROWS or len(layouts[0]) != len(layouts[1]):
        raise BadCards(f"[board], [[layout]]: expected layouts of equal size, at most {MAX_ROWS} rows in all")
    return Book(
        copies=copies,
        cost=[_number(_name(kind, row), row, "cost", 0, 30) for kind, row in units],
        attack=[_number(_name(kind, row), row, "attack", 0, 15) for kind, row in units],
        speed=[_number(_name("creature", row), row, "speed", 0, 5) for row in creatures]
        + [0] * len(buildings),
        health=[_number(_name(kind, row), row, "health", 1, 15) for kind, row in units],
        reward=[_number(_name(kind, row), row, "reward", 0, 9) for kind, row in units],
        abilities=abilities,
        powers=powers,
        sprung=sprung,
        spells=spells,
        descents=descents,
        lairs=lairs,
        castle=castle,
        layouts=layouts,
        sources={row["key"]: row["source"] for kind in _KEYS for row in _rows(rows, kind)},
    )


def _rows(rows: Row, kind: str) -> list[Row]:
    """The rows of one kind, in the order of their keys' numbers."""
    listed = rows.get(kind, [])
    if not isinstance(listed, list):
        raise BadCards(f"'{kind}' must be rows, each headed [[{kind}]]")
    found: dict[str, Row] = {}
    for number, row in enumerate(listed, 1):
        if not isinstance(row, dict) or row.get("key") not in _KEYS[kind]:
            key = row.get("key") if isinstance(row, dict) else row
            raise BadCards(f"{kind} {number}: 'key' is {key!r}: expected one of {', '.join(_KEYS[kind])}")
        where = f"{kind} {number} ({row['key']})"
        for field in row:
            if field not in _FIELDS[kind]:
                raise BadCards(f"{where}: unknown field '{field}': expected {', '.join(_FIELDS[kind])}")
        if row.get("source") not in SOURCES:
            source = row.get("source")
            raise BadCards(f"{where}: 'source' is {source!r}: expected one of {', '.join(SOURCES)}")
        if row["key"] in found:
            raise BadCards(f"{where}: this key occurs twice")
        found[row["key"]] = row
    missing = [key for key in _KEYS[kind] if key not in found]
    if missing:
        raise BadCards(f"rows [[{kind}]] are missing: {', '.join(missing)}")
    return [found[key] for key in _KEYS[kind]]


def _name(kind: str, row: Row) -> str:
    return f"{kind} {_KEYS[kind].index(row['key']) + 1} ({row['key']})"


def _number(where: str, row: Row, field: str, low: int, high: int) -> int:
    value = row.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadCards(f"{where}: '{field}' is {value!r}: expected a number from {low} to {high}")
    return value


def _words(where: str, row: Row, field: str) -> list[str]:
    words = row.get(field)
    if not isinstance(words, list) or any(not isinstance(word, str) for word in words):
        raise BadCards(f"{where}: '{field}' is {words!r}: expected a list of words")
    return words


def _castle(board: object) -> int:
    if not isinstance(board, dict) or list(board) != ["castle_rows"]:
        raise BadCards("[board]: expected the one field castle_rows")
    return _number("[board]", board, "castle_rows", 1, 3)


def _layout(row: Row) -> list[int]:
    """Locations row by row from the first player: the file draws the far rows first."""
    where = _name("layout", row)
    places: list[int] = []
    for line in reversed(_words(where, row, "rows")):
        words = ["nothing" if word == "." else word for word in line.split()]
        if len(words) != LANES or any(word not in LOCATIONS for word in words):
            names = ", ".join([".", *LOCATIONS[1:]])
            raise BadCards(f"{where}: a row is {line!r}: expected {LANES} of {names}")
        places += [LOCATIONS.index(word) for word in words]
    if not places:
        raise BadCards(f"{where}: 'rows' is empty: expected at least one row")
    return places


def _abilities(where: str, row: Row) -> tuple[int, list[int]]:
    held = 0
    numbers = [0] * len(ABILITIES)
    for entry in _words(where, row, "abilities"):
        name, _, number = entry.partition(" ")
        if name not in ABILITIES:
            raise BadCards(f"{where}: 'abilities' has {name!r}: expected one of {', '.join(ABILITIES)}")
        fitting = len(number) == 1 and number in "123456789" if name in NUMBERED else number == ""
        if not fitting:
            wanted = f'"{name} 1" up to "{name} 9"' if name in NUMBERED else f'"{name}" without a number'
            raise BadCards(f"{where}: 'abilities' has {entry!r}: expected {wanted}")
        held |= 1 << ABILITIES.index(name)
        numbers[ABILITIES.index(name)] = int(number or 0)
    return held, numbers


def _sprung(row: Row) -> list[Effect]:
    where = _name("building", row)
    if ("sprung" in row) != ("trap" in row["abilities"]):
        raise BadCards(f"{where}: 'sprung' goes with the ability trap, and trap with 'sprung'")
    return _effects(where, row, "sprung", ["target"]) if "sprung" in row else []


def _spell(row: Row) -> Card:
    where = _name("spell", row)
    aims = _words(where, row, "targets")
    if len(aims) > 2 or any(aim not in AIMS for aim in aims):
        raise BadCards(f"{where}: 'targets' is {aims!r}: expected none, one or two of {', '.join(AIMS)}")
    groups = [*["target", "second"][: len(aims)], "own_creatures", "enemy_creatures", "buildings"]
    return Card(
        row["key"],
        _number(where, row, "copies", 1, 15),
        _number(where, row, "cost", 0, 10),
        [AIMS.index(aim) for aim in aims],
        _effects(where, row, "effects", groups),
        False,
    )


def _deep(kind: str, row: Row) -> Card:
    where = _name(kind, row)
    if kind == "lair" and row.get("find") not in ("treasure", "curse"):
        raise BadCards(f'{where}: \'find\' is {row.get("find")!r}: expected "treasure" or "curse"')
    effects = _effects(where, row, "effects", ["explorer", "own_creatures", "enemy_creatures", "buildings"])
    return Card(row["key"], _number(where, row, "copies", 1, 15), 0, [], effects, row.get("find") == "curse")


def _effects(where: str, row: Row, field: str, groups: list[str]) -> list[Effect]:
    listed = row.get(field)
    if not isinstance(listed, list):
        sample = f'[{{ damage = 2, on = "{groups[0]}" }}]'
        raise BadCards(f"{where}: '{field}' is {listed!r}: expected a list such as {sample}")
    return [_effect(where, entry, groups) for entry in listed]


def _effect(where: str, row: object, groups: list[str]) -> Effect:
    if not isinstance(row, dict) or not row:
        raise BadCards(f"{where}: an effect is {row!r}: expected one such as {{ coins = 2 }}")
    verb = next(iter(row))
    if verb not in VERBS or (verb in _INSIDE and "explorer" not in groups):
        raise BadCards(f"{where}: unknown effect '{verb}': expected one of {', '.join(VERBS)}")
    if verb in ("push", "hypnotise") and "explorer" in groups:
        raise BadCards(f"{where}: the effect '{verb}' can't be met in the dungeon")
    for field in row:
        if field not in (verb, "on"):
            raise BadCards(f"{where}: unknown field '{field}' in an effect: expected {verb} and on")
    if verb in _PLAIN:
        if row[verb] is not True:
            raise BadCards(f"{where}: '{verb}' is {row[verb]!r}: expected true")
        amount = 1
    else:
        amount = _number(where, row, verb, 1, 9)
    if verb in _ON_PLAYERS:
        if "on" in row:
            raise BadCards(f"{where}: '{verb}' is done to a player: expected no 'on'")
        return Effect(VERBS.index(verb), amount, 0)
    if row.get("on") not in groups:
        raise BadCards(f"{where}: 'on' is {row.get('on')!r}: expected one of {', '.join(groups)}")
    return Effect(VERBS.index(verb), amount, GROUPS.index(row["on"]))


OWN_SET: Final = read_cards(CARDS_TEXT)
