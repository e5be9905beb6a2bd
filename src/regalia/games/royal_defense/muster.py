"""Before the battle: peoples, centre, heroes, palisades and first hands; and how hands are filled."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import Event
from regalia.games.royal_defense import market, piles
from regalia.games.royal_defense.table import (
    ASIDE,
    BUILDING_DECK,
    DECK,
    DECKS,
    FENCES,
    GONE,
    GRAVE,
    GROUND,
    HAND,
    HAND_SIZE,
    MULLIGAN,
    MUSTER,
    NONE,
    PEOPLE,
    RESERVE,
    SPELL_DECK,
    Table,
)
from regalia.games.royal_defense.units import fresh
from regalia.games.royal_defense.words import (
    CELL_NAMES,
    CREATURES,
    KINDS_EACH,
    LAYOUTS,
    PALISADE,
    PEOPLES,
)

FIRST_FENCES: Final = 2
HEROES: Final = 20


# -- before the battle -------------------------------------------------------------------------------


def in_order(table: Table, place: i64) -> i64:
    """The seat that comes at that place in the set-up: the first player first, sides in turn."""
    return (table.first + place) % table.seats


def choose_people(table: Table, people: i64) -> None:
    seat: i64 = table.actor
    take_deck(table, seat, table.step // table.seats, people)
    if table.log is not None:
        table.note("chose", seat, people=PEOPLES[people])
    table.step += 1
    if table.step == table.seats * table.terms.decks:
        begin_ground(table)
    else:
        table.actor = in_order(table, table.step % table.seats)


def take_deck(table: Table, seat: i64, deck: i64, people: i64) -> None:
    """A seat's mercenaries: the whole deck is its reserve, or (twenty heroes) lies ready to be picked."""
    place: i64 = 2 * seat + deck
    table.desk[DECKS + place] = people
    whole = piles.of(table.terms.book.copies[KINDS_EACH * people : KINDS_EACH * (people + 1)])
    table.piles[(ASIDE if table.terms.heroes else RESERVE) + place] = whole


def begin_ground(table: Table) -> None:
    table.phase = GROUND
    table.step = 0
    table.actor = in_order(table, 1)


def choose_centre(table: Table, layout: i64) -> None:
    table.layout = layout
    if table.log is not None:
        table.note("laid", table.actor, layout=LAYOUTS[layout])
    table.phase = MUSTER if table.terms.heroes else FENCES
    table.actor = table.first


def muster_kind(table: Table) -> i64:
    """The kind that the seat to act decides on, in the muster of twenty heroes."""
    deck: i64 = (table.step // KINDS_EACH) % table.terms.decks
    return KINDS_EACH * table.desk[DECKS + 2 * table.actor + deck] + table.step % KINDS_EACH


def enlist(table: Table, kind: i64, copies: i64) -> None:
    seat: i64 = table.actor
    place: i64 = 2 * seat + table.deck_of(seat, kind)
    number: i64 = kind % KINDS_EACH
    there = piles.count(table.piles[ASIDE + place], number)
    table.piles[ASIDE + place] -= there * piles.one(number)
    table.piles[RESERVE + place] += copies * piles.one(number)
    table.piles[GONE + place] += (there - copies) * piles.one(number)
    if table.log is not None:
        table.note("enlisted", seat, creature=CREATURES[kind], count=copies)
    table.step += 1
    each: i64 = KINDS_EACH * table.terms.decks
    if table.step == each * table.seats:
        table.phase = FENCES
        table.step = 0
        table.actor = table.first
    else:
        table.actor = in_order(table, table.step // each)


def fence(table: Table, cell: i64) -> None:
    """One of the first palisades."""
    table.units[table.free_place(cell)] = fresh(PALISADE, table.actor)
    if table.log is not None:
        table.note("fenced", table.actor, cell=CELL_NAMES[cell])
    table.step += 1
    if table.step == FIRST_FENCES * table.seats:
        table.phase = MULLIGAN
        table.step = 0
        table.actor = table.first
        market.refill(table, BUILDING_DECK)
        market.refill(table, SPELL_DECK)
    else:
        table.actor = in_order(table, table.step // FIRST_FENCES)


def redraw(table: Table, kind: i64) -> None:
    """A card of the first hand is laid aside."""
    seat: i64 = table.actor
    table.shift_card(seat, kind, HAND, ASIDE)
    if table.log is not None:
        table.tell(Event("laid-aside", seat, {}, {"creature": CREATURES[kind]}, friends(table, seat)))
    if table.hand_total(seat) == 0:
        mulligan_done(table)


def mulligan_done(table: Table) -> None:
    """What was laid aside is shuffled in, and the hand is filled again."""
    seat: i64 = table.actor
    for deck in range(2):
        table.piles[RESERVE + 2 * seat + deck] += table.piles[ASIDE + 2 * seat + deck]
        table.piles[ASIDE + 2 * seat + deck] = 0
    table.step += 1


# -- hands -------------------------------------------------------------------------------------------


def friends(table: Table, seat: i64) -> i64:
    """The seats that may see what a seat holds: itself and its ally."""
    ally = table.ally(seat)
    return bit(seat) | (bit(ally) if ally >= 0 else 0)


def replenish(table: Table, seat: i64) -> bool:
    """Fills a hand up to five; returns False if the player is asked which deck to draw from."""
    while table.hand_total(seat) < HAND_SIZE and not table.reserve_empty(seat):
        if table.piles[RESERVE + 2 * seat] and table.piles[RESERVE + 2 * seat + 1]:
            table.ask(DECK, seat, NONE)
            return False
        draw(table, seat, 0 if table.piles[RESERVE + 2 * seat] else 1)
    return True


def draw(table: Table, seat: i64, deck: i64) -> None:
    kind = table.draw_card(seat, deck)
    if table.log is not None:
        table.tell(Event("drew", seat, {}, {"creature": CREATURES[kind]}, friends(table, seat)))


def discard(table: Table, kind: i64) -> None:
    table.shift_card(table.actor, kind, HAND, GRAVE)
    table.shown += 1
    if table.log is not None:
        table.note("discarded", table.actor, creature=CREATURES[kind])
    table.through |= bit(table.actor)


def start(table: Table, drawn: bool) -> None:
    """The first decision of a match: peoples are chosen, or were dealt out already."""
    table.phase = PEOPLE
    if drawn:
        begin_ground(table)
