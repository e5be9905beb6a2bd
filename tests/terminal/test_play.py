"""Playing at a terminal with a pipe for a person: moves, refusals, undo, hints, saving."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from regalia import registry
from tests.terminal.run import Terminal

PLAY = "play hand_of_the_king --seed 7 --lang en"


@pytest.mark.parametrize(("lang", "end"), [("en", "the match is over"), ("ru", "партия окончена")])
def test_a_whole_match_is_played_from_a_pipe(regalia_command: Terminal, lang: str, end: str) -> None:
    ran = regalia_command(f"play hand_of_the_king --seed 7 --lang {lang}", *["1"] * 120)
    assert ran.code == 0
    assert ran.err == ""
    assert end in ran.out
    assert "{" not in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_bots_play_any_game_before_a_watcher(regalia_command: Terminal, game: str, lang: str) -> None:
    for preset in registry.game(game).presets:
        ran = regalia_command(f"play {game} --watch --preset {preset} --seed 3 --lang {lang} --bot random")
        assert (ran.code, ran.err) == (0, "")
        assert "{" not in ran.out


@pytest.mark.parametrize("game", registry.names())
def test_any_game_shows_a_person_the_table_and_the_moves(regalia_command: Terminal, game: str) -> None:
    ran = regalia_command(f"play {game} --seed 3 --lang en", "1", "hint", "log", "board", "?", "? 1", "quit")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^ *1  \S", ran.out, re.MULTILINE)
    assert "Hint:" in ran.out
    assert "Allowed:" in ran.out


def test_the_language_is_that_of_the_locale(
    regalia_command: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Королевская Гавань" in regalia_command("play hand_of_the_king --seed 7").out


@pytest.mark.parametrize(
    "typed", ["move left tyrell", "MOVE left tyrell", "m l ty", "left tyrell", "left ty"]
)
def test_a_move_can_be_typed_in_words_and_beginnings_of_words(regalia_command: Terminal, typed: str) -> None:
    ran = regalia_command(PLAY, typed, "quit")
    assert "Ann moves Varys left to Tyrell and takes Margaery Tyrell." in ran.out


@pytest.mark.parametrize(
    "typed", ["влево тирелл", "Влево Тиреллам", "вести вариса влево к тиреллам", "move left tyrell"]
)
def test_a_move_can_be_typed_in_russian(regalia_command: Terminal, typed: str) -> None:
    ran = regalia_command("play hand_of_the_king --seed 7 --lang ru", typed, "выход")
    assert "Аня ведёт Вариса влево к Тиреллам и забирает Маргери Тирелл." in ran.out


def test_a_refused_move_is_answered_with_the_reason_and_the_clause(regalia_command: Terminal) -> None:
    ran = regalia_command(PLAY, "move left tully", "play hodor", "quit")
    assert "Not possible: Move Varys left to Tully. Nobody of that house lies in that direction" in ran.out
    assert "Rule 3.5: You may name a house only if" in ran.out
    assert "Rule 4.2: At no other time may you choose a companion." in ran.out


def test_a_refused_move_is_explained_in_russian(regalia_command: Terminal) -> None:
    ran = regalia_command(
        "play hand_of_the_king --seed 7 --lang ru", "влево талли", "? разыграть ходора", "выход"
    )
    assert "Нельзя: Вести Вариса влево к Талли. В этой стороне от Вариса нет никого из этого дома." in ran.out
    assert "Правило 3.5: Назвать можно только такой дом" in ran.out
    assert "Правило 4.2:" in ran.out


def test_a_question_mark_explains_a_move_and_its_cards_without_playing_it(regalia_command: Terminal) -> None:
    ran = regalia_command(PLAY, "? play hodor", "? move left tyrell", "? 99", "log", "quit")
    assert "Hodor: Take Bran Stark from King's Landing or from any play area. [from the rulebook]" in ran.out
    assert "Allowed: Move Varys left to Tyrell (typed: move left tyrell)." in ran.out
    assert "There is no move 99 in the list" in ran.out
    assert "Ann moves" not in ran.out


def test_what_can_mean_several_moves_is_asked_back(regalia_command: Terminal) -> None:
    ran = regalia_command(PLAY, "move", "abracadabra", "9" * 5000, "quit")
    assert '"move" can mean several moves:' in ran.out
    assert "[move left tyrell]" in ran.out
    assert 'I don\'t understand "abracadabra"' in ran.out


def test_undo_takes_back_the_persons_move_and_the_answers_of_bots(
    regalia_command: Terminal, tmp_path: Path
) -> None:
    ran = regalia_command(PLAY, "undo", "1", f"save {tmp_path}/a", "1", "undo", f"save {tmp_path}/b", "quit")
    assert "There is nothing of yours to take back." in ran.out
    assert "2 moves are taken back." in ran.out
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_the_last_move_of_a_match_can_be_taken_back(regalia_command: Terminal, tmp_path: Path) -> None:
    regalia_command(f"{PLAY} --watch --save {tmp_path}/whole")
    ran = regalia_command(f"play --load {tmp_path}/whole --humans 0,1 --lang en", "undo", "quit")
    assert ran.code == 0
    assert "One move is taken back." in ran.out


def test_a_saved_match_is_loaded_and_gone_on_with(regalia_command: Terminal, tmp_path: Path) -> None:
    ran = regalia_command(PLAY, "1", "1", f"save {tmp_path}/match.txt", "quit")
    assert f"Saved. To go on: regalia play --load {tmp_path}/match.txt" in ran.out
    before = regalia.record.load((tmp_path / "match.txt").read_text())
    again = regalia_command(
        f"play --load {tmp_path}/match.txt --lang en", f"save {tmp_path}/same", "1", "quit"
    )
    assert again.code == 0
    assert (tmp_path / "same").read_text() == before.text()
    inside = regalia_command(PLAY, f"load {tmp_path}/match.txt", f"save {tmp_path}/third", "quit")
    assert "is loaded" in inside.out
    assert (tmp_path / "third").read_text() == before.text()


def test_bots_play_the_same_after_loading_as_without(regalia_command: Terminal, tmp_path: Path) -> None:
    regalia_command(PLAY, "1", "1", "1", f"save {tmp_path}/straight", "quit")
    regalia_command(PLAY, "1", f"save {tmp_path}/half", "quit")
    regalia_command(f"play --load {tmp_path}/half --lang en", "1", "1", f"save {tmp_path}/halves", "quit")
    assert (tmp_path / "halves").read_text() == (tmp_path / "straight").read_text()


def test_a_bad_file_at_the_prompt_is_told_and_the_match_goes_on(
    regalia_command: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "bad").write_text("hand_of_the_king 1\nseed xyz\nseats 2\n")
    ran = regalia_command(PLAY, "load nowhere.txt", f"load {tmp_path}/bad", "save", "save /", "1", "quit")
    assert ran.code == 0
    assert "can't read nowhere.txt: No such file or directory" in ran.out
    assert "seed must be up to 32 hexadecimal digits" in ran.out
    assert "Which file?" in ran.out
    assert "can't write /" in ran.out
    assert "Ann moves" in ran.out


def test_a_hint_names_a_legal_move_and_the_next_best(regalia_command: Terminal) -> None:
    ran = regalia_command(PLAY, "hint", "quit")
    told = re.findall(r"(Hint|Next best): Move Varys .* \(rated (\d+) of 100\)", ran.out)
    assert [kind for kind, rated in told] == ["Hint", "Next best", "Next best"]
    assert all(0 <= int(rated) <= 100 for kind, rated in told)
    assert "Ann moves" not in ran.out


def test_rules_are_searched_by_word_and_number(regalia_command: Terminal) -> None:
    ran = regalia_command(PLAY, "rules", "rules 4.2", "rules joffrey", "rules xyzzy", "quit")
    assert "2. Set-up (2.1–2.7)" in ran.out
    assert "Rule 4.2: At no other time may you choose a companion." in ran.out
    assert "Rule 4.20" not in ran.out
    assert "Rule 1.5: Joffrey Baratheon is a Lannister" in ran.out
    assert 'No rule speaks of "xyzzy".' in ran.out


def test_the_private_minute_is_announced(regalia_command: Terminal) -> None:
    command = "play hand_of_the_king --seed 7 --preset crows --option first=seat_0 --lang en"
    ran = regalia_command(command, "crow seat_1", "quit")
    assert "Crow tokens are in play: nobody talks at the table." in ran.out
    assert "Ann spends a crow token and has a private minute with Ben." in ran.out
    assert "Private minute: Ann and Ben may talk alone for 60 seconds." in ran.out


def test_several_people_share_a_terminal(regalia_command: Terminal) -> None:
    ran = regalia_command(f"{PLAY} --humans 0,1 --names Nora,Otto", "1", "1", "quit")
    assert "Seat 1: Otto, a person at this terminal" in ran.out
    assert "Nora moves Varys" in ran.out
    assert "Otto moves Varys" in ran.out


def test_colours_come_only_when_asked_for_where_there_is_no_terminal(regalia_command: Terminal) -> None:
    assert "\x1b[" not in regalia_command(PLAY).out
    assert "\x1b[" in regalia_command(f"{PLAY} --color always").out


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_line_is_wider_than_the_screen_and_no_name_is_cut(
    regalia_command: Terminal, monkeypatch: pytest.MonkeyPatch, width: int, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    command = f"play hand_of_the_king --watch --seats 4 --preset teams-crows --seed 7 --lang {lang}"
    ran = regalia_command(command)
    assert max(len(line) for line in ran.out.splitlines()) <= width
    assert "…" not in ran.out


def test_the_end_of_input_ends_the_program_cleanly() -> None:
    command = [sys.executable, "-m", "regalia", *PLAY.split()]
    ran = subprocess.run(command, input="1\nlog\n", capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("The match is not saved.\n")
