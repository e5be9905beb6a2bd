"""The course of a match: the five phases of a turn, and whose decision comes next."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense import abilities, dungeon, movement, muster, profit
from regalia.games.royal_defense.book import is_building
from regalia.games.royal_defense.combat import finish, within_reach
from regalia.games.royal_defense.table import (
    ACTIVATION,
    CAST,
    DRAWN,
    GRAVE,
    HIRING,
    LIMIT,
    MOVED,
    MULLIGAN,
    NO_LIMIT,
    NONE,
    ORDERING,
    ORDERS,
    OVER,
    POINTS,
    PROFIT,
    PUSHED,
    REBORN,
    REFILL,
    RETURN,
    USED,
    Table,
)
from regalia.games.royal_defense.units import (
    DOOMED,
    FROZEN,
    INSPIRED,
    ORDERED,
    PARALYSED,
    SHIFTED,
    WEARY,
    fresh,
    inspired,
    kind_of,
    seat_of,
    side_of,
)
from regalia.games.royal_defense.words import (
    ACTIVE,
    CELL_NAMES,
    CREATURES,
    DOUBLE_STRIKE,
    DUNGEON,
    SHIFT,
    SPOT_NAMES,
    UNITS,
)

LAST_TURN: Final = 200
FREEING: Final = 3  # orders that end a paralysis
LEAVING: Final = 2  # orders that bring a creature out of the dungeon
MOST_LEADS: Final = 2

# -- turns -------------------------------------------------------------------------------------------


def _mulligan(table: Table) -> bool:
    """Deals, asks and deals again, seat by seat; returns whether a decision is due."""
    stage: i64 = table.step % 3
    table.actor = muster.in_order(table, table.step // 3)
    if stage == 1:
        return True
    if not muster.replenish(table, table.actor):
        return True
    table.step += 1
    if table.step == 3 * table.seats:
        table.step = 0
        dungeon.lay_out(table)
        begin_turn(table)
    return False


def begin_turn(table: Table) -> None:
    """The next side, or in Tyrant the next player, begins: ally 1, tyrant, ally 2, tyrant."""
    table.turn += 1
    if table.turn == LAST_TURN or _deserted(table):
        ours: i64 = table.desk[POINTS]
        theirs: i64 = table.desk[POINTS + 1]
        finish(table, DRAWN if ours == theirs else (0 if ours > theirs else 1), "exhaustion")
        return
    table.turn_side = (table.first + table.turn) & 1
    table.actor = table.turn_side
    if table.terms.tyrant and table.turn % 4 == 2:
        table.actor = 2
    if table.log is not None:
        table.note("turn", table.actor, number=table.turn + 1)
    for seat in range(table.seats):
        if takes_part(table, seat):
            table.desk[USED + seat] = 0
            table.desk[CAST + seat] = 0
            table.earn(seat, profit.INCOME_COINS, profit.INCOME_MANA)
    table.deep_spent = 0
    begin_phase(table, PROFIT)


def takes_part(table: Table, seat: i64) -> bool:
    """Whether this is a seat's turn: its own, or in Allies its side's."""
    return seat == table.actor or (table.terms.shared and seat & 1 == table.turn_side)


def _deserted(table: Table) -> bool:
    """Whether nobody has a creature or a card left."""
    for seat in range(table.seats):
        if table.hand_total(seat) or not table.reserve_empty(seat):
            return False
    for spot in range(DUNGEON + 1):
        unit: i64 = table.units[spot]
        if unit and not is_building(kind_of(unit)):
            return False
    return True


def begin_phase(table: Table, phase: i64) -> None:
    table.phase = phase
    table.through = 0
    table.leads = 0
    if table.terms.shared:
        table.actor = table.turn_side
    if phase == ORDERING:
        _deal_orders(table)


def _deal_orders(table: Table) -> None:
    """Five each (three in Allies) and one for every Commander, unless the side is helpless."""
    limit: i64 = table.desk[LIMIT + table.turn_side]
    table.desk[LIMIT + table.turn_side] = 0
    table.pool = limit or NO_LIMIT
    for seat in range(table.seats):
        given: i64 = 0
        if takes_part(table, seat):
            given = table.terms.orders + table.commanders(seat)
            if limit:
                given = limit
        table.desk[ORDERS + seat] = given


def proceed(table: Table) -> None:
    """Does all that needs no decision, up to the next one or the end of the match."""
    while table.phase != OVER:
        if table.asked is not None:
            if not _answer_alone(table):
                return
        elif table.phase < MULLIGAN or (table.phase == HIRING and not _all_through(table)):
            return
        elif table.phase == MULLIGAN:
            if _mulligan(table):
                return
        elif table.phase == PROFIT:
            if not _all_through(table):
                if profit.any_usable(table, table.actor):
                    return
                table.through |= bit(table.actor)
            else:
                begin_phase(table, HIRING)
        elif table.phase == HIRING:
            begin_phase(table, ORDERING)
        elif table.phase == ORDERING:
            if _all_through(table):
                begin_phase(table, ACTIVATION)
            elif _orders_wait(table):
                return
        elif table.phase == ACTIVATION:
            if _activation_waits(table):
                return
        elif _refill_waits(table):
            return


def _all_through(table: Table) -> bool:
    """Whether the phase is over; if only the ally still acts, the lead passes there."""
    if not table.through & bit(table.actor):
        return False
    if table.terms.shared:
        ally = table.ally(table.actor)
        if not table.through & bit(ally):
            table.actor = ally
            table.leads = 0
            return False
    return True


def _answer_alone(table: Table) -> bool:
    """Settles the question on top if it has no or only one answer; returns whether it did."""
    ask = table.asked
    if ask is None:
        return False
    if ask.kind == REBORN or ask.kind == RETURN:
        reborn: bool = ask.kind == REBORN
        cells = table.rooms(table.terms.lines[ask.seat & 1]) if reborn else dungeon.exits(table)
        if cells == 0:
            table.answered()
            return True
        if cells & (cells - 1) == 0:
            stand(table, _only(cells))
            return True
    elif ask.kind == PUSHED:
        for way in range(4):
            if table.units[ask.subject] and movement.pushable(table, ask.subject, way):
                return False
        table.answered()
        return True
    return False


def _only(cells: i64) -> i64:
    return int(cells).bit_length() - 1


def stand(table: Table, cell: i64) -> None:
    """A creature appears: reborn on the hire line, or out of the dungeon."""
    ask = table.answered()
    if ask.kind == REBORN:
        table.shift_card(ask.seat, ask.subject, GRAVE, NONE)
        table.units[table.free_place(cell)] = fresh(ask.subject, ask.seat)
        if table.log is not None:
            table.note("reborn", ask.seat, creature=CREATURES[ask.subject], cell=CELL_NAMES[cell])
        return
    movement.relocate(table, DUNGEON, cell)
    if ask.picked == 1 and table.active >= 0 and table.phase != OVER:
        _set_out(table)


# -- orders ------------------------------------------------------------------------------------------


def orders_left(table: Table, seat: i64) -> i64:
    own: i64 = table.desk[ORDERS + seat]
    return min(table.pool, own)


def must_order(table: Table, seat: i64, spot: i64) -> bool:
    """Whether the unit on a spot of the field waits for one of a seat's orders."""
    unit: i64 = table.units[spot]
    if unit == 0 or side_of(unit) != seat & 1 or unit & (ORDERED | FROZEN | PARALYSED | WEARY):
        return False
    if is_building(kind_of(unit)):
        return table.abilities(unit) & ACTIVE != 0 or table.terms.book.attack[kind_of(unit)] > 0
    return seat_of(unit) == seat


