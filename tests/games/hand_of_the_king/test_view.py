"""What a seat sees: the shape of the view, and that all see the same."""

import json
from typing import get_type_hints

import pytest
import typeguard

import regalia
from regalia.games.hand_of_the_king import GAME
from regalia.games.hand_of_the_king.people import CHARACTERS, HOUSES
from regalia.games.hand_of_the_king.shape import View
from regalia.testing import rule
from tests.games.hand_of_the_king.build import area, court, deal, play, position, rows, seen


@rule("hk-setup-court")
def test_the_court_is_six_rows_of_six_cells_each_a_card_or_nothing() -> None:
    state = position("""
        eddard V .
        . joffrey .
    """)
    grid = seen(state)["court"]
    assert [len(row) for row in grid] == [6] * 6
    assert grid[0][0] == {"key": "eddard_stark", "house": "stark"}
    assert grid[0][1] == {"key": "varys", "house": None}
    assert grid[0][2] is None
    assert grid[1][1] == {"key": "joffrey_baratheon", "house": "lannister"}


@rule("hk-setup-area")
def test_areas_banners_row_staying_and_to_move_are_in_the_view() -> None:
    state = position(
        "V s",
        areas=["bran", "", "g g"],
        companions="hodor bronn",
        staying={1: "jon_snow tully, gendry"},
        turn=2,
    )
    view = seen(state)
    assert view["areas"] == [
        [{"key": "bran_stark", "house": "stark"}],
        [],
        [{"key": "balon_greyjoy", "house": "greyjoy"}, {"key": "theon_greyjoy", "house": "greyjoy"}],
    ]
    assert view["banners"] == {
        "stark": 0,
        "greyjoy": 2,
        "lannister": None,
        "targaryen": None,
        "baratheon": 1,
        "tyrell": None,
        "tully": 1,
    }
    assert view["row"] == ["bronn", "hodor"]
    assert view["staying"] == [
        [],
        [
            {"key": "jon_snow", "house": "tully", "count": 2},
            {"key": "gendry", "house": "baratheon", "count": 1},
        ],
        [],
    ]
    assert view["to_move"] == 2


def test_strengths_and_leaders_of_each_house_are_in_the_view() -> None:
    state = position("V s", areas=["s s", "s s", "g"], banners={"stark": 1}, staying={2: "jon_snow greyjoy"})
    houses = seen(state)["houses"]
    assert list(houses) == HOUSES
    assert houses["stark"] == {"size": 8, "strength": [2, 2, 0], "leaders": [0, 1]}
    assert houses["greyjoy"] == {"size": 7, "strength": [0, 0, 3], "leaders": [2]}
    assert houses["tully"] == {"size": 2, "strength": [0, 0, 0], "leaders": []}


@rule("hk-move-first")
def test_the_open_question_is_in_the_view() -> None:
    state = position("u V s g", companions="ramsay_snow bronn", areas=["", "tyrion"])
    assert seen(state)["question"] is None
    play(state, "move left tully")
    assert seen(state)["question"] == {
        "kind": "companion",
        "companion": None,
        "house": "tully",
        "picked": None,
        "source": None,
        "default": None,
    }
    play(state, "play ramsay_snow", "swap catelyn_stark")
    assert seen(state)["question"] == {
        "kind": "effect",
        "companion": "ramsay_snow",
        "house": None,
        "picked": "catelyn_stark",
        "source": "public",
        "default": None,
    }


@rule("hk-award-asked")
def test_a_banner_to_be_awarded_is_in_the_view() -> None:
    state = position("u V g", companions="bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    assert seen(state)["question"] == {
        "kind": "banner",
        "companion": None,
        "house": "lannister",
        "picked": None,
        "source": None,
        "default": None,
    }


@rule("hk-end-most")
def test_at_the_end_nobody_is_to_move_and_the_winners_are_told() -> None:
    state = position("V u", areas=["", "", ""])
    state.listen()
    play(state, "move right tully")
    assert seen(state)["to_move"] is None
    assert seen(state)["winners"] == [0]
    last = state.news()[-1]
    assert (last.kind, last.seat, last.open) == ("over", regalia.NOBODY, {"winners": [0]})


@rule("hk-move-take")
def test_events_name_what_was_done() -> None:
    state = position("eddard g bran V s", companions="hodor", areas=["", "s"])
    state.listen()
    play(state, "move left stark")
    moved, carried = state.news()
    assert (moved.kind, moved.seat) == ("moved", 0)
    assert moved.open == {"way": "left", "house": "stark", "characters": ["eddard_stark", "bran_stark"]}
    assert (carried.kind, carried.open) == ("banner", {"house": "stark", "to_seat": 0, "from_seat": 1})


@rule("hk-target-own", "hk-target-rival")
def test_the_event_of_an_exchange_names_both_and_the_rival() -> None:
    state = position("u V s g", companions="littlefinger", areas=["b", "l"])
    play(state, "move left tully", "play littlefinger", "give robert_baratheon")
    state.listen()
    play(state, "take tywin_lannister")
    assert state.news()[0].open == {
        "given": "robert_baratheon",
        "taken": "tywin_lannister",
        "from_seat": 1,
    }


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_the_view_is_json_of_its_type_the_same_for_all_and_complete_at_every_step(preset: str) -> None:
    for seed in range(3):
        state = deal(seed, None, preset)
        rng = regalia.Rng(seed)
        while True:
            view = state.view(0)
            assert json.loads(json.dumps(view)) == view
            assert set(view) == set(get_type_hints(View))
            typeguard.check_type(view, View)
            for onlooker in [*range(state.seats), regalia.WATCHER]:
                assert state.view(onlooker) == view
            everybody = [card["key"] for cards in seen(state)["areas"] for card in cards]
            everybody += [card["key"] for card in seen(state)["killed"] + seen(state)["leftover"]]
            everybody += [card["key"] for row in seen(state)["court"] for card in row if card]
            assert sorted(everybody) == sorted([*CHARACTERS, "varys"])
            if state.to_move() == regalia.NOBODY:
                break
            state.apply(state.random_action(rng))


def test_the_builder_draws_what_it_is_told() -> None:
    drawing = """
        s g l
        t b y
        V u .
    """
    state = position(drawing, areas=["bran", "tyrion"], turn=1)
    assert court(state) == rows(drawing)
    assert area(state, 0) == ["bran"]
    assert state.to_move() == 1


@pytest.mark.parametrize(
    ("drawing", "areas"), [("s", [""]), ("V u u u", [""]), ("V bran", ["bran"]), ("V s s s s s s", [""])]
)
def test_the_builder_refuses_what_cannot_lie_on_a_table(drawing: str, areas: list[str]) -> None:
    with pytest.raises(ValueError, match=r"Varys|has only|drawn twice"):
        position(drawing, areas=areas)
