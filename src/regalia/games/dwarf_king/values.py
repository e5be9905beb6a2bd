"""An opinion about positions: the points that the rest of the deal is likely to bring under its own quest."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.games.dwarf_king.table import DEALS, OVER, Table

PLAYOUTS: Final = 8
# About the points that a deal moves: a lead of this size is worth half of the way to certain victory.
SWING: Final = 4.0
# How far a deal between equals spreads their points, by seats: fitted to who wins, from 4,000 matches of
# players of habit each.
SPREADS: Final = vec[float]([0.0, 0.0, 0.0, 2.8, 2.4, 2.2])


def value(table: Table, seat: i64) -> float:
    """-1 to 1: the expected lead over the rivals once the deal is played out, at random, a few times.

    The lead is over their mean: that over the best of them says less, since chance picks who that is.
    """
    rng = Rng(table.fingerprint())
    lead: i64 = 0
    for playout in range(PLAYOUTS):
        totals = _play_out(table, rng)
        for other in range(table.seats):
            lead += totals[seat] - totals[other]
    return _opinion(float(lead) / float(PLAYOUTS * (table.seats - 1)))


def standing(table: Table, seat: i64) -> float:
    """By the points of the finished deals alone: twice the chance to win, less one.

    The more deals are to come, the less a lead is worth; the fewer, the more it counts to be first.
    """
    left: i64 = DEALS - table.deal
    chances: float = 0.0
    scale: float = SPREADS[table.seats] * sqrt(float(left) if left > 0 else 1.0)
    for other in range(table.seats):
        chances += exp(float(table.totals[other] - table.totals[seat]) / scale)
    return 2.0 / chances - 1.0


def _opinion(lead: float) -> float:
    return lead / (SWING + abs(lead))


def _play_out(table: Table, rng: Rng) -> list[int]:
    """The points after this deal if everybody plays any legal card."""
    world = table.clone()
    assert isinstance(world, Table)
    world.alone = True
    while world.phase != OVER:
        world.apply(world.random_action(rng))
    return world.scores()
