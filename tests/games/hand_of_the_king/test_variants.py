"""Section 7 of the rules: without companions, in teams, and with three-eyed crows."""

import pytest

import regalia
from regalia.testing import rule
from tests.games.hand_of_the_king.build import (
    area,
    banner,
    choices,
    deal,
    play,
    position,
    refused,
    seen,
)

# -- without companions -----------------------------------------------------------------------


@rule("hk-companion-none")
def test_without_companions_there_is_no_row() -> None:
    state = deal(1, preset="no-companions")
    assert seen(state)["row"] == []
    assert refused(state, "play hodor") == "hk-companion-none"


@rule("hk-companion-none")
def test_without_companions_the_last_of_a_house_brings_nothing_more() -> None:
    state = position("u V s g")
    play(state, "move left tully")
    assert banner(state, "tully") == 0
    assert state.to_move() == 1


@rule("hk-companion-none")
def test_without_companions_every_decision_is_a_move() -> None:
    for seed in range(20):
        state = deal(seed, preset="no-companions")
        rng = regalia.Rng(seed)
        while state.to_move() != regalia.NOBODY:
            assert {text.split()[0] for text in choices(state)} == {"move"}
            state.apply(state.random_action(rng))


# -- teams ------------------------------------------------------------------------------------


@rule("hk-teams-four")
@pytest.mark.parametrize("preset", ["teams", "teams-crows"])
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four_players_only(preset: str, seats: int) -> None:
    with pytest.raises(regalia.BadOptions, match="expected one of 4") as error:
        deal(1, seats, preset)
    assert error.value.option == "seats"


@rule("hk-teams-four", "hk-teams-seats")
def test_partners_sit_across_from_each_other() -> None:
    state = deal(1, None, "teams")
    assert seen(state)["teams"] == [[0, 2], [1, 3]]
    assert state.side(0) == state.side(2)
    assert state.side(1) == state.side(3)
    assert state.side(0) != state.side(1)


@rule("hk-teams-seats")
def test_the_teams_move_in_turn() -> None:
    state = position("V s g l t b", areas=["", "", "", ""], teams=True)
    sides = []
    for house in ["stark", "greyjoy", "lannister", "targaryen"]:
        sides.append(int(state.side(state.to_move())))
        play(state, f"move right {house}")
    assert sides == [0, 1, 0, 1]


@rule("hk-teams-rivals")
def test_banners_pass_between_partners_as_between_rivals() -> None:
    state = position("V s g", areas=["", "", "s", ""], teams=True)
    assert banner(state, "stark") == 2
    play(state, "move right stark")
    assert banner(state, "stark") == 0


@rule("hk-teams-rivals")
def test_partners_do_not_add_their_characters_up() -> None:
    state = position("V s g", areas=["", "s s", "s", ""], teams=True)
    play(state, "move right stark")
    assert banner(state, "stark") == 1


@rule("hk-teams-rivals")
def test_what_acts_on_a_rival_can_act_on_the_partner() -> None:
    state = position("u V s g", companions="littlefinger", areas=["b", "", "l", ""], teams=True)
    play(state, "move left tully", "play littlefinger", "give robert_baratheon")
    assert choices(state) == ["take tywin_lannister"]
    play(state, "take tywin_lannister")
    assert area(state, 0) == ["tywin", "hoster"]
    assert area(state, 2) == ["robert"]


@rule("hk-teams-rivals")
def test_hodor_takes_bran_from_the_partner() -> None:
    state = position("u V s g", companions="hodor", areas=["", "", "bran", ""], teams=True)
    play(state, "move left tully", "play hodor")
    assert area(state, 0) == ["bran", "hoster"]


@rule("hk-teams-pool")
def test_at_the_end_partners_put_their_banners_together() -> None:
    # Seat 1 has most by himself, but seats 0 and 2 have more together.
    state = position(
        "V u",
        areas=["", "", "", ""],
        banners={"stark": 1, "greyjoy": 1, "lannister": 1, "targaryen": 2, "baratheon": 2, "tyrell": 0},
        teams=True,
    )
    play(state, "move right tully")
    assert state.to_move() == regalia.NOBODY
    assert state.scores() == [2, 3, 2, 0]
    assert state.winners() == [0, 2]
    assert state.returns() == [1.0, -1.0, 1.0, -1.0]


