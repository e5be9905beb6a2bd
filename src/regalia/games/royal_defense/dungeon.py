"""The dungeon: going in, going down card by card, the lair, and coming out."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense import piles
from regalia.games.royal_defense.book import ONWARD
from regalia.games.royal_defense.combat import PLAIN, judge, settle, strike
from regalia.games.royal_defense.table import (
    DEPTH,
    DESCENT_DECK,
    DESCENT_DISCARD,
    LAIR_DECK,
    LAIR_DISCARD,
    LATEST,
    NONE,
    OVER,
    PROFIT,
    RETURN,
    Table,
)
from regalia.games.royal_defense.units import WEARY, kind_of, seat_of, side_of
from regalia.games.royal_defense.verbs import perform
from regalia.games.royal_defense.words import DESCENTS, DOUBLE_STRIKE, DUNGEON, LAIRS, LANES, UNITS


def enter(table: Table, spot: i64) -> None:
    """A creature goes in from an entrance; an enemy inside must be killed first, by this one attack."""
    unit: i64 = table.units[spot]
    if table.units[DUNGEON]:
        strike(table, spot, DUNGEON)
        if table.units[DUNGEON] and table.units[spot] and table.has(unit, DOUBLE_STRIKE):
            strike(table, spot, DUNGEON)
        if table.units[DUNGEON] or table.units[spot] == 0 or table.phase == OVER:
            return
    unit = table.units[spot]  # a fight may have changed it
    table.units[spot] = 0
    table.units[DUNGEON] = unit
    if table.log is not None:
        table.note("entered", table.actor, unit=UNITS[kind_of(unit)])
    go_deeper(table)


def go_deeper(table: Table) -> None:
    """The creature inside comes to the next card: a descent card, and after the fifth the lair."""
    again: bool = True
    while again and table.units[DUNGEON] and table.phase != OVER:
        again = False
        seat = seat_of(table.units[DUNGEON])
        if table.depth == DEPTH:
            _reach_lair(table, seat)
            return
        table.depth += 1
        kind = table.draw_from(DESCENT_DECK, DESCENT_DISCARD)
        table.piles[DESCENT_DISCARD] += piles.one(kind)
        if table.log is not None:
            table.note("descended", seat, card=DESCENTS[kind])
        for effect in table.terms.book.descents[kind].effects:
            if effect.verb == ONWARD:
                again = True
            else:
                perform(table, seat, effect, PLAIN, NONE, NONE)
        settle(table, NONE)
        judge(table)


def _reach_lair(table: Table, seat: i64) -> None:
    """What lies there is found, the dungeon is laid out anew, and the finder comes out."""
    kind = table.draw_from(LAIR_DECK, LAIR_DISCARD)
    table.piles[LAIR_DISCARD] += piles.one(kind)
    table.deep_orders = 0
    table.depth = 0
    if table.active == DUNGEON:
        table.active = NONE  # it has reached the lair: no move and no attack in this turn
    if table.log is not None:
        table.note("found", seat, card=LAIRS[kind])
    for effect in table.terms.book.lairs[kind].effects:
        perform(table, seat, effect, PLAIN, NONE, NONE)
    settle(table, NONE)
    judge(table)
    lay_out(table)
    if table.units[DUNGEON] and table.phase != OVER:
        if table.phase == PROFIT:
            table.units[DUNGEON] |= WEARY  # orders are still to come
        come_out(table, 0)


def lay_out(table: Table) -> None:
    """Five descent cards and a lair, face down: if too few are left, the discard is shuffled in first."""
    if piles.total(table.piles[DESCENT_DECK]) < DEPTH:
        table.piles[DESCENT_DECK] += table.piles[DESCENT_DISCARD]
        table.piles[DESCENT_DISCARD] = 0
    if table.piles[LAIR_DECK] == 0:
        table.piles[LAIR_DECK] = table.piles[LAIR_DISCARD]
        table.piles[LAIR_DISCARD] = 0


def leave(table: Table) -> None:
    """Two orders bring the creature back to the field, where it then acts as usual."""
    table.deep_orders = 0
    come_out(table, 1)


def come_out(table: Table, acts: i64) -> None:
    """Asks where: its player, or the enemy if no cell at an entrance is free."""
    seat = seat_of(table.units[DUNGEON])
    chooser: i64 = seat if _near_exits(table, seat & 1) else table.desk[LATEST + 1 - (seat & 1)]
    table.ask(RETURN, chooser, DUNGEON, acts)


def exits(table: Table) -> i64:
    """The cells where the creature in the dungeon may appear."""
    side = side_of(table.units[DUNGEON])
    near = _near_exits(table, side)
    if near:
        return near
    gates: i64 = table.terms.gates[table.ground()]
    for distance in range(1, table.terms.rows + LANES):
        found: i64 = 0
        for cell in range(table.terms.cells):
            if _open(table, cell, side) and _distance(cell, gates) <= distance:
                found |= bit(cell)
        if found:
            return found
    return 0


def _near_exits(table: Table, side: i64) -> i64:
    """Cells to the left and right of an entrance; if none is free, the entrances themselves."""
    gates: i64 = table.terms.gates[table.ground()]
    aside: i64 = 0
    inside: i64 = 0
    for cell in range(table.terms.cells):
        if gates & bit(cell):
            if _open(table, cell, side):
                inside |= bit(cell)
            if cell % LANES > 0 and _open(table, cell - 1, side):
                aside |= bit(cell - 1)
            if cell % LANES < LANES - 1 and _open(table, cell + 1, side):
                aside |= bit(cell + 1)
    return aside or inside


def _open(table: Table, cell: i64, side: i64) -> bool:
    """Whether a cell has room and no enemy: a cell half taken by an enemy counts as taken."""
    if table.free_place(cell) < 0:
        return False
    for spot in range(2 * cell, 2 * cell + 2):
        unit: i64 = table.units[spot]
        if unit and side_of(unit) != side:
            return False
    return True


def _distance(cell: i64, gates: i64) -> i64:
    """Steps to the nearest entrance, diagonal ones included."""
    nearest: i64 = 99
    for gate in range(45):
        if gates & bit(gate):
            rows: i64 = cell // LANES - gate // LANES
            lanes: i64 = cell % LANES - gate % LANES
            if rows < 0:
                rows = -rows
            if lanes < 0:
                lanes = -lanes
            far: i64 = max(lanes, rows)
            if far < nearest:
                nearest = far
    return nearest
