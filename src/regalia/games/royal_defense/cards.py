"""Loads and checks the card set: a bad file is refused with the row, the field and what was expected."""

from typing import Final

from regalia.core.errors import BadCards
from regalia.core.rows import Row, keyed, sections
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

_UNIT: Final = ["key", "copies", "cost", "attack", "health", "reward", "abilities", "source", "known"]
_FIELDS: Final[dict[str, list[str]]] = {
    "layout": ["key", "rows", "source"],
    "creature": [*_UNIT, "people", "speed"],
    "building": [*_UNIT, "sprung"],
    "spell": ["key", "copies", "cost", "targets", "effects", "source", "known"],
    "descent": ["key", "copies", "effects", "source"],
    "lair": ["key", "copies", "find", "effects", "source"],
}
# Verbs that stand alone, without a number; those done to players; those only met in the dungeon.
_PLAIN: Final = [
    "freeze", "paralyse", "condemn", "cleanse", "destroy", "hypnotise", "push", "onward", "lose_orders",
]  # fmt: skip
_ON_PLAYERS: Final = ["coins", "mana", "points", "orders", "onward", "lose_orders"]
_INSIDE: Final = ["onward", "lose_orders"]
_OUTSIDE: Final = ["push", "hypnotise"]
_MOST_COPIES: Final = 15  # what a pile can count
_MOST_ENLISTED: Final = 7  # of a creature: `enlist` names up to so many
_FENCES: Final = 8  # two for each of four players
_FEWEST: Final = 20  # in a deck of mercenaries: as many as heroes are picked


def read_cards(text: str) -> Book:
    """All cards of a set, as tables."""
    given = sections(text, CARDS_TEXT, [])
    castle = _castle(given.get("board"))
    listed = {kind: _rows(given, kind) for kind in _FIELDS}
    layouts = [_layout(row) for row in listed["layout"]]
    if 2 * castle + len(layouts[0]) // LANES > MAX_ROWS or len(layouts[0]) != len(layouts[1]):
        raise BadCards(f"[board], [[layout]]: expected layouts of equal size, at most {MAX_ROWS} rows in all")
    creatures, buildings = listed["creature"], listed["building"]
    units = creatures + buildings
    abilities: list[int] = []
    powers: list[int] = []
    for row in units:
        held, numbers = _abilities(row)
        abilities.append(held)
        powers += numbers
    return Book(
        copies=_copies(creatures, buildings),
        cost=[row.number("cost", 0, 30) for row in units],
        attack=[row.number("attack", 0, 15) for row in units],
        speed=[row.number("speed", 0, 5) for row in creatures] + [0] * len(buildings),
        health=[row.number("health", 1, 15) for row in units],
        reward=[row.number("reward", 0, 9) for row in units],
        abilities=abilities,
        powers=powers,
        sprung=[_sprung(row) for row in buildings],
        spells=[_spell(row) for row in listed["spell"]],
        descents=[_deep(row, False) for row in listed["descent"]],
        lairs=[_deep(row, row.word("find", ["treasure", "curse"]) == "curse") for row in listed["lair"]],
        castle=castle,
        layouts=layouts,
        sources={row.key(): row.source() for kind in listed for row in listed[kind]},
    )


def _rows(given: dict[str, object], kind: str) -> list[Row]:
    """The rows of one kind, in the order of our own set."""
    keys = {
        "layout": LAYOUTS,
        "creature": CREATURES,
        "building": BUILDINGS,
        "spell": SPELLS,
        "descent": DESCENTS,
        "lair": LAIRS,
    }
    found = keyed(given, kind, keys[kind])
    for row in found:
        row.only(_FIELDS[kind])
        row.source()
    return found


