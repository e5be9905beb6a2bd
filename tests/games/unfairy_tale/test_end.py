"""The end: when it comes, who wins, and what stays hidden."""

import pytest

from regalia.games.unfairy_tale.kingdom import CHARACTERS
from regalia.testing import rule
from tests.games.unfairy_tale.build import SPACE, play, position, view

LAST = "castle: r.king | tower | farm"


@rule("ut-end-when")
def test_the_match_ends_after_the_last_of_the_sixth_turns() -> None:
    state = position(LAST, hands=("queen fairy", "queen fairy"), turn=6)
    assert play(state, "lay queen b1").to_move() == 1
    play(state, "lay queen c1")
    assert state.to_move() == -1
    assert state.legal() == []


@rule("ut-end-when")
def test_the_power_of_the_last_character_comes_before_the_end() -> None:
    state = position(LAST, hands=("queen", "wizard fairy"), turn=6, mover=1)
    assert play(state, "lay wizard b1").to_move() == 1
    assert play(state, "move a1 c1").to_move() == -1


@rule("ut-goal", "ut-end-most")
def test_whoever_has_most_points_wins() -> None:
    state = position("castle: b.king | tower | farm", hands=("fairy", "queen fairy"), turn=6, mover=1)
    assert state.returns() == [0.0, 0.0]
    play(state, "lay queen b1")
    assert state.scores() == [0, 2]
    assert state.returns() == [-1.0, 1.0]
    assert view(state)["winners"] == [1]


@rule("ut-end-tie")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_of_equals_the_one_earlier_in_the_order_of_turns_wins(first: int, winner: int) -> None:
    """Blue and Yellow are level before Red, who has nothing."""
    drawing = "farm: b.peasant | tower | farm: y.peasant"
    state = position(drawing, hands=("witch king",) * 3, turn=6, mover=(first + 2) % 3, first=first)
    play(state, "lay witch b1")
    assert state.scores() == [0, 1, 1]
    assert view(state)["winners"] == [winner]


@rule("ut-end-tie")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_of_all_goes_to_the_first_player(first: int) -> None:
    drawing = "farm: r.peasant | tower | farm: b.peasant"
    state = position(drawing, hands=("witch king",) * 2, turn=6, mover=1 - first, first=first)
    play(state, "lay witch b1")
    assert state.scores() == [1, 1]
    assert view(state)["winners"] == [first]
    assert state.returns()[first] == 1.0


@rule("ut-end-count")
def test_all_characters_stay_while_everyone_is_counted() -> None:
    state = position(
        "castle: b.king r.queen | tower | farm: r.peasant", hands=("fairy", "witch fairy"), turn=6, mover=1
    )
    play(state, "lay witch b1")
    assert state.scores() == [1 + 1, 1]  # the rival's King still gives the Queen her point
    assert view(state)["kingdom"][0][0]["stack"] != []


@rule("ut-end-hidden")
def test_cards_aside_and_left_over_count_nothing_and_are_not_shown() -> None:
    state = position("castle | tower | farm", hands=("king", "princess queen"), turn=6, mover=1)
    play(state, "lay queen b1")
    assert state.scores() == [0, 0]
    for seat in (0, 1, 7):
        shown = view(state, seat)
        assert shown["hand"] == {0: ["king"], 1: ["princess"], 7: None}[seat]
        assert shown["unlaid"][0] == CHARACTERS
        assert shown["hand_sizes"] == [1, 1]


@rule("ut-over")
def test_nothing_can_be_done_when_the_match_is_over() -> None:
    state = position(LAST, hands=("fairy", "queen fairy"), turn=6, mover=1)
    play(state, "lay queen c1")
    assert {state.refusal(action) for action in range(int(SPACE.size))} == {"ut-over"}


def test_the_end_is_told_with_the_winner() -> None:
    state = position(LAST, hands=("fairy", "queen fairy"), turn=6, mover=1)
    state.listen()
    play(state, "lay queen c1")
    assert state.news()[-1].told(7) == {"kind": "over", "seat": -1, "winners": [0], "points": [1, 0]}
