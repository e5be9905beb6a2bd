"""Section 5 of the rules: following suit, winning tricks, looking back."""

import pytest

import regalia
from regalia.core.bits import popcount
from regalia.core.errors import Refused
from regalia.testing import rule
from tests.games.dwarf_king.build import (
    SPACE,
    can_play,
    choices,
    keys,
    play,
    position,
    refused,
    seen,
    winner,
    won_by,
)


@rule("dk-lead-five")
def test_the_holder_of_the_five_of_goblins_leads_any_card() -> None:
    state = position(["d3 d4 d6", "k5 k6 k7", "g5 d5 k9"], quest=None)
    play(state, "quest most_victories")
    assert state.to_move() == 2
    assert can_play(state) == keys("d5 k9 g5")
    assert [card["key"] for card in seen(state, 0)["known"][2]] == keys("g5")


@rule("dk-turn-clockwise", "dk-led-suit")
def test_the_others_follow_clockwise_in_the_suit_of_the_first_card() -> None:
    state = position(["d3 k4", "d4 k5", "d6 k6", "d7 k7"], lead=2)
    play(state, "k6")
    assert seen(state)["led"] == "knights"
    assert state.to_move() == 3
    play(state, "k7")
    assert state.to_move() == 0
    play(state, "k4")
    assert state.to_move() == 1
    assert [(laid["seat"], laid["card"]["key"]) for laid in seen(state)["trick"]] == [
        (2, "knights_6"),
        (3, "knights_7"),
        (0, "knights_4"),
    ]


@rule("dk-play-own")
def test_only_cards_in_hand_can_be_played() -> None:
    state = position(["d3 k4", "d4 k5", "d6 k6"])
    assert refused(state, "d4") == "dk-play-own"
    assert refused(state, "gA") == "dk-play-own"


@rule("dk-follow", "dk-follow-any")
def test_suit_must_be_followed_with_any_card_of_it() -> None:
    state = position(["d8 k4", "d4 d9", "d6 k6"], won=["", "", ""])
    state.hands[1] |= position(["g2", "", ""]).hands[0]
    play(state, "d8")
    assert can_play(state) == keys("d4 d9")
    assert refused(state, "g2") == "dk-follow"


@rule("dk-discard")
def test_without_the_suit_any_card_may_be_played() -> None:
    state = position(["d8 k4", "k9 g4", "d6 k6"])
    play(state, "d8")
    assert can_play(state) == keys("k9 g4")


@rule("dk-trick-winner")
def test_the_strongest_card_of_the_suit_led_wins_whatever_else_lies_there() -> None:
    state = position(["d8 k4", "kA g4", "d9 k6", "gA g2"])
    play(state, "d8", "kA", "d9")
    assert seen(state)["winning"] == 2
    play(state, "gA")
    assert winner(state) == 2
    assert [won_by(state, word) for word in ("d8", "kA", "d9", "gA")] == [2, 2, 2, 2]


@rule("dk-winner-leads")
def test_the_winner_leads_next() -> None:
    state = position(["d8 k4", "d9 g4", "d6 k6"])
    play(state, "d8", "d9", "d6")
    assert state.to_move() == 1
    assert can_play(state) == keys("g4")


@rule("dk-won-pile", "dk-last-trick-look")
def test_numbers_of_tricks_and_the_last_trick_are_open_and_earlier_tricks_are_not() -> None:
    state = position(["d8 k4 g9", "d9 g4 k8", "d6 k6 g2"])
    before = seen(state)["tricks"]
    play(state, "d8", "d9", "d6", "g4", "g2", "g9")
    for seat in (0, 1, 2, regalia.WATCHER):
        view = seen(state, seat)
        assert view["tricks"] == [before[0] + 1, before[1] + 1, before[2]]
        last = view["last_trick"]
        assert last is not None
        assert last["winner"] == 0
        assert [(laid["seat"], laid["card"]["key"]) for laid in last["cards"]] == [
            (1, "goblins_4"),
            (2, "goblins_2"),
            (0, "goblins_9"),
        ]
        assert "dwarves_8" not in str(view)


@rule("dk-deal-end", "dk-score-when")
def test_the_deal_ends_with_the_last_cards_and_is_scored_then() -> None:
    state = position(["d8 k4", "d9 k5", "d6 k6"], winners="0 0 0 0 0 0 0 0 0 0 0")
    play(state, "d8", "d9", "d6", "k5", "k6")
    assert state.scores() == [0, 0, 0]
    play(state, "k4")
    assert state.scores() == [11, 1, 1]
    assert state.deal == 1
    assert [popcount(held) for held in state.hands] == [13, 13, 13]


@rule("dk-no-such-action")
def test_what_is_no_action_is_refused() -> None:
    state = position(["d8 k4", "d9 k5", "d6 k6"])
    assert state.refusal(-1) == "dk-no-such-action"
    assert state.refusal(SPACE.size) == "dk-no-such-action"
    with pytest.raises(Refused):
        state.play(SPACE.size + 5)


@rule("dk-puppeteer-any", "dk-puppeteer-copy", "dk-puppeteer-other", "dk-trick-winner")
def test_rulebook_example_the_puppeteer_after_a_card_of_another_suit() -> None:
    state = position(
        ["g6 d2", "k8 d3", "puppeteer g9", "g3 d4"], special="puppeteer", quest="goblin_defeat", lead=0
    )
    play(state, "g6", "k8")
    assert can_play(state) == [*keys("g9"), "puppeteer"]
    play(state, "puppeteer", "g3")
    assert winner(state) == 0
    play(state, "d2", "d3", "g9", "d4")
    assert state.scores() == [-2, 0, 0, -1]  # the last trick, with the 9 of goblins, goes to the 4 of dwarves


def test_choices_are_told_in_words() -> None:
    assert choices(position(["d8", "d9", "d6"])) == ["play dwarves_8"]
