"""The drawn table: what it shows, and that it fits."""

import io
import re

import pytest
from rich.console import Console

from regalia.core.rng import Rng
from regalia.games.kings_bounty import GAME
from regalia.games.kings_bounty.rules import Position
from regalia.terminal.boards.kings_bounty import draw
from regalia.texts import Words
from tests.games.kings_bounty.build import deal, play, position, seen

PLAYERS = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def drawn(state: Position, lang: str, seat: int = 0) -> str:
    words = Words(GAME, lang, PLAYERS[: state.seats])
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(draw(state.view(seat), words, words.players, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_match_can_be_drawn_within_a_hundred_columns(seats: int, lang: str) -> None:
    state = deal(4, seats, "expert")
    rng = Rng(3)
    while state.to_move() >= 0:
        text = drawn(state, lang, int(state.to_move()))
        assert max(len(line) for line in text.splitlines()) <= 100
        assert "{" not in text
        assert "…" not in text.splitlines()[3][-12:]
        assert text.count("(-") + text.count("[x]") >= 6 * seats
        assert not re.search(r"\((-\d*)?$", text, re.MULTILINE)
        assert all(player in text for player in PLAYERS[:seats])
        for ply in range(9):
            if state.to_move() >= 0:
                state.apply(state.random_action(rng))
    assert text


def test_hand_titles_and_garrisons_are_shown_and_other_hands_are_not() -> None:
    state = position(
        "elf_hero elf_hero", "orc_hero", areas=["elf_tower:human_wizard"], titles="emperor", deck="obelisk_1"
    )
    text = drawn(state, "en")
    assert "Elf Tower A <4> + Human Wizard" in text
    assert "Elf Hero ×2" in text
    assert "1 [x]" in text
    assert "Orc Hero" not in text


def test_the_own_returned_cards_are_shown() -> None:
    state = position("elf_hero", "orc_hero", deck="obelisk_1 obelisk_2")
    play(state, "return elf_hero", "done")
    assert "Elf Hero (1)" in drawn(state, "en")
    assert "Elf Hero" not in drawn(state, "en", 1)
    play(state, "return orc_hero", "done", "return obelisk_1", "done")
    assert seen(state, 0)["known"] == []
    play(state, "return obelisk_2", "done")
    assert "Elf Hero" in drawn(state, "en")
