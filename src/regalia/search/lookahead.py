"""Lookahead: what exact searches share: the budget they spend, and where they end."""

from typing import Final

from mypy_extensions import i64

from regalia.core.budget import Budget
from regalia.core.game import Game
from regalia.core.state import State

BEST: Final = 1.0  # no value is above it, none below its negative
WHOLE: Final = 1_000_000  # the depth of what was looked at to the end
FARTHEST: Final = 200  # decisions in a line: far more than a budget works out, and not too many for the stack
LAP: Final = 32  # positions between two questions to the budget


class Lookahead:
    """A search ends where the match does or, if wanted, where the stage does.

    `firm` says of the value just returned whether the game's opinion had no part in it: a firm value holds
    whatever the depth.
    """

    def __init__(self, game: Game, stop_at_stage: bool) -> None:
        self.game = game
        self.stop_at_stage = stop_at_stage
        self.farthest = min(FARTHEST, int(game.max_plies))
        self.nodes: i64 = 0  # positions looked at so far
        self.charged: i64 = 0  # of these, what the budget knows of
        self.stage: i64 = 0
        self.firm = False
        self.stopped = False
        self.proving = False  # what is not firm is worth nothing
        self.budget: Budget = Budget(0)

    def _begin(self, state: State, budget: Budget, proving: bool = False) -> None:
        self.budget = budget
        self.proving = proving
        self.stage = state.stage()
        self.charged = self.nodes
        self.stopped = not budget.spend(0)

    def _stops_here(self) -> bool:
        """Counts one more position; whether the budget has ended: what is returned then is worth nothing."""
        self.nodes += 1
        if self.nodes - self.charged >= LAP:
            self._charge()
        if self.stopped:
            self.firm = False
        return self.stopped

    def _opines(self) -> bool:
        """Whether the game's opinion is asked for at the depth's end; a proof ends there instead."""
        self.firm = False
        if self.proving:
            self.stopped = True
        return not self.proving

    def _charge(self) -> None:
        """Takes what was looked at off the budget, and stops if that has ended."""
        if not self.budget.spend(self.nodes - self.charged):
            self.stopped = True
        self.charged = self.nodes

    def _stage_over(self, state: State) -> bool:
        return self.stop_at_stage and state.stage() != self.stage

    def _ends(self, state: State) -> bool:
        return state.to_move() < 0 or self._stage_over(state)


def table_size(entries: int) -> int:
    """How many entries a table gets: the largest power of two that is not above the wish."""
    size = 1
    while size * 2 <= entries:
        size *= 2
    return size