def may_order(table: Table, seat: i64, spot: i64) -> bool:
    """An order that need not be given: three for a paralysed creature, any number into the dungeon."""
    unit: i64 = table.units[spot]
    if unit == 0 or seat_of(unit) != seat or unit & (FROZEN | WEARY):
        return False
    if unit & PARALYSED:
        return orders_left(table, seat) >= FREEING
    return spot == DUNGEON


def order(table: Table, seat: i64, spot: i64) -> None:
    price: i64 = FREEING if table.units[spot] & PARALYSED else 1
    table.units[spot] &= ~PARALYSED
    if spot == DUNGEON:
        table.deep_orders += 1
    else:
        table.units[spot] |= ORDERED
    table.desk[ORDERS + seat] -= price
    table.pool -= price
    if table.log is not None:
        table.note("ordered", seat, unit=UNITS[kind_of(table.units[spot])], spot=SPOT_NAMES[spot])


def _orders_wait(table: Table) -> bool:
    """Whether the seat to act has orders to decide on; those that leave no choice are given at once."""
    seat: i64 = table.actor
    left = orders_left(table, seat)
    waiting: i64 = 0
    free: bool = False
    for spot in range(table.terms.spots):
        if table.units[spot] == 0:
            continue
        if must_order(table, seat, spot):
            waiting += 1
        elif may_order(table, seat, spot):
            free = True
    if may_order(table, seat, DUNGEON):
        free = True
    if left > 0 and (free or waiting > left or (table.terms.shared and waiting)):
        return True
    if left > 0:
        for spot in range(table.terms.spots):
            if must_order(table, seat, spot):
                order(table, seat, spot)
    table.through |= bit(seat)
    return False


