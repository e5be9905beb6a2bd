"""Thought: what looks best to whoever is to move, over worlds that this seat holds possible."""

from typing import final

from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.breath import WORST
from regalia.search.judge import Judge


@final
class Thought:
    """How a seat that looks one decision ahead chooses, in a world of which it sees only its part.

    That is how `greedy` chooses, too, but for decisions that follow each other in one breath.
    """

    def __init__(self, judge: Judge, worlds: int) -> None:
        self.judge = judge
        self.worlds: i64 = worlds

    def best(self, world: State, rng: Rng) -> i64:
        """What the seat to move would do; between equals chance decides."""
        legal = world.legal()
        if len(legal) == 1:
            return legal[0]
        found: i64 = legal[0]
        most: float = WORST * float(self.worlds)
        equals: i64 = 0
        for place, worth in enumerate(self._weighed(world, legal, rng)):
            if worth > most:
                found = legal[place]
                most = worth
                equals = 1
            elif worth == most:
                equals += 1
                if rng.below(equals) == 0:
                    found = legal[place]
        return found

    def _weighed(self, world: State, legal: list[int], rng: Rng) -> list[float]:
        """The sum of the opinions after each action, all of them in the same worlds."""
        seat = world.to_move()
        totals: list[float] = [0.0] * len(legal)
        for number in range(self.worlds):
            held = world.clone()
            held.determinize(seat, rng)
            for place in range(len(legal)):
                after = held.clone()
                after.apply(legal[place])
                totals[place] += self.judge.opinion(after, seat)
        return totals
