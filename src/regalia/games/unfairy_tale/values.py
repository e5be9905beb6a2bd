"""An opinion about positions: the points as they stand."""

from mypy_extensions import i64

from regalia.games.unfairy_tale.table import Table


def value(table: Table, seat: i64) -> float:
    """-1 to 1: the seat's points against the best rival's."""
    totals = table.scores()
    best: i64 = 0
    for other in range(table.seats):
        if other != seat and totals[other] > best:
            best = totals[other]
    lead = float(totals[seat] - best)
    return lead / (4.0 + abs(lead))
