"""Tree: information-set Monte Carlo tree search for one seat, over worlds that the seat holds possible."""

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State

NONE: Final = -1
ROOT: Final = 0


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
    in flat arrays: a tree of a million is a few vectors, not a million objects.
    """

    def __init__(
        self,
        game: Game,
        perspective: Perspective,
        rng: Rng,
        nodes: int,
        exploration: float = 0.9,
        cutoff: int = 0,
    ) -> None:
        self.game = game
        self.perspective = perspective
        self.rng = rng
        self.own: list[int] = perspective.legal()  # the same in every world; an ally's are not ours to choose
        self.exploration: float = exploration
        self.cutoff: i64 = cutoff  # plies of a playout before the game's opinion is asked; 0: to the end
        self.most: i64 = nodes
        self.used: i64 = 1
        self.worlds: i64 = 0
        blank = [0] * nodes
        self.first: vec[i64] = vec[i64](blank)  # a node's newest child, 0 for none
        self.following: vec[i64] = vec[i64](blank)  # the next older child of the same node
        self.action: vec[i64] = vec[i64](blank)
        self.visits: vec[i64] = vec[i64](blank)
        self.chances: vec[i64] = vec[i64](blank)  # how often the action was there to be chosen
        self.total: vec[float] = vec[float]([0.0] * nodes)  # of the returns of the seat that chose the action
        # scratch, reused in every world: actions of the position at hand, and the way down the tree
        self.marks: vec[i64] = vec[i64]([0] * int(game.space.size))
        self.stamp: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * (int(game.max_plies) + 1))
        self.chooser: vec[i64] = vec[i64]([0] * (int(game.max_plies) + 1))

    def grow(self, worlds: int) -> None:
        """Plays that many more worlds through the tree."""
        for turn in range(worlds):
            self._play_through(self.perspective.sample(self.rng))
            self.worlds += 1

    def choices(self) -> list[Choice]:
        """The actions of the seat, the most tried first."""
        found: list[Choice] = []
        child: i64 = self.first[ROOT]
        while child:
            visits: i64 = self.visits[child]
            found.append(Choice(self.action[child], visits, self.total[child] / float(visits)))
            child = self.following[child]
        found.sort(key=_rank)
        return found

    def line(self) -> list[int]:
        """The way that was gone most often: what the search expects to happen."""
        found: list[int] = []
        node: i64 = ROOT
        while self.first[node]:
            best: i64 = self.first[node]
            child: i64 = self.following[best]
            while child:
                if self.visits[child] > self.visits[best]:
                    best = child
                child = self.following[child]
            found.append(self.action[best])
            node = best
        return found

    def _play_through(self, world: State) -> None:
        """Down the tree to a node not tried before, on by a playout, and back with the returns."""
        depth: i64 = 0
        node: i64 = ROOT
        fresh = False
        while not fresh:
            mover = world.to_move()
            if mover < 0:
                break
            legal = self.own if node == ROOT else world.legal()
            child: i64 = self._known_child(node, legal)
            if child == NONE:
                child = self._new_child(node, legal)
                fresh = True
                if child == NONE:  # the tree is full: the playout goes on from here
                    break
            action: i64 = self.action[child]
            self.path[depth] = child
            self.chooser[depth] = world.seat_of(action)
            depth += 1
            world.apply(action)
            node = child
        returns = self._finish(world)
        for step in range(depth):
            node = self.path[step]
            self.visits[node] += 1
            self.total[node] += returns[self.chooser[step]]

    def _known_child(self, node: i64, legal: list[int]) -> i64:
        """The most promising child if every legal action has one, else NONE; all of them had their chance."""
        self.stamp += 2
        stamp: i64 = self.stamp
        # names of their own for the vectors: reading one through `self` costs as much as the sum it goes into
        marks, actions, following = self.marks, self.action, self.following
        visits, chances, total = self.visits, self.chances, self.total
        for action in legal:
            marks[action] = stamp
        left: i64 = len(legal)
        best: i64 = NONE
        best_score: float = 0.0
        child: i64 = self.first[node]
        while child:
            if marks[actions[child]] == stamp:
                marks[actions[child]] = stamp + 1  # has a child: not new
                left -= 1
                chances[child] += 1
                tried: float = float(visits[child])
                doubt: float = sqrt(log(float(chances[child])) / tried)
                score: float = total[child] / tried + self.exploration * doubt
                if best == NONE or score > best_score:
                    best = child
                    best_score = score
            child = following[child]
        return best if left == 0 or self.used == self.most else NONE

    def _new_child(self, node: i64, legal: list[int]) -> i64:
        """A node for a legal action that has none yet, each equally likely; NONE if the tree is full."""
        if self.used == self.most:
            return NONE
        left: i64 = 0
        for action in legal:
            if self.marks[action] == self.stamp:
                left += 1
        pick: i64 = self.rng.below(left)
        for action in legal:
            if self.marks[action] == self.stamp:
                if pick == 0:
                    child: i64 = self.used
                    self.used += 1
                    self.action[child] = action
                    self.chances[child] = 1
                    self.following[child] = self.first[node]
                    self.first[node] = child
                    return child
                pick -= 1
        return NONE

    def _finish(self, world: State) -> list[float]:
        """The returns of a playout, or the game's opinion once it has gone on for long enough."""
        plies: i64 = 0
        while world.to_move() >= 0:
            if self.cutoff and plies >= self.cutoff:
                return [self.game.value(world, seat) for seat in range(world.seats)]
            world.apply(world.random_action(self.rng))
            plies += 1
        return world.returns()


def _rank(choice: Choice) -> tuple[int, float, int]:
    return (-choice.visits, -choice.value, choice.action)
