"""Section 5 of the rules: when banners move, and who awards one in a tie."""

import pytest

from regalia.testing import rule
from tests.games.hand_of_the_king.build import (
    area,
    banner,
    choices,
    counts,
    play,
    position,
    refused,
    seen,
)

# -- the plain move ---------------------------------------------------------------------------


@rule("hk-banner-lead")
def test_the_sole_leader_takes_the_banner_from_beside_kings_landing() -> None:
    state = position("V s g")
    assert banner(state, "stark") is None
    play(state, "move right stark")
    assert banner(state, "stark") == 0


@rule("hk-banner-lead")
def test_a_new_sole_leader_takes_the_banner_from_its_holder() -> None:
    state = position("V s g s", areas=["", "s"])
    play(state, "move right stark")
    assert counts(state, "stark") == [2, 1]
    assert banner(state, "stark") == 0


@rule("hk-banner-lead")
def test_example_of_the_rules_page_level_is_enough_for_the_one_who_has_just_taken() -> None:
    state = position("V y g", areas=["", "y", ""], turn=2)
    assert banner(state, "tyrell") == 1
    play(state, "move right tyrell")
    assert counts(state, "tyrell") == [0, 1, 1]
    assert banner(state, "tyrell") == 2


@rule("hk-banner-lead")
def test_who_takes_and_still_has_fewer_gets_no_banner() -> None:
    state = position("V s g", areas=["", "s s"])
    play(state, "move right stark")
    assert counts(state, "stark") == [1, 2]
    assert banner(state, "stark") == 1


@rule("hk-banner-lead")
def test_a_holder_who_takes_more_keeps_the_banner() -> None:
    state = position("V s g", areas=["s", ""])
    play(state, "move right stark")
    assert banner(state, "stark") == 0


@rule("hk-banner-lead", "hk-count-involved")
def test_companions_who_count_defend_a_banner_against_a_plain_move() -> None:
    state = position("V b b g", staying={1: "jon_snow baratheon, gendry"}, areas=["", ""])
    assert banner(state, "baratheon") == 1
    play(state, "move right baratheon")
    assert counts(state, "baratheon") == [2, 3]
    assert banner(state, "baratheon") == 1


@rule("hk-banner-lead")
def test_a_player_with_several_characters_can_hold_several_banners() -> None:
    state = position("V s g", areas=["l", ""])
    play(state, "move right stark")
    assert state.scores() == [2, 0]


@rule("hk-award-asked")
def test_ruling_h15_after_a_plain_move_no_tie_is_ever_awarded() -> None:
    state = position("V s g", areas=["", "s", "s"], banners={"stark": 1})
    play(state, "move right stark")
    assert banner(state, "stark") == 0
    assert state.to_move() == 1
    assert seen(state)["question"] is None


@rule("hk-banner-stays")
def test_ruling_h15_a_tie_of_others_that_the_mover_does_not_reach_leaves_the_banner() -> None:
    state = position("V s g", areas=["", "s s", "s s"], banners={"stark": 2})
    play(state, "move right stark")
    assert banner(state, "stark") == 2
    assert state.to_move() == 1


# -- which houses, and when -------------------------------------------------------------------


@rule("hk-banner-involved")
def test_rulebook_example_only_lannister_and_stark_are_looked_at() -> None:
    state = position(
        """
        cersei V g
        bran . s
        """,
        companions="hodor",
        areas=["g y", "g", ""],
        banners={"greyjoy": 1, "tyrell": 2},
    )
    play(state, "move left lannister", "play hodor")
    assert area(state, 0) == ["bran", "theon", "cersei", "olenna"]
    assert banner(state, "lannister") == 0
    assert banner(state, "stark") == 0
    assert banner(state, "greyjoy") == 1
    assert banner(state, "tyrell") == 2  # not even a sole lead counts while the house is not involved


@rule("hk-banner-involved")
def test_example_of_the_rules_page_ann_keeps_the_greyjoy_banner() -> None:
    state = position(
        "V t l t s", companions="hodor", areas=["g g", "g g", "bran"], banners={"greyjoy": 0}, turn=1
    )
    play(state, "move right targaryen", "play hodor")
    assert [banner(state, house) for house in ("targaryen", "stark", "greyjoy")] == [1, 1, 0]
    assert state.to_move() == 2


@rule("hk-banner-involved")
def test_a_plain_move_looks_only_at_the_house_that_varys_took() -> None:
    state = position("V s g", areas=["l", "l"], banners={"lannister": 1})
    play(state, "move right stark")
    assert banner(state, "lannister") == 1


