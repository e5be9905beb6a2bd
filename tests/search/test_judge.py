"""What a world is worth: played to its end, cut by the game's opinion, or played on by what looks best."""

import pytest

import regalia
from regalia import Rng, State
from regalia.search.breath import Breath
from regalia.search.judge import Judge
from regalia.search.manner import Manner

TALE = regalia.game("unfairy_tale")
ALL = 1000  # more than any position has actions


def start(seats: int = 3) -> State:
    return regalia.new("unfairy_tale", seats=seats, seed=4, first="seat_0")


def judged(world: State, seed: int = 1, **manner: int) -> list[float]:
    return Judge(TALE, Manner(**manner), int(world.stage())).finish(world, Rng(seed))


def best_for_the_mover(world: State) -> float:
    """The highest opinion that the mover can have right after one action."""
    mover = int(world.to_move())
    found = []
    for action in world.legal():
        after = world.clone()
        after.apply(action)
        found.append(TALE.value(after, mover))
    return max(found)


def test_a_playout_without_a_cutoff_ends_the_match() -> None:
    world = start()
    assert judged(world) == world.returns()
    assert world.to_move() == regalia.NOBODY


@pytest.mark.parametrize("glances", [0, 5])
def test_a_cut_playout_is_worth_the_opinion_of_where_it_was_left(glances: int) -> None:
    world = start()
    found = judged(world, cutoff=2, glances=glances)
    assert world.to_move() != regalia.NOBODY
    assert found == [TALE.value(world, seat) for seat in range(3)]


def test_with_a_glance_at_every_action_each_seat_takes_what_looks_best_to_it() -> None:
    world = start()
    for _ in range(6):
        mover = int(world.to_move())
        best = best_for_the_mover(world)
        judged(world, cutoff=1, glances=ALL)
        assert TALE.value(world, mover) == pytest.approx(best)


def test_a_few_glances_find_more_than_one_and_less_than_all() -> None:
    means = []
    for glances in (1, 4, ALL):
        results = []
        for seed in range(60):
            world = start()
            judged(world, seed, cutoff=1, glances=glances)
            results.append(TALE.value(world, 0))
        means.append(sum(results) / len(results))
    assert means[0] < means[1] < means[2]


def test_the_same_luck_ends_a_world_in_the_same_way() -> None:
    ends = []
    for seed in (1, 1, 2):
        world = start()
        judged(world, seed, glances=4)
        ends.append(world.fingerprint())
    assert ends[0] == ends[1] != ends[2]


def test_a_stage_that_is_over_is_worth_its_points() -> None:
    dwarf = regalia.game("dwarf_king")
    world = regalia.new("dwarf_king", seats=3, seed=4)
    stage = int(world.stage())
    judge = Judge(dwarf, Manner(), stage)
    found = judge.finish(world, Rng(1))
    assert world.stage() != stage
    assert judge.stage_over(world)
    assert found == [dwarf.standing(world, seat) for seat in range(3)]


def test_a_look_in_one_breath_goes_through_what_a_card_asks_for() -> None:
    asked = 0
    judge = Judge(TALE, Manner(glances=ALL, breath=3), 0)
    for seed in range(12):
        world = start(2)
        rng = Rng(seed)
        for _ in range(7):
            world.apply(world.random_action(rng))
        mover = int(world.to_move())
        for action in world.legal():
            after = world.clone()
            after.apply(action)
            asked += after.to_move() == mover
            best = Breath(TALE, mover, 10**9).best(after, 3)
            assert judge.outlook(after, mover, 3, rng) == pytest.approx(best)
            assert judge.outlook(after, mover, 0, rng) == TALE.value(after, mover)
    assert asked > 20


def test_where_habits_are_known_playouts_follow_them() -> None:
    king = regalia.game("dwarf_king")
    habits = king.habits()
    assert habits is not None
    for seed in range(4):
        worlds = [king.new(king.setup(4), seed) for _ in range(2)]
        Judge(king, Manner(usual=1), 0, seat=2).finish(worlds[0], Rng(seed))
        rng = Rng(seed)
        while worlds[1].stage() == 0:
            choose = habits.plan if worlds[1].to_move() == 2 else habits.pick  # who searches knows better
            worlds[1].apply(choose(worlds[1], rng))
        assert worlds[0].fingerprint() == worlds[1].fingerprint()


def test_where_no_habits_are_known_playouts_are_what_they_were() -> None:
    worlds = [start(), start()]
    assert judged(worlds[0], usual=1) == judged(worlds[1])
    assert worlds[0].fingerprint() == worlds[1].fingerprint()
