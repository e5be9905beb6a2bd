"""Searcher: thinks ahead over possible worlds, in eight levels that differ by how much."""

from time import monotonic
from typing import NamedTuple

from regalia.bots.bot import Bot
from regalia.bots.opinion import Opinion
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.search.tree import Tree

LONGEST_LAP = 64  # worlds played between two looks at the clock


class Level(NamedTuple):
    """How much a bot may think: worlds and nodes decide its strength, the ceiling spares people a wait."""

    worlds: int
    nodes: int
    seconds: float


LEVELS = (
    Level(10, 10, 0.05),
    Level(30, 30, 0.1),
    Level(80, 80, 0.2),
    Level(200, 200, 0.35),
    Level(500, 500, 0.5),
    Level(1_300, 1_300, 0.8),
    Level(3_500, 3_500, 1.3),
    Level(10_000, 10_000, 2.0),
)


class Searcher(Bot):
    """A tree search within the bounds of a level, with luck of its own."""

    def __init__(self, game: Game, seed: int, level: Level) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.level = level

    def choose(self, seat: Perspective) -> int:
        return self.ranked(seat)[0].action

    def ranked(self, seat: Perspective) -> list[Opinion]:
        """The seat's actions that were tried, the best first, with what the search thinks of each."""
        actions = seat.legal()
        if len(actions) == 1:
            return [Opinion(actions[0], 0.0)]
        began = monotonic()
        tree = Tree(self.game, seat, self.rng, self.level.nodes + 1)
        lap = 1
        while tree.worlds < self.level.worlds and (spent := monotonic() - began) < self.level.seconds:
            tree.grow(min(lap, self.level.worlds - int(tree.worlds)))
            # half of the time left, by what a world has cost so far: slow games keep their ceiling too
            cost = (monotonic() - began) / int(tree.worlds)
            lap = max(1, min(LONGEST_LAP, int((self.level.seconds - spent) / (2 * cost + 1e-9))))
        return [Opinion(choice.action, choice.value) for choice in tree.choices()]
