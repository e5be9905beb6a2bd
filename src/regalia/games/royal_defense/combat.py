"""Attack, damage, death and its rewards."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense import piles
from regalia.games.royal_defense.book import AROUND, is_building
from regalia.games.royal_defense.table import (
    BUILDING_DISCARD,
    COINS,
    DRAWN,
    GRAVE,
    NONE,
    OVER,
    POINTS,
    REBORN,
    Table,
)
from regalia.games.royal_defense.units import (
    CONDEMNED,
    CURSED,
    DOOMED,
    PARALYSED,
    encouraged,
    hastened,
    healed,
    inspired,
    kind_of,
    owner_of,
    side_of,
    spirit,
    token,
    wounded,
    wounds,
)
from regalia.games.royal_defense.words import (
    ACCELERATION,
    ARMOUR,
    BATTLE_SPIRIT,
    CARRION_EATER,
    CREATURE_KINDS,
    CURSE,
    DEADLY_POISON,
    DESTROYER,
    DUNGEON,
    FLIGHT,
    INCORPOREAL,
    KAMIKAZE,
    LANES,
    MAGE,
    MARAUDER,
    PARALYSIS,
    PHYSICAL_IMMUNITY,
    RANGED_IMMUNITY,
    REBIRTH,
    ROT,
    SHOOTER,
    SNIPER,
    SPOT_NAMES,
    STENCH,
    SUICIDE,
    TOGETHER,
    UNITS,
    VAMPIRISM,
    ZEAL,
)

# Kinds of damage. PLAIN is what no creature strikes: rifts, traps, rot, the dungeon.
MELEE: Final = 0
RANGED: Final = 1
MAGIC: Final = 2
PLAIN: Final = 3

# -- who can be attacked -----------------------------------------------------------------------------


def foe(table: Table, spot: i64, side: i64) -> bool:
    """Whether an enemy of that side stands on a spot who can be attacked at all: traps can't."""
    unit: i64 = table.units[spot]
    return unit != 0 and side_of(unit) != side and not table.is_trap(unit)


def foes_on(table: Table, cell: i64, side: i64) -> bool:
    return cell >= 0 and (foe(table, 2 * cell, side) or foe(table, 2 * cell + 1, side))


def engaged(table: Table, spot: i64) -> bool:
    """Whether an enemy is in the same cell or the next one ahead: who shoots must strike by hand then."""
    cell: i64 = spot // 2
    side = side_of(table.units[spot])
    return foes_on(table, cell, side) or foes_on(table, table.ahead(cell, side), side)


def within_reach(table: Table, spot: i64) -> list[int]:
    """The spots that a unit on the field can attack, ascending."""
    unit: i64 = table.units[spot]
    side = side_of(unit)
    cell: i64 = spot // 2
    found: list[int] = []
    if engaged(table, spot):
        _add_foes(table, cell, side, found)
        _add_foes(table, table.ahead(cell, side), side, found)
        if side == 1:
            found.sort()
    elif table.has(unit, SNIPER):
        for other in range(table.terms.spots):
            if foe(table, other, side):
                found.append(other)
    elif table.has(unit, SHOOTER):
        cell = table.ahead(cell, side)
        while cell >= 0 and not found:
            _add_foes(table, cell, side, found)
            cell = table.ahead(cell, side)
    return found


def _add_foes(table: Table, cell: i64, side: i64, found: list[int]) -> None:
    if cell >= 0:
        for spot in range(2 * cell, 2 * cell + 2):
            if foe(table, spot, side):
                found.append(spot)


# -- damage ------------------------------------------------------------------------------------------


def strength(table: Table, spot: i64, victim: i64) -> i64:
    """A unit's attack against another, with all its bonuses."""
    unit: i64 = table.units[spot]
    if unit & CURSED:
        return 0
    total: i64 = table.terms.book.attack[kind_of(unit)] + token(unit) + spirit(unit) + inspired(unit)
    if spot == table.active:
        total += table.power(unit, ZEAL)
    if victim and is_building(kind_of(victim)):
        total += table.power(unit, DESTROYER)
    bonus = table.power(unit, TOGETHER)
    if bonus and spot != DUNGEON:
        beside: i64 = table.units[spot ^ 1]
        if beside and side_of(beside) == side_of(unit) and not is_building(kind_of(beside)):
            total += bonus
    return total


