"""An opinion about positions: points, the worth and reach of units, what is in the purse and the hand."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from regalia.games.royal_defense.book import Book, is_building
from regalia.games.royal_defense.combat import strength
from regalia.games.royal_defense.movement import blocked
from regalia.games.royal_defense.table import COINS, MANA, OVER, POINTS, SCRAPPED, Table
from regalia.games.royal_defense.units import (
    CONDEMNED,
    CURSED,
    FROZEN,
    PARALYSED,
    haste,
    kind_of,
    side_of,
    wounds,
)
from regalia.games.royal_defense.words import DUNGEON, LANES

POINT: Final = 1.0
UNIT: Final = 0.35  # for each coin of its cost, unhurt
STEP: Final = 0.06  # for each row it has come forward, times its attack
COIN: Final = 0.22
MANA_WORTH: Final = 0.12
CARD: Final = 0.05
OPEN_ROAD: Final = 6.0  # a creature that can leave the enemy's castle at its next activation
DEPTH_WORTH: Final = 0.15  # for each descent card behind the creature in the dungeon
BREACH: Final = 2.5  # one that is two activations away


def value(table: Table, seat: i64) -> float:
    """-1 to 1: what the seat's side has against the other side."""
    side: i64 = seat & 1
    lead: float = _purse(table, side) - _purse(table, 1 - side)
    book = table.terms.book
    units = table.units
    for spot in range(table.terms.spots):
        unit: i64 = units[spot]
        if unit:
            worth = _body(book, unit)
            if not is_building(kind_of(unit)):
                worth += _reach(table, book, spot, unit)
            lead += worth if side_of(unit) == side else -worth
    deep: i64 = units[DUNGEON]
    if deep:
        worth = _body(book, deep) + DEPTH_WORTH * float(table.depth)
        lead += worth if side_of(deep) == side else -worth
    return lead / (12.0 + abs(lead))


def _purse(table: Table, side: i64) -> float:
    """What a side has off the field."""
    desk = table.desk
    points = float(desk[POINTS + side])
    total: float = POINT * points * (1.0 + points / float(table.terms.goal))
    for seat in range(side, table.seats, 2):
        coins = float(desk[COINS + seat])
        total += COIN * coins / (1.0 + 0.02 * coins)
        total += MANA_WORTH * float(desk[MANA + seat]) + CARD * float(table.hand_total(seat))
    ask = table.asked
    if ask is not None and ask.kind == SCRAPPED and ask.seat & 1 == side:
        total += 0.5 * UNIT * float(table.terms.book.cost[ask.subject])  # a construct about to be hired
    return total


def _body(book: Book, unit: i64) -> float:
    """What a unit is worth wherever it is."""
    kind = kind_of(unit)
    health = float(book.health[kind])
    fit: float = 0.4 + 0.6 * (health - float(wounds(unit))) / health
    worth: float = (0.3 + float(book.cost[kind])) * UNIT * fit
    if unit & CONDEMNED:
        worth *= 0.8
    if unit & (PARALYSED | FROZEN | CURSED):
        worth *= 0.7
    return worth


def _reach(table: Table, book: Book, spot: i64, unit: i64) -> float:
    """What a creature is worth for where it stands: forward, on a location, before an open road."""
    side = side_of(unit)
    cell: i64 = spot // 2
    row: i64 = cell // LANES
    advance: i64 = row if side == 0 else table.terms.rows - 1 - row
    worth: float = STEP * float(strength(table, spot, 0)) * sqrt(float(1 + advance)) + 0.04 * float(advance)
    if table.layout >= 0 and table.location(cell):
        worth += 0.25
    return worth + _road(table, book, cell, unit)


def _road(table: Table, book: Book, cell: i64, unit: i64) -> float:
    """How near a creature is to sabotage: only an open road counts."""
    speed: i64 = book.speed[kind_of(unit)] + haste(unit)
    if speed == 0 or unit & (PARALYSED | FROZEN) or table.phase == OVER:
        return 0.0
    side = side_of(unit)
    units = table.units
    onward: i64 = LANES if side == 0 else -LANES
    cells: i64 = table.terms.cells
    steps: i64 = 1
    cell += onward
    while 0 <= cell < cells:
        # most cells are empty: only a unit in the way is worth the question whether it stops this creature
        if units[2 * cell] | units[2 * cell + 1] and blocked(table, cell, unit):
            return 0.0
        steps += 1
        cell += onward
    if steps <= speed:
        return OPEN_ROAD
    return BREACH if steps <= 2 * speed else 0.5
