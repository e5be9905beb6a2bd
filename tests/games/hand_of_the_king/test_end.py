"""Section 6 of the rules: when a match ends, and who has won it."""

import pytest

import regalia
from regalia.games.hand_of_the_king import GAME
from regalia.games.hand_of_the_king.rules import Position
from regalia.testing import rule
from tests.games.hand_of_the_king.build import (
    SPACE,
    area,
    choices,
    court,
    deal,
    play,
    position,
    rows,
    seen,
)


def finish(banners: dict[str, int | None], seats: int = 2, teams: bool = False) -> Position:
    """A match that has ended with these banners: the last move is worth nothing to its player."""
    state = position(
        "V u",
        areas=[""] * seats,
        banners={"tully": None, **banners},
        staying={seats - 1: "jon_snow tully"},
        teams=teams,
    )
    play(state, "move right tully")
    assert state.to_move() == regalia.NOBODY
    assert seen(state)["banners"]["tully"] == banners.get("tully")
    return state


# -- when -------------------------------------------------------------------------------------


@rule("hk-end-stuck")
def test_the_match_ends_when_varys_has_nobody_in_any_direction() -> None:
    state = position("""
        g . s
        . l .
        V u .
    """)
    play(state, "move right tully")
    assert state.to_move() == 1
    assert choices(state) == ["move up lannister"]
    play(state, "move up lannister")
    assert state.to_move() == regalia.NOBODY
    assert state.legal() == []


@rule("hk-end-stuck")
@pytest.mark.parametrize(
    "drawing",
    ["V u s", "s . V u", "V\nu\ns", "s\n.\nV\nu", "V . . . u\n. . . . s", ". . . . s\nV . . . u"],
)
def test_one_character_in_one_direction_is_enough_to_go_on(drawing: str) -> None:
    state = position(drawing)
    play(state, next(text for text in choices(state) if text.endswith("tully")))
    assert state.to_move() == 1


@rule("hk-end-stuck")
def test_a_full_match_ends_with_varys_alone_in_his_row_and_column() -> None:
    for seed in range(20):
        state = deal(seed)
        rng = regalia.Rng(seed)
        plies = 0
        while state.to_move() != regalia.NOBODY:
            if state.asked is None:
                assert state.court & state.grid.around[state.varys]
            state.apply(state.random_action(rng))
            plies += 1
        assert not state.court & state.grid.around[state.varys]
        assert plies <= GAME.max_plies


@rule("hk-end-when")
def test_ruling_h24_while_companions_are_being_played_the_match_goes_on() -> None:
    # Varys is stuck after the move, and yet the turn is played to its end.
    state = position(
        """
        u V .
        . s .
        . . g
    """,
        companions="brienne_of_tarth jon_snow",
    )
    play(state, "move left tully")
    assert state.to_move() == 0
    play(state, "play jon_snow")
    assert state.to_move() == 0
    play(state, "name tully")
    assert state.to_move() == regalia.NOBODY


@rule("hk-end-when")
def test_ruling_h24_the_end_is_looked_for_after_what_companions_have_done_at_court() -> None:
    state = position("u V s", companions="sandor_clegane")
    play(state, "move left tully", "play sandor_clegane")
    assert state.to_move() == 0
    play(state, "kill catelyn_stark")
    assert state.to_move() == regalia.NOBODY


