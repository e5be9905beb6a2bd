"""The measuring of Royal Defense's balance."""

from pathlib import Path

from regalia.arena import balance


def test_a_match_tells_who_won_how_and_with_whom() -> None:
    result = balance.play(balance.Job("humans", "undead", 3, ""))
    assert result.winner in ("humans", "undead", "")
    assert result.manner in ("sabotage", "points", "exhaustion")
    assert 1 <= result.turns <= 200
    assert result.hired <= result.held


def test_every_ordered_pair_is_played_equally_often() -> None:
    pairs = [(job.first, job.second) for job in balance.jobs(2, "")]
    assert len(pairs) == 24
    assert len(set(pairs)) == 12
    assert len({job.seed for job in balance.jobs(2, "")}) == 24


def test_the_report_has_every_figure(tmp_path: Path) -> None:
    results = [balance.play(job) for job in list(balance.jobs(1, ""))[:3]]
    page = balance.report(results, "the command")
    for part in ("first player wins", "won by sabotage", "median of turns", "| undead |", "the command"):
        assert part in page
