"""The measure of single deals: what it changes, what it counts, and what it refuses."""

import pytest

import regalia
from bench.leads import Job, changes_of, lead, mean_and_error, play, searcher, share
from regalia.bots import LEVEL_COUNT, levels_of

KING = regalia.game("dwarf_king")


def test_a_change_is_made_to_the_top_level_and_nothing_else_is() -> None:
    top = levels_of(KING)[LEVEL_COUNT - 1]
    plain = searcher(KING, {}, 1)
    assert plain.level == top._replace(seconds=1e9, proof=0, trials=0, thoughts=0)
    other = searcher(KING, changes_of("worlds=30,trust=0.5,proof=100,trials=7"), 1)
    assert other.level.worlds == 30
    assert (other.level.proof, other.level.trials, other.level.thoughts) == (100, 7, 0)
    assert other.level.nodes == top.nodes
    assert other.manner.trust == 0.5
    assert other.manner.usual == plain.manner.usual


@pytest.mark.parametrize("text", ["wurlds=3", "worlds", "worlds=many", "worlds=3,,trust=1"])
def test_a_change_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected NAME=NUMBER"):
        changes_of(text)


def test_a_deal_ends_where_the_next_would_begin_and_a_match_with_its_winner() -> None:
    few = changes_of("worlds=2,nodes=2,trust=0")
    number, found = play("dwarf_king", 4, few, False, 5, Job(3, 1))
    assert number == 3
    assert abs(found) < 60
    assert play("dwarf_king", 3, few, True, 5, Job(0, 2))[1] in (0.0, 0.5, 1.0)


def test_a_lead_is_over_the_mean_of_the_others_and_a_win_is_shared() -> None:
    state = regalia.new("unfairy_tale", seats=3, seed=1)
    while state.to_move() != regalia.NOBODY:
        state.apply(state.legal()[0])
    points = state.scores()
    assert lead(state, 0) == pytest.approx(points[0] - (points[1] + points[2]) / 2)
    assert sum(share(state, seat) for seat in range(3)) == pytest.approx(1.0)


def test_the_seats_of_a_deal_count_as_one() -> None:
    mean, error = mean_and_error({0: [4.0, -2.0], 1: [3.0, 3.0]})
    assert mean == pytest.approx(2.0)
    assert error == pytest.approx(1.0)
