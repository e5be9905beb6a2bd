"""Budgets that end with their time as well, or with another budget."""

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


@final
class Part(Budget):
    """At most so many positions of another budget."""

    def __init__(self, whole: Budget, nodes: int) -> None:
        super().__init__(nodes)
        self.whole = whole

    def spend(self, nodes: i64) -> bool:
        self.left -= nodes
        return self.whole.spend(nodes) and self.left > 0
