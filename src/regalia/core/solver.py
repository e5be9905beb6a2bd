"""Solver: a game's own exact search, for positions in which nothing is hidden and no luck is to come."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.core.budget import Budget
from regalia.core.state import State

LOST: Final = -1
DRAWN: Final = 0
WON: Final = 1
UNKNOWN: Final = 2  # the budget ended first


@mypyc_attr(allow_interpreted_subclasses=True)
class Solver:
    """Knows one deal, and remembers what it has proved about it: `Game.solver` gives one.

    A search that was stopped can be asked again, and goes on from what is remembered.
    """

    def __init__(self) -> None:
        self.nodes: i64 = 0  # positions looked at so far

    def fits(self, state: State) -> bool:
        """Whether a position belongs to this deal."""
        raise NotImplementedError

    def solve(self, state: State, budget: Budget) -> i64:
        """What the seat to move reaches by best play of all: WON, DRAWN or LOST; or UNKNOWN."""
        raise NotImplementedError
