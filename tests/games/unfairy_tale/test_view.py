"""What people are shown: the view, the sentences about a match, and the drawn board."""

import io

import pytest
from rich.console import Console

from regalia.core.rng import Rng
from regalia.games.unfairy_tale import GAME
from regalia.games.unfairy_tale.kingdom import CHARACTERS
from regalia.terminal.boards.unfairy_tale import draw
from regalia.texts import Words
from tests.games.unfairy_tale.build import SPACE, play, position, view
from tests.games.unfairy_tale.test_points import SAMPLE

PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]


def drawn(state_view: object, words: Words, seat: int, width: int = 100) -> str:
    page = io.StringIO()
    assert isinstance(state_view, dict)
    Console(file=page, width=width).print(draw(state_view, words, words.players, seat))
    return page.getvalue()


def test_the_view_tells_whose_turn_it_is_and_which() -> None:
    state = position(hands=("king dragon", "queen", "queen"), turn=6)
    assert (view(state)["turn"], view(state)["last_turn"], view(state)["to_move"]) == (6, True, 0)
    play(state, "lay king a1")
    assert (view(state)["to_move"], view(state)["first"]) == (1, 0)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_into_a_hundred_columns_at_every_ply(lang: str, seats: int) -> None:
    state = GAME.new(GAME.setup(seats), seats)
    words = Words(GAME, lang, PLAYERS[:seats])
    rng = Rng(7)
    while True:
        for seat in (0, 7):
            page = drawn(state.view(seat), words, seat)
            assert max(len(line) for line in page.splitlines()) <= 100
            assert "board-" not in page
            assert ("Your hand" in page or "Ваша рука" in page) == (seat == 0)
        if state.to_move() < 0:
            break
        state.apply(state.random_action(rng))
    winner = PLAYERS[state.returns().index(1.0)]
    assert winner in page.splitlines()[-1]


def test_the_board_shows_the_sample_with_its_reasons_and_without_colours() -> None:
    page = drawn(position(SAMPLE).view(7), Words(GAME, "en", PLAYERS[:2]), 7)
    for said in ("(1 Peasant)", "3 in a tower; together with: Knight", "0 blocked by: Dragon", "12"):
        assert said in page


def test_the_board_shows_an_open_power() -> None:
    state = position("farm: r.king b.dragon | tower", hands=("fairy", "queen"))
    play(state, "lay fairy a1", "order dragon")
    page = drawn(state.view(1), Words(GAME, "en", PLAYERS[:2]), 1)
    assert "Ann: the Fairy on a1 lets you name a new order" in page
    assert "Settled so far, from the bottom: Dragon" in page


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_action_and_card_has_a_sentence(lang: str) -> None:
    words = Words(GAME, lang, PLAYERS)
    sentences = {words.action(action) for action in range(int(SPACE.size))}
    assert len(sentences) == SPACE.size
    assert all(words.has(f"card-{key}") for key in CHARACTERS)


def test_sentences_are_as_people_say_them() -> None:
    state = position("forest | farm: b.king | tower: r.queen", hands=("witch", "queen"))
    state.listen()
    play(state, "lay witch a1", "swap b1 c1")
    laid, swapped = (event.told(7) for event in state.news())
    english, russian = Words(GAME, "en", PLAYERS), Words(GAME, "ru", ["Анна", "Борис"])
    assert english.event(laid) == "Ann lays the Witch on a1."
    assert russian.event(laid) == "Анна выкладывает Ведьму на a1."
    assert english.event(swapped) == "Ann swaps the King of Ben on b1 with the Queen of Ann on c1."
    assert (
        russian.event(swapped)
        == "Анна меняет местами Короля на b1 (игрок Борис) и Королеву на c1 (игрок Анна)."
    )
    assert russian.action(SPACE.parse("lay queen b2")) == "Выложить Королеву на b2"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_refusal_of_the_rules_has_a_sentence(lang: str) -> None:
    words = Words(GAME, lang, PLAYERS)
    met: set[str] = set()
    for seed in range(6):
        state = GAME.new(GAME.setup(2 + seed % 3), seed)
        rng = Rng(seed)
        while state.to_move() >= 0:
            met |= {state.refusal(action) for action in range(-1, int(SPACE.size))}
            state.apply(state.random_action(rng))
        met.add(state.refusal(0))
    assert len(met) > 14
    assert all(words.has(f"refused-{clause}") for clause in met - {""})
