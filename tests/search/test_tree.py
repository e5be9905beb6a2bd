"""The tree search finds what is there to be found, repeatably, within its nodes."""

import regalia
from regalia import Perspective, Rng, State, form
from regalia.games.dwarf_king.deck import CARDS_TEXT
from regalia.games.dwarf_king.habits import learned
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import TRICKS
from regalia.search.manner import Manner
from regalia.search.playout import playout, playouts
from regalia.search.tree import ACTION, FIRST, FOLLOWING, ROOT, VISITS, Tree

HAND = regalia.game("hand_of_the_king")
KING = regalia.game("dwarf_king")
WORLDS = 4000 if form.compiled() else 500


def last_choices(seed: int) -> State | None:
    """A position shortly before the end in which one of several moves wins and another loses."""
    state = regalia.new("hand_of_the_king", seats=2, seed=seed, preset="no-companions")
    rng = Rng(seed)
    while state.to_move() != regalia.NOBODY:
        if outcomes(state) == {1.0, -1.0}:
            return state
        state.apply(state.random_action(rng))
    return None


def outcomes(state: State) -> set[float]:
    """The returns of the mover for those of his moves that end the match; empty if some don't."""
    found = set()
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        if after.to_move() != regalia.NOBODY:
            return set()
        found.add(after.returns()[int(state.to_move())])
    return found


def grown(state: State, worlds: int, nodes: int = 5000, seed: int = 1) -> Tree:
    tree = Tree(HAND, Perspective(state, int(state.to_move())), Rng(seed), nodes)
    tree.grow(worlds)
    return tree


def test_a_winning_last_move_is_found() -> None:
    found = [state for state in map(last_choices, range(300)) if state is not None]
    assert len(found) >= 3
    for state in found[:5]:
        best = grown(state, 60).choices()[0]
        after = state.clone()
        after.apply(best.action)
        assert after.returns()[int(state.to_move())] == 1.0
        assert best.value == 1.0


def test_the_same_seed_gives_the_same_tree_and_another_seed_another() -> None:
    state = regalia.new("hand_of_the_king", seats=3, seed=5)
    trees = [
        [(choice.action, choice.visits, choice.value) for choice in grown(state, 150, seed=seed).choices()]
        for seed in (1, 1, 2)
    ]
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


def test_worlds_may_be_added_lap_by_lap_with_the_same_result() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=5)
    whole = grown(state, 120)
    laps = grown(state, 50)
    laps.grow(70)
    assert [c.visits for c in whole.choices()] == [c.visits for c in laps.choices()]
    assert whole.worlds == laps.worlds == 120


def test_a_full_tree_grows_no_more_but_goes_on_learning() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=5)
    tree = grown(state, 300, nodes=40)
    assert tree.used == 40
    assert sum(choice.visits for choice in tree.choices()) == 300


def test_the_visits_of_the_choices_are_the_worlds_and_the_best_comes_first() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=5)
    choices = grown(state, 200).choices()
    assert sum(choice.visits for choice in choices) == 200
    assert [choice.visits for choice in choices] == sorted((c.visits for c in choices), reverse=True)
    assert sorted(choice.action for choice in choices) == state.legal()


def test_the_line_is_a_way_that_can_be_played() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=5, preset="no-companions")
    line = grown(state, 400).line()
    assert len(line) >= 2
    for action in line:
        state.play(action)


def test_a_cut_playout_asks_the_game_for_its_opinion() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=5)
    tree = Tree(HAND, Perspective(state, int(state.to_move())), Rng(1), 500, Manner(cutoff=3))
    tree.grow(100)
    values = {choice.value for choice in tree.choices()}
    assert len(values) > 1
    assert all(-1.0 < value < 1.0 for value in values)


def test_searching_leaves_the_position_and_its_luck_alone() -> None:
    for name in regalia.game_names():
        state = regalia.new(name, seed=9)
        before = state.fingerprint()
        tree = Tree(regalia.game(name), Perspective(state, int(state.to_move())), Rng(1), 100)
        tree.grow(20)
        assert state.fingerprint() == before


def test_a_playout_ends_the_match_and_counts_its_actions() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=5)
    plies = playout(state.clone(), Rng(3))
    again = state.clone()
    rng = Rng(3)
    counted = 0
    while again.to_move() != regalia.NOBODY:
        again.apply(again.random_action(rng))
        counted += 1
    assert plies == counted
    assert playouts(state, Rng(3), 1) == counted
    assert state.to_move() != regalia.NOBODY


