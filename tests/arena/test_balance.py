"""The balance of a game: fair counts of seats, options and cards, for any game."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import regalia
from regalia.arena import balance, fairness, plots, survey
from regalia.texts import LANGUAGES, Words
from tests.terminal.run import Terminal


def plan(game: str, deals: int, preset: str = "", seats: int | None = None, spread: str = "") -> balance.Plan:
    return balance.Plan(game, preset, seats, {}, "", "random", deals, 1, spread)


@pytest.mark.parametrize("name", regalia.game_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_measured(name: str, lang: str) -> None:
    game = regalia.game(name)
    own = plan(name, deals=1, preset=next(iter(game.presets)))
    found = balance.figures(own, [balance.play(own, task) for task in balance.tasks(own)])
    json.dumps(found)
    page = fairness.page(Words(game, lang), found, {})
    assert Words(game, lang).say("game") in page
    assert "balance-" not in page


def test_every_preset_has_its_turn_and_options_are_told_apart() -> None:
    own = plan("hand_of_the_king", deals=1)
    found = balance.figures(own, [balance.play(own, task) for task in balance.tasks(own)])
    assert list(found["presets"]) == list(regalia.game("hand_of_the_king").presets)
    assert set(found["options"]["companions"]) == {"true", "false"}


def test_shares_of_the_seats_add_up_and_start_with_who_begins() -> None:
    own = plan("unfairy_tale", seats=3, deals=6)
    outcomes = [balance.play(own, task) for task in balance.tasks(own)]
    row = balance.figures(own, outcomes)["presets"]["classic"]
    assert row["seats"] == 3
    assert sum(share["share"] for share in row["shares"]) == pytest.approx(1, abs=0.01)
    began = sum(outcome.returns[outcome.starter] > 0 for outcome in outcomes)
    assert row["shares"][0]["share"] == pytest.approx(began / 6, abs=0.01)


def test_cards_are_counted_by_who_had_them_and_who_won_with_them() -> None:
    own = plan("unfairy_tale", deals=5)
    found = balance.figures(own, [balance.play(own, task) for task in balance.tasks(own)])
    rows = {row["deed"]: row for row in found["cards"]}
    assert "lay dragon" in rows
    for row in rows.values():
        assert 0 <= row["taken"] <= 1
        assert row["offered"] <= 10
        assert row["lift"] is None or 0 <= row["lift"] <= 2


def test_choices_of_a_spread_verb_are_dealt_out_evenly() -> None:
    own = plan("dwarf_king", seats=3, deals=8, spread="quest", preset="classic")
    chosen = [balance.play(own, task).taken for task in balance.tasks(own)]
    assert all(any("quest" in deed for seat in match for deed in seat) for match in chosen)
    own = plan("unfairy_tale", deals=6, spread="lay")
    outcomes = [balance.play(own, task) for task in balance.tasks(own)]
    assert len({tuple(outcome.spread) for outcome in outcomes}) > 1
    spread = balance.figures(own, outcomes)["spread"]
    for row in spread.values():
        for met in row["against"].values():
            assert 0 <= met["share"] <= 1


def test_turns_are_counted_where_a_game_counts_them() -> None:
    own = plan("royal_defense", deals=3, preset="blitz", spread="choose")
    outcomes = [balance.play(own, task) for task in balance.tasks(own)]
    found = balance.figures(own, outcomes)
    turns = sorted(outcome.turns for outcome in outcomes)
    assert [found["turns"][name] for name in ("shortest", "median", "longest")] == turns
    assert sum(found["turns"]["counts"].values()) == 3
    other = plan("hand_of_the_king", deals=1, preset="classic")
    assert balance.figures(other, [balance.play(other, task) for task in balance.tasks(other)])["turns"] == {}


def test_plots_show_every_share_and_every_length() -> None:
    own = plan("royal_defense", deals=12, preset="blitz", spread="choose")
    found = balance.figures(own, [balance.play(own, task) for task in balance.tasks(own)])
    drawn = plots.draw(Words(regalia.game("royal_defense"), "en"), found)
    assert set(drawn) == {"turns", "spread"}
    for picture in drawn.values():
        ElementTree.fromstring(picture)  # well-formed
    assert drawn["spread"].count("<circle") == len(found["spread"]) * 4
    assert "Living Dead" in drawn["spread"]
    assert drawn["turns"].count("<rect") == len(found["turns"]["counts"])
    assert plots.lengths(dict.fromkeys(range(1, 200), 1)).count("<rect") <= 61


def test_the_report_stands_beside_its_plots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    command = "arena --balance royal_defense --preset blitz --spread choose --bots random --deals 2"
    ran = Terminal(monkeypatch, capsys)(f"{command} --workers 1 --page found/b.md --lang en")
    assert (ran.code, ran.err) == (0, "")
    page = (tmp_path / "found" / "b.md").read_text()
    for name in ("b-turns.svg", "b-spread.svg"):
        assert f"]({name})" in page
        assert (tmp_path / "found" / name).read_text().startswith("<svg")


def test_the_command_writes_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = Terminal(monkeypatch, capsys)(
        "arena --balance unfairy_tale --bots random --deals 3 --workers 1 --page b.md --json b.json --lang ru"
    )
    assert (ran.code, ran.err) == (0, "")
    assert "# Баланс: " in (tmp_path / "b.md").read_text()
    assert json.loads((tmp_path / "b.json").read_text())["matches"] == 3


def test_a_balance_cut_short_is_gone_on_with_to_the_same_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    run = Terminal(monkeypatch, capsys)
    words = "arena --balance unfairy_tale --bots random --deals 4 --workers 1 --lang en"
    assert run(f"{words} --results whole.jsonl --json whole.json").code == 0
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 5
    cut = [lines[0], lines[3], lines[1][:30]]  # matches end in any order, and the last line was not finished
    (tmp_path / "cut.jsonl").write_text("".join(cut))
    assert run("arena --resume cut.jsonl --workers 1 --json cut.json --lang en").code == 0
    assert json.loads((tmp_path / "cut.json").read_text()) == json.loads(
        (tmp_path / "whole.json").read_text()
    )
    assert sorted((tmp_path / "cut.jsonl").read_text().splitlines(keepends=True)) == sorted(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"balance": 3}\n', "does not begin with the plan of a balance"),
        ("", "line 2: expected the outcome of a match"),
    ],
)
def test_a_file_that_holds_no_balance_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    survey.begin(tmp_path / "x.jsonl", plan("unfairy_tale", deals=1))
    (tmp_path / "x.jsonl").write_text(text or (tmp_path / "x.jsonl").read_text() + "[1]\n")
    ran = Terminal(monkeypatch, capsys)("arena --resume x.jsonl")
    assert ran.code == 2
    assert said in ran.err
