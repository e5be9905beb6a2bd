"""An opinion about positions: titles led or within reach, obelisks, and how firmly possessions are held."""

from mypy_extensions import i64

from regalia.games.kings_bounty.table import Table


def value(table: Table, seat: i64) -> float:
    return 0.0
