"""A bot that is no part of the package: it always takes the last of its legal actions."""

from regalia.bots import Bot
from regalia.core.game import Game
from regalia.core.perspective import Perspective


class Last(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, seat: Perspective) -> int:
        return seat.legal()[-1]


class Chair:
    """Sits there, but is no bot."""
