"""An opinion about positions: the points that the rest of the deal is likely to bring under its own quest."""

from typing import Final

from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.games.dwarf_king.table import OVER, Table

PLAYOUTS: Final = 12
# How many points a usual deal moves: a lead of this size in the last deal is nearly the match.
SWING: Final = 4.0


def value(table: Table, seat: i64) -> float:
    """-1 to 1: the expected lead over the best rival once the deal is played out, at random, a few times."""
    rng = Rng(table.fingerprint())
    lead = 0.0
    for playout in range(PLAYOUTS):
        totals = _play_out(table, rng)
        best = 0.0
        first = True
        for other in range(table.seats):
            points = float(totals[other])
            if other != seat and (first or points > best):
                best = points
                first = False
        lead += float(totals[seat]) - best
    lead /= float(PLAYOUTS)
    return lead / (SWING + abs(lead))


def _play_out(table: Table, rng: Rng) -> list[int]:
    """The points after this deal if everybody plays any legal card."""
    world = table.clone()
    assert isinstance(world, Table)
    deal: i64 = world.deal
    while world.deal == deal and world.phase != OVER:
        world.apply(world.random_action(rng))
    return world.scores()
