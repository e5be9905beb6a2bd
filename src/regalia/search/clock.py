"""Timed: a budget of positions that ends with its time as well."""

from time import monotonic
from typing import final

from mypy_extensions import i64

from regalia.core.budget import Budget


@final
class Timed(Budget):
    """So many positions or so many seconds from now, whichever ends first."""

    def __init__(self, nodes: int, seconds: float) -> None:
        super().__init__(nodes)
        self.until: float = monotonic() + seconds

    def spend(self, nodes: i64) -> bool:
        self.left -= nodes
        return self.left > 0 and monotonic() < self.until
