"""An opinion about positions: titles held or within reach, obelisks, firm walls, and useful cards."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit, members, popcount
from regalia.games.kings_bounty.cards import LAST, Title
from regalia.games.kings_bounty.faces import (
    ALL_OBELISKS,
    CASTLES_OF,
    FIRST_CASTLE,
    FIRST_OBELISK,
    HERO,
    HUMAN,
    MONSTER,
    WIZARD,
)
from regalia.games.kings_bounty.table import Table, faces_in
from regalia.games.kings_bounty.titles import tally

# A title that is held by one can be lost by one; with a wider lead it is nearly safe.
HELD: Final = 0.62
WIDER: Final = 0.13
# What is one step away is worth more than what is three steps away.
TIED: Final = 0.3
BEHIND: Final = 0.12
# In points: what a possession may still do for titles, and what its defence adds.
GROUND: Final = 0.35
WALL: Final = 0.18
# In points: cards of the hand, by what can be done with them.
LAND_CARD: Final = 0.5
STONE_CARD: Final = 0.8
READY_TROOP: Final = 0.45
IDLE_TROOP: Final = 0.1
HERO_CARD: Final = 0.9
NEW_CARD: Final = 0.42  # one that is still to be drawn


def value(table: Table, seat: i64) -> float:
    """-1 to 1: what a seat has against the best other one; a troop that is shown counts as played well."""
    if table.playing >= 0:
        return _best_target(table, seat)
    own = _worth(table, seat, seat)
    best = -99.0
    for other in range(table.seats):
        if other != seat:
            rival = _worth(table, other, seat)
            if rival > best:
                best = rival
    lead = own - best
    return lead / (6.0 + abs(lead))


def _best_target(table: Table, seat: i64) -> float:
    """As it will be when the player has chosen what is best for himself."""
    mover = table.mover
    most = -2.0
    found = -1.0
    for action in table.legal():
        twin = table.clone()
        twin.apply(action)
        assert isinstance(twin, Table)
        mine = value(twin, mover)
        if mine > most:
            most = mine
            found = mine if mover == seat else value(twin, seat)
    return found


def _worth(table: Table, seat: i64, viewer: i64) -> float:
    """A seat's points as they stand and as they may become, by what the viewer knows."""
    total = 0.0
    cards = table.terms.cards
    titles = table.titles
    if table.secret(viewer) >= 0:
        titles |= bit(table.secret(viewer))
    for number in members(titles):
        total += _share(table, cards.titles[number], seat) * float(cards.titles[number].points)
    for place in members(table.areas[seat]):
        defence: i64 = cards.defences[place]
        guard = table.garrison(place)
        if guard >= 0 and cards.strengths[guard % 5] > defence:
            defence = cards.strengths[guard % 5]
        total += GROUND + WALL * float(defence)
    total += 1.6 * float(popcount(table.areas[seat] & ALL_OBELISKS))
    if table.closing:
        return total
    if seat == viewer:
        total += _hand(table, seat)
    return total


def _share(table: Table, title: Title, seat: i64) -> float:
    """How much of a title a seat can call its own."""
    own = tally(table, title, seat)
    if title.way == LAST:
        return 0.8 * float(own)
    rival: i64 = 0
    for other in range(table.seats):
        if other != seat:
            count = tally(table, title, other)
            if count > rival:
                rival = count
    ahead = own - rival
    if ahead > 0:
        if table.closing:
            return 1.0
        return min(1.0, HELD + WIDER * float(ahead - 1))
    if ahead == 0 and own > 0:
        return TIED
    return 0.0 if ahead < -2 else BEHIND / float(1 - ahead)


def _hand(table: Table, seat: i64) -> float:
    total = 0.0
    for face in faces_in(table.hands[seat]):
        if face >= FIRST_OBELISK:
            total += STONE_CARD
        elif face >= FIRST_CASTLE:
            total += LAND_CARD
        elif face // 5 != HUMAN and not table.areas[seat] & CASTLES_OF[face // 5]:
            total += IDLE_TROOP
        elif face % 5 == HERO or face % 5 == MONSTER:
            total += HERO_CARD
        else:
            total += READY_TROOP + 0.1 * float(face % 5 - WIZARD)
    if table.mover == seat:
        total += NEW_CARD * float(table.returned)
    return total
