"""All actions that may be taken now, generated phase by phase."""

from mypy_extensions import i64

from regalia.core.bits import bit, members
from regalia.games.royal_defense import abilities, dungeon, market, movement, muster, piles, profit, turn
from regalia.games.royal_defense.actions import (
    ACTIVATE,
    APPLY,
    ATTACK,
    BUY,
    CAST,
    CAST_AT,
    CENTRE,
    CHOOSE,
    DESCEND,
    DISCARD,
    DONE,
    DRAW,
    ENLIST,
    FENCE,
    FEWEST_SENT,
    GO,
    HIRE,
    INVOKE,
    LEAD,
    LEAVE,
    ORDER,
    PUSH,
    RAISE,
    REDRAW,
    REFRESH,
    SCRAP,
    SEND_COINS,
    SEND_MANA,
    STAND,
    TARGET,
    USE,
)
from regalia.games.royal_defense.combat import within_reach
from regalia.games.royal_defense.table import (
    ACTIVATION,
    ASIDE,
    BUILDING_ROW,
    COINS,
    DECKS,
    FENCES,
    GRAVE,
    GROUND,
    HAND,
    HIRING,
    LOCATION,
    MANA,
    MOVED,
    MUSTER,
    ORDERING,
    OVER,
    PEOPLE,
    PROFIT,
    PUSHED,
    RAISED,
    REBORN,
    REFILL,
    RESERVE,
    RETURN,
    SCRAPPED,
    SECOND,
    Ask,
    Table,
)
from regalia.games.royal_defense.table import CAST as CASTS
from regalia.games.royal_defense.units import ORDERED
from regalia.games.royal_defense.verbs import fits
from regalia.games.royal_defense.words import (
    AIMED_ABILITIES,
    BUILDINGS,
    CELLS,
    CREATURE_KINDS,
    DUNGEON,
    KINDS_EACH,
    LAYOUTS,
    PEOPLES,
    SPELLS,
    SPOTS,
    UNAIMED_ABILITIES,
)


def actions(table: Table) -> list[int]:
    """Ascending; empty only when the match is over."""
    found: list[int] = []
    phase: i64 = table.phase
    if phase == OVER:
        return found
    if table.asked is not None:
        _answers(table, table.asked, found)
    elif phase < PROFIT:
        _preparations(table, found)
    else:
        _of_turn(table, found)
    return found


def _preparations(table: Table, found: list[int]) -> None:
    phase: i64 = table.phase
    seat: i64 = table.actor
    if phase == PEOPLE:
        for people in range(len(PEOPLES)):
            if deck_free(table, seat, people):
                found.append(CHOOSE.base + people)
    elif phase == GROUND:
        for layout in range(len(LAYOUTS)):
            found.append(CENTRE.base + layout)
    elif phase == MUSTER:
        kind = muster.muster_kind(table)
        low, high = enlist_range(table, seat, kind)
        for copies in range(low, high + 1):
            found.append(ENLIST.base + 8 * kind + copies)
    elif phase == FENCES:
        for cell in range(table.terms.cells):
            if table.terms.castles[seat & 1] & bit(cell) and table.building_at(cell) < 0:
                found.append(FENCE.base + cell)
    else:
        _hand_cards(table, seat, REDRAW.base, found)
        found.append(DONE.base)


def deck_free(table: Table, seat: i64, people: i64) -> bool:
    """Whether a people's deck can be taken: nobody has it, or (mirror) at least not this seat."""
    for other in range(table.seats):
        for deck in range(table.terms.decks):
            if table.desk[DECKS + 2 * other + deck] == people and (other == seat or not table.terms.mirror):
                return False
    return True


def enlist_range(table: Table, seat: i64, kind: i64) -> tuple[i64, i64]:
    """The fewest and most copies of a kind with which exactly twenty can still be reached."""
    place: i64 = 2 * seat + table.deck_of(seat, kind)
    there = piles.count(table.piles[ASIDE + place], kind % KINDS_EACH)
    wanted: i64 = muster.HEROES - piles.total(table.piles[RESERVE + place])
    later = piles.total(table.piles[ASIDE + place]) - there
    low: i64 = wanted - later if wanted > later else 0
    high: i64 = min(wanted, there)
    return low, high


def _hand_cards(table: Table, seat: i64, base: i64, found: list[int]) -> None:
    for kind in held_kinds(table, seat, HAND):
        found.append(base + kind)


