"""Judge: what a world is worth to each seat, played to an end or asked about before."""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.manner import Manner

WORST: Final = -2.0  # below every opinion


@final
class Judge:
    """Ends worlds by playouts, in a search's manner; the game's own opinion stands for what is not played.

    In games of stages a world is left where the stage grows: the rest is luck to come.
    """

    def __init__(self, game: Game, manner: Manner, stage: int) -> None:
        self.game = game
        self.staged: bool = game.staged()
        self.stage: i64 = stage
        self.cutoff: i64 = manner.cutoff
        self.glances: i64 = manner.glances

    def stage_over(self, world: State) -> bool:
        return self.staged and world.stage() != self.stage

    def finish(self, world: State, rng: Rng) -> list[float]:
        """The returns of a playout, or the game's opinion where the stage or our patience ends."""
        left: i64 = self.cutoff
        glances: i64 = self.glances
        staged = self.staged
        while world.to_move() >= 0:
            if left == 0 or (staged and self.stage_over(world)):
                return [self.opinion(world, seat) for seat in range(world.seats)]
            world.apply(self._likely(world, rng) if glances > 0 else world.random_action(rng))
            left -= 1
        return world.returns()

    def opinion(self, world: State, seat: i64) -> float:
        """How a seat stands: by the rest of the stage, or by the points if the stage has just ended."""
        if world.to_move() < 0:
            return world.returns()[seat]
        if self.stage_over(world):
            return self.game.standing(world, seat)
        return self.game.value(world, seat)

    def _likely(self, world: State, rng: Rng) -> i64:
        """Of a few legal actions, any of them, the one that looks best to who chooses it."""
        legal = world.legal()
        count: i64 = len(legal)
        found: i64 = legal[0]
        best: float = WORST
        for place in range(min(self.glances, count) if count > 1 else 0):
            pick: i64 = place + rng.below(count - place)
            action: i64 = legal[pick]
            legal[pick] = legal[place]  # those looked at are behind us: none is drawn twice
            chooser: i64 = world.seat_of(action)
            after = world.clone()
            after.apply(action)
            value = self.opinion(after, chooser)
            if value > best:
                best = value
                found = action
        return found
