"""Judge: what a world is worth to each seat, played to an end or asked about before."""

from typing import final

from mypy_extensions import i64

from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.habits import Habits
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.breath import WORST
from regalia.search.manner import Manner


@final
class Judge:
    """Ends worlds by playouts, in a search's manner; the game's own opinion stands for what is not played.

    In games of stages a world is left where the stage grows: the rest is luck to come.
    """

    def __init__(self, game: Game, manner: Manner, stage: int, seat: int = NOBODY) -> None:
        self.game = game
        self.seat: i64 = seat  # who searches
        self.staged: bool = game.staged()
        self.stage: i64 = stage
        self.cutoff: i64 = manner.cutoff
        self.glances: i64 = manner.glances
        self.breath: i64 = manner.breath if manner.glances > 0 else 0
        self.habits: Habits | None = game.habits() if manner.usual else None

    def stage_over(self, world: State) -> bool:
        return self.staged and world.stage() != self.stage

    def finish(self, world: State, rng: Rng) -> list[float]:
        """The returns of a playout, or the game's opinion where the stage or our patience ends."""
        left: i64 = self.cutoff
        staged = self.staged
        while world.to_move() >= 0:
            if left == 0 or (staged and self.stage_over(world)):
                return [self.opinion(world, seat) for seat in range(world.seats)]
            world.apply(self._next(world, rng))
            left -= 1
        return world.returns()

    def _next(self, world: State, rng: Rng) -> i64:
        """What is done next in a playout."""
        if self.habits is not None:
            own: bool = world.to_move() == self.seat
            return self.habits.plan(world, rng) if own else self.habits.pick(world, rng)
        return self._likely(world, rng) if self.glances > 0 else world.random_action(rng)

    def opinion(self, world: State, seat: i64) -> float:
        """How a seat stands: by the rest of the stage, or by the points if the stage has just ended."""
        if world.to_move() < 0:
            return world.returns()[seat]
        if self.stage_over(world):
            return self.game.standing(world, seat)
        return self.game.value(world, seat)

    def outlook(self, world: State, seat: i64, breath: i64, rng: Rng) -> float:
        """The opinion of a world, or of the best of a few actions that the seat takes in the same breath."""
        if breath == 0 or world.to_move() != seat or self.stage_over(world):
            return self.opinion(world, seat)
        legal = world.legal()
        best: float = WORST
        for place in range(min(self.glances, len(legal))):
            after = world.clone()
            after.apply(_drawn(legal, place, rng))
            value = self.outlook(after, seat, breath - 1, rng)
            if value > best:
                best = value
        return best

    def _likely(self, world: State, rng: Rng) -> i64:
        """Of a few legal actions, any of them, the one that looks best to who chooses it."""
        legal = world.legal()
        count: i64 = len(legal)
        found: i64 = legal[0]
        best: float = WORST
        for place in range(min(self.glances, count) if count > 1 else 0):
            action: i64 = _drawn(legal, place, rng)
            after = world.clone()
            after.apply(action)
            value = self.outlook(after, world.seat_of(action), self.breath, rng)
            if value > best:
                best = value
                found = action
        return found


def _drawn(actions: list[int], place: i64, rng: Rng) -> i64:
    """Any of the actions from a place on; it changes places, so that none is drawn twice."""
    pick: i64 = place + rng.below(len(actions) - place)
    action: i64 = actions[pick]
    actions[pick] = actions[place]
    return action
