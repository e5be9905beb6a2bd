"""The drawn table of The Dwarf King: it shows what the view says, fits, and needs no colour."""

import io

import pytest
from rich.console import Console

import regalia
from regalia import WATCHER, Rng, State
from regalia.terminal.boards.dwarf_king import draw
from regalia.texts import LANGUAGES, Words

PLAYERS = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
GAME = regalia.game("dwarf_king")


def drawn(state: State, seat: int, lang: str = "en") -> str:
    words = Words(GAME, lang, PLAYERS)
    console = Console(file=io.StringIO(), width=100, no_color=True)
    console.print(draw(state.view(seat), words, PLAYERS, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_drawn_for_everybody(seats: int, lang: str) -> None:
    state = regalia.new("dwarf_king", seats=seats, seed=2)
    rng = Rng(1)
    ply = 0
    while state.to_move() != regalia.NOBODY:
        if ply % 23 == 0:
            for seat in [*range(seats), WATCHER]:
                assert max(len(line) for line in drawn(state, seat, lang).splitlines()) <= 100
        state.apply(state.random_action(rng))
        ply += 1
    assert Words(GAME, lang).say("board-sheet") in drawn(state, 0, lang)


def test_the_board_shows_both_sides_of_the_tile_and_then_the_quest() -> None:
    state = regalia.new("dwarf_king", seats=4, seed=3)
    words = Words(GAME, "en")
    sides = [words.name(GAME.space.words(action)[1]) for action in state.legal()]
    assert all(f"Tile: {side}" in drawn(state, 0) for side in sides)
    state.apply(state.legal()[0])
    assert f"Quest: {sides[0]}" in drawn(state, 0)
    assert sides[1] not in drawn(state, 0)


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    state = regalia.new("dwarf_king", seats=4, seed=3)
    assert "Your hand" in drawn(state, 0)
    assert "Your hand" not in drawn(state, WATCHER)
