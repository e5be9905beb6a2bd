"""Random: any legal action, each equally likely."""

from regalia.bots.bot import Bot
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng


class Random(Bot):
    """The measure that every other bot must beat."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Perspective) -> int:
        actions = seat.legal()
        return actions[self.rng.below(len(actions))]
