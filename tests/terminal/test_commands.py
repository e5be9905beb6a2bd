"""The other commands, and that everything given wrongly is answered with one line and exit code 2."""

from pathlib import Path

import pytest

import regalia
from regalia import form
from tests.terminal.run import Terminal

HAND = "hand_of_the_king"


@pytest.fixture
def match_file(regalia_command: Terminal, tmp_path: Path) -> Path:
    regalia_command(f"play {HAND} --watch --seed 7 --save {tmp_path}/match.txt")
    return tmp_path / "match.txt"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play chess", "there is no game 'chess'"),
        ("play", "which game?"),
        (f"play {HAND} --seats 9", "can't have 9 seats"),
        (f"play {HAND} --preset solo", "no preset 'solo'"),
        (f"play {HAND} --option dragons=true", "no option 'dragons'"),
        (f"play {HAND} --option teams", "--option must look like name=value"),
        (f"play {HAND} --option teams=maybe", "expected one of false, true"),
        (f"play {HAND} --seed -1", "seed can't be -1"),
        (f"play {HAND} --seed x", "invalid int value"),
        (f"play {HAND} --you 5", "--you can't be '5': expected a seat from 0 to 1"),
        (f"play {HAND} --humans 0,x", "--humans can't be 'x'"),
        (f"play {HAND} --bot genius", "there is no bot 'genius'"),
        (f"play {HAND} --bot 7=random", "--bot can't be '7'"),
        (f"play {HAND} --you 0 --bot 0=random", "can't be both"),
        (f"play {HAND} --bot level-2 --bot greedy", "can't both play all other seats: name a seat"),
        (f"play {HAND} --names A,B,C", "3 names for 2 seats"),
        (f"play {HAND} --lang de", "invalid choice"),
        (f"play {HAND} --watch --you 0", "not allowed with"),
        (f"play {HAND} --cards nowhere.toml", "can't read nowhere.toml"),
        ("play --load nowhere.txt --seats 3", "--seats can't be given with --load"),
        (f"play {HAND} --you {'9' * 5000}", "--you can't be"),
        ("play --load nowhere.txt", "can't read nowhere.txt: No such file or directory"),
        ("replay nowhere.txt", "can't read nowhere.txt"),
        ("rules chess", "there is no game 'chess'"),
        ("cards export chess", "there is no game 'chess'"),
        (f"cards check {HAND} nowhere.toml", "can't read nowhere.toml"),
        ("dance", "invalid choice: 'dance'"),
    ],
)
def test_what_is_given_wrongly_gets_one_line_and_exit_code_2(
    regalia_command: Terminal, command: str, said: str
) -> None:
    ran = regalia_command(command)
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err
    assert ran.err.startswith("regalia: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the record is empty"),
        ("hello\n", "the first line must be a game and its edition"),
        ("chess 1\n", "there is no game 'chess'"),
        (f"{HAND} 99\n", "edition 99"),
        (f"{HAND} 1\nseed 7\nseats 2\n\nmove left\n", "line 5"),
        (f"{HAND} 1\nseed 7\nseats 2\n\nplay hodor\n", "refused by rule hk-companion-due"),
    ],
)
def test_a_bad_record_gets_one_line_and_exit_code_2(
    regalia_command: Terminal, tmp_path: Path, text: str, said: str
) -> None:
    (tmp_path / "bad.txt").write_text(text)
    for command in ("replay", "play --load"):
        ran = regalia_command(f"{command} {tmp_path}/bad.txt")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert said in ran.err


def test_a_file_that_is_no_text_is_refused(regalia_command: Terminal, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"\xff\xfe\x00")
    ran = regalia_command(f"replay {tmp_path}/bad")
    assert (ran.code, ran.err) == (2, f"regalia: can't read {tmp_path}/bad: it is not a text in UTF-8\n")


