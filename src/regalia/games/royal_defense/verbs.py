"""What spells, traps and the cards of the dungeon do."""

from mypy_extensions import i64

from regalia.games.royal_defense.book import (
    ALL_BUILDINGS,
    ANY_BUILDING,
    ANY_CREATURE,
    ANY_UNIT,
    CLEANSE,
    COINS,
    CONDEMN,
    DAMAGE,
    DESTROY,
    ENEMY_CREATURES,
    FREEZE,
    HASTEN,
    HYPNOTISE,
    LOSE_ORDERS,
    MANA,
    MEND,
    NO_ONE,
    ORDERS,
    OWN_CREATURE,
    OWN_CREATURES,
    PARALYSE,
    POINTS,
    SHOVE,
    STRENGTHEN,
    THE_EXPLORER,
    THE_SECOND,
    THE_TARGET,
    Effect,
    is_building,
)
from regalia.games.royal_defense.combat import damage, doom
from regalia.games.royal_defense.table import LIMIT, PUSHED, Table
from regalia.games.royal_defense.table import POINTS as SCORE
from regalia.games.royal_defense.units import (
    CONDEMNED,
    FROZEN,
    ORDERED,
    PARALYSED,
    armed,
    commanded,
    hastened,
    healed,
    kind_of,
    shamed,
    side_of,
)
from regalia.games.royal_defense.words import DUNGEON


def fits(table: Table, aim: i64, side: i64, spot: i64) -> bool:
    """Whether a spell of that side may be aimed at a spot of the field; spells don't reach the dungeon."""
    unit: i64 = table.units[spot]
    if unit == 0 or spot == DUNGEON:
        return False
    building = is_building(kind_of(unit))
    if aim == ANY_UNIT:
        return True
    if aim == ANY_CREATURE:
        return not building
    if aim == ANY_BUILDING:
        return building
    if aim == OWN_CREATURE:
        return not building and side_of(unit) == side
    return not building and side_of(unit) != side


def perform(table: Table, seat: i64, effect: Effect, form: i64, target: i64, second: i64) -> None:
    """One effect, for a seat; whoever dies of it is settled by the caller, after the whole card."""
    on: i64 = effect.on
    if on == NO_ONE:
        _for_player(table, seat, effect)
    elif on == THE_TARGET:
        _to_unit(table, seat, effect, form, target)
    elif on == THE_SECOND:
        _to_unit(table, seat, effect, form, second)
    elif on == THE_EXPLORER:
        _to_unit(table, seat, effect, form, DUNGEON)
    else:
        for spot in range(table.terms.spots):
            unit: i64 = table.units[spot]
            if unit and _belongs(unit, on, seat & 1):
                _to_unit(table, seat, effect, form, spot)


def _belongs(unit: i64, group: i64, side: i64) -> bool:
    building = is_building(kind_of(unit))
    if group == ALL_BUILDINGS:
        return building
    if group == OWN_CREATURES:
        return not building and side_of(unit) == side
    return not building and group == ENEMY_CREATURES and side_of(unit) != side


def _for_player(table: Table, seat: i64, effect: Effect) -> None:
    verb: i64 = effect.verb
    if verb == COINS:
        table.earn(seat, effect.amount, 0)
    elif verb == MANA:
        table.earn(seat, 0, effect.amount)
    elif verb == POINTS:
        table.desk[SCORE + (seat & 1)] += effect.amount
    elif verb == ORDERS:
        table.desk[LIMIT + 1 - (seat & 1)] = effect.amount
    elif verb == LOSE_ORDERS:
        table.deep_orders = 0


def _to_unit(table: Table, seat: i64, effect: Effect, form: i64, spot: i64) -> None:
    unit: i64 = table.units[spot]
    verb: i64 = effect.verb
    if unit == 0:
        return
    if verb == DAMAGE:
        damage(table, spot, effect.amount, form)
    elif verb == MEND:
        table.units[spot] = healed(unit, effect.amount)
    elif verb == STRENGTHEN:
        table.units[spot] = armed(unit, effect.amount)
    elif verb == FREEZE:
        table.units[spot] = (unit & ~ORDERED) | FROZEN
    elif verb == PARALYSE:
        table.units[spot] = (unit & ~ORDERED) | PARALYSED
    elif verb == CONDEMN:
        table.units[spot] = shamed(unit)
    elif verb == CLEANSE:
        table.units[spot] = unit & ~(FROZEN | PARALYSED | CONDEMNED)
    elif verb == DESTROY:
        doom(table, spot)
    elif verb == HYPNOTISE:
        table.units[spot] = commanded(unit, seat)
    elif verb == SHOVE:
        table.ask(PUSHED, seat, spot)
    elif verb == HASTEN:
        table.units[spot] = hastened(unit, effect.amount)
