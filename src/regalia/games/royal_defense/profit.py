"""The first phase of a turn: income and what the key locations give."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense.book import is_building
from regalia.games.royal_defense.combat import MAGIC, PLAIN, damage, judge, settle
from regalia.games.royal_defense.dungeon import enter
from regalia.games.royal_defense.table import LOCATION, NONE, USED, Table
from regalia.games.royal_defense.units import armed, healed, kind_of, seat_of, side_of, token, wounds
from regalia.games.royal_defense.words import (
    ALTAR,
    CAMP,
    CELL_NAMES,
    DUNGEON,
    FOUNTAIN,
    GATE,
    LIBRARY,
    LOCATIONS,
    MINE,
    RIFT,
    WORKSHOP,
)

INCOME_COINS: Final = 5
INCOME_MANA: Final = 2
MINE_COINS: Final = 2
LIBRARY_MANA: Final = 1
MENDED: Final = 2
CURSED_DAMAGE: Final = 2
CAMP_BONUS: Final = 3
RIFT_DAMAGE: Final = 2


def holds(table: Table, seat: i64, cell: i64) -> bool:
    """Whether a seat has a creature on a cell."""
    for spot in range(2 * cell, 2 * cell + 2):
        unit: i64 = table.units[spot]
        if unit and seat_of(unit) == seat and not is_building(kind_of(unit)):
            return True
    return False


def concerned(table: Table, seat: i64, cell: i64, spot: i64) -> bool:
    """Whether the location of a cell can be used on the unit on a spot."""
    unit: i64 = table.units[spot]
    if unit == 0 or spot == DUNGEON:
        return False
    place = table.location(cell)
    building = is_building(kind_of(unit))
    if place == WORKSHOP:
        return building and wounds(unit) > 0
    if building:
        return False
    if place == FOUNTAIN:
        return wounds(unit) > 0
    if place == ALTAR:
        return side_of(unit) != seat & 1
    if spot // 2 != cell or seat_of(unit) != seat:
        return False
    if place == CAMP:
        return token(unit) < CAMP_BONUS
    return place in (RIFT, GATE)


def usable(table: Table, seat: i64, cell: i64) -> bool:
    """Whether a seat can use the location of a cell now."""
    place = table.location(cell)
    if place == 0 or table.desk[USED + seat] & bit(cell) or not holds(table, seat, cell):
        return False
    if place in (MINE, LIBRARY):
        return True
    if place == GATE:
        inside: i64 = table.units[DUNGEON]
        return inside == 0 or side_of(inside) != seat & 1
    return _first(table, seat, cell, 0) >= 0


def _first(table: Table, seat: i64, cell: i64, start: i64) -> i64:
    """The first spot from `start` on that a location can be used on, or -1."""
    for spot in range(start, table.terms.spots):
        if concerned(table, seat, cell, spot):
            return spot
    return NONE


def rift_due(table: Table, seat: i64) -> bool:
    """Whether a rift under a seat's creatures has not hurt one of them yet."""
    for cell in range(table.terms.cells):
        if table.location(cell) == RIFT and usable(table, seat, cell):
            return True
    return False


def any_usable(table: Table, seat: i64) -> bool:
    return any(table.location(cell) and usable(table, seat, cell) for cell in range(table.terms.cells))


def use(table: Table, cell: i64) -> None:
    """The seat to act uses a location; if there are several to choose from, it is asked on whom."""
    seat: i64 = table.actor
    place = table.location(cell)
    table.desk[USED + seat] |= bit(cell)
    if table.log is not None:
        table.note("used", seat, location=LOCATIONS[place], cell=CELL_NAMES[cell])
    if place == MINE:
        table.earn(seat, MINE_COINS, 0)
    elif place == LIBRARY:
        table.earn(seat, 0, LIBRARY_MANA)
    else:
        target = _first(table, seat, cell, 0)
        if _first(table, seat, cell, target + 1) >= 0:
            table.ask(LOCATION, seat, cell)
        else:
            use_on(table, cell, target)


def use_on(table: Table, cell: i64, spot: i64) -> None:
    """What a location does to a unit."""
    place = table.location(cell)
    unit: i64 = table.units[spot]
    if place in (WORKSHOP, FOUNTAIN):
        table.units[spot] = healed(unit, MENDED)
    elif place == CAMP:
        table.units[spot] = armed(unit, CAMP_BONUS)
    elif place == ALTAR:
        damage(table, spot, CURSED_DAMAGE, MAGIC)
    elif place == RIFT:
        damage(table, spot, RIFT_DAMAGE, PLAIN)
    else:
        enter(table, spot)
    settle(table, NONE)
    judge(table)
