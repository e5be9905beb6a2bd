"""Trial: a few actions tried side by side, in the same worlds, equally often and with the same luck."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.habits import Habits
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.thought import Thought
from regalia.search.tree import Tree

STEPS: Final = 1 << 12  # more than a stage has
WORLDS: Final = 1 << 18  # more than a trial has
SOON: Final = 7  # decisions for which rivals think; those that come later go by habit, as far as known


@final
class Trial:
    """What becomes of actions that a tree can't tell apart.

    A tree tries each of them in other worlds, and its own later choices are still unsettled: there the
    difference of two values is mostly chance. Here whoever decides at the same step of the same world has
    the same luck, whatever was chosen before, so that actions which differ in little end mostly alike. The
    seat itself keeps to its plans. The rivals follow their habits or, which costs some thirty times as much,
    each thinks for himself when it comes to the next few decisions.
    """

    def __init__(self, tree: Tree, actions: list[int], imagined: int) -> None:
        self.tree = tree
        self.actions = actions
        # worlds that a rival looks at before he chooses; none where he follows his habits
        self.thought: Thought | None = Thought(tree.judge, imagined) if imagined else None
        self.luck: i64 = tree.rng.below(1 << 29)
        self.worlds: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * len(actions))
        self.plans: vec[float] = vec[float]([0.0] * int(tree.game.space.size))

    def grow(self, worlds: int) -> None:
        """Tries all the actions in that many more worlds."""
        for turn in range(worlds):
            world = self.tree.source.draw()
            for place in range(len(self.actions)):
                after = world.clone()
                after.apply(self.actions[place])
                self.totals[place] += self._played_on(after)
            self.worlds += 1

    def values(self) -> list[float]:
        """What the actions came to on average, in their order."""
        return [self.totals[place] / float(self.worlds) for place in range(len(self.actions))]

    def _played_on(self, world: State) -> float:
        """What a world is worth to the seat that searches, once the stage has been played to its end."""
        tree = self.tree
        step: i64 = (self.luck * WORLDS + self.worlds) * STEPS
        later: i64 = step + SOON
        while world.to_move() >= 0 and not tree.judge.stage_over(world):
            world.apply(self._next(world, Rng(step), step < later))
            step += 1
        seat: i64 = tree.perspective.seat
        if not tree.tempered:
            return tree.judge.opinion(world, seat)
        results = [tree.judge.opinion(world, other) for other in range(world.seats)]
        return tree.manner.feel(world, results, seat)

    def _next(self, world: State, rng: Rng, soon: bool) -> i64:
        """What is done next; where habits aren't known the seat itself thinks, too, or anything is done."""
        habits = self.tree.rivals
        if habits is not None and world.to_move() == self.tree.perspective.seat:
            return self._planned(world, habits)
        if self.thought is not None and (soon or habits is None):
            return self.thought.best(world, rng)
        return habits.pick(world, rng) if habits is not None else world.random_action(rng)

    def _planned(self, world: State, habits: Habits) -> i64:
        """What the plan is most likely to do: a try should tell of the action, not of later whims."""
        legal = world.legal()
        found: i64 = legal[0]
        if len(legal) > 1:
            plans = self.plans
            habits.weigh_plans(world, plans)
            for action in legal:
                if plans[action] > plans[found]:
                    found = action
        return found