@rule("hk-end-when")
def test_ruling_h24_banners_are_awarded_before_the_match_ends() -> None:
    state = position("u V", companions="bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    assert state.to_move() == 0
    assert choices(state) == ["award lannister seat_1", "award lannister seat_2"]
    play(state, "award lannister seat_2")
    assert state.to_move() == regalia.NOBODY
    assert state.scores() == [1, 0, 1]


@rule("hk-end-when", "hk-banner-when")
def test_the_banners_of_the_last_turn_count() -> None:
    state = position("V u", areas=["", "s"])
    play(state, "move right tully")
    assert state.to_move() == regalia.NOBODY
    assert state.scores() == [1, 1]


@rule("hk-end-leftover")
def test_characters_still_at_court_are_discarded_and_count_for_nobody() -> None:
    state = position(
        """
        V u .
        s . s
        . . s
    """,
        areas=["", "g"],
    )
    play(state, "move right tully")
    assert state.to_move() == regalia.NOBODY
    view = seen(state)
    assert court(state) == rows(". V")
    assert [card["key"] for card in view["leftover"]] == ["catelyn_stark", "robb_stark", "sansa_stark"]
    assert area(state, 0) == ["hoster"]
    assert area(state, 1) == ["balon"]
    assert view["banners"]["stark"] is None
    assert sum(len(zone) for zone in state.zones() if zone.name != "box") == 35


@rule("hk-end-leftover")
def test_nobody_is_left_over_while_the_match_goes_on() -> None:
    state = position("V u s")
    play(state, "move right tully")
    assert seen(state)["leftover"] == []
    assert court(state) == rows(". V s")


@rule("hk-over")
def test_when_the_match_is_over_nothing_more_can_be_done() -> None:
    state = position(
        """
        V u .
        . . s
    """,
        companions="",
        spent="hodor",
    )
    play(state, "move right tully")
    assert {state.refusal(action) for action in range(SPACE.size)} == {"hk-over"}
    with pytest.raises(regalia.Refused) as error:
        play(state, "move left stark")
    assert error.value.clause == "hk-over"


@rule("hk-over", "hk-no-such-action")
def test_what_is_no_action_at_all_is_not_one_after_the_end_either() -> None:
    state = finish({})
    assert state.refusal(SPACE.size) == "hk-no-such-action"


# -- who --------------------------------------------------------------------------------------


@rule("hk-goal", "hk-end-most")
def test_whoever_has_most_banners_wins() -> None:
    state = finish({"stark": 0, "greyjoy": 1, "lannister": 1}, seats=3)
    assert state.scores() == [1, 2, 0]
    assert state.winners() == [1]
    assert state.returns() == [-1.0, 1.0, -1.0]


@rule("hk-end-most")
def test_banners_are_counted_and_not_characters() -> None:
    state = position("V u", areas=["", "s s s s s s", "y"], banners={"lannister": 2})
    play(state, "move right tully")
    assert state.scores() == [1, 1, 2]
    assert state.returns() == [-1.0, -1.0, 1.0]


@rule("hk-end-most")
def test_nobody_has_won_before_the_end() -> None:
    state = position("V s", areas=["l", ""])
    assert state.scores() == [1, 0]
    assert state.returns() == [0.0, 0.0]
    assert seen(state)["winners"] == []


@rule("hk-end-tie")
def test_rulebook_example_maria_wins_by_the_seven_of_the_greyjoys() -> None:
    maria = {"lannister": 0, "tyrell": 0, "greyjoy": 0}
    vadim = {"targaryen": 1, "tully": 1, "baratheon": 1}
    state = finish({**maria, **vadim})
    assert state.scores() == [3, 3]
    assert state.returns() == [1.0, -1.0]
    assert seen(state)["winners"] == [0]


@rule("hk-end-tie")
def test_rulebook_example_from_the_other_side_of_the_table() -> None:
    maria = {"lannister": 1, "tyrell": 1, "greyjoy": 1}
    vadim = {"targaryen": 0, "tully": 0, "baratheon": 0}
    assert finish({**maria, **vadim}).returns() == [-1.0, 1.0]


@rule("hk-end-tie", "hk-end-most")
def test_example_of_the_rules_page_three_beat_two_and_two_and_two() -> None:
    ann = {"stark": 0, "tully": 0}
    ben = {"greyjoy": 1, "lannister": 1}
    assert finish({**ann, **ben, "targaryen": 2, "baratheon": 2, "tyrell": 2}, 3).winners() == [2]
    assert finish({**ann, **ben, "targaryen": 2, "baratheon": 2}, 3).winners() == [0]


@rule("hk-end-tie")
def test_only_the_banners_of_the_tied_are_compared() -> None:
    state = finish({"stark": 2, "greyjoy": 1, "tyrell": 1, "lannister": 0, "targaryen": 0}, seats=3)
    assert state.scores() == [2, 2, 1]
    assert state.winners() == [1]


@rule("hk-end-tie", "hk-house-size")
def test_the_size_at_the_start_decides_and_not_how_many_characters_one_has() -> None:
    state = position("V u", areas=["b b b b", "g"], banners={"tully": None}, staying={1: "jon_snow tully"})
    play(state, "move right tully")
    assert state.scores() == [1, 1]
    assert state.winners() == [1]


@rule("hk-end-tie-decides")
def test_ruling_h25_a_tie_is_always_resolved() -> None:
    houses = ["stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully"]
    for number in range(3**6):
        holders = [number // 3**place % 3 for place in range(6)]
        state = position("V", areas=["", "", ""], banners=dict(zip(houses, holders, strict=False)))
        winners = state.winners()
        most = max(state.scores())
        tied = [seat for seat in range(3) if state.scores()[seat] == most]
        assert winners == [next(seat for seat in holders if seat in tied)]


@rule("hk-end-tie-decides")
def test_ruling_h25_each_banner_has_at_most_one_holder() -> None:
    for seed in range(20):
        state = deal(seed, 4)
        rng = regalia.Rng(seed)
        while state.to_move() != regalia.NOBODY:
            state.apply(state.random_action(rng))
            assert sum(state.scores()) <= 7
        assert len(state.winners()) == 1
        assert sorted(state.returns()) == [-1.0, -1.0, -1.0, 1.0]