def test_a_record_of_another_game_than_asked_for_is_refused(
    regalia_command: Terminal, match_file: Path
) -> None:
    ran = regalia_command(f"play chess --load {match_file}")
    assert ran.code == 2
    assert "is a match of hand_of_the_king, not of chess" in ran.err


def test_a_replay_tells_every_step(regalia_command: Terminal, match_file: Path) -> None:
    steps = len(regalia.record.load(match_file.read_text()).actions)
    ran = regalia_command(f"replay {match_file} --lang en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("King's Landing\n") == 0
    assert f"Step 0 of {steps}" in ran.out
    assert f"Step {steps} of {steps}" in ran.out
    assert "the match is over" in ran.out


@pytest.mark.parametrize("seat", ["0", "watcher", "open"])
def test_a_replay_shows_one_step_with_the_knowledge_asked_for(
    regalia_command: Terminal, match_file: Path, seat: str
) -> None:
    ran = regalia_command(f"replay {match_file} --to 2 --seat {seat} --lang ru")
    assert ran.code == 0
    assert "Шаг 2 из" in ran.out
    assert "ведёт Вариса" in ran.out


def test_a_replay_of_a_step_or_seat_that_is_not_there_is_refused(
    regalia_command: Terminal, match_file: Path
) -> None:
    assert "has no step 900" in regalia_command(f"replay {match_file} --to 900").err
    assert "expected a seat from 0 to 1" in regalia_command(f"replay {match_file} --seat 5").err


def test_cards_are_exported_edited_checked_played_with_and_recorded(
    regalia_command: Terminal, tmp_path: Path
) -> None:
    exported = regalia_command(f"cards export {HAND}")
    assert exported.code == 0
    own = 'effects = [{ count_as = "lannister", count = 1 }]'
    assert own in exported.out
    mine = tmp_path / "mine.toml"
    mine.write_text(exported.out.replace(own, 'effects = [{ count_as = "tully", count = 2 }]'))
    assert regalia_command(f"cards check {HAND} {mine}").code == 0
    ran = regalia_command(
        f"play {HAND} --seed 7 --cards {mine} --lang en", "1", f"save {tmp_path}/m.txt", "quit"
    )
    assert ran.code == 0
    assert "Played with the host's own card set." in ran.out
    assert '| effects = [{ count_as = "tully", count = 2 }]' in (tmp_path / "m.txt").read_text()
    assert regalia_command(f"replay {tmp_path}/m.txt").code == 0


def test_a_bad_card_set_is_refused_with_row_field_and_what_was_expected(
    regalia_command: Terminal, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(regalia_command(f"cards export {HAND}").out.replace("count = 2", "count = 20"))
    for command in (f"cards check {HAND} {bad}", f"play {HAND} --cards {bad}"):
        ran = regalia_command(command)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "(jon_snow): 'count' is 20: expected a number from 1 to 4" in ran.err


def test_the_games_are_listed_with_titles_seats_and_presets(regalia_command: Terminal) -> None:
    ran = regalia_command("games --lang ru")
    assert ran.code == 0
    for text in (HAND, "Десница короля", "2–4", "teams-crows"):
        assert text in ran.out


def test_the_rules_are_printed_without_their_anchors(regalia_command: Terminal) -> None:
    ran = regalia_command(f"rules {HAND} --lang ru")
    assert ran.code == 0
    assert "Варис идёт по прямой" in ran.out
    assert "<a id" not in ran.out


def test_version_says_which_form_of_the_rules_runs(regalia_command: Terminal) -> None:
    ran = regalia_command("version")
    assert ran.out.startswith(f"regalia {regalia.__version__}\nrules: {form.describe()}\nPython 3.")


@pytest.mark.parametrize(
    "command",
    ["", "play", "replay", "games", "rules", "cards", "cards export", "cards check", "bench", "version"],
)
def test_every_command_has_help(regalia_command: Terminal, command: str) -> None:
    ran = regalia_command(f"{command} --help")
    assert ran.code == 0
    assert ran.out.startswith("usage: regalia")