def held_kinds(table: Table, seat: i64, pile: i64) -> list[int]:
    """The kinds of creature in a seat's HAND or GRAVE, ascending."""
    found: list[int] = []
    for people in range(len(PEOPLES)):
        deck = table.deck_of(seat, KINDS_EACH * people)
        if deck >= 0:
            kind: i64 = KINDS_EACH * people
            left: i64 = table.piles[pile + 2 * seat + deck]
            while left:
                if left & 15:
                    found.append(kind)
                left >>= 4
                kind += 1
    return found


# -- a turn ------------------------------------------------------------------------------------------


def _of_turn(table: Table, found: list[int]) -> None:
    phase: i64 = table.phase
    seat: i64 = table.actor
    ally = leader_to_be(table)
    if ally >= 0:
        found.append(LEAD.base + ally)
    if phase == PROFIT:
        if not profit.rift_due(table, seat):
            found.append(DONE.base)
        for cell in range(table.terms.cells):
            if table.location(cell) and profit.usable(table, seat, cell):
                found.append(USE.base + cell)
        _free_actions(table, seat, found)
    elif phase == HIRING:
        found.append(DONE.base)
        _hirings(table, seat, found)
        _free_actions(table, seat, found)
    elif phase == ORDERING:
        _orders(table, seat, found)
    elif phase == ACTIVATION:
        if table.active >= 0:
            _deeds(table, seat, found)
        else:
            _free_actions(table, seat, found)
            for spot in range(table.terms.spots):
                if table.units[spot] & ORDERED and turn.can_activate(table, seat, spot):
                    found.append(ACTIVATE.base + spot)
            if turn.can_activate(table, seat, DUNGEON):
                found.append(ACTIVATE.base + DUNGEON)
    elif phase == REFILL:
        found.append(DONE.base)
        _free_actions(table, seat, found)
        _hand_cards(table, seat, DISCARD.base, found)


def leader_to_be(table: Table) -> i64:
    """The ally who may take the lead of a shared turn, or -1."""
    if not table.terms.shared or table.phase < PROFIT or table.asked is not None or table.active >= 0:
        return -1
    ally = table.ally(table.actor)
    if table.through & bit(ally) or table.leads >= turn.MOST_LEADS or not has_deeds(table, ally):
        return -1
    return ally


def has_deeds(table: Table, seat: i64) -> bool:
    """Whether a seat could do anything if it had the lead: only between activations it may be nothing."""
    if table.phase != ACTIVATION or turn.has_orders(table, seat):
        return True
    found: list[int] = []
    _free_actions(table, seat, found)
    return len(found) > 0


def _hirings(table: Table, seat: i64, found: list[int]) -> None:
    """Creatures from the hand and buildings from the row, with the cells for them."""
    coins: i64 = table.desk[COINS + seat]
    side: i64 = seat & 1
    cells = members(table.rooms(table.terms.hiring[side]))
    for kind in held_kinds(table, seat, HAND):
        if market.lowest_price(table, seat, kind) <= coins:
            base: i64 = HIRE.base + CELLS * kind
            for cell in cells:
                found.append(base + cell)
    if table.reserve_empty(seat):
        return
    sites: list[int] = []
    for building in range(len(BUILDINGS)):
        if piles.count(table.piles[BUILDING_ROW], building) == 0:
            continue
        if table.terms.book.cost[CREATURE_KINDS + building] <= coins:
            if not sites:
                sites = _sites(table, side)
            for cell in sites:
                found.append(BUY.base + CELLS * building + cell)
    if coins >= market.REFRESH_PRICE:
        found.append(REFRESH.base)


def _sites(table: Table, side: i64) -> list[int]:
    found: list[int] = []
    for cell in range(table.terms.cells):
        if table.terms.castles[side] & bit(cell) and market.site(table, side, cell):
            found.append(cell)
    return found


def _free_actions(table: Table, seat: i64, found: list[int]) -> None:
    """What may be done at any time of one's turn: spells, their market, gifts."""
    mana: i64 = table.desk[MANA + seat]
    if mana > 0 and not table.reserve_empty(seat):
        if mana >= market.REFRESH_PRICE:
            found.append(REFRESH.base + 1)
        if table.desk[CASTS + seat] == 0:
            _spells(table, seat, found)
    if table.ally(seat) >= 0:
        coins: i64 = table.desk[COINS + seat]
        for amount in range(SEND_COINS.size):
            if amount + FEWEST_SENT <= coins:
                found.append(SEND_COINS.base + amount)
        for amount in range(SEND_MANA.size):
            if amount + FEWEST_SENT <= mana:
                found.append(SEND_MANA.base + amount)


