"""Trials and thoughts: actions side by side with the same luck, and rivals who look before they choose."""

import pytest
from librt.vecs import vec

import regalia
from regalia import Perspective, Rng, State, form
from regalia.core.habits import Habits
from regalia.search.judge import Judge
from regalia.search.manner import Manner
from regalia.search.thought import Thought
from regalia.search.tree import Tree
from regalia.search.trial import SOON, Trial

KING = regalia.game("dwarf_king")
TALE = regalia.game("unfairy_tale")
HAND = regalia.game("hand_of_the_king")
LATE = 24 if form.compiled() else 32  # cards played
THINKING = 2  # worlds that a rival looks at
HABIT = 0


def deal_of(plies: int, seed: int = 6) -> State:
    """A deal after some cards, any of them, at a decision that is one."""
    state = KING.new(KING.setup(4), seed)
    rng = Rng(seed)
    for _ in range(plies):
        state.apply(state.random_action(rng))
    while len(state.legal()) == 1:
        state.apply(state.random_action(rng))
    return state


def thought(state: State, worlds: int = 2) -> Thought:
    return Thought(Judge(KING, Manner(), int(state.stage())), worlds)


def tree_of(state: State, worlds: int = 60, seed: int = 1, caution: float = 0.0) -> Tree:
    manner = Manner(usual=3, caution=caution)
    tree = Tree(KING, Perspective(state, int(state.to_move())), Rng(seed), 2000, manner)
    tree.grow(worlds)
    return tree


def test_a_thought_knows_no_more_than_its_seat() -> None:
    for seed in range(4):
        state = deal_of(12, seed)
        other = state.clone()
        other.determinize(int(state.to_move()), Rng(99))
        assert thought(state).best(state, Rng(3)) == thought(state).best(other, Rng(3))


def test_a_thought_takes_what_looks_best_where_nothing_is_hidden() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=3, preset="no-companions")
    rng = Rng(3)
    while state.to_move() != regalia.NOBODY:
        seat = int(state.to_move())
        judge = Judge(HAND, Manner(), int(state.stage()))
        found = {}
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            found[int(action)] = judge.opinion(after, seat)
        chosen = int(Thought(judge, 1).best(state, rng))
        assert found[chosen] == max(found.values())
        state.apply(state.random_action(rng))


def test_equals_have_the_same_chance() -> None:
    state = next(state for seed in range(50) for state in [deal_of(36, seed)] if len(state.legal()) > 1)
    judge = Judge(KING, Manner(), int(state.stage()) + 1)  # as if the deal were over: points alone count
    chosen = [int(Thought(judge, 1).best(state, Rng(seed))) for seed in range(60)]
    assert {chosen.count(action) > 10 for action in state.legal()} == {True}


