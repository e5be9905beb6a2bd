"""Hiring, the two markets, spells, and gifts between allies."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense import piles
from regalia.games.royal_defense.book import Card
from regalia.games.royal_defense.combat import MAGIC, bury, judge, settle
from regalia.games.royal_defense.table import (
    BUILDING_DECK,
    BUILDING_ROW,
    CAST,
    COINS,
    GONE,
    GRAVE,
    HAND,
    MANA,
    NONE,
    OVER,
    RAISED,
    REBORN,
    SCRAPPED,
    SECOND,
    SPELL_DECK,
    SPELL_DISCARD,
    SPELL_ROW,
    Ask,
    Table,
)
from regalia.games.royal_defense.units import fresh, kind_of, side_of
from regalia.games.royal_defense.verbs import fits, perform
from regalia.games.royal_defense.words import (
    ABILITIES,
    BUILDINGS,
    CELL_NAMES,
    CONSTRUCT,
    CREATURE_KINDS,
    CREATURES,
    RESURRECTION,
    SPELLS,
    SPOTS,
    UNITS,
)

ROW_SIZE: Final = 5
REFRESH_PRICE: Final = 2
TAX: Final = 1
_SCRAPS: Final = 64  # picked = cell + 64 * creatures scrapped so far

# -- creatures ---------------------------------------------------------------------------------------


def is_construct(table: Table, kind: i64) -> bool:
    return table.terms.book.abilities[kind] & bit(CONSTRUCT) != 0


def graves(table: Table, seat: i64) -> i64:
    """How many creatures lie in a seat's graveyards."""
    return piles.total(table.piles[GRAVE + 2 * seat]) + piles.total(table.piles[GRAVE + 2 * seat + 1])


def lowest_price(table: Table, seat: i64, kind: i64) -> i64:
    """What a creature costs at least, if it is a construct with the whole graveyard given up."""
    price: i64 = table.terms.book.cost[kind]
    if is_construct(table, kind):
        price -= graves(table, seat)
    return max(0, price)


def hire(table: Table, kind: i64, cell: i64) -> None:
    """A creature from the hand comes into play; what a construct is made of is asked first."""
    seat: i64 = table.actor
    table.shift_card(seat, kind, HAND, NONE)
    table.shown += 1
    if is_construct(table, kind) and graves(table, seat) > 0 and table.terms.book.cost[kind] > 0:
        table.ask(SCRAPPED, seat, kind, cell)
    else:
        _take_on(table, kind, cell, table.terms.book.cost[kind])


def scrap(table: Table, kind: i64) -> None:
    """A creature of the graveyard leaves the game and makes the construct cheaper."""
    ask = table.answered()
    table.shift_card(ask.seat, kind, GRAVE, GONE)
    if table.log is not None:
        table.note("scrapped", ask.seat, creature=CREATURES[kind])
    table.ask(SCRAPPED, ask.seat, ask.subject, ask.picked + _SCRAPS)
    if table.terms.book.cost[ask.subject] == ask.picked // _SCRAPS + 1 or graves(table, ask.seat) == 0:
        scrap_done(table)


def scrap_price(table: Table, ask: Ask) -> i64:
    """What the construct in question costs by now."""
    return table.terms.book.cost[ask.subject] - ask.picked // _SCRAPS


def scrap_done(table: Table) -> None:
    ask = table.answered()
    _take_on(table, ask.subject, ask.picked % _SCRAPS, scrap_price(table, ask))


def _take_on(table: Table, kind: i64, cell: i64, price: i64) -> None:
    seat: i64 = table.actor
    table.desk[COINS + seat] -= price
    table.units[table.free_place(cell)] = fresh(kind, seat)
    if table.log is not None:
        table.note("hired", seat, creature=CREATURES[kind], cell=CELL_NAMES[cell], coins=price)
    if table.terms.book.abilities[kind] & bit(RESURRECTION):
        limit: i64 = table.terms.book.powers[len(ABILITIES) * kind + RESURRECTION]
        if can_raise(table, seat, limit):
            table.ask(RAISED, seat, limit)


def can_raise(table: Table, seat: i64, limit: i64) -> bool:
    """Whether a creature of that cost can come back to the hire line."""
    if table.rooms(table.terms.lines[seat & 1]) == 0:
        return False
    for kind in range(CREATURE_KINDS):
        if table.terms.book.cost[kind] <= limit and table.in_grave(seat, kind) > 0:
            return True
    return False


def raise_up(table: Table, kind: i64) -> None:
    """Who comes back is chosen; where, is asked next."""
    ask = table.answered()
    table.ask(REBORN, ask.seat, kind)


# -- buildings ---------------------------------------------------------------------------------------