def form_of(table: Table, spot: i64) -> i64:
    """The kind of damage that a unit's attack does from where it is."""
    unit: i64 = table.units[spot]
    if table.has(unit, MAGE):
        return MAGIC
    if (table.has(unit, SHOOTER) or table.has(unit, SNIPER)) and not engaged(table, spot):
        return RANGED
    return MELEE


def lessened(table: Table, unit: i64, amount: i64, form: i64) -> i64:
    """What is left of damage: immunity first, then "only 1", then armour."""
    if amount <= 0:
        return 0
    held = table.abilities(unit)
    if form == MELEE and held & bit(PHYSICAL_IMMUNITY):
        return 0
    if form == RANGED and held & bit(RANGED_IMMUNITY):
        return 0
    if held & bit(INCORPOREAL) or (form == MELEE and held & bit(FLIGHT)):
        return 1
    if form == RANGED and held & bit(ARMOUR):
        amount -= table.power(unit, ARMOUR)
        return max(amount, 1)
    return amount


def damage(table: Table, spot: i64, amount: i64, form: i64) -> i64:
    """Hurts the unit on a spot; returns what it really took. The dead fall when the effect is settled."""
    unit: i64 = table.units[spot]
    dealt = lessened(table, unit, amount, form)
    if dealt == 0:
        return 0
    unit = wounded(unit, dealt)
    unit = hastened(unit, table.power(unit, ACCELERATION))
    table.units[spot] = unit
    if table.log is not None:
        table.note("hurt", NONE, unit=UNITS[kind_of(unit)], spot=SPOT_NAMES[spot], damage=dealt)
    if wounds(unit) >= table.terms.book.health[kind_of(unit)]:
        doom(table, spot)
    return dealt


def doom(table: Table, spot: i64) -> None:
    """This unit dies when the effect that goes on is settled."""
    if not table.units[spot] & DOOMED:
        table.units[spot] |= DOOMED
        table.dying += 1


def hit(table: Table, source: i64, spot: i64, amount: i64, form: i64) -> None:
    """A unit deals damage by attack or ability: what follows needs at least 1 taken by a creature."""
    if damage(table, spot, amount, form) == 0 or is_building(kind_of(table.units[spot])):
        return
    unit: i64 = table.units[source]
    held = table.abilities(unit)
    if held & bit(VAMPIRISM):
        table.units[source] = healed(unit, table.power(unit, VAMPIRISM))
    if held & bit(PARALYSIS):
        table.units[spot] |= PARALYSED
    if held & bit(DEADLY_POISON):
        doom(table, spot)


def strike(table: Table, source: i64, target: i64) -> None:
    """One attack, settled."""
    unit: i64 = table.units[source]
    victim: i64 = table.units[target]
    if table.log is not None:
        table.note("attacked", table.actor, unit=UNITS[kind_of(unit)], target=UNITS[kind_of(victim)])
    if table.has(unit, KAMIKAZE if is_building(kind_of(victim)) else SUICIDE):
        doom(table, target)
        doom(table, source)
    else:
        form = form_of(table, source)
        if target == DUNGEON and form == RANGED:
            form = MELEE  # at the dungeon's door all fight hand to hand
        hit(table, source, target, strength(table, source, victim), form)
    settle(table, source)


# -- death -------------------------------------------------------------------------------------------