@pytest.mark.parametrize("imagined", [HABIT, THINKING])
def test_a_trial_tries_every_action_in_as_many_worlds(imagined: int) -> None:
    tree = tree_of(deal_of(LATE))
    trial = Trial(tree, tree.own[:2], imagined)
    trial.grow(3)
    trial.grow(2)
    assert trial.worlds == 5
    values = trial.values()
    assert len(values) == 2
    assert all(-1.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize("imagined", [HABIT, THINKING])
def test_a_trial_is_repeated_from_its_seed_in_any_laps(imagined: int) -> None:
    state = deal_of(LATE)
    values = []
    for laps in ([4], [1, 3]):
        tree = tree_of(state)
        trial = Trial(tree, tree.own, imagined)
        for lap in laps:
            trial.grow(lap)
        values.append(trial.values())
    assert values[0] == values[1]


@pytest.mark.parametrize("imagined", [HABIT, THINKING])
def test_the_same_action_twice_has_the_same_luck(imagined: int) -> None:
    tree = tree_of(deal_of(LATE))
    action = tree.own[0]
    trial = Trial(tree, [action, action], imagined)
    trial.grow(6)
    one, other = trial.values()
    assert one == other


def test_two_trials_have_luck_of_their_own() -> None:
    tree = tree_of(deal_of(8))
    values = []
    for _ in range(2):
        trial = Trial(tree, tree.own[:1], HABIT)
        trial.grow(20)
        values.append(trial.values())
    assert values[0] != values[1]


@pytest.mark.parametrize("imagined", [HABIT, THINKING])
def test_a_trial_prefers_what_wins_the_match(imagined: int) -> None:
    """The last cards of a match, where all but the own choice is forced or makes no difference."""
    seen = 0
    for seed in range(400):
        state = _last_choice(seed)
        if state is None:
            continue
        ends = {int(action): _end_after(state, action) for action in state.legal()}
        if set(ends.values()) != {1.0, -1.0}:
            continue
        seen += 1
        trial = Trial(tree_of(state, worlds=10, seed=seed), list(ends), imagined)
        trial.grow(40)
        values = dict(zip(ends, trial.values(), strict=True))
        assert ends[max(values, key=lambda action: values[action])] == 1.0
        if seen == 3:
            return
    pytest.fail("no match was decided by its last choice")


def _last_choice(seed: int) -> State | None:
    """The last decision of a match that is one, with every hand open to whoever has it."""
    state = KING.new(KING.setup(4), seed)
    rng = Rng(seed)
    last = None
    while state.to_move() != regalia.NOBODY:
        if len(state.legal()) > 1 and state.stage() == 6:
            last = state.clone()
        state.apply(state.random_action(rng))
    return last


def _end_after(state: State, action: int) -> float:
    after = state.clone()
    after.apply(action)
    while after.to_move() != regalia.NOBODY and after.stage() == state.stage():
        after.apply(after.legal()[0])
    return after.returns()[int(state.to_move())]


def test_a_temper_is_felt_in_a_trial_too() -> None:
    state = deal_of(LATE)
    values = []
    for caution in (0.0, 0.9):
        tree = tree_of(state, caution=caution)
        trial = Trial(tree, tree.own, THINKING)
        trial.grow(6)
        values.append(sum(trial.values()))
    assert values[1] < values[0]


@pytest.mark.parametrize("imagined", [HABIT, THINKING])
def test_where_no_habits_are_known_actions_are_tried_all_the_same(imagined: int) -> None:
    assert KING.habits() is not None
    assert TALE.habits() is None
    state = regalia.new("unfairy_tale", seats=2, seed=6, first="seat_0")
    rng = Rng(2)
    while len(state.legal()) < 2:
        state.apply(state.random_action(rng))
    tree = Tree(TALE, Perspective(state, int(state.to_move())), Rng(1), 500, Manner())
    tree.grow(10)
    trial = Trial(tree, tree.own[:2], imagined)
    trial.grow(1)
    assert all(-1.0 <= value <= 1.0 for value in trial.values())


class Stubborn(Habits):
    """Whose plan is always the highest number; it counts how often somebody asks what rivals do."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, state: State, rng: Rng) -> int:
        self.asked += 1
        return state.legal()[0]

    def weigh_plans(self, state: State, into: "vec[float]") -> None:
        legal = state.legal()
        for action in legal:
            into[action] = float(action == legal[-1])


def test_the_seat_keeps_to_its_plan_and_rivals_think_about_the_next_few_cards_only() -> None:
    asked = []
    worlds = 4
    for imagined in (HABIT, THINKING):
        tree = tree_of(deal_of(LATE))
        habits = Stubborn()
        tree.rivals = habits
        Trial(tree, tree.own[:1], imagined).grow(worlds)
        asked.append(habits.asked)
    by_habit, thinking = asked
    # of seven cards in a row the seat itself plays one or two
    assert worlds * (SOON - 2) <= by_habit - thinking <= worlds * (SOON - 1)
    assert thinking > 0