def _spells(table: Table, seat: i64, found: list[int]) -> None:
    side: i64 = seat & 1
    for spell in range(len(SPELLS)):
        if not table.terms.book.spells[spell].aims and market.castable(table, seat, spell):
            found.append(CAST.base + spell)
    for spell in range(len(SPELLS)):
        card = table.terms.book.spells[spell]
        if card.aims and market.castable(table, seat, spell):
            aim: i64 = card.aims[0]
            for spot in range(table.terms.spots):
                if not table.units[spot] or not fits(table, aim, side, spot):
                    continue
                if len(card.aims) < 2 or market.has_second(table, card, side, spot):
                    found.append(CAST_AT.base + SPOTS * spell + spot)


def _orders(table: Table, seat: i64, found: list[int]) -> None:
    must: bool = False
    spots: list[int] = []
    for spot in range(table.terms.spots):
        if table.units[spot] == 0:
            continue
        if turn.must_order(table, seat, spot):
            must = True
            spots.append(spot)
        elif turn.may_order(table, seat, spot):
            spots.append(spot)
    if turn.may_order(table, seat, DUNGEON):
        spots.append(DUNGEON)
    if not must:
        found.append(DONE.base)
    _free_actions(table, seat, found)
    for spot in spots:
        found.append(ORDER.base + spot)


def _deeds(table: Table, seat: i64, found: list[int]) -> None:
    """Attack, abilities, and the way through the dungeon, for the unit being activated."""
    spot: i64 = table.active
    deep: bool = spot == DUNGEON
    if not deep or table.deep_orders == 0:
        found.append(DONE.base)
    _free_actions(table, seat, found)
    if not deep and table.blows > 0:
        for target in within_reach(table, spot):
            found.append(ATTACK.base + target)
    held = abilities.ready(table, spot)
    if held:
        for number in range(len(AIMED_ABILITIES)):
            ability: i64 = AIMED_ABILITIES[number]
            if held & bit(ability):
                for target in range(SPOTS):
                    if table.units[target] and abilities.suits(table, ability, spot, target):
                        found.append(APPLY.base + SPOTS * number + target)
        for number in range(len(UNAIMED_ABILITIES)):
            ability = UNAIMED_ABILITIES[number]
            if held & bit(ability) and abilities.can_invoke(table, ability, spot):
                found.append(INVOKE.base + number)
    if deep and table.deep_orders > 0:
        found.append(DESCEND.base)
        if table.deep_orders >= turn.LEAVING:
            found.append(LEAVE.base)


# -- questions ---------------------------------------------------------------------------------------


def _answers(table: Table, ask: Ask, found: list[int]) -> None:
    kind: i64 = ask.kind
    if kind == LOCATION:
        for spot in range(table.terms.spots):
            if profit.concerned(table, ask.seat, ask.subject, spot):
                found.append(TARGET.base + spot)
    elif kind == PUSHED:
        for way in range(4):
            if movement.pushable(table, ask.subject, way):
                found.append(PUSH.base + way)
    elif kind == MOVED:
        for cell in members(movement.destinations(table, ask.subject)):
            found.append(GO.base + cell)
    elif kind == REBORN:
        for cell in members(table.rooms(table.terms.lines[ask.seat & 1])):
            found.append(STAND.base + cell)
    elif kind == RETURN:
        for cell in members(dungeon.exits(table)):
            found.append(STAND.base + cell)
    elif kind == RAISED:
        for creature in held_kinds(table, ask.seat, GRAVE):
            if table.terms.book.cost[creature] <= ask.subject:
                found.append(RAISE.base + creature)
    elif kind == SCRAPPED:
        if market.scrap_price(table, ask) <= table.desk[COINS + ask.seat]:
            found.append(DONE.base)
        for creature in held_kinds(table, ask.seat, GRAVE):
            found.append(SCRAP.base + creature)
    elif kind == SECOND:
        card = table.terms.book.spells[ask.subject]
        for spot in range(table.terms.spots):
            if spot != ask.picked and fits(table, card.aims[1], ask.seat & 1, spot):
                found.append(TARGET.base + spot)
    else:
        for people in range(len(PEOPLES)):
            deck = table.deck_of(ask.seat, people * KINDS_EACH)
            if deck >= 0 and table.piles[RESERVE + 2 * ask.seat + deck]:
                found.append(DRAW.base + people)