@rule("hk-banner-when")
def test_ruling_h9_banners_are_looked_at_once_when_the_whole_chain_is_done() -> None:
    state = position("y V g bran", companions="hodor bronn", areas=["", "tyrion"])
    state.listen()
    play(state, "move left tyrell")
    assert banner(state, "tyrell") is None
    play(state, "play hodor")
    assert banner(state, "tyrell") is banner(state, "stark") is None
    play(state, "play bronn")
    assert [banner(state, house) for house in ("tyrell", "stark", "lannister")] == [0, 0, 0]
    kinds = [event.kind for event in state.news()]
    assert kinds == ["moved", "companion", "taken", "companion", "taken", "banner", "banner", "banner"]


@rule("hk-banner-when", "hk-banner-tie-cause")
def test_ruling_h9_a_tie_in_the_middle_of_a_chain_that_its_end_resolves_is_not_asked_about() -> None:
    # Hodor levels the Starks; Jon Snow, whom Bran has earned, puts the player ahead.
    state = position("y V g bran", companions="hodor jon_snow", areas=["", "s"])
    play(state, "move left tyrell", "play hodor", "play jon_snow", "name stark")
    assert counts(state, "stark") == [3, 1]
    assert banner(state, "stark") == 0
    assert state.to_move() == 1


@rule("hk-banner-court")
def test_ruling_h10_a_kill_at_court_moves_no_banner() -> None:
    state = position("u V robb g", companions="sandor_clegane", areas=["s", "s"], banners={"stark": 1})
    play(state, "move left tully", "play sandor_clegane", "kill robb_stark")
    assert banner(state, "stark") == 1
    assert state.to_move() == 1


@rule("hk-banner-court", "hk-banner-involved")
def test_ruling_h10_a_house_that_only_lost_people_at_court_is_not_looked_at() -> None:
    # No match comes to this: the banner lies with another than the leader, to see whether anybody looks.
    state = position("u V robb g", companions="sandor_clegane", areas=["", "s s", ""], banners={"stark": 2})
    play(state, "move left tully", "play sandor_clegane", "kill robb_stark")
    assert banner(state, "stark") == 2


@rule("hk-banner-court")
def test_ruling_h10_eddards_death_at_court_moves_no_banner() -> None:
    state = position("u V eddard g", companions="ilyn_payne", areas=["s", "s"], banners={"stark": 1})
    play(state, "move left tully", "play ilyn_payne")
    assert banner(state, "stark") == 1
    assert state.to_move() == 1


@rule("hk-banner-court")
def test_ruling_h10_a_swap_at_court_moves_no_banner() -> None:
    state = position("u V s g", companions="ramsay_snow", areas=["s", "s"], banners={"stark": 1})
    play(state, "move left tully", "play ramsay_snow", "swap catelyn_stark", "swap balon_greyjoy")
    assert banner(state, "stark") == 1
    assert state.to_move() == 1


@rule("hk-banner-stays")
def test_a_tie_that_companions_have_not_altered_leaves_the_banner() -> None:
    # Gregor kills the only Stark of a third player; those who led still lead together.
    state = position(
        "u V g", companions="gregor_clegane", areas=["", "s s", "s s", "arya"], banners={"stark": 2}
    )
    play(state, "move left tully", "play gregor_clegane", "kill arya_stark")
    assert banner(state, "stark") == 2
    assert state.to_move() == 1


@rule("hk-banner-stays")
def test_an_exchange_within_one_house_leaves_a_tie_and_its_banner() -> None:
    state = position("u V g", companions="littlefinger", areas=["robb", "arya"], banners={"stark": 1})
    play(state, "move left tully", "play littlefinger", "give robb_stark", "take arya_stark")
    assert counts(state, "stark") == [1, 1]
    assert banner(state, "stark") == 1
    assert state.to_move() == 1


@rule("hk-banner-lead", "hk-banner-tie-cause")
def test_a_tie_that_varys_brought_about_is_the_movers_even_if_a_companion_touches_the_house() -> None:
    # The last Stark levels the player with seat 1; Gregor then kills a Stark of seat 2, who did not lead.
    state = position("s V g", companions="gregor_clegane", areas=["s", "s s", "arya"])
    play(state, "move left stark", "play gregor_clegane", "kill arya_stark")
    assert counts(state, "stark") == [2, 2, 0]
    assert banner(state, "stark") == 0
    assert state.to_move() == 1


@rule("hk-banner-lead")
def test_the_house_that_varys_took_is_claimed_when_companions_touched_others_only() -> None:
    state = position("s V g", companions="gendry", areas=["", "s"])
    play(state, "move left stark", "play gendry")
    assert banner(state, "stark") == 0
    assert banner(state, "baratheon") == 0


@rule("hk-banner-lead", "hk-banner-stays")
def test_a_mover_who_has_fewer_claims_nothing_after_companions_either() -> None:
    state = position(
        "s V g", companions="gregor_clegane", areas=["", "s s", "s s", "arya"], banners={"stark": 1}
    )
    play(state, "move left stark", "play gregor_clegane", "kill arya_stark")
    assert counts(state, "stark") == [1, 2, 2, 0]
    assert banner(state, "stark") == 1


