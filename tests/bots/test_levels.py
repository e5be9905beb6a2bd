"""Levels as files: every game has eight within the bounds of patience, and bad files are named."""

from itertools import pairwise

import pytest

import regalia
from regalia.bots import LEVEL_COUNT, BadLevels, levels_of
from regalia.bots.levels import read

GOOD = "[search]\nprior = 1\n" + "[[level]]\nworlds = 5\nnodes = 5\nseconds = 0.1\n" * LEVEL_COUNT


@pytest.mark.parametrize("name", regalia.game_names())
def test_every_game_has_eight_levels_that_think_ever_longer(name: str) -> None:
    found = levels_of(regalia.game(name))
    assert len(found) == LEVEL_COUNT
    assert (found[0].seconds, found[-1].seconds) == (0.05, 2.0)
    for weaker, stronger in pairwise(found):
        assert weaker.seconds < stronger.seconds
        assert weaker.nodes <= stronger.nodes


def test_a_level_has_the_habits_of_its_game_and_may_change_them() -> None:
    found = read(GOOD.replace("seconds = 0.1\n", "seconds = 0.1\ndepth = 1\n", 1), "x.toml")
    assert found[0].habits == {"prior": 1, "depth": 1}
    assert found[1].habits == {"prior": 1}
    assert found[0].manner().depth == 1
    assert found[1].manner(caution=0.5).caution == 0.5


def test_a_level_may_think_in_further_ways() -> None:
    found = read(
        GOOD.replace("nodes = 5\n", "nodes = 5\nendgames = 3\ntrials = 70\nthoughts = 9\n", 1), "x.toml"
    )
    assert (found[0].proof, found[0].endgames, found[0].trials, found[0].thoughts) == (0, 3, 70, 9)
    assert (found[1].trials, found[1].thoughts) == (0, 0)


def test_a_level_may_play_otherwise_among_more_than_three_sides() -> None:
    end = GOOD + "[level.several]\nworlds = 2\nglances = 3\n"
    top = read(end, "x.toml")[-1]
    assert top.among(2) == top.among(3) == top._replace(several=None)
    assert (top.among(4).worlds, top.among(4).nodes) == (2, 5)
    assert top.among(4).manner().glances == 3
    assert top.among(4).manner().prior == top.among(2).manner().prior == 1
    with pytest.raises(
        BadLevels, match=r"level 8, \[several\]: there is no 'trials': expected one of worlds"
    ):
        read(end.replace("glances", "trials"), "x.toml")
    with pytest.raises(BadLevels, match=r"level 8, \[several\]: expected worlds and nodes above 0"):
        read(end.replace("worlds = 2", "worlds = 0"), "x.toml")
    with pytest.raises(BadLevels, match=r"level 8, \[several\]: expected a table"):
        read(GOOD + "several = 3\n", "x.toml")


@pytest.mark.parametrize("name", ["dwarf_king", "kings_bounty"])
def test_the_weak_levels_have_a_short_memory_where_there_is_something_to_keep_in_mind(name: str) -> None:
    assert [found.forgets for found in levels_of(regalia.game(name))] == [1, 1, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[level", "x.toml: "),
        (GOOD + "[[level]]\nworlds = 5\nnodes = 5\nseconds = 0.1\n", "has 9 levels: expected 8"),
        (GOOD.replace("prior", "pryor"), r"x.toml, \[search\]: there is no 'pryor': expected one of"),
        (GOOD.replace("worlds = 5", "worlds = 0", 1), "level 1: expected worlds above 0"),
        (GOOD.replace("worlds = 5", "worlds = 5.5", 1), "level 1: worlds can't be 5.5: expected a number"),
        (GOOD.replace("seconds = 0.1", "seconds = 9", 1), "seconds can't be 9: expected 0.05 to 2.0"),
        (GOOD.replace("prior = 1", "prior = true"), "prior can't be True"),
        ("search = 3\n" + GOOD.partition("prior = 1\n")[2], r"\[search\]: expected a table"),
    ],
)
def test_a_bad_file_is_refused_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(BadLevels, match=said):
        read(text, "x.toml")