@rule("hk-teams-pool")
def test_before_the_end_banners_are_each_players_own() -> None:
    state = position("V s", areas=["l", "", "y", ""], teams=True)
    assert state.scores() == [1, 0, 1, 0]
    assert banner(state, "lannister") == 0
    assert banner(state, "tyrell") == 2


@rule("hk-teams-tie")
@pytest.mark.parametrize(("holder", "winners"), [(1, [1, 3]), (3, [1, 3]), (2, [0, 2])])
def test_ruling_h26_level_teams_are_compared_by_the_largest_house_of_their_pools(
    holder: int, winners: list[int]
) -> None:
    others = {"greyjoy": 0, "lannister": 2} if holder != 2 else {"greyjoy": 1, "lannister": 3}
    state = position(
        "V u",
        areas=["", "", "", ""],
        banners={"stark": holder, "targaryen": holder, "tully": None, **others},
        staying={3: "jon_snow tully"},
        teams=True,
    )
    play(state, "move right tully")
    assert state.to_move() == regalia.NOBODY
    assert state.winners() == winners
    assert [seat for seat, value in enumerate(state.returns()) if value == 1.0] == winners


# -- crows ------------------------------------------------------------------------------------


@rule("hk-crow-variant")
def test_crow_tokens_exist_only_in_their_variant() -> None:
    state = position("V s g", areas=["", "", ""])
    assert seen(state)["crows"] == [False, False, False]
    assert refused(state, "crow seat_1") == "hk-crow-variant"
    assert choices(state) == ["move right stark", "move right greyjoy"]


@rule("hk-crow-seats")
def test_crows_are_for_three_alone_or_four_in_teams() -> None:
    assert deal(1, None, "crows").seats == 3
    assert deal(1, None, "teams-crows").seats == 4
    for seats in [2, 4]:
        with pytest.raises(regalia.BadOptions, match="expected one of 3"):
            deal(1, seats, "crows")
    with pytest.raises(regalia.BadOptions, match="expected one of 4"):
        deal(1, 3, "teams-crows")


@rule("hk-crow-token")
@pytest.mark.parametrize(("preset", "seats"), [("crows", 3), ("teams-crows", 4)])
def test_each_player_is_given_one_token_at_set_up(preset: str, seats: int) -> None:
    assert seen(deal(1, None, preset))["crows"] == [True] * seats


@rule("hk-crow-start", "hk-crow-partner")
def test_a_token_may_be_spent_at_the_start_of_ones_turn() -> None:
    state = position("V s g", areas=["", "", ""], crows=[0, 1, 2])
    assert choices(state) == ["move right stark", "move right greyjoy", "crow seat_1", "crow seat_2"]


@rule("hk-crow-start")
def test_a_token_cannot_be_spent_after_varys_has_moved() -> None:
    state = position("u V s g", areas=["", "", ""], crows=[0, 1, 2], companions="hodor sandor_clegane")
    play(state, "move left tully")
    assert refused(state, "crow seat_1") == "hk-crow-start"
    play(state, "play sandor_clegane")
    assert refused(state, "crow seat_1") == "hk-crow-start"


@rule("hk-crow-start")
def test_only_the_player_whose_turn_it_is_can_spend_a_token() -> None:
    state = position("V s g", areas=["", "", ""], crows=[0, 1, 2], turn=1)
    play(state, "crow seat_0")
    assert seen(state)["crows"] == [True, False, True]


@rule("hk-crow-spent")
def test_a_token_is_discarded_when_used() -> None:
    state = position("V s g l t", areas=["", "", ""], crows=[0, 1, 2])
    play(state, "crow seat_2")
    assert seen(state)["crows"] == [False, True, True]
    assert refused(state, "crow seat_1") == "hk-crow-spent"
    play(state, "move right stark", "move right greyjoy", "move right lannister")
    assert state.to_move() == 0
    assert refused(state, "crow seat_1") == "hk-crow-spent"
    assert choices(state) == ["move right targaryen"]


