"""How creatures move: forward as far as they can, stopped by enemies, traps and full cells."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense.book import is_building
from regalia.games.royal_defense.combat import PLAIN, bury, finish, judge, settle
from regalia.games.royal_defense.table import COINS, NONE, Table
from regalia.games.royal_defense.units import haste, kind_of, side_of
from regalia.games.royal_defense.verbs import perform
from regalia.games.royal_defense.words import (
    BEYOND,
    CELL_NAMES,
    CREATURE_KINDS,
    FLIGHT,
    INCORPOREAL,
    LANES,
    MOBILITY,
    THEFT,
    UNITS,
)

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2


def speed_of(table: Table, unit: i64) -> i64:
    return table.terms.book.speed[kind_of(unit)] + haste(unit)


def blocked(table: Table, cell: i64, unit: i64) -> bool:
    """Whether enemies on a cell stop a creature: all that it can neither fly over nor walk through."""
    side = side_of(unit)
    for spot in range(2 * cell, 2 * cell + 2):
        other: i64 = table.units[spot]
        if other and side_of(other) != side and not table.is_trap(other):
            if is_building(kind_of(other)):
                if not table.has(unit, INCORPOREAL):
                    return True
            elif not table.has(unit, FLIGHT):
                return True
    return False


def trap_on(table: Table, cell: i64, side: i64) -> i64:
    """The spot of a trap that waits on a cell for creatures of that side, or -1."""
    for spot in range(2 * cell, 2 * cell + 2):
        unit: i64 = table.units[spot]
        if unit and side_of(unit) != side and table.is_trap(unit):
            return spot
    return NONE


def held(table: Table, spot: i64) -> bool:
    """Whether an enemy creature in the same cell keeps a creature from moving at all."""
    unit: i64 = table.units[spot]
    return not table.has(unit, FLIGHT) and table.enemy_creature_on(spot // 2, side_of(unit))


def farthest(table: Table, unit: i64, cell: i64, points: i64) -> i64:
    """Where a straight move ends: a cell, BEYOND, or the cell itself if there is no way or no room ahead."""
    side = side_of(unit)
    reached: i64 = cell
    while points > 0:
        points -= 1
        cell = table.ahead(cell, side)
        if cell < 0:
            return BEYOND
        if blocked(table, cell, unit):
            break
        if trap_on(table, cell, side) >= 0:
            return cell  # a sprung trap makes room
        if table.free_place(cell) >= 0:
            reached = cell
    return reached


def destinations(table: Table, spot: i64) -> i64:
    """All cells (and BEYOND) where the creature on a spot may end its move, as a set."""
    unit: i64 = table.units[spot]
    start: i64 = spot // 2
    if held(table, spot):
        return bit(start)
    if not table.has(unit, MOBILITY):
        return bit(farthest(table, unit, start, speed_of(table, unit)))
    ends = _wander(table, unit, start)
    if farthest(table, unit, start, speed_of(table, unit)) != start:
        ends &= ~bit(start)  # walking to and fro is no way to stay
    return ends


def _wander(table: Table, unit: i64, start: i64) -> i64:
    """Sideways steps are free to take; the move may only end where no step forward can be made any more."""
    side = side_of(unit)
    points = speed_of(table, unit)
    reached: i64 = bit(start)
    ends: i64 = 0
    while True:
        onward: i64 = 0
        for cell in range(table.terms.cells):
            if not reached & bit(cell):
                continue
            goal = farthest(table, unit, cell, points)
            if goal == BEYOND:
                ends |= bit(BEYOND)
            elif goal == cell and (cell == start or table.free_place(cell) >= 0):
                ends |= bit(cell)
            if points == 0:
                continue
            for way in range(3):
                entered: i64 = table.ahead(cell, side)
                if way == 1:
                    entered = cell - 1 if cell % LANES > 0 else NONE
                elif way == 2:
                    entered = cell + 1 if cell % LANES < LANES - 1 else NONE
                if entered < 0:
                    continue
                if way == 0 and blocked(table, entered, unit):
                    continue
                if trap_on(table, entered, side) >= 0:
                    ends |= bit(entered)
                elif way > 0 and blocked(table, entered, unit):
                    # An enemy creature may be joined from the side; a building bars this way too.
                    if table.building_at(entered) < 0 and table.free_place(entered) >= 0:
                        ends |= bit(entered)
                else:
                    onward |= bit(entered)
        if points == 0:
            return ends
        points -= 1
        reached = onward
        if reached == 0:
            return ends


def walk(table: Table, spot: i64, goal: i64) -> None:
    """The creature's own move, to a cell or past the enemy's hire line, which wins at once."""
    if goal == BEYOND:
        if table.log is not None:
            table.note("sabotage", table.actor, unit=UNITS[kind_of(table.units[spot])])
        finish(table, side_of(table.units[spot]), "sabotage")
    elif goal != spot // 2:
        relocate(table, spot, goal)


def relocate(table: Table, spot: i64, cell: i64) -> None:
    """Puts a creature on another cell; a trap there is sprung, and a thief robs the castle it enters."""
    unit: i64 = table.units[spot]
    side = side_of(unit)
    trap = trap_on(table, cell, side)
    kind: i64 = NONE
    if table.log is not None:
        table.note("moved", NONE, unit=UNITS[kind_of(unit)], cell=CELL_NAMES[cell])
    if trap >= 0:
        kind = kind_of(table.units[trap])
        bury(table, trap, NONE)
    goal = table.free_place(cell)
    table.units[spot] = 0
    table.units[goal] = unit
    if table.active == spot:
        table.active = goal
    castle: i64 = table.terms.castles[1 - side]
    if castle & bit(cell) and not castle & bit(spot // 2) and table.has(unit, THEFT):
        _rob(table, side)
    if trap >= 0:
        for effect in table.terms.book.sprung[kind - CREATURE_KINDS]:
            perform(table, table.actor, effect, PLAIN, goal, NONE)
        settle(table, NONE)
        judge(table)


def _rob(table: Table, side: i64) -> None:
    """All coins of the enemy side go to the thief's player."""
    loot: i64 = 0
    for seat in range(table.seats):
        if seat & 1 != side:
            loot += table.desk[COINS + seat]
            table.desk[COINS + seat] = 0
    thief = table.treasurer(side)
    table.desk[COINS + thief] += loot
    if table.log is not None:
        table.note("robbed", thief, coins=loot)


def beside(table: Table, cell: i64, way: i64) -> i64:
    """The cell next to another, or -1 past the edge: nobody is pushed off the field."""
    if way == UP:
        return cell + LANES if cell + LANES < table.terms.cells else NONE
    if way == DOWN:
        return cell - LANES if cell >= LANES else NONE
    if way == LEFT:
        return cell - 1 if cell % LANES > 0 else NONE
    return cell + 1 if cell % LANES < LANES - 1 else NONE


def pushable(table: Table, spot: i64, way: i64) -> bool:
    """Whether a creature can be pushed that way: into a cell with room, or onto a trap, which makes room."""
    cell = beside(table, spot // 2, way)
    if cell < 0:
        return False
    return table.free_place(cell) >= 0 or trap_on(table, cell, side_of(table.units[spot])) >= 0
