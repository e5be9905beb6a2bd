"""Ratings say how strong bots are: exactly where it can be worked out by hand, and with honest intervals."""

from math import log10
from random import Random

import pytest

from regalia.arena import rating
from regalia.arena.match import Result


def result(deal: int, lineup: list[int], winners: list[int]) -> Result:
    """A match that these seats have won."""
    seats = len(lineup)
    returns = [1.0 if seat in winners else -1.0 for seat in range(seats)]
    if len(winners) == seats:
        returns = [0.0] * seats
    return Result(deal, lineup, returns, [0] * seats, 10, [5] * seats, [0.1] * seats, [0.02] * seats)


def test_three_wins_of_four_are_odds_of_three_to_one() -> None:
    tally = rating.Tally(2)
    for deal in range(400):
        tally.add(result(deal, [0, 1], [1 if deal % 4 else 0]))
    one, other = rating.strengths(tally)
    assert other - one == pytest.approx(400 * log10(3), abs=0.5)
    assert one + other == pytest.approx(0, abs=1e-6)


def test_a_draw_is_half_a_win() -> None:
    tally = rating.Tally(2)
    for deal in range(100):
        tally.add(result(deal, [0, 1], [0, 1]))
    one, other = rating.strengths(tally)
    assert one == pytest.approx(other)


def test_one_against_three_who_wins_a_quarter_is_as_strong_as_they() -> None:
    tally = rating.Tally(2)
    for deal in range(400):
        tally.add(result(deal, [0, 1, 1, 1], [deal % 4]))
    one, other = rating.strengths(tally)
    assert one == pytest.approx(other, abs=0.1)


def test_those_who_never_met_are_compared_through_others() -> None:
    results = [result(deal, [0, 1], [1 if deal % 4 else 0]) for deal in range(400)]
    results += [result(deal, [1, 2], [1 if deal % 4 else 0]) for deal in range(400)]
    ranks = rating.ratings(3, results)
    assert ranks[0].elo == 0
    assert ranks[1].elo == pytest.approx(400 * log10(3), abs=3)
    assert ranks[2].elo == pytest.approx(800 * log10(3), abs=6)


def test_a_clean_sweep_is_a_finite_rating() -> None:
    ranks = rating.ratings(2, [result(deal, [0, 1], [1]) for deal in range(20)])
    assert 200 < ranks[1].elo < 1200


def test_the_interval_holds_the_truth_and_narrows_with_more_deals() -> None:
    rng = Random(4)
    widths = []
    for deals in (40, 640):
        results = [result(deal, [0, 1], [0 if rng.random() < 0.7 else 1]) for deal in range(deals)]
        ranks = rating.ratings(2, results)
        widths.append(ranks[0].high - ranks[0].low)
        middle = (ranks[0].elo + ranks[1].elo) / 2
        assert ranks[0].low - middle <= 200 * log10(7 / 3) <= ranks[0].high - middle
    assert widths[1] < widths[0] / 2.5


def test_a_pair_is_told_by_its_own_matches_alone() -> None:
    results = [result(0, [0, 1], [0]), result(1, [1, 0], [0]), result(0, [0, 2], [0])]
    (meeting,) = rating.meetings([[0, 1]], results)
    assert (meeting.matches, meeting.share) == (2, 0.5)
    assert 0 < meeting.low < 0.5 < meeting.high < 1


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = rating.wilson(0.5, 100)
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.001)
    assert rating.wilson(1.0, 10)[1] == 1.0


def test_who_has_met_nobody_upsets_nobodys_rating() -> None:
    results = [result(deal, [0, 1], [1 if deal % 4 else 0]) for deal in range(400)]
    ranks = rating.ratings(4, results)
    assert ranks[1].elo == pytest.approx(400 * log10(3), abs=3)
    assert ranks[2].matches == ranks[3].matches == 0
