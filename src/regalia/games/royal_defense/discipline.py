"""Why a unit can't do something now: orders, activation, attack and abilities, clause by clause."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense import abilities, turn
from regalia.games.royal_defense.actions import APPLY, ATTACK, DESCEND, INVOKE, LEAVE
from regalia.games.royal_defense.book import is_building
from regalia.games.royal_defense.combat import engaged
from regalia.games.royal_defense.table import ORDERING, Table
from regalia.games.royal_defense.units import FROZEN, ORDERED, PARALYSED, WEARY, kind_of, seat_of, side_of
from regalia.games.royal_defense.words import (
    ACTIVE,
    AIMED_ABILITIES,
    ARM,
    DUNGEON,
    HEAL,
    LANES,
    LIGHTNING,
    SHAME,
    SHOOTER,
    SNIPER,
    SPOTS,
    UNAIMED_ABILITIES,
)


def order(table: Table, spot: i64) -> str:
    seat: i64 = table.actor
    unit: i64 = table.units[spot]
    if table.phase != ORDERING:
        return "rd-orders-phase"
    if unit == 0:
        return "rd-target-nobody"
    if side_of(unit) != seat & 1:
        return "rd-orders-own"
    if unit & ORDERED:
        return "rd-orders-one"
    if is_building(kind_of(unit)):
        able = table.abilities(unit) & ACTIVE or table.terms.book.attack[kind_of(unit)]
        return "" if able else "rd-orders-building"
    if seat_of(unit) != seat:
        return "rd-allies-orders"
    if unit & FROZEN:
        return "rd-freeze"
    if unit & WEARY:
        return "rd-dungeon-lair"
    if unit & PARALYSED and turn.orders_left(table, seat) < turn.FREEING:
        return "rd-paralysis-orders"
    return ""


def activate(table: Table, spot: i64) -> str:
    seat: i64 = table.actor
    unit: i64 = table.units[spot]
    if table.active >= 0:
        return "rd-activate-one"
    if unit == 0:
        return "rd-target-nobody"
    if side_of(unit) != seat & 1:
        return "rd-orders-own"
    if not is_building(kind_of(unit)) and seat_of(unit) != seat:
        return "rd-allies-orders"
    ordered: bool = table.deep_orders > 0 if spot == DUNGEON else unit & ORDERED != 0
    return "" if ordered else "rd-activate-order"


def deed(table: Table, action: i64) -> str:
    """What the unit being activated does."""
    spot: i64 = table.active
    if spot < 0:
        return "rd-activate-first"
    if ATTACK.owns(action):
        return _attack(table, spot, ATTACK.arg(action))
    if APPLY.owns(action):
        return _apply(table, spot, AIMED_ABILITIES[APPLY.arg(action) // SPOTS], APPLY.arg(action) % SPOTS)
    if INVOKE.owns(action):
        ability: i64 = UNAIMED_ABILITIES[INVOKE.arg(action)]
        clause = _ability(table, spot, ability)
        if clause:
            return clause
        return "" if abilities.can_invoke(table, ability, spot) else "rd-ability-idle"
    if spot != DUNGEON:
        return "rd-dungeon-inside"
    if LEAVE.owns(action):
        return "" if table.deep_orders >= turn.LEAVING else "rd-dungeon-leave"
    assert DESCEND.owns(action)
    return "" if table.deep_orders > 0 else "rd-dungeon-steps"


def _attack(table: Table, spot: i64, target: i64) -> str:
    unit: i64 = table.units[spot]
    victim: i64 = table.units[target]
    if spot == DUNGEON or target == DUNGEON:
        return "rd-dungeon-shielded"
    if table.blows == 0:
        return "rd-attack-once"
    if victim == 0:
        return "rd-target-nobody"
    side = side_of(unit)
    if side_of(victim) == side:
        return "rd-attack-enemy"
    if table.is_trap(victim):
        return "rd-trap-immune"
    cell: i64 = spot // 2
    goal: i64 = target // 2
    if engaged(table, spot):
        return "" if goal in (cell, table.ahead(cell, side)) else "rd-attack-melee"
    if table.has(unit, SNIPER):
        return ""
    if not table.has(unit, SHOOTER):
        return "rd-attack-melee"
    if goal % LANES != cell % LANES:
        return "rd-attack-lane"
    if (goal < cell) == (side == 0):
        return "rd-attack-behind"
    between = table.ahead(cell, side)
    while between != goal:
        for place in range(2 * between, 2 * between + 2):
            other: i64 = table.units[place]
            if other and side_of(other) != side and not table.is_trap(other):
                return "rd-attack-nearest"
        between = table.ahead(between, side)
    return ""


def _ability(table: Table, spot: i64, ability: i64) -> str:
    """Whether the active unit has an ability ready."""
    if not table.has(table.units[spot], ability):
        return "rd-ability-has"
    if (table.spent | (table.deep_spent if spot == DUNGEON else 0)) & bit(ability):
        return "rd-dungeon-ability" if spot == DUNGEON else "rd-ability-once"
    return "" if abilities.ready(table, spot) & bit(ability) else "rd-dungeon-ability"


def _apply(table: Table, spot: i64, ability: i64, target: i64) -> str:
    clause = _ability(table, spot, ability)
    if clause:
        return clause
    unit: i64 = table.units[target]
    if unit == 0:
        return "rd-target-nobody"
    if target == DUNGEON and (spot != DUNGEON or ability in (LIGHTNING, SHAME)):
        return "rd-dungeon-shielded"
    friend: bool = side_of(unit) == side_of(table.units[spot])
    if ability == LIGHTNING:
        if friend:
            return "rd-attack-enemy"
        return "rd-trap-immune" if table.is_trap(unit) else ""
    if is_building(kind_of(unit)):
        return "rd-ability-creature"
    if ability == SHAME:
        return "rd-attack-enemy" if friend else ""
    if ability in (HEAL, ARM):
        if not friend:
            return "rd-ability-friend"
        return "" if abilities.suits(table, ability, spot, target) else "rd-ability-idle"
    return "" if abilities.suits(table, ability, spot, target) else "rd-shift"
