"""Tree: information-set Monte Carlo tree search for one seat, over worlds that the seat holds possible."""

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.habits import Habits
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.judge import Judge
from regalia.search.manner import Manner
from regalia.search.worlds import Worlds

NONE: Final = -1
ROOT: Final = 0

# A node's number is where its four numbers begin in each of two vectors: in `links` ...
SIZE: Final = 4
FIRST: Final = 0  # the newest child, 0 for none
FOLLOWING: Final = 1  # the next older child of the same node
ACTION: Final = 2
CHANCES: Final = 3  # how often the action was there to be chosen
# ... and in `tries`, where nothing has to be turned into a float any more (the last is not used)
VISITS: Final = 0
TOTAL: Final = 1  # of the returns of the seat that chose the action
HOPE: Final = 2  # the game's opinion, for that seat, before any try

# Logarithms of the numbers that are asked for again and again.
LOGGED: Final = 1 << 14
LOGS: Final = vec[float]([0.0] + [log(float(number)) for number in range(1, LOGGED)])

# of Manner.usual
RIVALS_TOO: Final = 2
PLANS_FIRST: Final = 3
BOLDNESS: Final = 2.0  # how far a plan is followed before what has gone well counts more

SETTLED: Final = 8.0  # results before their spread is trusted
NARROWEST: Final = 0.0025


