"""Section 3 of the rules: how Varys moves, and what a move takes."""

import pytest

import regalia
from regalia.core.bits import popcount
from regalia.testing import rule
from tests.games.hand_of_the_king.build import (
    SPACE,
    area,
    banner,
    choices,
    court,
    deal,
    play,
    position,
    refused,
    rows,
    seen,
)

EXAMPLE = """
    .      . .    . l .
    .      . .    . y .
    eddard . bran b V .
    .      . .    . t .
    .      . .    . s .
    .      . .    . l .
"""


@rule("hk-turn-move", "hk-move-direction", "hk-move-line")
def test_rulebook_example_where_varys_can_go() -> None:
    assert choices(position(EXAMPLE)) == [
        "move left stark",
        "move left baratheon",
        "move up lannister",
        "move up tyrell",
        "move down stark",
        "move down lannister",
        "move down targaryen",
    ]


@rule("hk-move-farthest", "hk-move-take", "hk-move-gaps", "hk-banner-lead", "hk-turn-order")
def test_rulebook_example_maria_takes_eddard_and_bran_and_shares_the_lead() -> None:
    state = position(EXAMPLE, areas=["", "s s", ""])
    assert banner(state, "stark") == 1
    play(state, "move left stark")
    assert area(state, 0) == ["eddard", "bran"]
    assert court(state) == rows("""
        . . . . l .
        . . . . y .
        V . . b . .
        . . . . t .
        . . . . s .
        . . . . l .
    """)
    assert banner(state, "stark") == 0
    assert state.to_move() == 1