# -- activation --------------------------------------------------------------------------------------


def can_activate(table: Table, seat: i64, spot: i64) -> bool:
    """Whether a unit has an order that a seat may carry out: its creature's, or a building's of its side."""
    unit: i64 = table.units[spot]
    if spot == DUNGEON:
        return unit != 0 and seat_of(unit) == seat and table.deep_orders > 0
    if not unit & ORDERED or side_of(unit) != seat & 1:
        return False
    return seat_of(unit) == seat or is_building(kind_of(unit))


def has_orders(table: Table, seat: i64) -> bool:
    for spot in range(table.terms.spots):
        if table.units[spot] & ORDERED and can_activate(table, seat, spot):
            return True
    return can_activate(table, seat, DUNGEON)


def activate(table: Table, spot: i64) -> None:
    """The order is taken off; a creature moves first. From now on no order can be taken back."""
    table.shown += 1
    if table.log is not None:
        table.note("activated", table.actor, unit=UNITS[kind_of(table.units[spot])], spot=SPOT_NAMES[spot])
    table.active = spot
    table.spent = 0
    table.shifts = 0
    table.blows = 0
    if spot != DUNGEON:
        table.units[spot] &= ~ORDERED
        _set_out(table)


def _set_out(table: Table) -> None:
    """The active unit moves, as far as it is not a building, and is then ready to act."""
    unit: i64 = table.units[table.active]
    table.blows = 2 if table.has(unit, DOUBLE_STRIKE) else 1
    if is_building(kind_of(unit)):
        return
    goals = movement.destinations(table, table.active)
    if goals & (goals - 1):
        table.ask(MOVED, table.actor, table.active)
    else:
        movement.walk(table, table.active, _only(goals))


def _activation_waits(table: Table) -> bool:
    """Whether the seat to act has a decision; ends activations that have none left, and the phase."""
    spot: i64 = table.active
    if spot >= 0:
        if spot == DUNGEON:
            if table.deep_orders > 0 or abilities.options(table, spot):
                return True
        elif (table.blows > 0 and within_reach(table, spot)) or abilities.options(table, spot):
            return True
        end_activation(table)
        return False
    if table.blows or table.spent or table.shifts:
        end_activation(table)  # the active unit is gone
    if has_orders(table, table.actor):
        return True
    if table.terms.shared:
        ally = table.ally(table.actor)
        if has_orders(table, ally):
            if table.leads:
                return True
            table.actor = ally
            return True
    begin_phase(table, REFILL)
    return False


def end_activation(table: Table) -> None:
    if table.shifts or table.spent & bit(SHIFT):
        for spot in range(table.terms.spots):
            table.units[spot] &= ~SHIFTED
    table.active = NONE
    table.blows = 0
    table.spent = 0
    table.shifts = 0


# -- the end of a turn -------------------------------------------------------------------------------


def _refill_waits(table: Table) -> bool:
    """Asks for the discard, fills the hands, and ends the turn."""
    seat: i64 = table.actor
    if not table.through & bit(seat):
        if table.hand_total(seat):
            return True
        table.through |= bit(seat)
    if not muster.replenish(table, seat):
        return False
    if _all_through(table):
        _end_turn(table)
    return False


def _end_turn(table: Table) -> None:
    """Inspiration fades, and frost leaves the creatures of those whose turn it was."""
    for spot in range(DUNGEON + 1):
        unit: i64 = table.units[spot]
        if unit:
            unit -= inspired(unit) * INSPIRED
            unit &= ~(ORDERED | DOOMED | WEARY)
            if takes_part(table, seat_of(unit)):
                unit &= ~FROZEN
            table.units[spot] = unit
    table.deep_orders = 0
    begin_turn(table)
