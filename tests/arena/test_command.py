"""`regalia arena` from the command line: results, resuming, own bots, pages, and clear refusals."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from regalia.cli import main
from tests.terminal.run import Ran, Terminal

ROOT = Path(__file__).resolve().parent.parent.parent
OWN = "tests.arena.own_bot:Last"


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


def test_a_contest_ends_with_ratings_a_file_of_results_json_and_a_page(
    arena: Terminal, tmp_path: Path
) -> None:
    ran = arena("arena unfairy_tale --bots random,greedy --deals 2 --workers 1 --json all.json --page p.html")
    assert (ran.code, ran.err) == (0, "")
    assert "greedy" in ran.out
    assert "matches: 4 of 4" in ran.out
    assert len((tmp_path / "arena-unfairy_tale.jsonl").read_text().splitlines()) == 1 + 4
    found = json.loads((tmp_path / "all.json").read_text())
    assert {row["bot"] for row in found["ratings"]} == {"random", "greedy"}
    assert found["pairs"][0]["matches"] == 4
    page = (tmp_path / "p.html").read_text()
    assert page.count("<circle") == 2
    assert page.count('class="wide"') == 3  # plots and table move sideways by themselves on a telephone
    assert "<h1>An Unfairy Tale, seats: 2;" in page
    assert "http" not in page.replace("http-equiv", "")


def test_a_contest_that_was_cut_short_goes_on_from_its_file(arena: Terminal, tmp_path: Path) -> None:
    arena("arena unfairy_tale --bots random,greedy --deals 3 --workers 1 --results whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    # the third result was being written when the machine lost its power
    (tmp_path / "part.jsonl").write_text("".join(lines[:3]) + lines[3][:20])
    ran = arena("arena --resume part.jsonl --workers 1 --lang en")
    assert ran.code == 0
    assert "matches: 6 of 6" in ran.out
    assert untimed(tmp_path / "part.jsonl") == untimed(tmp_path / "whole.jsonl")


def test_a_match_that_two_runs_have_played_counts_once(arena: Terminal, tmp_path: Path) -> None:
    arena("arena unfairy_tale --bots random,greedy --deals 2 --workers 1 --results x.jsonl")
    path = tmp_path / "x.jsonl"
    path.write_text(path.read_text() + path.read_text().splitlines(keepends=True)[-1])
    assert "matches: 4 of 4" in arena("arena --resume x.jsonl --workers 1 --lang en").out


def test_where_there_is_no_bar_a_line_tells_now_and_then_how_far_it_is(
    arena: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.arena.crew.SILENCE", 0.0)
    ran = arena("arena unfairy_tale --bots random,greedy --deals 2 --workers 1 --lang en")
    assert ran.err.splitlines() == [f"An Unfairy Tale: {count}/4" for count in (1, 2, 3)]


def untimed(path: Path) -> list[list[object]]:
    """The results of a file in order, without how long the decisions took."""
    return sorted(json.loads(line)[:6] for line in path.read_text().splitlines()[1:])


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals as Unix has them")
def test_control_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regalia", "arena", "unfairy_tale", "--bots", "random,greedy"]
    command += ["--deals", "100000", "--workers", "2", "--results", "long.jsonl", "--lang", "en"]
    run = subprocess.Popen(
        command,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # a suite that was started in the background of a shell hands down that Ctrl-C is to be ignored
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    path = tmp_path / "long.jsonl"
    try:
        for wait in range(600):
            if path.exists() and len(path.read_text().splitlines()) > 3:
                break
            time.sleep(0.1)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 130
    assert "regalia arena --resume long.jsonl" in err
    assert "Traceback" not in err
    assert "matches:" in out
    assert len(path.read_text().splitlines()) > 3
    assert path.read_text().endswith("\n")


def test_two_processes_find_the_same_as_one(arena: Terminal, tmp_path: Path) -> None:
    for workers in (1, 2):
        arena(
            f"arena unfairy_tale --bots random,greedy --deals 2 --workers {workers} --results {workers}.jsonl"
        )
    assert untimed(tmp_path / "1.jsonl") == untimed(tmp_path / "2.jsonl")


def test_an_own_class_plays_by_its_address(arena: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    ran = arena(f"arena unfairy_tale --bots random,{OWN} --deals 1 --workers 1")
    assert ran.code == 0
    assert OWN in ran.out


def test_one_sits_against_a_table_of_the_other(arena: Terminal) -> None:
    ran = arena(
        "arena unfairy_tale --seats 4 --mode solo --bots greedy,random --deals 1 --workers 1 --lang ru"
    )
    assert ran.code == 0
    assert "партий: 4 из 4" in ran.out
    assert "случайно было бы 25.0 %" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("arena", "which game?"),
        ("arena unfairy_tale", "who plays?"),
        ("arena chess --bots random,greedy", "no game 'chess'"),
        ("arena unfairy_tale --bots random,deep", "no bot 'deep'"),
        ("arena unfairy_tale --bots random,nowhere:Bot", "no bot 'nowhere:Bot': No module named 'nowhere'"),
        ("arena unfairy_tale --bots random,tests.arena.own_bot:Chair", "is no bot: expected a class"),
        ("arena unfairy_tale --bots random,greedy --workers 0", "--workers can't be 0"),
        ("arena unfairy_tale --bots random,greedy --seats 7", "can't have 7 seats"),
        ("arena --resume nothing.jsonl", "can't read nothing.jsonl"),
        ("arena --balance unfairy_tale --spread lei", "no verb 'lei'"),
        ("arena --balance unfairy_tale --deals 0", "can't be 0 deals"),
    ],
)
def test_what_is_asked_for_wrongly_is_answered_in_one_line(
    arena: Terminal, monkeypatch: pytest.MonkeyPatch, words: str, said: str
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    ran: Ran = arena(words)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_results_are_never_overwritten(arena: Terminal) -> None:
    words = "arena unfairy_tale --bots random,greedy --deals 1 --workers 1"
    assert arena(words).code == 0
    ran = arena(words)
    assert ran.code == 2
    assert "go on with it by --resume" in ran.err


def test_a_file_that_holds_no_contest_is_refused(arena: Terminal, tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text("[1, 2]\n")
    ran = arena("arena --resume x.jsonl")
    assert ran.code == 2
    assert "x.jsonl: the file does not begin with a contest" in ran.err


def test_help_tells_of_resuming_and_balance(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    out = capsys.readouterr().out
    for word in ("--resume", "--balance", "module:", "--ladder", "examples:"):
        assert word in out
