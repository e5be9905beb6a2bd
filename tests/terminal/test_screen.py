"""The screen: generic drawings, understanding of words, secrets between people, and a real terminal."""

import io
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console

import regalia
from regalia import State
from regalia.core.zones import Zone
from regalia.terminal import generic
from regalia.terminal.boards import hand_of_the_king
from regalia.terminal.moves import Moves
from regalia.terminal.screen import open_console
from regalia.terminal.seating import Seating, has_secrets
from regalia.texts import Words

HAND = regalia.game("hand_of_the_king")
CTRL_C = b"\x03"
CTRL_D = b"\x04"


def drawn(view: Mapping[str, Any], lang: str = "en", width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(generic.draw(view, Words(HAND, lang, ["Ann", "Ben"]), ["Ann", "Ben"], 0))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_generic_drawing_shows_a_whole_view_with_names(lang: str) -> None:
    view = regalia.new(HAND.name, seats=2, seed=7).view(0)
    text = drawn(view, lang)
    words = Words(HAND, lang)
    for key in ("varys", "eddard_stark", "tully", *(str(key) for key in view["row"])):  # type: ignore[attr-defined]
        assert words.name(key) in text


def test_the_generic_drawing_takes_any_json() -> None:
    view = {
        "to_move": 1,
        "from_seat": None,
        "deck": 12,
        "scores": [3, 4],
        "ready": True,
        "hand": ["hodor", "shae"],
        "nothing": [],
        "piles": [["hodor"], []],
        "cards": [{"key": "hodor", "cost": 3}, {"key": "shae", "cost": 1}],
        "mixed": [{"a": 1}, 2, [3, [4]]],
        "deep": {"one": {"two": {"three": 0.5}}},
        "owner": {"key": "shae"},
    }
    text = drawn(view)
    for part in (
        "To move: Ben",
        "From Seat: –",
        "Deck: 12",
        "Ready: yes",
        "Your hand: Hodor, Shae",
        "Scores: Ann 3, Ben 4",
        "Nothing: –",
    ):
        assert part in text
    assert "Three: 0.5" in text
    assert "Owner: Shae" in text


def test_the_drawn_board_follows_the_view_at_every_step() -> None:
    words = Words(HAND, "en", ["Ann", "Ben", "Cleo"])
    state = regalia.new(HAND.name, seats=3, seed=5, preset="crows")
    rng = regalia.Rng(2)
    while state.to_move() != regalia.NOBODY:
        console = Console(file=io.StringIO(), width=80, color_system=None)
        console.print(hand_of_the_king.draw(state.view(0), words, words.players, 0))
        assert isinstance(console.file, io.StringIO)
        text = console.file.getvalue()
        assert "VARYS" in text
        assert "{" not in text
        state.apply(state.random_action(rng))


def test_words_find_legal_moves_before_others() -> None:
    moves = Moves(HAND, Words(HAND, "ru"))
    parse = HAND.space.parse
    legal = [parse("move left stark"), parse("move up stark")]
    assert moves.find("старк", legal) == legal
    assert moves.find("вверх старк", legal) == [parse("move up stark")]
    assert moves.find("талли влево", []) == []
    assert moves.find("убить шир", legal) == [parse("kill shireen_baratheon")]
    assert moves.find("...", legal) == []


class Hands(State):
    """A state with a hand that only its owner has seen, and a deck that nobody has."""

    def __init__(self, seen: int) -> None:
        super().__init__(2)
        self.seen = seen

    def zones(self) -> list[Zone]:
        return [Zone("deck", -1, [3], 0), Zone("hand", 0, [1, 2], self.seen)]


def test_secrets_are_cards_that_one_has_seen_and_another_not() -> None:
    assert has_secrets(Hands(0b01), [0, 1])
    assert not has_secrets(Hands(0b11), [0, 1])
    assert not has_secrets(Hands(0b00), [0, 1])
    assert not has_secrets(Hands(0b01), [0])


def test_the_screen_is_for_the_one_person_or_for_a_watcher() -> None:
    assert Seating(["greedy", ""]).viewer() == 1
    assert Seating(["greedy", "random"]).viewer() == regalia.WATCHER
    assert Seating(["", ""]).viewer() is None


def test_colours_are_off_where_no_color_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert open_console("auto", Tty()).color_system is not None
    assert open_console("never", Tty()).color_system is None
    monkeypatch.setenv("NO_COLOR", "1")
    assert open_console("auto", Tty()).color_system is None
    assert open_console("always", io.StringIO()).color_system is not None


# -- a real terminal ------------------------------------------------------------------------------


# Takes the terminal for its own, so that Ctrl-C reaches it, answers it even where the tests were started by a
# job that does not, and then is the command.
STUB = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from regalia.cli import main
sys.exit(main())
"""


class Pty:
    """The command on a pseudo-terminal, as a person has it."""

    def __init__(self, command: str) -> None:
        self.master, slave = pty.openpty()
        settings = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "NO_COLOR": "1"}
        words = [sys.executable, "-c", STUB, *command.split()]
        self.process = subprocess.Popen(
            words, stdin=slave, stdout=slave, stderr=slave, env=settings, start_new_session=True
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> "Pty":
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, text: str) -> None:
        """Reads on until a text has appeared."""
        end = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} did not appear in {self.seen[-500:]!r}"
            self.read()
        self.seen = self.seen.partition(text)[2]

    def read(self) -> bool:
        if select.select([self.master], [], [], 0.2)[0]:
            try:
                part = os.read(self.master, 65536)
            except OSError:
                return False
            self.seen += part.decode(errors="replace").replace("\r", "")
        return self.process.poll() is None

    def press(self, key: bytes, text: str) -> None:
        """Presses a key until a text appears: an interrupt just before the program waits is lost."""
        presses = 0
        while text not in self.seen:
            assert presses < 30, f"{text!r} did not appear in {self.seen[-500:]!r}"
            self.type(key)
            presses += 1
            patience = time.monotonic() + 2
            while text not in self.seen and time.monotonic() < patience and self.read():
                pass

    def type(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def end(self) -> int:
        """Lets the program end; its exit code."""
        while self.read():
            pass
        self.read()
        code = self.process.wait(timeout=30)
        assert "Traceback" not in self.seen
        return code


def test_a_person_plays_leaves_and_is_asked_where_to_save() -> None:
    with Pty("play hand_of_the_king --seed 7 --lang en") as terminal:
        terminal.until("Ann, your move: ")
        terminal.type(b"1\n")
        terminal.until("Ann moves Varys")
        terminal.until("Ann, your move: ")
        terminal.type(b"quit\n")
        terminal.until("File to save it in")
        terminal.type(b"\n")
        terminal.until("The match is not saved.")
        assert terminal.end() == 0


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_leave_without_a_traceback(key: bytes, code: int) -> None:
    with Pty("play hand_of_the_king --seed 7 --lang en") as terminal:
        terminal.until("Ann, your move: ")
        terminal.type(b"1\n")
        terminal.until("Ann moves Varys")
        terminal.until("Ann, your move: ")
        terminal.press(key, "The match is not saved.")
        assert terminal.end() == code


def test_a_replay_is_walked_with_keys(tmp_path: Any) -> None:
    path = f"{tmp_path}/match.txt"
    watch = [sys.executable, "-m", "regalia", *f"play {HAND.name} --watch --seed 7 --save {path}".split()]
    subprocess.run(watch, check=True, capture_output=True, timeout=60)
    with Pty(f"replay {path} --lang en") as terminal:
        terminal.until("Step 0 of")
        for keys, shown in (
            (b"\n", "Step 1 of"),
            (b" \n", "Step 2 of"),
            (b"b\n", "Step 1 of"),
            (b"7\n", "Step 7 of"),
        ):
            terminal.until("q: leave")
            terminal.type(keys)
            terminal.until(shown)
        terminal.until("q: leave")
        terminal.type(b"x\n")
        terminal.until("Type Enter, b, a number from 0 to")
        terminal.type(b"q\n")
        assert terminal.end() == 0
