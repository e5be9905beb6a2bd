"""Glicko-2: the worked example of Glickman's paper, and what must hold for any match."""

from __future__ import annotations

import pytest

from regalia.server.glicko import Meeting, Rating, rate


def test_the_example_of_the_paper() -> None:
    player = Rating(1500, 200, 0.06)
    meetings = [
        Meeting(Rating(1400, 30), 1),
        Meeting(Rating(1550, 100), 0),
        Meeting(Rating(1700, 300), 0),
    ]
    after = rate(player, meetings)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_known_less_well() -> None:
    after = rate(Rating(1500, 200, 0.06), [])
    assert after.rating == 1500
    assert after.deviation == pytest.approx(200.27, abs=0.01)


def test_a_great_surprise_raises_the_volatility() -> None:
    weak, strong = Rating(1000, 50, 0.06), Rating(2200, 50, 0.06)
    assert rate(weak, [Meeting(strong, 1.0)]).volatility > 0.06
    assert rate(weak, [Meeting(strong, 0.0)]).volatility <= 0.06
