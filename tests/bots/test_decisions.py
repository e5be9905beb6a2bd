"""The measure of single decisions: spots, what an action was worth there, and what is refused."""

from pathlib import Path

import pytest

import regalia
from bench.decisions import Spot, build, compare, gain, load, main, mean_of, spot
from bench.leads import changes_of, searcher
from regalia import Perspective

pytestmark = pytest.mark.skipif(
    not regalia.form.compiled(), reason="hundreds of deals: minutes as plain Python"
)

KING = regalia.game("dwarf_king")
FEW = changes_of("worlds=2,nodes=2,trust=0")


@pytest.fixture(scope="module")
def found() -> Spot:
    one = spot("dwarf_king", 4, 1, 2)
    assert one is not None
    return one


def test_a_spot_is_a_decision_of_the_seat_with_every_action_played_on(found: Spot) -> None:
    state = found.state(KING)
    assert state.to_move() == found.seat == 2
    assert found.actions == Perspective(state, found.seat).legal()
    assert len(found.actions) > 1
    assert {len(leads) for leads in found.leads} == {16}
    assert sum(found.gains()) == pytest.approx(0.0)


def test_the_same_deal_gives_the_same_spot(found: Spot) -> None:
    assert spot("dwarf_king", 4, 1, 2) == found


def test_spots_may_be_of_the_last_decisions_of_a_deal(found: Spot) -> None:
    last = spot("dwarf_king", 4, 1, 2, last=1)
    assert last is not None
    assert last.before[: len(found.before)] == found.before
    state = last.state(KING)
    state.apply(last.actions[0])
    while state.stage() == 0:
        assert state.to_move() != last.seat or len(state.legal()) == 1
        state.apply(state.legal()[0])


def test_a_search_gains_what_its_choice_turned_out_to_be_worth(found: Spot) -> None:
    look = Perspective(found.state(KING), found.seat)
    chosen = found.actions.index(int(searcher(KING, FEW, found.seed).choose(look)))
    for place in range(len(found.actions)):  # each in turn is the only one that brings something
        worth = [[1.0 if other == place else 0.0] for other in range(len(found.actions))]
        share = 1 / len(found.actions)
        wanted = 1 - share if place == chosen else -share
        assert gain("dwarf_king", FEW, found._replace(leads=worth)) == pytest.approx(wanted)


def test_spots_are_kept_and_more_are_added(tmp_path: Path, found: Spot) -> None:
    path = tmp_path / "spots.jsonl"
    assert load(path) == []
    for _ in range(2):
        assert build("dwarf_king", path, 4, 2, 1, 1) == 0
    assert [one.deal for one in load(path)] == [0, 1, 2, 3]
    assert load(path)[2] == found


def test_searches_are_compared_with_the_first(capsys: pytest.CaptureFixture[str], found: Spot) -> None:
    compare("dwarf_king", [found, found], [("one", FEW), ("other", FEW)], 1)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("one: ")
    assert lines[0].endswith("a decision, 2 spots")
    assert "+0.0000 ± 0.0000 beside the first" in lines[1]
    assert mean_of([1.0, 3.0]) == "+2.0000 ± 1.0000"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dwarf_king", "none.jsonl"], "there are no spots in none.jsonl: --build 500 collects some"),
        (["dwarf_king", "none.jsonl", "wurlds=3"], "expected NAME=NUMBER"),
        (["dwarf_king", "none.jsonl", "--seats", "9"], "9"),
        (["dwarf_king", "none.jsonl", "--build", "-2"], "--build can't be -2: expected 1 or more"),
        (["dwarf_king", "none.jsonl", "--last", "-1"], "--last can't be -1: expected 1 or more"),
        (["dwarf_king", "bad.jsonl"], "bad.jsonl, line 1: expected a spot"),
    ],
)
def test_what_can_not_be_used_is_named(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.jsonl").write_text('{"seat": 1}\n', encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["decisions.py", *words])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err
