"""Why an action can't be taken now: clause by clause, in the order of the rules page."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense import (
    discipline,
    dungeon,
    legal,
    market,
    movement,
    muster,
    piles,
    profit,
    turn,
)
from regalia.games.royal_defense.actions import (
    ACTIVATE,
    BUY,
    CAST,
    CAST_AT,
    CENTRE,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    ENLIST,
    FENCE,
    FEWEST_SENT,
    GO,
    HIRE,
    LEAD,
    ORDER,
    PUSH,
    RAISE,
    REDRAW,
    REFRESH,
    SCRAP,
    SEND_COINS,
    SPACE,
    STAND,
    TARGET,
    USE,
)
from regalia.games.royal_defense.book import (
    ANY_BUILDING,
    ANY_UNIT,
    ENEMY_CREATURE,
    OWN_CREATURE,
    Card,
    is_building,
)
from regalia.games.royal_defense.table import (
    ACTIVATION,
    BUILDING_ROW,
    COINS,
    DECK,
    DECKS,
    FENCES,
    GROUND,
    HIRING,
    LOCATION,
    MANA,
    MOVED,
    MULLIGAN,
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
    SPELL_ROW,
    USED,
    Table,
)
from regalia.games.royal_defense.table import CAST as CASTS
from regalia.games.royal_defense.units import kind_of, seat_of, side_of
from regalia.games.royal_defense.words import (
    ALTAR,
    CAMP,
    CELLS,
    CREATURE_KINDS,
    DUNGEON,
    FOUNTAIN,
    GATE,
    KINDS_EACH,
    SPOTS,
    WORKSHOP,
)


def refusal(table: Table, action: i64) -> str:
    if not 0 <= action < SPACE.size:
        return "rd-no-such-action"
    if table.phase == OVER:
        return "rd-over"
    if action < LEAD.base:
        return _before_battle(table, action)
    if LEAD.owns(action):
        return _lead(table, LEAD.arg(action))
    if DONE.owns(action):
        return _done(table)
    if TARGET.base <= action < HIRE.base or SCRAP.owns(action) or RAISE.owns(action) or DRAW.owns(action):
        return _answer(table, action)
    if table.asked is not None:
        return "rd-question"
    if table.phase < PROFIT:
        return "rd-setup-first"
    if USE.owns(action):
        return _use(table, USE.arg(action))
    if action < CAST.base:
        return _market(table, action)
    if action < ORDER.base:
        return _spell_or_gift(table, action)
    if ORDER.owns(action):
        return discipline.order(table, ORDER.arg(action))
    if DISCARD.owns(action):
        if table.phase != REFILL:
            return "rd-discard-phase"
        return "" if table.in_hand(table.actor, DISCARD.arg(action)) else "rd-hand"
    if table.phase != ACTIVATION:
        return "rd-activate-phase"
    if ACTIVATE.owns(action):
        return discipline.activate(table, ACTIVATE.arg(action))
    return discipline.deed(table, action)


# -- before the battle -------------------------------------------------------------------------------


def _before_battle(table: Table, action: i64) -> str:
    if table.asked is not None:
        return "rd-question"
    seat: i64 = table.actor
    if CHOOSE.owns(action):
        if table.phase != PEOPLE:
            return "rd-setup-people"
        for deck in range(table.terms.decks):
            if table.desk[DECKS + 2 * seat + deck] == CHOOSE.arg(action):
                return "rd-alliance-different"
        return "" if legal.deck_free(table, seat, CHOOSE.arg(action)) else "rd-setup-mirror"
    if CENTRE.owns(action):
        return "" if table.phase == GROUND else "rd-setup-centre"
    if ENLIST.owns(action):
        return _enlist(table, ENLIST.arg(action) // 8, ENLIST.arg(action) % 8)
    if FENCE.owns(action):
        cell: i64 = FENCE.arg(action)
        if table.phase != FENCES:
            return "rd-setup-palisades"
        if not table.terms.castles[seat & 1] & bit(cell):
            return "rd-building-castle"
        return "" if table.building_at(cell) < 0 else "rd-building-one"
    if table.phase != MULLIGAN:
        return "rd-mulligan"
    return "" if table.in_hand(seat, REDRAW.arg(action)) else "rd-hand"


def _enlist(table: Table, kind: i64, copies: i64) -> str:
    if table.phase != MUSTER:
        return "rd-heroes"
    if kind != muster.muster_kind(table):
        return "rd-heroes-order"
    low, high = legal.enlist_range(table, table.actor, kind)
    return "" if low <= copies <= high else "rd-heroes-twenty"


# -- any phase ---------------------------------------------------------------------------------------


def _lead(table: Table, seat: i64) -> str:
    if not table.terms.shared:
        return "rd-allies-turn"
    if table.asked is not None:
        return "rd-question"
    if table.phase < PROFIT or seat & 1 != table.turn_side or seat == table.actor:
        return "rd-allies-turn"
    if table.active >= 0:
        return "rd-activate-return"
    if table.through & bit(seat) or table.leads >= turn.MOST_LEADS:
        return "rd-allies-lead"
    return "" if legal.has_deeds(table, seat) else "rd-allies-lead"


def _done(table: Table) -> str:
    ask = table.asked
    seat: i64 = table.actor
    if ask is not None:
        if ask.kind != SCRAPPED:
            return "rd-question"
        return "" if market.scrap_price(table, ask) <= table.desk[COINS + ask.seat] else "rd-hire-cost"
    phase: i64 = table.phase
    if phase < MULLIGAN:
        return "rd-setup-first"
    if phase == PROFIT:
        return "rd-location-rift" if profit.rift_due(table, seat) else ""
    if phase == ORDERING:
        for spot in range(table.terms.spots):
            if turn.must_order(table, seat, spot):
                return "rd-orders-all"
        return ""
    if phase == ACTIVATION:
        if table.active < 0:
            return "rd-activate-all"
        if table.active == DUNGEON and table.deep_orders > 0:
            return "rd-dungeon-steps"
    return ""


def _answer(table: Table, action: i64) -> str:
    """Answers to open questions: the right kind of answer, and then what the question allows."""
    ask = table.asked
    if ask is None:
        return "rd-question-none"
    kind: i64 = ask.kind
    side: i64 = ask.seat & 1
    if TARGET.owns(action):
        spot: i64 = TARGET.arg(action)
        if kind == LOCATION:
            return _location_target(table, ask.seat, ask.subject, spot)
        if kind != SECOND:
            return "rd-question"
        if spot == ask.picked:
            return "rd-spell-target"
        return _aim(table, table.terms.book.spells[ask.subject], 1, side, spot)
    if STAND.owns(action):
        cell: i64 = STAND.arg(action)
        if kind == REBORN:
            return _line(table, side, cell)
        if kind != RETURN:
            return "rd-question"
        return "" if dungeon.exits(table) & bit(cell) else "rd-dungeon-exit"
    if PUSH.owns(action):
        if kind != PUSHED:
            return "rd-question"
        return "" if movement.pushable(table, ask.subject, PUSH.arg(action)) else "rd-push"
    if GO.owns(action):
        if kind != MOVED:
            return "rd-question"
        return "" if movement.destinations(table, ask.subject) & bit(GO.arg(action)) else "rd-mobility"
    if SCRAP.owns(action):
        if kind != SCRAPPED:
            return "rd-question"
        return "" if table.in_grave(ask.seat, SCRAP.arg(action)) else "rd-graveyard"
    if RAISE.owns(action):
        if kind != RAISED:
            return "rd-question"
        creature: i64 = RAISE.arg(action)
        if not table.in_grave(ask.seat, creature):
            return "rd-graveyard"
        return "" if table.terms.book.cost[creature] <= ask.subject else "rd-resurrection"
    if kind != DECK:
        return "rd-question"
    deck = table.deck_of(ask.seat, DRAW.arg(action) * KINDS_EACH)
    return "" if deck >= 0 and table.piles[RESERVE + 2 * ask.seat + deck] else "rd-alliance-draw"


def _line(table: Table, side: i64, cell: i64) -> str:
    if not table.terms.lines[side] & bit(cell):
        return "rd-hire-line"
    return "" if table.free_place(cell) >= 0 else "rd-cell-full"


# -- key locations -----------------------------------------------------------------------------------


def _use(table: Table, cell: i64) -> str:
    seat: i64 = table.actor
    if table.phase != PROFIT:
        return "rd-location-phase"
    if cell >= table.terms.cells or table.location(cell) == 0:
        return "rd-location-none"
    if not profit.holds(table, seat, cell):
        return "rd-location-held"
    if table.desk[USED + seat] & bit(cell):
        return "rd-location-once"
    inside: i64 = table.units[DUNGEON]
    if table.location(cell) == GATE and inside and side_of(inside) == seat & 1:
        return "rd-dungeon-one"
    return "" if profit.usable(table, seat, cell) else "rd-location-idle"


def _location_target(table: Table, seat: i64, cell: i64, spot: i64) -> str:
    place = table.location(cell)
    unit: i64 = table.units[spot]
    if unit == 0:
        return "rd-target-nobody"
    if spot == DUNGEON:
        return "rd-dungeon-shielded"
    if is_building(kind_of(unit)) != (place == WORKSHOP):
        return "rd-location-workshop" if place == WORKSHOP else "rd-location-creature"
    if place == ALTAR:
        return "" if side_of(unit) != seat & 1 else "rd-location-altar"
    if place not in (WORKSHOP, FOUNTAIN):
        if spot // 2 != cell or seat_of(unit) != seat:
            return "rd-location-cell"
        if place != CAMP:
            return ""
    return "" if profit.concerned(table, seat, cell, spot) else "rd-location-idle"


# -- hire and buy ------------------------------------------------------------------------------------


def _market(table: Table, action: i64) -> str:
    """Hiring, building, and both ways to refresh a market."""
    seat: i64 = table.actor
    side: i64 = seat & 1
    if HIRE.owns(action):
        kind: i64 = HIRE.arg(action) // CELLS
        cell: i64 = HIRE.arg(action) % CELLS
        if table.phase != HIRING:
            return "rd-hire-phase"
        if not table.in_hand(seat, kind):
            return "rd-hand"
        if not table.terms.hiring[side] & bit(cell):
            return "rd-blitz-hire" if table.terms.blitz else "rd-hire-line"
        if table.free_place(cell) < 0:
            return "rd-cell-full"
        return "" if market.lowest_price(table, seat, kind) <= table.desk[COINS + seat] else "rd-hire-cost"
    if BUY.owns(action):
        return _buy(table, seat, BUY.arg(action) // CELLS, BUY.arg(action) % CELLS)
    spells: bool = REFRESH.arg(action) == 1
    if table.phase != HIRING and not spells:
        return "rd-building-phase"
    if table.reserve_empty(seat):
        return "rd-market-closed"
    purse: i64 = table.desk[(MANA if spells else COINS) + seat]
    return "" if purse >= market.REFRESH_PRICE else "rd-market-refresh"


def _buy(table: Table, seat: i64, building: i64, cell: i64) -> str:
    if table.phase != HIRING:
        return "rd-building-phase"
    if table.reserve_empty(seat):
        return "rd-market-closed"
    if piles.count(table.piles[BUILDING_ROW], building) == 0:
        return "rd-market-row"
    if table.terms.book.cost[CREATURE_KINDS + building] > table.desk[COINS + seat]:
        return "rd-building-cost"
    if not table.terms.castles[seat & 1] & bit(cell):
        return "rd-building-castle"
    for spot in range(2 * cell, 2 * cell + 2):
        unit: i64 = table.units[spot]
        if unit and side_of(unit) != seat & 1:
            return "rd-building-enemy"
    return "" if market.site(table, seat & 1, cell) else "rd-cell-full"


def _spell_or_gift(table: Table, action: i64) -> str:
    seat: i64 = table.actor
    if CAST.owns(action):
        card = table.terms.book.spells[CAST.arg(action)]
        if card.aims:
            return "rd-spell-target"
        return _cast(table, seat, CAST.arg(action))
    if CAST_AT.owns(action):
        spell: i64 = CAST_AT.arg(action) // SPOTS
        spot: i64 = CAST_AT.arg(action) % SPOTS
        card = table.terms.book.spells[spell]
        if not card.aims:
            return "rd-spell-target"
        clause = _cast(table, seat, spell)
        if clause:
            return clause
        clause = _aim(table, card, 0, seat & 1, spot)
        if clause:
            return clause
        if len(card.aims) > 1 and not market.has_second(table, card, seat & 1, spot):
            return "rd-spell-second"
        return ""
    if table.ally(seat) < 0:
        return "rd-allies-gift"
    if SEND_COINS.owns(action):
        return "" if SEND_COINS.arg(action) + FEWEST_SENT <= table.desk[COINS + seat] else "rd-allies-purse"
    amount: i64 = action - SEND_COINS.base - SEND_COINS.size + FEWEST_SENT
    return "" if amount <= table.desk[MANA + seat] else "rd-allies-purse"


def _cast(table: Table, seat: i64, spell: i64) -> str:
    if table.desk[CASTS + seat]:
        return "rd-spell-once"
    if table.reserve_empty(seat):
        return "rd-market-closed"
    if piles.count(table.piles[SPELL_ROW], spell) == 0:
        return "rd-market-row"
    return "" if table.terms.book.spells[spell].cost <= table.desk[MANA + seat] else "rd-spell-cost"


def _aim(table: Table, card: Card, number: i64, side: i64, spot: i64) -> str:
    """Whether a unit is what a spell asks for."""
    aim: i64 = card.aims[number]
    unit: i64 = table.units[spot]
    if unit == 0:
        return "rd-target-nobody"
    if spot == DUNGEON:
        return "rd-dungeon-shielded"
    if aim == ANY_UNIT:
        return ""
    if is_building(kind_of(unit)) != (aim == ANY_BUILDING):
        return "rd-spell-aim"
    if aim == OWN_CREATURE and side_of(unit) != side:
        return "rd-spell-owner"
    if aim == ENEMY_CREATURE and side_of(unit) == side:
        return "rd-spell-owner"
    return ""
