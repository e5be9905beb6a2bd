"""Active abilities: what a unit can do besides attacking when it is activated."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense.book import AROUND, is_building
from regalia.games.royal_defense.combat import MAGIC, foe, hit, lane_of, settle
from regalia.games.royal_defense.movement import pushable
from regalia.games.royal_defense.table import PUSHED, Table
from regalia.games.royal_defense.units import (
    SHIFTED,
    armed,
    cheered,
    healed,
    inspired,
    kind_of,
    shamed,
    side_of,
    spirit,
    token,
    wounds,
)
from regalia.games.royal_defense.words import (
    ABILITIES,
    ACTIVE,
    AIMED_ABILITIES,
    ARM,
    DEATH_RAY,
    DUNGEON,
    HEAL,
    INCOME,
    INSPIRE,
    LIGHTNING,
    MASS_HEAL,
    REGENERATION,
    SHAME,
    SHIFT,
    SPOT_NAMES,
    UNAIMED_ABILITIES,
    UNITS,
)


def ready(table: Table, spot: i64) -> i64:
    """The active abilities that the unit being activated has not used yet, as a set."""
    held = table.abilities(table.units[spot]) & ACTIVE & ~table.spent
    if spot == DUNGEON:
        # Inside, an ability works once a turn, and there is no lane and no neighbour to act on.
        held &= ~(table.deep_spent | bit(SHIFT) | bit(INSPIRE) | bit(DEATH_RAY))
    return held


def suits(table: Table, ability: i64, spot: i64, target: i64) -> bool:
    """Whether an ability of the unit on a spot can be applied to a target, and would do something."""
    unit: i64 = table.units[target]
    if unit == 0 or (target == DUNGEON and spot != DUNGEON):
        return False
    side = side_of(table.units[spot])
    if ability == LIGHTNING:
        return target != DUNGEON and foe(table, target, side)
    if is_building(kind_of(unit)):
        return False
    if ability == HEAL:
        return side_of(unit) == side and wounds(unit) > 0
    if ability == ARM:
        return side_of(unit) == side and token(unit) == 0 and spirit(unit) == 0 and inspired(unit) == 0
    if ability == SHAME:
        return target != DUNGEON and side_of(unit) != side
    return _shiftable(table, spot, target)


def _shiftable(table: Table, spot: i64, target: i64) -> bool:
    """Another one in the same or a neighbouring cell, not shifted yet, and with somewhere to go."""
    if target in (spot, DUNGEON) or not AROUND[spot // 2] & bit(target // 2) or table.units[target] & SHIFTED:
        return False
    return any(pushable(table, target, way) for way in range(4))


def can_invoke(table: Table, ability: i64, spot: i64) -> bool:
    """Whether an ability without a target would do something."""
    unit: i64 = table.units[spot]
    side = side_of(unit)
    if ability == INCOME:
        return True
    if ability == REGENERATION:
        return wounds(unit) > 0
    for other in range(table.terms.spots):
        if table.units[other] and _concerns(table, ability, spot, other, side):
            return True
    return ability == MASS_HEAL and spot == DUNGEON and wounds(unit) > 0


def _concerns(table: Table, ability: i64, spot: i64, other: i64, side: i64) -> bool:
    """Whether an ability without a target touches the unit on another spot."""
    unit: i64 = table.units[other]
    if is_building(kind_of(unit)):
        return False
    if ability == MASS_HEAL:
        near: bool = spot != DUNGEON and AROUND[spot // 2] & bit(other // 2) != 0
        return near and side_of(unit) == side and wounds(unit) > 0
    if lane_of(other) != lane_of(spot):
        return False
    return (side_of(unit) == side) == (ability == INSPIRE)


def options(table: Table, spot: i64) -> bool:
    """Whether any active ability can still be used."""
    held = ready(table, spot)
    if held == 0:
        return False
    for ability in UNAIMED_ABILITIES:
        if held & bit(ability) and can_invoke(table, ability, spot):
            return True
    for ability in AIMED_ABILITIES:
        if held & bit(ability):
            for target in range(DUNGEON + 1):
                if table.units[target] and suits(table, ability, spot, target):
                    return True
    return False


def _use(table: Table, ability: i64, spot: i64) -> None:
    table.spent |= bit(ability)
    if spot == DUNGEON:
        table.deep_spent |= bit(ability)


def apply_to(table: Table, ability: i64, target: i64) -> None:
    """The unit being activated applies an ability to a unit."""
    spot: i64 = table.active
    source: i64 = table.units[spot]
    unit: i64 = table.units[target]
    power = table.power(source, ability)
    if table.log is not None:
        table.note(
            "applied", table.actor, unit=UNITS[kind_of(source)], ability=ABILITIES[ability],
            target=UNITS[kind_of(unit)], spot=SPOT_NAMES[target],
        )  # fmt: skip
    if ability == SHIFT:
        if table.shifts == 0:
            table.shifts = power
        table.shifts -= 1
        if table.shifts == 0:
            _use(table, ability, spot)
        table.units[target] = unit | SHIFTED
        table.ask(PUSHED, table.actor, target)
        return
    _use(table, ability, spot)
    if ability == HEAL:
        table.units[target] = healed(unit, power)
    elif ability == ARM:
        table.units[target] = armed(unit, power)
    elif ability == SHAME:
        table.units[target] = shamed(unit)
    else:
        hit(table, spot, target, power, MAGIC)
        settle(table, spot)


def invoke(table: Table, ability: i64) -> None:
    """The unit being activated uses an ability that needs no target."""
    spot: i64 = table.active
    unit: i64 = table.units[spot]
    side = side_of(unit)
    power = table.power(unit, ability)
    _use(table, ability, spot)
    if table.log is not None:
        table.note("invoked", table.actor, unit=UNITS[kind_of(unit)], ability=ABILITIES[ability])
    if ability == INCOME:
        table.earn(table.actor, power, 0)
    elif ability == REGENERATION or spot == DUNGEON:
        table.units[spot] = healed(unit, power)
    else:
        for other in range(table.terms.spots):
            if table.units[other] and _concerns(table, ability, spot, other, side):
                _touch(table, ability, spot, other, power)
        settle(table, spot)


def _touch(table: Table, ability: i64, spot: i64, other: i64, power: i64) -> None:
    if ability == MASS_HEAL:
        table.units[other] = healed(table.units[other], power)
    elif ability == INSPIRE:
        table.units[other] = cheered(table.units[other], power)
    else:
        hit(table, spot, other, power, MAGIC)
