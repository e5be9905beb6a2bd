"""`regalia solve` says who wins and why, in both languages, and refuses what can't be solved in one line."""

import json
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia import Rng
from regalia.games.hand_of_the_king.rules import Position
from tests.terminal.run import Terminal


@pytest.fixture
def late_match(tmp_path: Path) -> Path:
    """A match of two without companions, a few moves before its end."""
    match = regalia.record.begin("hand_of_the_king", seats=2, seed=7, preset="no-companions")
    state = match.start()
    rng = Rng(1)
    assert isinstance(state, Position)
    while int(state.court).bit_count() > 11:
        match.actions.append(int(state.random_action(rng)))
        state.apply(match.actions[-1])
    path = tmp_path / "late.txt"
    path.write_text(regalia.record.dump(match), encoding="utf-8")
    return path


def test_value_line_and_cost_are_printed(regalia_command: Terminal, late_match: Path) -> None:
    ran = regalia_command(f"solve {late_match} --megabytes 1 --lang en")
    assert ran.code == 0
    assert ran.err == ""
    assert "by best play" in ran.out or "against best play" in ran.out
    assert "Best line:" in ran.out
    assert "Move Varys" in ran.out
    assert "So it ends: Ann" in ran.out
    assert "Positions:" in ran.out


def test_the_same_is_said_in_russian(regalia_command: Terminal, late_match: Path) -> None:
    ran = regalia_command(f"solve {late_match} --megabytes 1 --lang ru --moves")
    assert "Лучшая игра:" in ran.out
    assert "Вести Вариса" in ran.out
    assert "выигрывает: " in ran.out or "проигрывает: " in ran.out
    assert "Позиций:" in ran.out


def test_the_line_as_json_leads_to_the_value(regalia_command: Terminal, late_match: Path) -> None:
    ran = regalia_command(f"solve {late_match} --megabytes 1 --moves --json")
    told: dict[str, Any] = json.loads(ran.out)
    match = regalia.record.load(late_match)
    state = match.state()
    assert told["exact"] is True
    assert sorted(move["action"] for move in told["moves"]) == sorted(
        match.game.space.text(action) for action in state.legal()
    )
    assert max(move["value"] for move in told["moves"]) == told["value"]
    for text in told["line"]:
        state.play(match.game.space.parse(text))
    assert state.to_move() == regalia.NOBODY
    assert state.returns()[told["to_move"]] == told["value"]
    assert state.scores() == told["scores"]


def test_an_earlier_step_of_a_record_can_be_solved(regalia_command: Terminal, late_match: Path) -> None:
    steps = len(regalia.record.load(late_match).actions)
    ran = regalia_command(f"solve {late_match} --to {steps - 1} --megabytes 1 --json")
    told = json.loads(ran.out)
    assert told["to_move"] == int(regalia.record.load(late_match).state(steps - 1).to_move())


def test_a_time_that_is_too_short_gives_no_value(regalia_command: Terminal) -> None:
    ran = regalia_command("solve --seed 7 --seconds 0 --megabytes 1 --lang en")
    assert ran.code == 0
    assert "not solved yet" in ran.out
    told = json.loads(regalia_command("solve --seed 7 --seconds 0 --megabytes 1 --json").out)
    assert (told["value"], told["exact"], told["line"]) == (None, False, [])


def test_ctrl_c_shows_what_is_known(regalia_command: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: object, nodes: int) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr("regalia.terminal.solve.Watch.spend", interrupt)
    ran = regalia_command("solve --seed 7 --megabytes 1 --lang en")
    assert ran.code == 130
    assert "not solved yet" in ran.out
    assert "Positions:" in ran.out


def test_many_deals_give_a_table(regalia_command: Terminal) -> None:
    ran = regalia_command("solve --deals 2 --seed 5 --seconds 0 --megabytes 1 --lang en")
    assert ran.code == 0
    assert ran.out.count("not solved") == 2
    rows = json.loads(regalia_command("solve --deals 2 --seed 5 --seconds 0 --megabytes 1 --json").out)
    assert [row["seed"] for row in rows] == [5, 6]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("solve", "what is to be solved?"),
        ("solve nowhere.txt", "can't read nowhere.txt"),
        ("solve --seed -1", "seed can't be -1"),
        ("solve --game unfairy_tale --seed 1", "only open positions can be solved"),
        ("solve --game chess --seed 1", "there is no game 'chess'"),
        ("solve --seats 3 --seed 1", "only positions for two sides can be solved, and this one is for 3"),
        ("solve --seed 1 --to 5", "the record has no step 5"),
        ("solve --seed 1 --megabytes 0", "--megabytes can't be 0"),
        ("solve --deals 0", "--deals can't be 0"),
        ("solve match.txt --seed 4", "--seed can't be given with a record"),
        ("solve --seed 1 --preset solo", "no preset 'solo'"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_one_line(
    regalia_command: Terminal, command: str, said: str
) -> None:
    ran = regalia_command(command)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_match_that_is_over_has_nothing_to_solve(regalia_command: Terminal, tmp_path: Path) -> None:
    match = regalia.record.begin("hand_of_the_king", seats=2, seed=7, preset="no-companions")
    state = match.start()
    while state.to_move() != regalia.NOBODY:
        match.actions.append(state.legal()[0])
        state.apply(match.actions[-1])
    path = tmp_path / "over.txt"
    path.write_text(regalia.record.dump(match), encoding="utf-8")
    ran = regalia_command(f"solve {path}")
    assert ran.code == 2
    assert "the match is over" in ran.err