@rule("hk-banner-sole")
def test_ruling_h11_a_theft_that_leaves_another_alone_in_the_lead_gives_him_the_banner() -> None:
    state = position("u V g", companions="bronn", areas=["", "tyrion l", "l l"], banners={"lannister": 1})
    play(state, "move left tully", "play bronn")
    assert counts(state, "lannister") == [1, 1, 2]
    assert banner(state, "lannister") == 2
    assert state.to_move() == 1


@rule("hk-banner-sole")
def test_ruling_h11_a_kill_that_leaves_another_alone_in_the_lead_gives_him_the_banner() -> None:
    state = position("u V g", companions="ilyn_payne", areas=["", "eddard s", "s s"], banners={"stark": 1})
    play(state, "move left tully", "play ilyn_payne")
    assert counts(state, "stark") == [0, 1, 2]
    assert banner(state, "stark") == 2


@rule("hk-banner-sole")
def test_ruling_h11_an_exchange_can_give_a_rival_the_lead_and_the_banner() -> None:
    state = position("u V g", companions="littlefinger", areas=["b s", "y"])
    play(state, "move left tully", "play littlefinger", "give robert_baratheon", "take olenna_tyrell")
    assert banner(state, "baratheon") == 1
    assert banner(state, "tyrell") == 0


# -- ties that companions cause ---------------------------------------------------------------


@rule("hk-banner-tie-award", "hk-banner-tie-holder", "hk-award-tied")
@pytest.mark.parametrize("chosen", [1, 2])
def test_rulebook_example_vadim_levels_maria_and_ilya_and_decides_between_them(chosen: int) -> None:
    state = position("u V g", companions="bronn", areas=["", "tyrion l l", "l l"])
    assert banner(state, "lannister") == 1
    play(state, "move left tully", "play bronn")
    assert counts(state, "lannister") == [1, 2, 2]
    assert state.to_move() == 0
    assert choices(state) == ["award lannister seat_1", "award lannister seat_2"]
    play(state, f"award lannister seat_{chosen}")
    assert banner(state, "lannister") == chosen
    assert state.to_move() == 1


@rule("hk-banner-tie-award")
def test_example_of_the_rules_page_cleo_without_a_stark_awards_the_stark_banner() -> None:
    state = position("u V g", companions="gregor_clegane", areas=["arya s s s", "s s s", ""], turn=2)
    play(state, "move left tully", "play gregor_clegane", "kill arya_stark")
    assert state.to_move() == 2
    assert choices(state) == ["award stark seat_0", "award stark seat_1"]
    play(state, "award stark seat_1")
    assert banner(state, "stark") == 1
    assert state.to_move() == 0


@rule("hk-banner-tie-cause")
def test_a_tie_of_two_that_becomes_a_tie_of_three_is_caused_by_the_companion() -> None:
    state = position("u V bran s g", companions="hodor", areas=["", "s", "s"], banners={"stark": 1})
    play(state, "move left tully", "play hodor")
    assert choices(state) == ["award stark seat_0", "award stark seat_1", "award stark seat_2"]


@rule("hk-banner-tie-cause")
def test_a_tie_of_three_that_becomes_a_tie_of_two_is_caused_by_the_companion() -> None:
    state = position("u V g", companions="gregor_clegane", areas=["", "s", "s", "arya"], banners={"stark": 3})
    play(state, "move left tully", "play gregor_clegane", "kill arya_stark")
    assert choices(state) == ["award stark seat_1", "award stark seat_2"]


@rule("hk-banner-tie-cause")
def test_what_varys_took_belongs_to_the_lead_before_the_first_companion() -> None:
    # Before the turn seat 1 led alone; the move already made it a tie, so no companion caused it.
    state = position("s V g", companions="ilyn_payne", areas=["", "s"])
    play(state, "move left stark", "play ilyn_payne")
    assert banner(state, "stark") == 0
    assert state.to_move() == 1


@rule("hk-banner-tie-cause")
def test_the_lead_is_compared_with_that_before_the_first_companion_of_a_chain() -> None:
    # Brienne's Stark joins the player to the tie of two, and Gregor kills that Stark: all is as it was.
    state = position(
        "u V s g", companions="brienne_of_tarth gregor_clegane", areas=["", "s", "s"], banners={"stark": 2}
    )
    play(state, "move left tully", "play brienne_of_tarth", "take catelyn_stark")
    assert choices(state) == ["play gregor_clegane"]
    play(state, "play gregor_clegane", "kill catelyn_stark")
    assert counts(state, "stark") == [0, 1, 1]
    assert banner(state, "stark") == 2
    assert state.to_move() == 1


