"""Sections 1, 9 and 10 of the rules: the end, the points, and the hidden titles of experts."""

import pytest

import regalia
from regalia.core.bits import popcount
from regalia.games.kings_bounty.faces import TITLES
from regalia.testing import rule
from tests.games.kings_bounty.build import (
    area,
    choices,
    deal,
    held_by,
    play,
    position,
    refused,
    seen,
)


@rule("kb-end-deck", "kb-end-last")
def test_after_the_last_card_nobody_draws_and_the_last_player_ends_the_match() -> None:
    state = position("elf_tower obelisk_1", "obelisk_1", "obelisk_2 obelisk_3", deck="orc_hero")
    play(state, "play elf_tower")
    assert state.closing
    assert seen(state)["hands"] == [2, 1, 2]
    play(state, "play obelisk_1")
    assert seen(state)["hands"] == [2, 0, 2]
    play(state, "play obelisk_2")
    assert state.to_move() < 0
    assert state.legal() == []


@rule("kb-end-last-draws")
def test_if_the_last_player_draws_the_last_card_everybody_has_one_more_turn() -> None:
    state = position("obelisk_1", "obelisk_1 obelisk_2", turn=1, deck="obelisk_3")
    play(state, "play obelisk_1")
    assert state.closing
    assert state.to_move() == 0
    play(state, "play obelisk_1")
    assert state.to_move() == 1
    play(state, "play obelisk_2")
    assert state.to_move() < 0


@rule("kb-end-last")
def test_the_last_player_sits_to_the_right_of_the_first() -> None:
    state = position(*["obelisk_1 obelisk_2"] * 3, turn=2, first=1, deck="obelisk_3")
    play(state, "play obelisk_1")
    play(state, "play obelisk_2")
    assert state.to_move() < 0


@rule("kb-end-return")
def test_cards_returned_in_the_end_bring_none() -> None:
    state = position("elf_archer elf_hero", "elf_hero", deck="", closing=True)
    assert refused(state, "done") == "kb-return-one"
    play(state, "return elf_hero", "done")
    assert seen(state)["hands"] == [1, 1]
    play(state, "return elf_hero", "done")
    assert state.to_move() < 0
    assert seen(state)["hands"] == [1, 0]


@rule("kb-end-empty")
def test_a_player_without_cards_passes() -> None:
    state = position("", "obelisk_1", deck="", closing=True)
    assert choices(state) == ["done"]
    play(state, "done")
    assert state.to_move() == 1


@rule("kb-goal", "kb-goal-points", "kb-obelisk-points", "kb-end-score")
def test_titles_and_obelisks_are_added_up_and_the_most_points_win() -> None:
    state = position(
        "",
        "obelisk_1",
        turn=1,
        closing=True,
        deck="",
        areas=["elf_tower:human_wizard elf_citadel orc_fortress", "obelisk_2 obelisk_3"],
        titles="emperor keeper_of_secrets",
    )
    assert state.returns() == [0.0, 0.0]
    play(state, "play obelisk_1")
    assert state.scores() == [5, 11]
    assert state.returns() == [-1.0, 1.0]
    assert seen(state)["winner"] == 1


@rule("kb-end-score")
def test_a_total_may_be_below_zero() -> None:
    state = position("human_monster", "", areas=["obelisk_1"], titles="vandal")
    play(state, "play human_monster", "target obelisk_1_a")
    assert state.scores() == [-3, 0]


@rule("kb-end-tie")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_of_equals_the_nearest_to_the_first_player_wins(first: int, winner: int) -> None:
    last = (first + 2) % 3
    state = position("obelisk_1", "obelisk_1", "obelisk_1", turn=last, first=first, closing=True, deck="")
    play(state, "return obelisk_1", "done")
    assert state.scores() == [0, 0, 0]
    assert state.returns() == [1.0 if seat == winner else -1.0 for seat in range(3)]


@rule("kb-end-tie")
def test_a_tie_not_with_the_first_player_is_counted_on_clockwise() -> None:
    state = position("", "", "obelisk_1", turn=2, closing=True, deck="", first=0, areas=["", "obelisk_1", ""])
    play(state, "play obelisk_1")
    assert state.scores() == [0, 2, 2]
    assert state.winner() == 1


@rule("kb-over")
def test_after_the_end_nothing_is_played() -> None:
    state = position("", "obelisk_1", turn=1, closing=True, deck="")
    play(state, "play obelisk_1")
    assert {state.refusal(action) for action in range(117)} == {"kb-over"}


@rule("kb-secret-deal")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_experts_are_dealt_a_hidden_title_each(seats: int) -> None:
    state = deal(5, seats, "expert")
    assert popcount(state.titles) == 6
    assert popcount(state.all_titles()) == 6 + seats
    for seat in range(seats):
        own = seen(state, seat)["secret"]
        assert own is not None
        assert own["key"] == TITLES[state.secret(seat)]
        assert seen(state, seat)["unveiled"] == []
    assert seen(state, regalia.WATCHER)["secret"] is None
    assert seen(state, regalia.WATCHER)["secrets"] == [True] * seats


@rule("kb-secret-end")
def test_hidden_titles_are_shown_at_the_end_and_go_to_whoever_fulfils_them() -> None:
    state = position(
        "",
        "obelisk_1",
        turn=1,
        closing=True,
        deck="",
        areas=["elf_tower"],
        secrets=["keeper_of_secrets", "emperor"],
    )
    assert state.scores() == [0, 0]
    play(state, "play obelisk_1")
    assert state.scores() == [5, 7]
    assert [title["key"] for title in seen(state, 7)["unveiled"]] == ["keeper_of_secrets", "emperor"]


@rule("kb-secret-penalty", "kb-secret-surfaced")
@pytest.mark.parametrize(("key", "kind"), [("vandal", "monster"), ("staff_rat", "hero")])
def test_a_hidden_penalty_surfaces_with_its_card_and_goes_to_the_player_of_the_card(
    key: str, kind: str
) -> None:
    state = position(
        f"human_{kind}",
        f"elf_{kind}",
        areas=["obelisk_1", "obelisk_2 elf_tower"],
        secrets=["emperor", key],
    )
    assert seen(state)["titles"] == []
    state.listen()
    play(state, f"play human_{kind}", "target obelisk_2_a")
    assert [title["key"] for title in seen(state)["titles"]] == [key]
    assert seen(state)["titles"][0]["holder"] == 0
    assert seen(state)["secrets"] == [True, False]
    assert "surfaced" in [event.kind for event in state.news()]
    play(state, f"play elf_{kind}", "target obelisk_1_a")
    assert held_by(state, key) == 1
    assert seen(state)["titles"][0]["holder"] == 1


@rule("kb-secret-penalty")
def test_the_other_penalty_stays_hidden() -> None:
    state = position("human_hero", "", areas=["", "obelisk_2"], secrets=["vandal", "emperor"])
    play(state, "play human_hero", "target obelisk_2_a")
    assert seen(state)["titles"] == []
    assert area(state, 0) == ["obelisk_2_a"]
