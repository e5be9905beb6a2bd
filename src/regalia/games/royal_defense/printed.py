"""What is printed on the cards that a seat can see, so that a client need not know the card set."""

from collections.abc import Iterator
from typing import TypedDict

from regalia.core.bits import bit
from regalia.games.royal_defense import piles
from regalia.games.royal_defense.book import Book
from regalia.games.royal_defense.table import (
    BUILDING_ROW,
    DECKS,
    FENCES,
    GRAVE,
    GROUND,
    HAND,
    MUSTER,
    SCRAPPED,
    SPELL_ROW,
    Table,
)
from regalia.games.royal_defense.units import kind_of
from regalia.games.royal_defense.words import (
    ABILITIES,
    CELLS,
    CREATURE_KINDS,
    KINDS_EACH,
    LANES,
    LAYOUTS,
    LOCATIONS,
    PALISADE,
    SPELLS,
    UNITS,
)


class Printed(TypedDict):
    """The numbers of a card; a spell has only its cost. Abilities without a number have 0."""

    cost: int
    attack: int
    speed: int
    health: int
    reward: int
    abilities: dict[str, int]


def printed(table: Table, open_hands: list[int]) -> dict[str, Printed]:
    """The cards on the field, in the market and the graveyards, and in the hands that the seat may see."""
    book = table.terms.book
    found = {UNITS[kind]: _unit(book, kind) for kind in sorted(set(_kinds(table, open_hands)))}
    for kind in sorted(set(piles.cards(table.piles[SPELL_ROW]))):
        found[SPELLS[kind]] = {
            "cost": book.spells[kind].cost,
            "attack": 0,
            "speed": 0,
            "health": 0,
            "reward": 0,
            "abilities": {},
        }
    return found


def layouts(table: Table) -> dict[str, list[list[str]]]:
    """While the centre is being chosen: the locations of either side, in the order of the field's rows."""
    if table.phase != GROUND:
        return {}
    terms = table.terms
    first = LANES * terms.book.castle
    places: dict[str, list[list[str]]] = {}
    for number, key in enumerate(LAYOUTS):
        base = CELLS * (2 * number + table.first % 2)
        places[key] = [
            [LOCATIONS[terms.locations[base + cell]] for cell in range(row, row + LANES)]
            for row in range(first, terms.cells - first, LANES)
        ]
    return places


def _kinds(table: Table, open_hands: list[int]) -> Iterator[int]:
    yield from (kind_of(unit) for unit in table.units if unit)
    yield from (CREATURE_KINDS + kind for kind in piles.cards(table.piles[BUILDING_ROW]))
    if table.phase <= FENCES:
        yield PALISADE
    if table.asked is not None and table.asked.kind == SCRAPPED:
        yield table.asked.subject
    for seat in range(table.seats):
        for place in (2 * seat, 2 * seat + 1):
            base = KINDS_EACH * table.desk[DECKS + place]
            if base < 0:
                continue
            yield from (base + kind for kind in piles.cards(table.piles[GRAVE + place]))
            if seat in open_hands:
                yield from (base + kind for kind in piles.cards(table.piles[HAND + place]))
            if table.phase == MUSTER:
                yield from range(base, base + KINDS_EACH)


def _unit(book: Book, kind: int) -> Printed:
    held = book.abilities[kind]
    return {
        "cost": book.cost[kind],
        "attack": book.attack[kind],
        "speed": book.speed[kind],
        "health": book.health[kind],
        "reward": book.reward[kind],
        "abilities": {
            name: book.powers[len(ABILITIES) * kind + number]
            for number, name in enumerate(ABILITIES)
            if held & bit(number)
        },
    }