def site(table: Table, side: i64, cell: i64) -> bool:
    """Whether a side may build on a cell of its castle: no enemy there, and at most one creature."""
    creatures: i64 = 0
    for spot in range(2 * cell, 2 * cell + 2):
        unit: i64 = table.units[spot]
        if unit:
            if side_of(unit) != side:
                return False
            if kind_of(unit) < CREATURE_KINDS:
                creatures += 1
    return creatures < 2


def buy(table: Table, building: i64, cell: i64) -> None:
    """A building from the row is paid and built; one that stood there falls, which pays the enemy."""
    seat: i64 = table.actor
    standing = table.building_at(cell)
    if standing >= 0:
        bury(table, standing, NONE)
        judge(table)
        if table.phase == OVER:
            return
    kind: i64 = CREATURE_KINDS + building
    table.desk[COINS + seat] -= table.terms.book.cost[kind]
    table.piles[BUILDING_ROW] -= piles.one(building)
    table.units[table.free_place(cell)] = fresh(kind, seat)
    if table.log is not None:
        table.note("bought", seat, building=BUILDINGS[building], cell=CELL_NAMES[cell])
    refill(table, BUILDING_DECK)


def refill(table: Table, deck: i64) -> None:
    """The row of a market (which lies right behind its deck) is filled up to five at once."""
    while piles.total(table.piles[deck + 1]) < ROW_SIZE:
        kind = table.draw_from(deck, deck + 2)
        if kind < 0:
            return
        table.piles[deck + 1] += piles.one(kind)
        if table.log is not None:
            table.note("market", NONE, card=BUILDINGS[kind] if deck == BUILDING_DECK else SPELLS[kind])


def refresh(table: Table, spells: bool) -> None:
    """For two coins or two mana a row is swept away and dealt anew."""
    seat: i64 = table.actor
    deck: i64 = SPELL_DECK if spells else BUILDING_DECK
    table.desk[(MANA if spells else COINS) + seat] -= REFRESH_PRICE
    if table.log is not None:
        table.note("refreshed", seat, market="spells" if spells else "buildings")
    table.piles[deck + 2] += table.piles[deck + 1]
    table.piles[deck + 1] = 0
    refill(table, deck)


# -- spells ------------------------------------------------------------------------------------------


def has_second(table: Table, card: Card, side: i64, first: i64) -> bool:
    """Whether a spell with two targets finds its second one."""
    return any(spot != first and fits(table, card.aims[1], side, spot) for spot in range(SPOTS))


def castable(table: Table, seat: i64, spell: i64) -> bool:
    """Whether a seat may buy and cast a spell now, targets aside."""
    if table.desk[CAST + seat] or table.reserve_empty(seat):
        return False
    if piles.count(table.piles[SPELL_ROW], spell) == 0:
        return False
    return table.terms.book.spells[spell].cost <= table.desk[MANA + seat]


def cast(table: Table, spell: i64, target: i64) -> None:
    """A spell is paid, and done at once unless it needs a second target."""
    seat: i64 = table.actor
    card = table.terms.book.spells[spell]
    table.desk[MANA + seat] -= card.cost
    table.desk[CAST + seat] = 1
    table.piles[SPELL_ROW] -= piles.one(spell)
    table.piles[SPELL_DISCARD] += piles.one(spell)
    if table.log is not None:
        aimed = UNITS[kind_of(table.units[target])] if target >= 0 else None
        table.note("cast", seat, spell=SPELLS[spell], target=aimed)
    refill(table, SPELL_DECK)
    if len(card.aims) > 1:
        table.ask(SECOND, seat, spell, target)
    else:
        _take_effect(table, seat, card, target, NONE)


def cast_second(table: Table, target: i64) -> None:
    ask = table.answered()
    _take_effect(table, ask.seat, table.terms.book.spells[ask.subject], ask.picked, target)


def _take_effect(table: Table, seat: i64, card: Card, target: i64, second: i64) -> None:
    for effect in card.effects:
        perform(table, seat, effect, MAGIC, target, second)
    settle(table, NONE)
    judge(table)


# -- gifts -------------------------------------------------------------------------------------------


def send(table: Table, purse: i64, amount: i64) -> None:
    """Coins or mana for the ally; one of them is the tax."""
    seat: i64 = table.actor
    ally = table.ally(seat)
    table.desk[purse + seat] -= amount
    if purse == COINS:
        table.earn(ally, amount - TAX, 0)
    else:
        table.earn(ally, 0, amount - TAX)
    if table.log is not None:
        what = "coins" if purse == COINS else "mana"
        table.note("sent", seat, what=what, amount=amount - TAX, ally_seat=ally)
