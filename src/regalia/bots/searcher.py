"""Searcher: thinks ahead over possible worlds, within the bounds of a level."""

from collections.abc import Callable
from time import monotonic

from regalia.bots.bot import Bot
from regalia.bots.levels import Level
from regalia.bots.opinion import Opinion
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.search.manner import Manner
from regalia.search.tree import Choice, Tree

LONGEST_LAP = 64  # worlds played between two looks at the clock


class Searcher(Bot):
    """A tree search within the bounds of a level, with luck of its own.

    The clock is that of the machine but for tests of the bounds themselves.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        level: Level,
        manner: Manner | None = None,
        whim: float = 0.0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.level = level
        self.manner = level.manner() if manner is None else manner
        self.whim = whim
        self.clock = clock

    def choose(self, seat: Perspective) -> int:
        actions = seat.legal()
        return actions[0] if len(actions) == 1 else self.ranked(seat)[0].action

    def ranked(self, seat: Perspective) -> list[Opinion]:
        """The seat's actions that were tried, the best first, with what the search thinks of each."""
        choices = self.grown(seat).choices()
        if self.whim > 0.0:
            choices.sort(key=self._moody, reverse=True)
        return [Opinion(choice.action, choice.value) for choice in choices]

    def grown(self, seat: Perspective) -> Tree:
        """The tree after as many worlds as the level has, or as its ceiling allows."""
        began = self.clock()
        # the seat's own actions have their nodes in any case: the level counts what lies beyond
        tree = Tree(self.game, seat, self.rng, self.level.nodes + len(seat.legal()) + 1, self.manner)
        lap = 1
        while tree.worlds < self.level.worlds:
            tree.grow(min(lap, self.level.worlds - int(tree.worlds)))
            spent = self.clock() - began
            cost = spent / int(tree.worlds) + 1e-9
            left = self.level.seconds - spent
            if left < cost / 2:
                break
            # a third of the time left, by what a world has cost so far: slow games keep their ceiling too
            lap = max(1, min(LONGEST_LAP, int(left / (3 * cost))))
        return tree

    def _moody(self, choice: Choice) -> float:
        """What it thinks of an action today; hardly anything of what it has hardly tried."""
        doubt = 1.0 / (1.0 + choice.visits)
        return choice.value - doubt + self.whim * (self.rng.unit() - 0.5)