def settle(table: Table, killer: i64) -> None:
    """All who are doomed fall together, then what their deaths bring about, until nobody falls.

    `killer` is the spot of the unit that did it, or -1. Rebirth comes last of all.
    """
    if table.dying == 0:
        return
    reborn: list[int] = []
    while table.dying > 0 and table.phase != OVER:
        fallen: list[int] = []
        rotten: list[int] = []
        for spot in range(DUNGEON + 1):
            if table.units[spot] & DOOMED:
                fallen.append(spot)
        table.dying = 0
        if killer >= 0 and table.units[killer] & DOOMED:
            killer = NONE
        tainted = _credit(table, killer, fallen)
        for spot in fallen:
            unit: i64 = table.units[spot]
            bury(table, spot, killer)
            if is_building(kind_of(unit)):
                continue
            if table.has(unit, REBIRTH):
                reborn.append(kind_of(unit) * 4 + owner_of(unit))
            if table.has(unit, ROT) and spot != DUNGEON:
                rotten.append(2 * (spot // 2) + side_of(unit))
        if tainted:
            table.units[killer] |= tainted
        for place in rotten:
            _rot(table, place // 2, place % 2)
        killer = NONE  # those whom the rot takes were killed by no living creature
        judge(table)
    _call_back(table, reborn)


def _credit(table: Table, killer: i64, fallen: list[int]) -> i64:
    """What a living killer gains by the enemy creatures that fell; returns what it catches from them."""
    if killer < 0 or is_building(kind_of(table.units[killer])):
        return 0
    unit: i64 = table.units[killer]
    caught: i64 = 0
    for spot in fallen:
        dead: i64 = table.units[spot]
        if is_building(kind_of(dead)):
            continue
        unit = encouraged(unit, table.power(unit, BATTLE_SPIRIT))
        unit = healed(unit, table.power(unit, CARRION_EATER))
        if table.has(dead, STENCH):
            caught |= CONDEMNED
        if table.has(dead, CURSE):
            caught |= CURSED
    table.units[killer] = unit
    return caught


def bury(table: Table, spot: i64, killer: i64) -> None:
    """Takes a unit off the field: the enemy of its commander is paid, its card goes where it belongs."""
    unit: i64 = table.units[spot]
    kind = kind_of(unit)
    side: i64 = 1 - side_of(unit)
    reward: i64 = table.terms.book.reward[kind]
    coins: i64 = reward
    slayer: i64 = table.units[killer] if killer >= 0 else 0
    if slayer and kind < CREATURE_KINDS and table.has(slayer, MARAUDER):
        coins *= 2
    table.units[spot] = 0
    table.desk[POINTS + side] += reward
    table.desk[COINS + table.treasurer(side)] += coins
    if is_building(kind):
        table.piles[BUILDING_DISCARD] += piles.one(kind - CREATURE_KINDS)
    else:
        table.shift_card(owner_of(unit), kind, NONE, GRAVE)
    if spot == table.active:
        table.active = NONE
    if spot == DUNGEON:
        table.deep_orders = 0
    if table.log is not None:
        paid = table.treasurer(side)
        table.note("fell", NONE, unit=UNITS[kind], spot=SPOT_NAMES[spot], points=reward, paid_seat=paid)


def _rot(table: Table, cell: i64, side: i64) -> None:
    """1 damage to every enemy creature in the cell of the dead and around it."""
    near: i64 = AROUND[cell] & table.terms.field
    for spot in range(table.terms.spots):
        unit: i64 = table.units[spot]
        if unit and near & bit(spot // 2) and side_of(unit) != side and not is_building(kind_of(unit)):
            damage(table, spot, 1, PLAIN)


def _call_back(table: Table, reborn: list[int]) -> None:
    """The reborn wait for a cell of their owner's hire line: the side on turn places its own first."""
    if table.phase == OVER or not reborn:
        return
    for side in range(2):
        turn: i64 = table.turn_side if side == 1 else 1 - table.turn_side  # asked last is answered first
        for card in reborn:
            if card % 4 & 1 == turn:
                table.ask(REBORN, card % 4, card // 4)


def judge(table: Table) -> None:
    """Who has the points wins at once; both sides at the same moment is a draw."""
    if table.phase == OVER:
        return
    ours: bool = table.desk[POINTS] >= table.terms.goal
    theirs: bool = table.desk[POINTS + 1] >= table.terms.goal
    if ours or theirs:
        finish(table, DRAWN if ours and theirs else (0 if ours else 1), "points")


def finish(table: Table, outcome: i64, manner: str) -> None:
    """The match is over."""
    table.phase = OVER
    table.outcome = outcome
    table.manner = manner
    table.asked = None
    table.active = NONE
    if table.log is not None:
        winners = [seat for seat in range(table.seats) if seat % 2 == outcome]
        table.note("over", NONE, winners_seats=winners, manner=manner)


def lane_of(spot: i64) -> i64:
    """The lane of a spot on the field."""
    return (spot // 2) % LANES