def _copies(creatures: list[Row], buildings: list[Row]) -> list[int]:
    """How often each unit is in its deck: enough palisades, and enough mercenaries of each people."""
    found = [row.number("copies", 1, _MOST_ENLISTED) for row in creatures]
    for number, row in enumerate(creatures):
        row.word("people", [PEOPLES[number // KINDS_EACH]])
    for place, people in enumerate(PEOPLES):
        if sum(found[KINDS_EACH * place : KINDS_EACH * (place + 1)]) < _FEWEST:
            raise BadCards(f"the deck of {people} has fewer than {_FEWEST} cards")
    buildings[0].number("copies", _FENCES, _MOST_COPIES)
    return found + [row.number("copies", 1, _MOST_COPIES) for row in buildings]


def _castle(board: object) -> int:
    if not isinstance(board, dict) or list(board) != ["castle_rows"]:
        raise BadCards("[board]: expected the one field castle_rows")
    return Row("[board]", board).number("castle_rows", 1, 3)


def _texts(row: Row, field: str) -> list[str]:
    listed = row.fields.get(field)
    if not isinstance(listed, list) or any(not isinstance(entry, str) for entry in listed):
        raise row.expected(field, "a list of words")
    return listed


def _layout(row: Row) -> list[int]:
    """Locations row by row from the first player: the file draws the far rows first."""
    places: list[int] = []
    for line in reversed(_texts(row, "rows")):
        words = ["nothing" if word == "." else word for word in line.split()]
        if len(words) != LANES or any(word not in LOCATIONS for word in words):
            names = ", ".join([".", *LOCATIONS[1:]])
            raise row.wrong(f"a row is {line!r}: expected {LANES} of {names}")
        places += [LOCATIONS.index(word) for word in words]
    if not places:
        raise row.wrong("'rows' is empty: expected at least one row")
    return places


def _abilities(row: Row) -> tuple[int, list[int]]:
    """A unit's abilities as a set, and the number of each."""
    held = 0
    numbers = [0] * len(ABILITIES)
    for entry in _texts(row, "abilities"):
        name, _, number = entry.partition(" ")
        if name not in ABILITIES:
            raise row.wrong(f"'abilities' has {name!r}: expected one of {', '.join(ABILITIES)}")
        fitting = len(number) == 1 and number in "123456789" if name in NUMBERED else number == ""
        if not fitting:
            wanted = f'"{name} 1" up to "{name} 9"' if name in NUMBERED else f'"{name}" without a number'
            raise row.wrong(f"'abilities' has {entry!r}: expected {wanted}")
        held |= 1 << ABILITIES.index(name)
        numbers[ABILITIES.index(name)] = int(number or 0)
    return held, numbers


def _sprung(row: Row) -> list[Effect]:
    if ("sprung" in row.fields) != ("trap" in _texts(row, "abilities")):
        raise row.wrong("'sprung' goes with the ability trap, and trap with 'sprung'")
    return _effects(row, "sprung", ["target"], _INSIDE)


def _spell(row: Row) -> Card:
    aims = _texts(row, "targets")
    if len(aims) > 2 or any(aim not in AIMS for aim in aims):
        raise row.expected("targets", f"none, one or two of {', '.join(AIMS)}")
    groups = [*["target", "second"][: len(aims)], "own_creatures", "enemy_creatures", "buildings"]
    effects = _effects(row, "effects", groups, _INSIDE)
    copies = row.number("copies", 1, _MOST_COPIES)
    aimed = [AIMS.index(aim) for aim in aims]
    return Card(row.key(), copies, row.number("cost", 0, 10), aimed, effects, False)


def _deep(row: Row, curse: bool) -> Card:
    """A card of the dungeon."""
    groups = ["explorer", "own_creatures", "enemy_creatures", "buildings"]
    effects = _effects(row, "effects", groups, _OUTSIDE)
    return Card(row.key(), row.number("copies", 1, _MOST_COPIES), 0, [], effects, curse)


def _effects(row: Row, field: str, groups: list[str], barred: list[str]) -> list[Effect]:
    return [_effect(entry, groups, barred) for entry in row.tables(field, "{ coins = 2 }")]


def _effect(entry: Row, groups: list[str], barred: list[str]) -> Effect:
    """One thing a card does: a verb with its number, and to whom."""
    verb = next(iter(entry.fields), "")
    verbs = [name for name in VERBS if name not in barred]
    if verb not in verbs:
        raise entry.wrong(f"unknown effect '{verb}': expected one of {', '.join(verbs)}")
    if verb in _ON_PLAYERS and "on" in entry.fields:
        raise entry.wrong(f"'{verb}' is done to a player: expected no 'on'")
    entry.only([verb, "on"])
    amount = 1
    if verb not in _PLAIN:
        amount = entry.number(verb, 1, 9)
    elif entry.fields[verb] is not True:
        raise entry.expected(verb, "true")
    on = 0 if verb in _ON_PLAYERS else GROUPS.index(entry.word("on", groups))
    return Effect(VERBS.index(verb), amount, on)


OWN_SET: Final = read_cards(CARDS_TEXT)
