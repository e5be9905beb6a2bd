"""Perspective: all that one seat may know of a position, and nothing else."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.core.state import State


@final
class Perspective:
    """What bots, hints and analysis are given instead of a state.

    It holds a re-dealt clone: the true state is never inside it, so no bot can look. Two worlds
    that the seat can't tell apart give equal perspectives, whichever of them is true.
    """

    def __init__(self, state: State, seat: int, seed: int = 0) -> None:
        self.seat: i64 = seat
        world = state.clone()
        world.determinize(seat, Rng(seed))
        self._world: State = world

    def sample(self, rng: Rng) -> State:
        """A world that this seat holds possible, the generator of its luck included."""
        world = self._world.clone()
        world.determinize(self.seat, rng)
        return world

    def forgetful(self) -> "Perspective":
        """The same seat if it kept nothing in mind: every world is possible that fits what lies open."""
        twin = Perspective(self._world, int(self.seat))
        twin._world.forget()
        return twin

    def to_move(self) -> i64:
        return self._world.to_move()

    def stage(self) -> i64:
        """How many deals (or other parts with a score of their own) are behind."""
        return self._world.stage()

    def legal(self) -> list[int]:
        """The seat's own legal actions; none while others decide."""
        own: list[int] = []
        if int(self.seat) in self._world.movers():
            for action in self._world.legal():
                if self._world.seat_of(action) == self.seat:
                    own.append(action)
        return own

    def view(self) -> Mapping[str, object]:
        return self._world.view(self.seat)

    def refusal(self, action: int) -> str:
        """Why the seat can't take an action now ("" if it can); for the seat to move only."""
        return self._world.refusal(action)

    def scores(self) -> list[int]:
        """The points that are open to see; hidden ones count as in one possible world."""
        return self._world.scores()