@rule("hk-turn-order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_the_table(seats: int) -> None:
    state = position("V s g l t b", areas=[""] * seats, turn=1)
    order = []
    for text in ["move right stark", "move right greyjoy", "move right lannister", "move right targaryen"]:
        order.append(int(state.to_move()))
        play(state, text)
    assert order == [(1 + turn) % seats for turn in range(4)]


@rule("hk-turn-move")
def test_a_turn_is_one_move_of_varys() -> None:
    state = position("s V g l")
    play(state, "move right greyjoy")
    assert state.to_move() == 1
    assert area(state, 0) == ["balon"]


@rule("hk-turn-must")
def test_a_player_who_can_move_varys_has_to() -> None:
    state = position("V s", areas=["", "s s s"])
    assert choices(state) == ["move right stark"]
    with pytest.raises(regalia.UnknownAction):
        SPACE.parse("pass")


@rule("hk-move-direction")
@pytest.mark.parametrize(
    ("way", "house"), [("left", "stark"), ("right", "greyjoy"), ("up", "lannister"), ("down", "targaryen")]
)
def test_varys_goes_left_right_up_or_down(way: str, house: str) -> None:
    state = position("""
        . l .
        s V g
        . t .
    """)
    assert choices(state) == [
        "move left stark",
        "move right greyjoy",
        "move up lannister",
        "move down targaryen",
    ]
    play(state, f"move {way} {house}")
    assert len(area(state, 0)) == 1
    assert {"left": 6, "right": 8, "up": 1, "down": 13}[way] == state.varys


@rule("hk-move-direction")
def test_varys_never_goes_diagonally() -> None:
    state = position("""
        s g l
        t V b
        y . u
    """)
    assert choices(state) == ["move left targaryen", "move right baratheon", "move up greyjoy"]
    with pytest.raises(regalia.UnknownAction):
        SPACE.parse("move upleft stark")


@rule("hk-move-line")
def test_a_house_that_has_nobody_in_that_direction_cannot_be_named() -> None:
    state = position("""
        s V g
        l . .
    """)
    assert refused(state, "move right stark") == "hk-move-line"
    assert refused(state, "move left greyjoy") == "hk-move-line"
    assert refused(state, "move down lannister") == "hk-move-line"
    assert refused(state, "move up stark") == "hk-move-line"
    assert refused(state, "move left stark") == ""
    with pytest.raises(regalia.Refused) as error:
        play(state, "move right stark")
    assert error.value.clause == "hk-move-line"


@rule("hk-move-line")
def test_the_end_of_one_row_is_not_next_to_the_start_of_the_following_row() -> None:
    state = position("""
        s . . . . V
        g . . . . .
    """)
    assert choices(state) == ["move left stark"]


@rule("hk-move-line")
def test_a_character_who_has_been_taken_is_no_longer_on_the_line() -> None:
    state = position("s g V s")
    play(state, "move left stark")
    assert choices(state) == ["move right stark", "move right greyjoy"]
    play(state, "move right greyjoy")
    assert choices(state) == ["move right stark"]


@rule("hk-move-farthest")
@pytest.mark.parametrize(
    ("drawing", "way", "cell"),
    [
        ("V s g s s g", "right", 4),
        ("g s s g s V", "left", 1),
        ("V\ns\ng\ns\ns\ng", "down", 24),
        ("g\ns\ns\ng\ns\nV", "up", 6),
    ],
)
def test_varys_goes_to_the_farthest_of_the_house(drawing: str, way: str, cell: int) -> None:
    state = position(drawing)
    play(state, f"move {way} stark")
    assert state.varys == cell
    assert area(state, 0) == ["catelyn", "robb", "sansa"]


@rule("hk-move-skips")
def test_empty_spaces_and_other_houses_do_not_stop_varys_and_those_passed_stay() -> None:
    state = position("V g . l . s")
    play(state, "move right stark")
    assert area(state, 0) == ["catelyn"]
    assert court(state) == rows(". g . l . V")


@rule("hk-move-take", "hk-move-farthest", "hk-move-skips")
def test_example_of_the_rules_page_ann_takes_robb_and_sansa_and_never_reaches_theon() -> None:
    state = position("theon robb robert . sansa V", areas=["", "", ""])
    play(state, "move left stark")
    assert area(state, 0) == ["robb", "sansa"]
    assert court(state) == rows("theon V robert . . .")


@rule("hk-move-take")
def test_characters_of_the_house_outside_the_way_are_not_taken() -> None:
    state = position("""
        . . s . .
        s s V s g
        . . s . .
    """)
    play(state, "move right stark")
    assert len(area(state, 0)) == 1
    assert court(state) == rows("""
        . . s . .
        s s . V g
        . . s . .
    """)


@rule("hk-move-area")
def test_taken_characters_go_face_up_into_the_movers_own_area() -> None:
    state = position("V s s", areas=["", "g", "l"], turn=2)
    play(state, "move right stark")
    view = seen(state)
    assert [card["key"] for card in view["areas"][2]] == ["catelyn_stark", "robb_stark", "tywin_lannister"]
    assert [len(cards) for cards in view["areas"]] == [0, 1, 3]


@rule("hk-move-gaps")
def test_varys_takes_the_farthest_ones_space_and_the_others_stay_empty() -> None:
    state = position("""
        g . .
        V s s
        l . t
    """)
    play(state, "move right stark")
    assert court(state) == rows("""
        g . .
        . . V
        l . t
    """)
    assert choices(state) == ["move down targaryen"]


@rule("hk-move-gaps")
def test_varys_crosses_the_gaps_he_has_left_behind() -> None:
    state = position("g V s s")
    play(state, "move right stark")
    assert choices(state) == ["move left greyjoy"]
    play(state, "move left greyjoy")
    assert court(state) == rows("V")


@rule("hk-move-first")
def test_an_open_question_is_answered_before_varys_moves_again() -> None:
    state = position("u V s", companions="hodor bronn")
    play(state, "move left tully")
    assert refused(state, "move right stark") == "hk-move-first"
    assert choices(state) == ["play bronn", "play hodor"]


@rule("hk-move-first")
@pytest.mark.parametrize("companion", ["sandor_clegane", "jon_snow", "ramsay_snow"])
def test_targets_and_houses_are_named_before_varys_moves_again(companion: str) -> None:
    state = position("u V s g", companions=companion)
    play(state, "move left tully", f"play {companion}")
    assert refused(state, "move right stark") == "hk-move-first"
    assert state.to_move() == 0


@rule("hk-move-first")
def test_a_banner_is_awarded_before_varys_moves_again() -> None:
    state = position("u V s", companions="bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    assert refused(state, "move right stark") == "hk-move-first"
    assert choices(state) == ["award lannister seat_1", "award lannister seat_2"]


@rule("hk-turn-end")
def test_after_the_move_come_companions_then_banners_then_the_next_player() -> None:
    state = position("u V s", companions="gendry", areas=["", ""])
    state.listen()
    play(state, "move left tully")
    assert banner(state, "tully") is None
    assert state.to_move() == 0
    play(state, "play gendry")
    kinds = [event.kind for event in state.news()]
    assert kinds == ["moved", "companion", "stays", "banner", "banner"]
    assert banner(state, "tully") == 0
    assert banner(state, "baratheon") == 0
    assert state.to_move() == 1


@rule("hk-no-such-action")
def test_what_is_no_action_of_the_game_cannot_be_done() -> None:
    state = position("V s")
    for number in [-1, SPACE.size, SPACE.size + 1000]:
        assert state.refusal(number) == "hk-no-such-action"
        with pytest.raises(regalia.Refused):
            state.play(number)
    for text in ["dance", "move left", "move left frey", "kill varys", ""]:
        with pytest.raises(regalia.UnknownAction):
            SPACE.parse(text)


@rule("hk-move-farthest", "hk-move-take", "hk-move-gaps")
def test_from_every_cell_of_a_full_court_a_move_is_what_a_walk_along_the_line_finds() -> None:
    steps = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    for seed in range(40):
        start = deal(seed, preset="no-companions")
        cells = seen(start)["court"]
        x, y = int(start.varys) % 6, int(start.varys) // 6
        expected = {}
        for way, (right, down) in steps.items():
            met: dict[str, list[int]] = {}
            far_x, far_y = x + right, y + down
            while 0 <= far_x < 6 and 0 <= far_y < 6:
                card = cells[far_y][far_x]
                assert card is not None
                assert card["house"] is not None
                met.setdefault(card["house"], []).append(6 * far_y + far_x)
                far_x, far_y = far_x + right, far_y + down
            for house, places in met.items():
                expected[f"move {way} {house}"] = places
        assert sorted(choices(start)) == sorted(expected)
        for text, places in expected.items():
            state = start.clone()
            play(state, text)
            assert state.varys == places[-1]
            assert popcount(start.court) - popcount(state.court) == len(places)
            left = [n for n in range(36) if seen(state)["court"][n // 6][n % 6] is None]
            assert left == sorted([int(start.varys), *places[:-1]])