def test_rivals_of_habit_do_in_the_tree_what_they_usually_do() -> None:
    """Their nodes are visited as often as the habits have it, however well an action serves them."""
    state = about_to_lead(seed=3)
    rival = (int(state.to_move()) + 1) % 4
    look = Perspective(state, int(state.to_move()))
    tree = Tree(KING, look, Rng(1), 60_000, Manner(usual=2, depth=1))
    tree.grow(WORLDS)
    assert sum(choice.visits for choice in tree.choices()) == WORLDS
    tree = Tree(KING, look, Rng(1), 60_000, Manner(usual=2))
    tree.grow(WORLDS)
    line = tree.line()
    assert line[0] == tree.choices()[0].action
    assert len(line) > 4  # past three rivals, to the own next card
    visits = visits_below(tree, line[0])
    habits = learned()
    expected: dict[int, float] = {}
    rng = Rng(2)
    for _ in range(WORLDS):
        world = look.sample(rng)
        world.apply(line[0])
        assert isinstance(world, Position)
        assert world.to_move() == rival
        habits.weigh(world, habits.usual)
        for place in range(int(habits.traits.count)):
            card = int(habits.traits.cards[place])
            expected[card] = expected.get(card, 0.0) + habits.chances[place] / WORLDS
    total = sum(visits.values())
    assert total > WORLDS / 10
    for card, chance in expected.items():
        assert abs(visits.get(card, 0.0) / total - chance) < 2.5 / total**0.5


def test_below_the_first_decision_the_own_plan_is_tried_first() -> None:
    """Of every own node on the way gone most often, the oldest child is the card that the plan likes best."""
    state = about_to_lead(seed=3)
    look = Perspective(state, int(state.to_move()))
    tree = Tree(KING, look, Rng(1), 60_000, Manner(usual=3))
    tree.grow(WORLDS)
    line = tree.line()
    world = world_of(look, line)
    habits = learned()
    compared = 0
    node = ROOT
    for action in line:
        assert isinstance(world, Position)
        if node != ROOT and world.to_move() == look.seat and world.phase == TRICKS:
            habits.weigh(world, habits.planned)
            best = max(range(habits.traits.count), key=lambda place: habits.chances[place])
            assert children(tree, node)[-1][0] == habits.traits.cards[best]
            compared += habits.traits.count > 1
        node = dict(children(tree, node))[action]
        world.apply(action)
    assert compared > 0


def world_of(look: Perspective, line: list[int]) -> State:
    """A world in which everything on a line may be played."""
    rng = Rng(5)
    while True:
        world = look.sample(rng)
        after = world.clone()
        for action in line:
            if action not in after.legal():
                break
            after.apply(action)
        else:
            return world


def children(tree: Tree, node: int) -> list[tuple[int, int]]:
    """The actions tried below a node and their nodes, the newest first."""
    found = []
    child = tree.links[node + FIRST]
    while child:
        found.append((int(tree.links[child + ACTION]), int(child)))
        child = tree.links[child + FOLLOWING]
    return found


def test_with_other_cards_rivals_have_no_habits_and_are_searched() -> None:
    state = KING.new(KING.setup(4, cards=CARDS_TEXT.replace("longest_run = 2", "longest_run = 3")), 3)
    look = Perspective(state, int(state.to_move()))
    found = []
    for usual in (0, 2, 3):
        tree = Tree(KING, look, Rng(1), 5000, Manner(usual=usual))
        tree.grow(200)
        found.append([(choice.action, choice.visits, choice.value) for choice in tree.choices()])
    assert found[0] == found[1] == found[2]


def about_to_lead(seed: int) -> State:
    """A deal for four after two tricks; whoever leads has several cards to choose from."""
    state = KING.new(KING.setup(4), seed)
    assert isinstance(state, Position)
    rng = Rng(seed)
    while state.phase != TRICKS or state.tricks < 2:
        state.apply(state.random_action(rng))
    return state


def visits_below(tree: Tree, action: int) -> dict[int, float]:
    """How often each answer to an own action was tried."""
    node = int(tree.links[FIRST])
    while tree.links[node + ACTION] != action:
        node = int(tree.links[node + FOLLOWING])
    found = {}
    child = int(tree.links[node + FIRST])
    while child:
        found[int(tree.links[child + ACTION])] = float(tree.tries[child + VISITS])
        child = int(tree.links[child + FOLLOWING])
    return found
