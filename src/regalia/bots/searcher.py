"""Searcher: thinks ahead over possible worlds, within the bounds of a level."""

from collections.abc import Callable
from time import monotonic

from regalia.bots.bot import Bot
from regalia.bots.levels import Level
from regalia.bots.opinion import Opinion
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.search.endgame import Exact, Timed
from regalia.search.manner import Manner
from regalia.search.tree import Choice, Tree

# Of the ceiling, for each of the two ways to work a position out.
PROOF_SHARE = 0.3
MEGABYTES = 8
LONGEST_LAP = 64  # worlds played between two looks at the clock


class Searcher(Bot):
    """A search within the bounds of a level, with luck of its own.

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
        self.exact: Exact | None = None  # keeps what it has proved for the rest of the match

    def choose(self, seat: Perspective) -> int:
        actions = seat.legal()
        if len(actions) == 1:
            return actions[0]
        began = self.clock()
        proved = self._proved(seat)
        return proved[0].action if proved else self._searched(seat, began)[0].action

    def ranked(self, seat: Perspective) -> list[Opinion]:
        """The seat's actions, the best first, with what the bot thinks of each."""
        began = self.clock()
        found = self._proved(seat)
        known = {opinion.action for opinion in found}
        if len(found) < len(seat.legal()):
            found += [opinion for opinion in self._searched(seat, began) if opinion.action not in known]
        return found

    def _proved(self, seat: Perspective) -> list[Opinion]:
        """What can be worked out to the end: an action that can't be lost with, or all in sampled worlds."""
        if not self.level.proof:
            return []
        if self.exact is None:
            self.exact = Exact(self.game, MEGABYTES)
        seconds = self.level.seconds * PROOF_SHARE
        best = self.exact.choose(seat, Timed(self.level.proof, seconds))
        if best is not None:
            # of moves that all lose against perfect play the search finds the one that is hardest to answer
            return [Opinion(best.action, best.value)] if best.value >= 0.0 else []
        if not self.level.endgames:
            return []
        budget = Timed(self.level.proof, seconds)
        answers = self.exact.sampled(seat, self.level.endgames, self.rng, budget, self.manner.trust)
        if self.exact.worlds < self.level.endgames:
            return []
        return [Opinion(answer.action, answer.value) for answer in answers]

    def _searched(self, seat: Perspective, began: float) -> list[Opinion]:
        """The actions that were tried, the most tried first."""
        choices = self.grown(seat, began).choices()
        if self.whim > 0.0:
            choices.sort(key=self._moody, reverse=True)
        return [Opinion(choice.action, choice.value) for choice in choices]

    def grown(self, seat: Perspective, began: float) -> Tree:
        """The tree after as many worlds as the level has, or as its ceiling allows."""
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
