"""Breath: the best that a seat can still make of a world before anybody else decides, as the game sees it."""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.state import State

WORST: Final = -2.0  # below every opinion


@final
class Breath:
    """How many of its own decisions a seat looks ahead, and about how many answers it goes through."""

    def __init__(self, game: Game, seat: int, answers: int) -> None:
        self.game = game
        self.seat: i64 = seat
        self.left: i64 = answers

    def best(self, world: State, depth: i64) -> float:
        """The opinion of a world, or of the best that follows from it in the same breath."""
        if depth == 0 or self.left <= 0 or world.to_move() != self.seat:
            return self.game.value(world, self.seat)
        found: float = WORST
        for action in world.legal():
            self.left -= 1
            after = world.clone()
            after.apply(action)
            value = self.best(after, depth - 1)
            if value > found:
                found = value
        return found
