"""An opinion about positions: points, the worth and reach of units, what is in the purse and the hand."""

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_defense.book import is_building
from regalia.games.royal_defense.combat import strength
from regalia.games.royal_defense.movement import blocked, speed_of
from regalia.games.royal_defense.table import COINS, MANA, NONE, OVER, POINTS, SCRAPPED, Table
from regalia.games.royal_defense.units import (
    CONDEMNED,
    CURSED,
    FROZEN,
    PARALYSED,
    kind_of,
    seat_of,
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
BREACH: Final = 2.5  # one that is two activations away


def value(table: Table, seat: i64) -> float:
    """-1 to 1: what the seat's side has against the other side."""
    lead: float = _worth(table, seat & 1) - _worth(table, 1 - (seat & 1))
    return lead / (12.0 + abs(lead))


def _worth(table: Table, side: i64) -> float:
    goal = float(table.terms.goal)
    points = float(table.desk[POINTS + side])
    total: float = POINT * points * (1.0 + points / goal)
    for seat in range(table.seats):
        if seat & 1 == side:
            total += COIN * float(table.desk[COINS + seat]) / (1.0 + 0.02 * float(table.desk[COINS + seat]))
            total += MANA_WORTH * float(table.desk[MANA + seat]) + CARD * float(table.hand_total(seat))
    for spot in range(DUNGEON + 1):
        unit: i64 = table.units[spot]
        if unit and side_of(unit) == side:
            total += _unit(table, spot, unit, side)
    ask = table.asked
    if ask is not None and ask.kind == SCRAPPED and ask.seat & 1 == side:
        total += 0.5 * UNIT * float(table.terms.book.cost[ask.subject])  # a construct about to be hired
    return total


def _unit(table: Table, spot: i64, unit: i64, side: i64) -> float:
    kind = kind_of(unit)
    book = table.terms.book
    health = float(book.health[kind])
    fit: float = 0.4 + 0.6 * (health - float(wounds(unit))) / health
    worth: float = (0.3 + float(book.cost[kind])) * UNIT * fit
    if unit & CONDEMNED:
        worth *= 0.8
    if unit & (PARALYSED | FROZEN | CURSED):
        worth *= 0.7
    if is_building(kind):
        return worth
    if spot == DUNGEON:
        return worth + 0.15 * float(table.depth)
    attack = strength(table, spot, 0)
    row: i64 = (spot // 2) // LANES
    advance: i64 = row if side == 0 else table.terms.rows - 1 - row
    worth += STEP * float(attack) * float(1 + advance) ** 0.5 + 0.04 * float(advance)
    if table.layout >= 0 and table.location(spot // 2) and seat_of(unit) & 1 == side:
        worth += 0.25
    return worth + _road(table, spot, unit, side)


def _road(table: Table, spot: i64, unit: i64, side: i64) -> float:
    """How near a creature is to sabotage: only an open road counts."""
    cell = table.ahead(spot // 2, side)
    steps: i64 = 1
    while cell != NONE:
        if blocked(table, cell, unit):
            return 0.0
        steps += 1
        cell = table.ahead(cell, side)
    speed = speed_of(table, unit)
    if speed == 0 or unit & (PARALYSED | FROZEN) or table.phase == OVER:
        return 0.0
    if steps <= speed:
        return OPEN_ROAD
    return BREACH if steps <= 2 * speed else 0.5
