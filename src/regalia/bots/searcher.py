"""Searcher: thinks ahead over possible worlds, within the bounds of a level."""

from collections.abc import Callable
from time import monotonic

from regalia.bots.bot import Bot
from regalia.bots.levels import Level
from regalia.bots.opinion import Opinion
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.search.endgame import Exact, Timed, sides
from regalia.search.manner import Manner
from regalia.search.tree import Choice, Tree
from regalia.search.trial import Trial

# Of the ceiling, for each of the two ways to work a position out.
PROOF_SHARE = 0.3
MEGABYTES = 8
LONGEST_LAP = 64  # worlds played between two looks at the clock
# What the tree went on trying, this share of its worlds, is worth a second thought: so many actions at most.
CLOSE = 0.04
MOST_CLOSE = 3
# What the tree's value of an action counts for in that thought, and what the values of trials among rivals of
# habit and among rivals who think: round numbers near a fit to far longer trials.
TREE_COUNTS = 1.0
TRIALS_COUNT = 1.0
THOUGHTS_COUNT = 3.0
IMAGINED = 4  # worlds that a rival who thinks looks at
# Of the ceiling: with less left no further trials are begun, since their first world takes its time, too.
ENOUGH = 0.25


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
        self._sit_down(seat)
        seat = self._remembered(seat)
        proved = self._proved(seat)
        return proved[0].action if _is_clear(proved) else self._ordered(seat, proved, began)[0].action

    def ranked(self, seat: Perspective) -> list[Opinion]:
        """The seat's actions, the best first, with what the bot thinks of each."""
        began = self.clock()
        self._sit_down(seat)
        seat = self._remembered(seat)
        proved = self._proved(seat)
        if len(proved) == len(seat.legal()) and _is_clear(proved):
            return proved
        return self._ordered(seat, proved, began)

    def _sit_down(self, seat: Perspective) -> None:
        """Among many sides a level may look at the game otherwise; how many there are stays the same."""
        if self.level.several is not None:
            self.level = self.level.among(sides(seat.sample(Rng(0))))
            self.manner = self.level.manner()

    def _ordered(self, seat: Perspective, proved: list[Opinion], began: float) -> list[Opinion]:
        """What was worked out, equals in the order of a search, and after it what was only searched."""
        searched = self._searched(seat, began)
        places = {opinion.action: place for place, opinion in enumerate(searched)}
        known = {opinion.action for opinion in proved}
        found = sorted(proved, key=lambda opinion: (-opinion.value, places.get(opinion.action, len(places))))
        return found + [opinion for opinion in searched if opinion.action not in known]

    def _remembered(self, seat: Perspective) -> Perspective:
        """What the bot still knows of what its seat has seen."""
        return seat.forgetful() if self.level.forgets else seat

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
        """The actions that were tried, the most tried first, or the best by a second thought."""
        tree = self.grown(seat, began)
        choices = tree.choices()
        # who had no time for all of the first thought has none for a second
        if self.level.trials + self.level.thoughts and tree.worlds == self.level.worlds:
            choices = self._thought_over(tree, choices, began)
        if self.whim > 0.0:
            choices.sort(key=self._moody, reverse=True)
        return [Opinion(choice.action, choice.value) for choice in choices]

    def grown(self, seat: Perspective, began: float) -> Tree:
        """The tree after as many worlds as the level has, or as its ceiling allows."""
        # the seat's own actions have their nodes in any case: the level counts what lies beyond
        tree = Tree(self.game, seat, self.rng, self.level.nodes + len(seat.legal()) + 1, self.manner)
        self._grow(tree, self.level.worlds, began)
        return tree

    def _thought_over(self, tree: Tree, choices: list[Choice], began: float) -> list[Choice]:
        """Those about as good in the order of further trials; the others keep their places behind them."""
        close = [choice for choice in choices if choice.visits >= CLOSE * int(tree.worlds)][:MOST_CLOSE]
        if len(close) < 2:
            return choices
        sums = [TREE_COUNTS * choice.value for choice in close]
        counted = TREE_COUNTS
        level = self.level
        kinds = ((level.trials, TRIALS_COUNT, 0), (level.thoughts, THOUGHTS_COUNT, IMAGINED))
        for worlds, counts, imagined in kinds:
            if not worlds or level.seconds - (self.clock() - began) < ENOUGH * level.seconds:
                continue
            trial = Trial(tree, [choice.action for choice in close], imagined)
            self._grow(trial, worlds, began)
            weight = counts * int(trial.worlds) / worlds  # less if the time was up
            sums = [total + weight * value for total, value in zip(sums, trial.values(), strict=True)]
            counted += weight
        tried = [
            Choice(one.action, one.visits, total / counted) for one, total in zip(close, sums, strict=True)
        ]
        tried.sort(key=lambda choice: -choice.value)
        least = tried[-1].value  # the others' values are the tree's, which tells them apart otherwise
        others = choices[len(close) :]
        return tried + [Choice(one.action, one.visits, min(one.value, least)) for one in others]

    def _grow(self, search: Tree | Trial, worlds: int, began: float) -> None:
        """Plays so many worlds, or as many as the ceiling allows."""
        started = self.clock()
        lap = 1
        while search.worlds < worlds:
            search.grow(min(lap, worlds - int(search.worlds)))
            now = self.clock()
            cost = (now - started) / int(search.worlds) + 1e-9
            left = self.level.seconds - (now - began)
            if left < cost / 2:
                break
            # a third of the time left, by what a world has cost so far: slow games keep their ceiling too
            lap = max(1, min(LONGEST_LAP, int(left / (3 * cost))))

    def _moody(self, choice: Choice) -> float:
        """What it thinks of an action today; hardly anything of what it has hardly tried."""
        doubt = 1.0 / (1.0 + choice.visits)
        return choice.value - doubt + self.whim * (self.rng.unit() - 0.5)


def _is_clear(proved: list[Opinion]) -> bool:
    """Whether one action came out best by itself: of several that win, or lose, alike a search knows more."""
    return bool(proved) and (len(proved) == 1 or proved[0].value > proved[1].value)
