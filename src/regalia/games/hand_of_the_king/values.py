"""An opinion about positions: banners held, and how firmly each is held."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import popcount
from regalia.games.hand_of_the_king.people import HOUSES, MEMBERS
from regalia.games.hand_of_the_king.table import Table

# A banner whose house can still be fought for is worth less than one that can't be lost.
LOOSE: Final = 0.6
# Being one card behind is worth more than being three behind.
NEARNESS: Final = 0.12


def value(table: Table, seat: i64) -> float:
    """-1 to 1: the banners of the seat's side against the best other side's, firm ones counted higher."""
    worth = [0.0] * table.seats
    for other in range(table.seats):
        for house in range(len(HOUSES)):
            worth[table.side(other)] += _hold(table, other, house)
    own = table.side(seat)
    best = 0.0
    for side in range(table.seats):
        if side != own and worth[side] > best:
            best = worth[side]
    lead = worth[own] - best
    return lead / (1.0 + abs(lead))


def _hold(table: Table, seat: i64, house: i64) -> float:
    """How much of a house's banner a seat can call its own."""
    left = popcount(table.court & MEMBERS[house])
    own = table.strength(seat, house)
    rival: i64 = 0
    for other in range(table.seats):
        if other != seat:
            strength = table.strength(other, house)
            if strength > rival:
                rival = strength
    if table.holder(house) == seat:
        if own > rival + left:
            return 1.0
        return LOOSE + 0.05 * float(own - rival)
    if own + left < rival or left == 0:
        return 0.0
    return NEARNESS * float(own + left - rival) / float(left)
