"""Worlds: where a search takes its worlds from, the likelier ones more often if it reads the rivals' play."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.habits import Habits
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State

KEPT: Final = 4096
FRESH: Final = 4  # worlds sampled for each one drawn, until enough are kept


@final
class Worlds:
    """The worlds that a seat holds possible: all alike, or weighed by what the rivals did in their light.

    Weighed ones are kept and drawn again and again, since to weigh one costs more than to play it through.
    """

    def __init__(self, game: Game, perspective: Perspective, rng: Rng, trust: float) -> None:
        self.perspective = perspective
        self.rng = rng
        self.trust: float = trust
        self.habits: Habits | None = game.habits() if trust > 0.0 else None
        self.kept: list[State] = []
        self.sums: vec[float] = vec[float]([0.0] * (KEPT + 1))  # of the weights up to each world

    def draw(self) -> State:
        """A world to play with."""
        if self.habits is None:
            return self.perspective.sample(self.rng)
        for world in range(FRESH):
            if len(self.kept) < KEPT:
                self._keep(self.habits)
        sums = self.sums
        low: i64 = 0
        high: i64 = len(self.kept) - 1
        sought: float = self.rng.unit() * sums[high + 1]
        while low < high:
            middle: i64 = (low + high) // 2
            if sums[middle + 1] > sought:
                high = middle
            else:
                low = middle + 1
        return self.kept[low].clone()

    def _keep(self, habits: Habits) -> None:
        world = self.perspective.sample(self.rng)
        weight: float = exp(self.trust * habits.likelihood(world, self.perspective.seat))
        count: i64 = len(self.kept)
        self.kept.append(world)
        self.sums[count + 1] = self.sums[count] + weight