@rule("hk-banner-tie-self")
@pytest.mark.parametrize("chosen", [0, 1])
def test_ruling_h12_a_player_among_the_tied_may_award_the_banner_to_himself_or_another(chosen: int) -> None:
    state = position("u V bran s g", companions="hodor", areas=["", "s"])
    play(state, "move left tully", "play hodor")
    assert counts(state, "stark") == [1, 1]
    assert choices(state) == ["award stark seat_0", "award stark seat_1"]
    play(state, f"award stark seat_{chosen}")
    assert banner(state, "stark") == chosen


@rule("hk-banner-tie-self")
def test_ruling_h12_the_banner_is_offered_to_the_player_himself_unless_he_says_otherwise() -> None:
    state = position("u V bran s g", companions="hodor", areas=["", "s"])
    play(state, "move left tully", "play hodor")
    question = seen(state)["question"]
    assert question is not None
    assert question["default"] == 0


@rule("hk-banner-tie-award")
def test_a_player_who_is_not_among_the_tied_has_no_one_set_as_default() -> None:
    state = position("u V g", companions="bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    question = seen(state)["question"]
    assert question is not None
    assert question["default"] is None


@rule("hk-banner-tie-holder")
@pytest.mark.parametrize("holder", [1, 2])
def test_ruling_h13_holding_the_banner_gives_no_claim_in_such_a_tie(holder: int) -> None:
    state = position("u V bran s g", companions="hodor", areas=["", "s", "s"], banners={"stark": holder})
    play(state, "move left tully", "play hodor", f"award stark seat_{3 - holder}")
    assert banner(state, "stark") == 3 - holder


@rule("hk-award-asked")
def test_a_banner_is_awarded_by_choice_only_after_a_companion_has_caused_a_tie() -> None:
    state = position("u V s g", companions="sandor_clegane", areas=["s", "s"], banners={"stark": 1})
    assert refused(state, "award stark seat_0") == "hk-award-asked"
    play(state, "move left tully")
    assert refused(state, "award stark seat_0") == "hk-award-asked"
    play(state, "play sandor_clegane")
    assert refused(state, "award stark seat_0") == "hk-award-asked"


@rule("hk-award-asked")
def test_only_the_banner_of_the_tied_house_is_awarded() -> None:
    state = position("u V g", companions="bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    assert refused(state, "award stark seat_1") == "hk-award-asked"
    assert refused(state, "award tully seat_1") == "hk-award-asked"
    assert refused(state, "award lannister seat_1") == ""


@rule("hk-award-tied")
def test_a_banner_is_awarded_only_to_one_of_the_tied_leaders() -> None:
    state = position("u V g", companions="bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    assert refused(state, "award lannister seat_0") == "hk-award-tied"
    assert refused(state, "award lannister seat_3") == "hk-award-tied"


@rule("hk-banner-order")
def test_several_banners_are_awarded_one_after_another_the_largest_house_first() -> None:
    state = position(
        "u V g", companions="littlefinger", areas=["b b", "y s", "b", "y"], banners={"tyrell": 3}
    )
    play(state, "move left tully", "play littlefinger", "give robert_baratheon", "take olenna_tyrell")
    assert counts(state, "baratheon") == [1, 1, 1, 0]
    assert counts(state, "tyrell") == [1, 0, 0, 1]
    assert choices(state) == [
        "award baratheon seat_0",
        "award baratheon seat_1",
        "award baratheon seat_2",
    ]
    play(state, "award baratheon seat_2")
    assert state.to_move() == 0
    assert choices(state) == ["award tyrell seat_0", "award tyrell seat_3"]
    play(state, "award tyrell seat_0")
    assert [banner(state, house) for house in ("baratheon", "tyrell")] == [2, 0]
    assert state.to_move() == 1


@rule("hk-banner-return")
def test_ruling_h14_a_banner_of_which_nobody_has_a_character_goes_back_beside_the_court() -> None:
    state = position("u V g", companions="ilyn_payne", areas=["", "eddard"])
    assert banner(state, "stark") == 1
    play(state, "move left tully", "play ilyn_payne")
    assert banner(state, "stark") is None
    assert state.to_move() == 1


@rule("hk-banner-return")
def test_ruling_h14_even_the_banner_of_the_house_that_varys_has_just_taken() -> None:
    state = position("eddard V g", companions="ilyn_payne")
    play(state, "move left stark", "play ilyn_payne")
    assert area(state, 0) == []
    assert banner(state, "stark") is None


@rule("hk-banner-return")
def test_ruling_h14_a_companion_who_counts_keeps_the_banner_of_a_house_without_people() -> None:
    state = position("u V g", companions="ilyn_payne", areas=["", "eddard"], staying={1: "jon_snow stark"})
    play(state, "move left tully", "play ilyn_payne")
    assert banner(state, "stark") == 1
