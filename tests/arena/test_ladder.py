"""The ladder: neighbours meet, the page tells what was measured and plainly what was not."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

import regalia
from regalia.arena import ladder, results
from regalia.arena.contest import Contest, Job
from regalia.arena.match import Result


def won_by_the_stronger(held: Contest, job: Job) -> Result:
    """A match that the bot named later wins, as it should on a ladder."""
    best = max(job.lineup)
    returns = [1.0 if place == best else -1.0 for place in job.lineup]
    seats = held.seats
    return Result(
        job.deal, list(job.lineup), returns, [0] * seats, 9, [3] * seats, [0.1] * seats, [0.1] * seats
    )


@pytest.mark.parametrize("name", regalia.game_names())
def test_every_level_meets_its_neighbours_and_greedy_meets_some(name: str) -> None:
    contests = {part: ladder.rating_contest(name, 10, 1, part) for part in ladder.MORE}
    met = {
        part: [(held.bots[one], held.bots[other]) for one, other in held.pairs]
        for part, held in contests.items()
    }
    pairs = [pair for some in met.values() for pair in some]
    assert len(set(pairs)) == len(pairs)  # none is played in two contests
    assert ("random", "level-1") in met["below"]
    assert ("level-4", "level-5") in met["below"]
    assert ("level-5", "level-6") in met["below"]
    assert {(f"level-{number}", f"level-{number + 1}") for number in range(1, 8)} <= set(pairs)
    assert ("level-5", "greedy") in met["below"]
    assert met["bar"] == ([] if name == "dwarf_king" else [("level-8", "greedy")])
    assert met["top"] == [("level-7", "level-8")]
    assert 16 <= len(list(contests["top"].jobs())) <= 24


@pytest.mark.parametrize("name", regalia.game_names())
def test_all_but_the_top_level_meet_over_more_deals(name: str) -> None:
    below, top = (ladder.rating_contest(name, 10, 1, part) for part in ("below", "top"))
    assert below.deals > 5 * top.deals


@pytest.mark.parametrize("name", regalia.game_names())
def test_the_bars_are_measured_by_more_matches_than_the_top_step(name: str) -> None:
    for bar in ladder.bars(name):
        held = (
            ladder.solo_contest(name, bar, 10, 1)
            if bar.seats == 4
            else ladder.rating_contest(name, 10, 1, "bar")
        )
        jobs = list(held.jobs())
        assert {frozenset(held.bots[place] for place in job.lineup) for job in jobs} == {
            frozenset({"level-8", "greedy"})
        }
        assert len(jobs) == 60


def test_the_page_tells_what_was_measured_and_what_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for part in ladder.MORE:
        held = ladder.rating_contest("unfairy_tale", 2, 1, part)._replace(deals=2)
        path = ladder.FOLDER / f"unfairy_tale-{part}.jsonl"
        results.begin(path, held)
        with path.open("a") as file:
            for job in held.jobs():
                file.write(results.line(won_by_the_stronger(held, job)))
    page = ladder.page()
    assert "48 matches, 2 seats, preset `classic`: up to `level-7` over 2 deals, " in page
    assert "`level-8` over 2 deals, `level-8` against `greedy` over 2 deals." in page
    assert page.count("Not measured yet.") == len(regalia.game_names()) - 1
    rows = [line for line in page.splitlines() if line.startswith("| level-")]
    assert len(rows) == 8
    assert all("100.0 % of 4" in row for row in rows)
    assert "- `level-8` against `greedy`, two seats: 0.0 % of 4" in page
    assert "wanted 85%: missed" in page
    assert "four seats: not measured yet" in page


def test_a_run_plays_what_is_missing_and_refuses_other_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("regalia.arena.command.play", won_by_the_stronger)
    args = Namespace(ladder=["unfairy_tale"], deals=1, seed=1)
    assert ladder.run(args, 1) == 0
    few = (ladder.FOLDER / "unfairy_tale-top.jsonl").read_text().splitlines()
    args.deals = 2
    assert ladder.run(args, 1) == 0
    more = (ladder.FOLDER / "unfairy_tale-top.jsonl").read_text().splitlines()
    assert more[: len(few)] == few
    assert len(more) - 1 == 2 * (len(few) - 1)
    assert "An Unfairy Tale" in Path("docs/ladder.md").read_text()
    args.deals = 0
    with pytest.raises(regalia.GameError, match="can't be 0 deals"):
        ladder.run(args, 1)
    args.deals, args.seed = 2, 2
    with pytest.raises(regalia.GameError, match="holds another contest"):
        ladder.run(args, 1)
    assert json.loads(few[0])["seed"] == 1
