"""Hasty: what looks best right after it is done, at one glance: quick enough for thousands of matches."""

from regalia.bots.bot import Bot
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng

MOOD = 1e-6  # between actions that look alike, chance decides


class Hasty(Bot):
    """Greedy's little sister: one world that the seat holds possible, and no thought of what follows."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, seat: Perspective) -> int:
        actions = seat.legal()
        if len(actions) == 1:
            return actions[0]
        world = seat.sample(self.rng)
        best = -2.0
        choice = actions[0]
        for action in actions:
            after = world.clone()
            after.apply(action)
            value = self.game.value(after, int(seat.seat)) + MOOD * self.rng.unit()
            if value > best:
                best, choice = value, action
        return choice