@final
class Choice:
    """What the search found out about one action: how often it was tried, and how well it went, -1 to 1."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value


@final
class Tree:
    """All that was tried so far from where the seat stands.

    A node is a sequence of actions, whatever world it was played in. In each world only some children of a
    node can be chosen, so what counts is how often a child could have been chosen ("chances"). The nodes lie
    in flat arrays: a tree of a million is two vectors, not a million objects.
    """

    def __init__(
        self, game: Game, perspective: Perspective, rng: Rng, nodes: int, manner: Manner | None = None
    ) -> None:
        self.game = game
        self.perspective = perspective
        self.rng = rng
        self.own: list[int] = perspective.legal()  # the same in every world; an ally's are not ours to choose
        self.manner: Manner = Manner() if manner is None else manner
        self.source: Worlds = Worlds(game, perspective, rng, self.manner.trust)
        self.tempered: bool = self.manner.has_temper()
        # Results of playouts to the end lie far apart, opinions close together: doubt is measured by how far.
        self.exploration: float = self.manner.exploration
        self.spread: float = 1.0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.prior: float = self.manner.prior
        self.patience: float = float(self.manner.patience)
        self.deepest: i64 = self.manner.depth
        self.judge: Judge = Judge(game, self.manner, perspective.stage(), perspective.seat)
        self.rivals: Habits | None = self._habits_of_rivals()
        self.planned: bool = self.manner.usual >= PLANS_FIRST
        self.most: i64 = nodes
        self.used: i64 = 1
        self.worlds: i64 = 0
        self.links: vec[i64] = vec[i64]([0] * (SIZE * nodes))
        self.tries: vec[float] = vec[float]([0.0] * (SIZE * nodes))
        # scratch, reused in every world: actions of the position at hand, and the way down the tree
        self.marks: vec[i64] = vec[i64]([0] * int(game.space.size))
        self.stamp: i64 = 0
        self.plans: vec[float] = vec[float]([0.0] * int(game.space.size))
        self.path: vec[i64] = vec[i64]([0] * (int(game.max_plies) + 1))
        self.chooser: vec[i64] = vec[i64]([0] * (int(game.max_plies) + 1))

    def _habits_of_rivals(self) -> Habits | None:
        """By which rivals play in the tree, if they shall and these are known; else each wants the best."""
        habits = self.judge.habits
        if habits is None or self.manner.usual < RIVALS_TOO:
            return None
        return habits if habits.fits(self.perspective.sample(Rng(0))) else None

    def grow(self, worlds: int) -> None:
        """Plays that many more worlds through the tree."""
        for turn in range(worlds):
            self._play_through(self.source.draw())
            self.worlds += 1

    def choices(self) -> list[Choice]:
        """The actions of the seat that were tried, the most tried first."""
        found: list[Choice] = []
        child: i64 = self.links[ROOT + FIRST]
        while child:
            visits: float = self.tries[child + VISITS]
            if visits > 0.0:
                value: float = self.tries[child + TOTAL] / visits
                found.append(Choice(self.links[child + ACTION], int(visits), value))
            child = self.links[child + FOLLOWING]
        found.sort(key=_rank)
        return found

    def line(self) -> list[int]:
        """The way that was gone most often: what the search expects to happen."""
        found: list[int] = []
        node: i64 = ROOT
        while self.links[node + FIRST]:
            best: i64 = self.links[node + FIRST]
            child: i64 = self.links[best + FOLLOWING]
            while child:
                if self.tries[child + VISITS] > self.tries[best + VISITS]:
                    best = child
                child = self.links[child + FOLLOWING]
            if self.tries[best + VISITS] == 0.0:
                break
            found.append(self.links[best + ACTION])
            node = best
        return found

    def _play_through(self, world: State) -> None:
        """Down the tree to a node not tried before, on by a playout, and back with the returns."""
        depth: i64 = 0
        node: i64 = ROOT
        hopeful = self.prior > 0.0
        rivals = self.rivals
        while world.to_move() >= 0:
            if node != ROOT and (self.tries[node + VISITS] < self.patience or depth >= self.deepest):
                break
            if self.judge.stage_over(world):
                break
            usual: bool = rivals is not None and world.to_move() != self.perspective.seat
            child: i64 = NONE
            if usual and rivals is not None:
                child = self._usual_child(node, rivals.pick(world, self.rng))
            elif self.planned and rivals is not None and node != ROOT:
                child = self._planned_child(node, world, rivals)
            else:
                legal = self.own if node == ROOT else world.legal()
                child = self._hopeful_child(node, world, legal) if hopeful else self._known_child(node, legal)
                if child == NONE and not hopeful:
                    child = self._new_child(node, legal)
            if child == NONE:  # the tree is full: the playout goes on from here
                break
            action: i64 = self.links[child + ACTION]
            self.path[depth] = child
            # what players of habit get out of it nobody asks: their nodes, too, say what it is worth to us
            self.chooser[depth] = world.seat_of(action) if rivals is None else self.perspective.seat
            depth += 1
            world.apply(action)
            node = child
            if self.tries[node + VISITS] == 0.0 and not usual:
                break
        results = self.judge.finish(world, self.rng)
        if self.tempered:
            results[self.perspective.seat] = self.manner.feel(world, results, self.perspective.seat)
        for step in range(depth):
            node = self.path[step]
            self.tries[node + VISITS] += 1.0
            self.tries[node + TOTAL] += results[self.chooser[step]]
        self._gauge(results[self.perspective.seat])

    def _gauge(self, result: float) -> None:
        """How far apart the results lie so far, in steps that the first few can't upset."""
        self.sum += result
        self.squares += result * result
        count: float = float(self.worlds) + 1.0
        if count >= SETTLED:
            mean: float = self.sum / count
            self.spread = sqrt(max(self.squares / count - mean * mean, NARROWEST))
            self.exploration = self.manner.exploration * self.spread

    # -- the next step down --------------------------------------------------------------------

    def _hopeful_child(self, node: i64, world: State, legal: list[int]) -> i64:
        """With the game's opinion as a start: the most promising child; all legal actions get one first."""
        weight: float = self.prior
        exploration: float = self.exploration
        if self._mark(node, legal):
            self._welcome(node, world, legal)
        stamp: i64 = self.stamp + 1
        marks, links, tries = self.marks, self.links, self.tries
        best: i64 = NONE
        best_score: float = 0.0
        child: i64 = links[node + FIRST]
        while child:
            if marks[links[child + ACTION]] == stamp:
                links[child + CHANCES] += 1
                tried: float = tries[child + VISITS] + weight
                doubt: float = sqrt(_log(links[child + CHANCES] + 1) / tried)
                score: float = (tries[child + TOTAL] + weight * tries[child + HOPE]) / tried
                score += exploration * doubt
                if best == NONE or score > best_score:
                    best = child
                    best_score = score
            child = links[child + FOLLOWING]
        return best

    def _mark(self, node: i64, legal: list[int]) -> i64:
        """Legal actions are stamped, and those that have a child with one more; how many have none."""
        self.stamp += 2
        stamp: i64 = self.stamp
        marks, links = self.marks, self.links
        for action in legal:
            marks[action] = stamp
        left: i64 = len(legal)
        child: i64 = links[node + FIRST]
        while child:
            if marks[links[child + ACTION]] == stamp:
                marks[links[child + ACTION]] = stamp + 1
                left -= 1
            child = links[child + FOLLOWING]
        return left

    def _welcome(self, node: i64, world: State, legal: list[int]) -> None:
        """Every legal action without a child gets one, with the game's opinion, as long as there is room."""
        for action in legal:
            if self.marks[action] == self.stamp:
                if self.used == self.most:
                    return
                chooser = world.seat_of(action)
                after = world.clone()
                after.apply(action)
                hope = self.judge.outlook(after, chooser, self.judge.breath, self.rng)
                self.tries[self._add(node, action) + HOPE] = hope
                self.marks[action] = self.stamp + 1

    def _known_child(self, node: i64, legal: list[int]) -> i64:
        """The most promising child if every legal action has one, else NONE; all of them had their chance."""
        self.stamp += 2
        stamp: i64 = self.stamp
        exploration: float = self.exploration
        # names of their own for the vectors: reading one through `self` costs as much as the sum it goes into
        marks, links, tries, logs = self.marks, self.links, self.tries, LOGS
        for action in legal:
            marks[action] = stamp
        left: i64 = len(legal)
        best: i64 = NONE
        best_score: float = 0.0
        child: i64 = links[node + FIRST]
        while child:
            if marks[links[child + ACTION]] == stamp:
                left -= 1
                chances: i64 = links[child + CHANCES] + 1
                links[child + CHANCES] = chances
                tried: float = tries[child + VISITS]
                doubt: float = sqrt((logs[chances] if chances < LOGGED else log(float(chances))) / tried)
                score: float = tries[child + TOTAL] / tried + exploration * doubt
                if best == NONE or score > best_score:
                    best = child
                    best_score = score
            child = links[child + FOLLOWING]
        return best if left == 0 or self.used == self.most else NONE

    def _new_child(self, node: i64, legal: list[int]) -> i64:
        """A node for a legal action that has none yet, each equally likely; NONE if the tree is full."""
        if self.used == self.most:
            return NONE
        pick: i64 = self.rng.below(self._mark(node, legal))
        for action in legal:
            if self.marks[action] == self.stamp:
                if pick == 0:
                    return self._add(node, action)
                pick -= 1
        return NONE

    def _planned_child(self, node: i64, world: State, habits: Habits) -> i64:
        """What the plan would do at first, and ever more what has gone well; NONE if the tree is full."""
        legal = world.legal()
        self._mark(node, legal)
        habits.weigh_plans(world, self.plans)
        marks, links, tries, plans = self.marks, self.links, self.tries, self.plans
        visits: float = tries[node + VISITS]
        mean: float = tries[node + TOTAL] / max(visits, 1.0)
        width: float = BOLDNESS * self.spread * sqrt(visits + 1.0)
        best: i64 = NONE
        best_score: float = 0.0
        child: i64 = links[node + FIRST]
        while child:
            known: i64 = links[child + ACTION]
            if marks[known] > self.stamp:
                tried: float = tries[child + VISITS]
                score: float = tries[child + TOTAL] / tried + width * plans[known] / (1.0 + tried)
                if best == NONE or score > best_score:
                    best = child
                    best_score = score
            child = links[child + FOLLOWING]
        fresh: i64 = NONE
        for action in legal:
            if marks[action] == self.stamp:
                score = mean + width * plans[action]
                if (best == NONE and fresh == NONE) or score > best_score:
                    fresh = action
                    best_score = score
        if fresh == NONE:
            return best
        return self._add(node, fresh) if self.used < self.most else NONE

    def _usual_child(self, node: i64, action: i64) -> i64:
        """The child for what a rival does, which is not ours to weigh up; NONE if the tree is full."""
        child: i64 = self.links[node + FIRST]
        while child:
            if self.links[child + ACTION] == action:
                return child
            child = self.links[child + FOLLOWING]
        return self._add(node, action) if self.used < self.most else NONE

    def _add(self, node: i64, action: i64) -> i64:
        """A child for an action."""
        child: i64 = SIZE * self.used
        self.used += 1
        links = self.links
        links[child + ACTION] = action
        links[child + CHANCES] = 1
        links[child + FOLLOWING] = links[node + FIRST]
        links[node + FIRST] = child
        return child


def _log(number: i64) -> float:
    return LOGS[number] if number < LOGGED else log(float(number))


def _rank(choice: Choice) -> tuple[int, float, int]:
    return (-choice.visits, -choice.value, choice.action)
