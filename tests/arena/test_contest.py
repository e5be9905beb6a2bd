"""Who meets whom: every place equally often, every pair over the same deals, and clear refusals."""

from collections import Counter

import pytest

from regalia.arena.contest import MIXED, SOLO, BadContest, contest, lineups, parse
from regalia.arena.match import play
from regalia.core.errors import GameError


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_mixed_tables_both_have_every_place_equally_often(seats: int) -> None:
    found = lineups(0, 1, seats, MIXED)
    assert len(set(found)) == len(found)
    for place in range(seats):
        assert Counter(row[place] for row in found)[0] * 2 == len(found)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_against_all_others_sits_on_every_place_once(seats: int) -> None:
    found = lineups(0, 1, seats, SOLO)
    assert [row.count(0) for row in found] == [1] * seats
    assert {row.index(0) for row in found} == set(range(seats))


def test_everybody_meets_everybody_over_the_same_deals() -> None:
    held = contest("unfairy_tale", ["random", "greedy", "level-1"], deals=3)
    jobs = list(held.jobs())
    assert len(jobs) == len(set(jobs)) == 3 * 3 * 2
    assert {job.deal for job in jobs if set(job.lineup) == {0, 2}} == {0, 1, 2}
    assert [job.deal for job in jobs] == sorted(job.deal for job in jobs)


def test_a_deal_is_the_same_from_all_seats_and_a_match_can_be_played_again() -> None:
    held = contest("unfairy_tale", ["random", "greedy"], deals=1)
    first, second = held.jobs()
    one, again = play(held, first), play(held, first)
    assert (one.returns, one.scores, one.plies) == (again.returns, again.scores, again.plies)
    other = play(held, second)
    assert sorted(other.lineup) == sorted(one.lineup)
    assert other.lineup != one.lineup
    assert sum(one.decisions) == one.plies


def test_a_contest_is_known_again_from_its_line() -> None:
    held = contest("hand_of_the_king", ["random", "greedy"], options={"companions": False}, seats=3, seed=5)
    assert parse(held.text()) == held


@pytest.mark.parametrize(
    ("bots", "words"),
    [(["greedy"], "two bots or more"), (["greedy", "greedy"], "named twice")],
)
def test_who_has_nobody_to_meet_is_refused(bots: list[str], words: str) -> None:
    with pytest.raises(BadContest, match=words):
        contest("unfairy_tale", bots)


def test_a_contest_without_deals_is_refused() -> None:
    with pytest.raises(BadContest, match="can't be 0 deals"):
        contest("unfairy_tale", ["random", "greedy"], deals=0)


def test_seats_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(GameError, match="can't have 9 seats"):
        contest("unfairy_tale", ["random", "greedy"], seats=9)