@rule("hk-crow-spent")
def test_others_keep_their_tokens() -> None:
    state = position("V s g l t", areas=["", "", ""], crows=[0, 1, 2])
    play(state, "crow seat_2", "move right stark")
    assert choices(state)[-2:] == ["crow seat_0", "crow seat_2"]


@rule("hk-crow-partner")
def test_three_players_talk_with_a_rival_of_their_choice() -> None:
    state = position("V s g", areas=["", "", ""], crows=[0, 1, 2], turn=1)
    assert refused(state, "crow seat_1") == "hk-crow-partner"
    assert refused(state, "crow seat_3") == "hk-crow-partner"
    assert refused(state, "crow seat_0") == refused(state, "crow seat_2") == ""


@rule("hk-crow-partner")
def test_four_players_talk_with_their_team_partner() -> None:
    for turn in range(4):
        state = position("V s g", areas=["", "", "", ""], crows=[0, 1, 2, 3], teams=True, turn=turn)
        assert choices(state)[2:] == [f"crow seat_{(turn + 2) % 4}"]
        assert refused(state, f"crow seat_{(turn + 1) % 4}") == "hk-crow-partner"
        assert refused(state, f"crow seat_{turn}") == "hk-crow-partner"


@rule("hk-crow-minute", "hk-crow-online")
def test_ruling_h28_a_talk_is_private_to_the_two_and_lasts_sixty_seconds() -> None:
    state = position("V s g", areas=["", "", ""], crows=[0, 1, 2])
    assert seen(state)["talk"]["private"] is None
    state.listen()
    play(state, "crow seat_2")
    assert seen(state)["talk"] == {"table": False, "private": [0, 2], "seconds": 60}
    event = state.news()[0]
    assert (event.kind, event.seat, event.open) == ("talk", 0, {"partner_seat": 2})


@rule("hk-crow-return")
def test_after_the_talk_the_turn_is_played_as_usual() -> None:
    state = position("V s g", areas=["", "", ""], crows=[0, 1, 2])
    play(state, "crow seat_2")
    assert state.to_move() == 0
    assert choices(state) == ["move right stark", "move right greyjoy"]
    play(state, "move right stark")
    assert area(state, 0) == ["catelyn"]
    assert banner(state, "stark") == 0
    assert state.to_move() == 1
    assert seen(state)["talk"]["private"] is None


@rule("hk-crow-another-turn")
def test_ruling_h23_a_token_may_be_used_at_the_start_of_the_turn_that_melisandre_brings() -> None:
    state = position("u V s g", areas=["", "", ""], crows=[0, 1, 2], companions="melisandre")
    play(state, "move left tully", "play melisandre")
    assert state.to_move() == 0
    assert choices(state) == ["move right stark", "move right greyjoy", "crow seat_1", "crow seat_2"]


@rule("hk-crow-another-turn", "hk-crow-spent")
def test_ruling_h23_a_token_spent_before_the_move_is_gone_in_melisandres_turn() -> None:
    state = position("u V s g", areas=["", "", ""], crows=[0, 1, 2], companions="melisandre")
    play(state, "crow seat_1", "move left tully", "play melisandre")
    assert refused(state, "crow seat_1") == "hk-crow-spent"


@rule("hk-crow-silence")
@pytest.mark.parametrize("preset", ["crows", "teams-crows"])
def test_ruling_h28_with_crows_the_table_is_silent_for_the_whole_match(preset: str) -> None:
    state = deal(3, None, preset)
    rng = regalia.Rng(3)
    talks = 0
    while state.to_move() != regalia.NOBODY:
        talk = seen(state)["talk"]
        assert talk["table"] is False
        talks += talk["private"] is not None
        state.apply(state.random_action(rng))
    assert seen(state)["talk"]["table"] is False
    assert 0 < talks <= state.seats


@rule("hk-crow-silence", "hk-crow-variant")
@pytest.mark.parametrize("preset", ["classic", "no-companions", "teams"])
def test_without_crows_the_table_may_talk(preset: str) -> None:
    assert seen(deal(1, None, preset))["talk"] == {"table": True, "private": None, "seconds": 60}
