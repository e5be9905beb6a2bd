"""Manners: where a search starts, where it stops, and how it feels about results."""

import pytest

import regalia
from regalia import Perspective, Rng
from regalia.search.manner import Manner
from regalia.search.tree import Tree

TALE = regalia.game("unfairy_tale")
DWARF = regalia.game("dwarf_king")


def grown(manner: Manner, worlds: int, nodes: int = 5000, seed: int = 6) -> Tree:
    state = regalia.new("unfairy_tale", seats=2, seed=seed, first="seat_0")
    tree = Tree(TALE, Perspective(state, 0), Rng(1), nodes, manner)
    tree.grow(worlds)
    return tree


def test_with_a_prior_the_first_try_is_what_the_game_thinks_best() -> None:
    state = regalia.new("unfairy_tale", seats=2, seed=6, first="seat_0")
    (choice,) = grown(Manner(prior=1.0), 1).choices()
    best = max(value_after(state, action) for action in state.legal())
    assert value_after(state, choice.action) == pytest.approx(best)


def value_after(state: regalia.State, action: int) -> float:
    after = state.clone()
    after.apply(action)
    return TALE.value(after, 0)


def test_without_a_prior_every_action_is_tried_before_any_is_tried_twice() -> None:
    tree = grown(Manner(), len(regalia.new("unfairy_tale", seats=2, seed=6, first="seat_0").legal()))
    assert {choice.visits for choice in tree.choices()} == {1}


def test_a_shallow_tree_has_no_grandchildren() -> None:
    assert len(grown(Manner(depth=1), 300).line()) == 1
    assert len(grown(Manner(depth=2), 300).line()) == 2


def test_a_patient_node_waits_for_its_children() -> None:
    eager, patient = grown(Manner(), 300), grown(Manner(patience=1000), 300)
    assert patient.used < eager.used
    assert len(patient.line()) == 1


def test_worlds_of_the_dwarf_king_end_with_the_deal() -> None:
    state = regalia.new("dwarf_king", seats=3, seed=4)
    seat = int(state.to_move())
    tree = Tree(DWARF, Perspective(state, seat), Rng(1), 4000)
    tree.grow(60)
    # the chance to win after the first deal, never the certainty of a match played to its end
    for choice in tree.choices():
        assert -0.999 < choice.value < 0.999


@pytest.mark.parametrize("caution", [0.4, -0.4])
def test_the_cautious_prefer_the_sure_thing_and_the_daring_the_gamble(caution: float) -> None:
    manner = Manner(caution=caution)
    state = regalia.new("unfairy_tale", seats=2, seed=6)
    sure = manner.feel(state, [0.0, 0.0], 0)
    gamble = (manner.feel(state, [0.5, -0.5], 0) + manner.feel(state, [-0.5, 0.5], 0)) / 2
    assert (sure > gamble) == (caution > 0)


def test_the_spiteful_care_for_how_the_best_rival_fares() -> None:
    state = regalia.new("unfairy_tale", seats=3, seed=6)
    spite = Manner(spite=0.7)
    assert spite.feel(state, [0.1, -0.8, -0.8], 0) > spite.feel(state, [0.3, 0.3, -0.8], 0)
    assert Manner().feel(state, [0.1, -0.8, -0.8], 0) < Manner().feel(state, [0.3, 0.3, -0.8], 0)


def test_the_grasping_count_their_points() -> None:
    rich = regalia.new("unfairy_tale", seats=2, seed=6)
    rng = Rng(2)
    while max(rich.scores()) < 4:
        rich.apply(rich.random_action(rng))
    seat = rich.scores().index(max(rich.scores()))
    poor = regalia.new("unfairy_tale", seats=2, seed=6)
    greed = Manner(greed=0.7)
    assert greed.feel(rich, [0.0, 0.0], seat) > greed.feel(poor, [0.0, 0.0], seat)
    assert not Manner().has_temper()
    assert greed.has_temper()


@pytest.mark.parametrize("seed", range(4))
def test_the_lead_counts_beside_the_win_if_it_is_wanted(seed: int) -> None:
    state = regalia.new("unfairy_tale", seats=3, seed=seed)
    rng = Rng(seed)
    while state.to_move() != regalia.NOBODY:
        state.apply(state.random_action(rng))
    points = state.scores()
    lead = points[0] - max(points[1:])
    manner = Manner(margin=0.25)
    assert manner.has_temper()
    felt = manner.feel(state, state.returns(), 0)
    assert felt == pytest.approx(0.75 * state.returns()[0] + 0.25 * lead / (4 + abs(lead)))
