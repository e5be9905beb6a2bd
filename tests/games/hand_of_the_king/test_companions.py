"""Section 4 of the rules, earning and playing: who brings a companion, and what must be done with it."""

import pytest

import regalia
from regalia.games.hand_of_the_king.people import CARDS_TEXT
from regalia.testing import rule
from tests.games.hand_of_the_king.build import (
    SPACE,
    area,
    banner,
    choices,
    counts,
    court,
    play,
    position,
    refused,
    rows,
    seen,
)

# -- earning one ------------------------------------------------------------------------------


@rule("hk-companion-last-of-house")
def test_taking_the_last_tyrell_makes_the_player_choose_a_companion() -> None:
    state = position("V s y", companions="hodor bronn")
    play(state, "move right tyrell")
    assert state.to_move() == 0
    assert choices(state) == ["play bronn", "play hodor"]


@rule("hk-companion-last-of-house")
def test_taking_several_who_are_together_the_last_of_their_house_earns_one_companion() -> None:
    state = position("V y s y y", companions="melisandre ilyn_payne", areas=["", ""])
    play(state, "move right tyrell", "play ilyn_payne")
    assert state.to_move() == 1
    assert seen(state)["row"] == ["melisandre"]


@rule("hk-companion-last-of-house")
def test_a_house_that_still_has_somebody_at_court_brings_no_companion() -> None:
    state = position(
        """
        V y s
        . . y
        """,
        companions="hodor bronn",
    )
    play(state, "move right tyrell")
    assert state.to_move() == 1


@rule("hk-companion-due")
def test_a_companion_cannot_be_chosen_at_the_start_of_a_turn() -> None:
    state = position("V s", companions="hodor")
    assert refused(state, "play hodor") == "hk-companion-due"


@rule("hk-companion-due")
def test_a_companion_cannot_be_chosen_while_another_asks_for_a_target() -> None:
    state = position("u V s", companions="hodor sandor_clegane")
    play(state, "move left tully", "play sandor_clegane")
    assert refused(state, "play hodor") == "hk-companion-due"


@rule("hk-companion-due")
def test_a_companion_cannot_be_chosen_while_a_banner_is_to_be_awarded() -> None:
    state = position("u V s", companions="hodor bronn", areas=["", "tyrion l l", "l l"])
    play(state, "move left tully", "play bronn")
    assert refused(state, "play hodor") == "hk-companion-due"


@rule("hk-companion-row")
def test_only_companions_in_the_row_can_be_chosen() -> None:
    state = position("u V s", companions="hodor bronn", spent="gendry")
    play(state, "move left tully")
    assert refused(state, "play gendry") == "hk-companion-row"
    assert refused(state, "play shae") == "hk-companion-row"
    assert refused(state, "play hodor") == ""


@rule("hk-companion-must")
def test_choosing_a_companion_is_a_duty() -> None:
    state = position("u V s", companions="ilyn_payne")
    play(state, "move left tully")
    assert choices(state) == ["play ilyn_payne"]


@rule("hk-companion-must", "hk-companion-cards")
def test_rulebook_example_maria_has_to_kill_her_own_eddard() -> None:
    state = position("asha V l", companions="ilyn_payne", areas=["eddard s", "s"])
    play(state, "move left greyjoy")
    assert choices(state) == ["play ilyn_payne"]
    play(state, "play ilyn_payne")
    assert area(state, 0) == ["catelyn", "asha"]
    assert "eddard_stark" in [card["key"] for card in seen(state)["killed"]]


@rule("hk-companion-must", "hk-target-own", "hk-target-rival")
def test_example_of_the_rules_page_ben_must_trade_one_of_his_people_away() -> None:
    state = position("g V l", companions="littlefinger", areas=["s s", "u"])
    play(state, "move left greyjoy")
    assert choices(state) == ["play littlefinger"]
    play(state, "play littlefinger")
    assert choices(state) == ["give catelyn_stark", "give robb_stark", "give balon_greyjoy"]


@rule("hk-companion-no-refill")
def test_a_companion_who_leaves_the_row_is_not_replaced() -> None:
    state = position("u V s", companions="hodor bronn gendry shae ilyn_payne melisandre")
    play(state, "move left tully", "play gendry")
    assert seen(state)["row"] == ["bronn", "hodor", "ilyn_payne", "melisandre", "shae"]


@rule("hk-companion-row-empty")
def test_ruling_h2_with_an_empty_row_a_last_character_brings_nothing() -> None:
    state = position("u V s", companions="", spent="hodor")
    play(state, "move left tully")
    assert state.to_move() == 1
    assert banner(state, "tully") == 0


@rule("hk-companion-row-empty")
def test_ruling_h2_a_chain_ends_with_the_last_companion_of_the_row() -> None:
    state = position("u V bran", companions="hodor", areas=["", ""])
    play(state, "move left tully", "play hodor")
    assert area(state, 0) == ["bran", "hoster"]
    assert state.to_move() == regalia.NOBODY
    assert banner(state, "tully") == banner(state, "stark") == 0


@rule("hk-companion-row-empty", "hk-jaqen-order")
def test_ruling_h2_jaqen_can_empty_the_row() -> None:
    state = position(
        """
        u V s s
        . . . y
        """,
        companions="jaqen_hghar hodor",
        areas=["", "g"],
    )
    play(state, "move left tully", "play jaqen_hghar", "kill catelyn_stark", "kill balon_greyjoy")
    assert choices(state) == ["remove hodor"]
    play(state, "remove hodor", "move right stark", "move down tyrell")
    assert seen(state)["row"] == []
    assert state.to_move() == regalia.NOBODY
    assert seen(state)["areas"][1] == [{"key": "robb_stark", "house": "stark"}]
    assert area(state, 0) == ["olenna", "hoster"]


@rule("hk-companion-chain", "hk-companion-take")
def test_rulebook_example_margaery_brings_hodor_and_bran_brings_bronn() -> None:
    state = position("margaery V g bran", companions="hodor bronn ilyn_payne", areas=["", "tyrion"])
    play(state, "move left tyrell", "play hodor")
    assert area(state, 0) == ["bran", "margaery"]
    assert court(state) == rows("V . g")
    assert choices(state) == ["play bronn", "play ilyn_payne"]
    play(state, "play bronn")
    assert area(state, 0) == ["bran", "tyrion", "margaery"]
    assert area(state, 1) == []
    assert [banner(state, house) for house in ("stark", "lannister", "tyrell")] == [0, 0, 0]
    assert state.to_move() == 1


@rule("hk-companion-chain")
def test_example_of_the_rules_page_edmure_brings_brienne_garlan_brings_gendry() -> None:
    state = position("edmure V s garlan", companions="brienne_of_tarth gendry", areas=["", "", ""])
    play(state, "move left tully", "play brienne_of_tarth", "take garlan_tyrell")
    assert choices(state) == ["play gendry"]
    play(state, "play gendry")
    assert counts(state, "baratheon") == [1, 0, 0]
    assert state.to_move() == 1


@rule("hk-companion-chain")
def test_ruling_h8_a_character_who_is_not_the_last_brings_no_further_companion() -> None:
    state = position("margaery V s bran", companions="hodor bronn", areas=["", ""])
    play(state, "move left tyrell", "play hodor")
    assert seen(state)["row"] == ["bronn"]
    assert state.to_move() == 1


@rule("hk-companion-area-gives-none")
def test_ruling_h7_bran_from_a_rival_brings_no_companion_though_no_stark_is_left_at_court() -> None:
    state = position("u V g", companions="hodor bronn", areas=["", "bran"])
    play(state, "move left tully", "play hodor")
    assert area(state, 0) == ["bran", "hoster"]
    assert seen(state)["row"] == ["bronn"]
    assert state.to_move() == 1


@rule("hk-companion-kill-gives-none")
def test_killing_the_last_of_a_house_brings_no_companion() -> None:
    state = position("u V g s", companions="sandor_clegane bronn", areas=["", ""])
    play(state, "move left tully", "play sandor_clegane", "kill catelyn_stark")
    assert seen(state)["row"] == ["bronn"]
    assert state.to_move() == 1


@rule("hk-companion-kill-gives-none")
def test_killing_eddard_as_the_last_stark_at_court_brings_no_companion() -> None:
    state = position("u V g eddard", companions="ilyn_payne bronn", areas=["", ""])
    play(state, "move left tully", "play ilyn_payne")
    assert seen(state)["row"] == ["bronn"]
    assert state.to_move() == 1


# -- what they do -----------------------------------------------------------------------------


@rule("hk-companion-take")
def test_to_take_is_to_move_a_character_into_ones_own_area() -> None:
    state = position("u V s bran", companions="hodor", areas=["", "g"])
    play(state, "move left tully", "play hodor")
    assert area(state, 0) == ["bran", "hoster"]
    assert court(state) == rows("V . s .")


@rule("hk-companion-kill")
def test_the_killed_are_out_of_the_match_for_good() -> None:
    state = position("u V s g s", companions="sandor_clegane hodor", areas=["", ""])
    play(state, "move left tully", "play sandor_clegane", "kill robb_stark")
    view = seen(state)
    assert court(state) == rows("V . s g .")
    assert "robb_stark" in [card["key"] for card in view["killed"]]
    assert area(state, 0) == ["hoster"]
    play(state, "move right greyjoy")
    assert area(state, 1) == ["balon"]
    assert "robb_stark" in [card["key"] for card in seen(state)["killed"]]


@rule("hk-companion-discard")
def test_a_companion_who_has_been_played_is_discarded() -> None:
    state = position("u V s", companions="hodor bronn")
    play(state, "move left tully", "play hodor")
    view = seen(state)
    assert view["spent"] == ["hodor"]
    assert view["row"] == ["bronn"]
    assert view["staying"] == [[], []]


@rule("hk-companion-stays", "hk-companion-discard")
@pytest.mark.parametrize(
    ("texts", "guest"),
    [
        (["play jon_snow", "name stark"], {"key": "jon_snow", "house": "stark", "count": 2}),
        (["play gendry"], {"key": "gendry", "house": "baratheon", "count": 1}),
        (["play shae"], {"key": "shae", "house": "lannister", "count": 1}),
    ],
)
def test_jon_snow_gendry_and_shae_stay_in_the_area(texts: list[str], guest: dict[str, object]) -> None:
    state = position(
        """
        y V s u
        . . . g
        """,
        companions="jon_snow gendry shae bronn",
    )
    play(state, "move left tyrell", *texts)
    assert seen(state)["staying"] == [[guest], []]
    assert seen(state)["spent"] == []
    play(state, "move right tully", "play bronn", "move down greyjoy")
    assert seen(state)["staying"] == [[guest], []]
    assert state.to_move() == 0


@rule("hk-companion-stays")
def test_no_other_companion_stays() -> None:
    stay = [companion.key for companion in position("V").terms.companions if companion.stays]
    assert stay == ["gendry", "jon_snow", "shae"]


@rule("hk-companion-obey")
@pytest.mark.parametrize("companion", ["sandor_clegane", "gregor_clegane", "brienne_of_tarth", "ramsay_snow"])
def test_ruling_h5_what_a_companion_does_cannot_be_declined(companion: str) -> None:
    state = position("u V s g", companions=companion)
    play(state, "move left tully", f"play {companion}")
    assert state.to_move() == 0
    verbs = {text.split()[0] for text in choices(state)}
    assert verbs <= {"kill", "take", "swap"}


@rule("hk-companion-obey")
def test_ruling_h5_the_choice_of_target_is_free() -> None:
    state = position("u V s g", companions="gregor_clegane", areas=["l", "s", "y"])
    play(state, "move left tully", "play gregor_clegane")
    assert choices(state) == [
        "kill robb_stark",
        "kill tywin_lannister",
        "kill olenna_tyrell",
        "kill hoster_tully",
    ]


@rule("hk-companion-no-target")
@pytest.mark.parametrize("companion", ["ilyn_payne", "hodor", "bronn", "khal_drogo"])
def test_ruling_h3_a_companion_without_a_target_may_be_chosen_and_does_nothing(companion: str) -> None:
    state = position("u V s g", companions=f"{companion} melisandre", areas=["l", "y"])
    play(state, "move left tully")
    assert f"play {companion}" in choices(state)
    play(state, f"play {companion}")
    assert seen(state)["spent"] == [companion]
    assert area(state, 0) == ["tywin", "hoster"]
    assert area(state, 1) == ["olenna"]
    assert state.to_move() == 1


@rule("hk-companion-no-target")
@pytest.mark.parametrize("companion", ["sandor_clegane", "brienne_of_tarth"])
def test_ruling_h3_with_nobody_at_court_there_is_nothing_to_name(companion: str) -> None:
    state = position("u V", companions=companion)
    play(state, "move left tully", f"play {companion}")
    assert state.to_move() == regalia.NOBODY
    assert area(state, 0) == ["hoster"]


@rule("hk-companion-parts")
def test_ruling_h4_jaqen_with_nobody_at_court_still_kills_in_an_area_and_in_the_row() -> None:
    state = position("u V", companions="jaqen_hghar hodor")
    play(state, "move left tully", "play jaqen_hghar")
    assert choices(state) == ["kill hoster_tully"]
    play(state, "kill hoster_tully")
    assert choices(state) == ["remove hodor"]


@rule("hk-companion-parts")
def test_ruling_h4_jaqen_as_the_last_of_the_row_leaves_the_third_part_out() -> None:
    state = position("u V s", companions="jaqen_hghar")
    play(state, "move left tully", "play jaqen_hghar", "kill catelyn_stark", "kill hoster_tully")
    assert state.to_move() == regalia.NOBODY


@rule("hk-companion-parts")
def test_ruling_h4_a_part_in_the_middle_that_cannot_be_done_is_left_out() -> None:
    cards = CARDS_TEXT.replace(
        '{ kill = "choice", from = ["court"] },', '{ kill = "choice", from = ["areas"] },'
    )
    state = position("u V s", companions="jaqen_hghar hodor", cards=cards)
    play(state, "move left tully", "play jaqen_hghar", "kill hoster_tully")
    assert choices(state) == ["remove hodor"]  # nobody is in an area any more


@rule("hk-companion-already-yours")
@pytest.mark.parametrize(
    ("companion", "name"), [("hodor", "bran"), ("bronn", "tyrion"), ("khal_drogo", "daenerys")]
)
def test_ruling_h6_taking_a_character_one_has_already_changes_nothing(companion: str, name: str) -> None:
    state = position("u V g g", companions=companion, areas=[name, ""])
    state.listen()
    play(state, "move left tully", f"play {companion}")
    assert area(state, 0) == [name, "hoster"]
    assert [event.kind for event in state.news()] == ["moved", "companion", "banner"]
    assert state.to_move() == 1


@rule("hk-companion-already-yours", "hk-banner-involved")
def test_ruling_h6_hodor_for_ones_own_bran_does_not_even_open_a_tie() -> None:
    state = position("u V g", companions="hodor", areas=["bran", "s"], banners={"stark": 1})
    play(state, "move left tully", "play hodor")
    assert banner(state, "stark") == 1
    assert state.to_move() == 1


# -- naming a target --------------------------------------------------------------------------


@rule("hk-target-asked")
@pytest.mark.parametrize("text", ["kill robb_stark", "take robb_stark", "swap robb_stark", "give robb_stark"])
def test_a_target_is_named_only_when_a_companion_asks(text: str) -> None:
    state = position("u V robb", companions="hodor sandor_clegane jon_snow")
    assert refused(state, text) == "hk-target-asked"
    play(state, "move left tully")
    assert refused(state, text) == "hk-target-asked"
    assert refused(state, "remove hodor") == "hk-target-asked"
    play(state, "play jon_snow")
    assert refused(state, text) == "hk-target-asked"


@rule("hk-target-asked")
def test_a_target_is_named_by_the_verb_of_the_companion() -> None:
    state = position("u V robb", companions="sandor_clegane")
    play(state, "move left tully", "play sandor_clegane")
    assert refused(state, "take robb_stark") == "hk-target-asked"
    assert refused(state, "kill robb_stark") == ""


@rule("hk-target-court")
@pytest.mark.parametrize(
    ("companion", "verb"),
    [
        ("sandor_clegane", "kill"),
        ("jaqen_hghar", "kill"),
        ("brienne_of_tarth", "take"),
        ("ramsay_snow", "swap"),
    ],
)
def test_where_a_companion_acts_at_court_the_target_must_lie_there(companion: str, verb: str) -> None:
    state = position("u V robb g", companions=companion, areas=["sansa", "shireen"])
    play(state, "move left tully", f"play {companion}")
    assert refused(state, f"{verb} sansa_stark") == "hk-target-court"
    assert refused(state, f"{verb} shireen_baratheon") == "hk-target-court"
    assert refused(state, f"{verb} rickon_stark") == "hk-target-court"
    assert choices(state) == [f"{verb} robb_stark", f"{verb} balon_greyjoy"]


@rule("hk-target-area")
def test_where_a_companion_acts_on_areas_the_target_must_lie_in_one_of_them() -> None:
    state = position("u V robb g", companions="gregor_clegane", areas=["sansa", "shireen"])
    play(state, "move left tully", "play gregor_clegane")
    assert refused(state, "kill robb_stark") == "hk-target-area"
    assert refused(state, "kill rickon_stark") == "hk-target-area"
    assert choices(state) == ["kill sansa_stark", "kill shireen_baratheon", "kill hoster_tully"]


@rule("hk-target-varys")
@pytest.mark.parametrize(
    ("companion", "verb"),
    [
        ("sandor_clegane", "kill"),
        ("jaqen_hghar", "kill"),
        ("brienne_of_tarth", "take"),
        ("ramsay_snow", "swap"),
    ],
)
def test_ruling_h20_varys_is_no_character_and_no_target(companion: str, verb: str) -> None:
    state = position("u V robb g", companions=companion)
    play(state, "move left tully", f"play {companion}")
    assert choices(state) == [f"{verb} robb_stark", f"{verb} balon_greyjoy"]
    with pytest.raises(regalia.UnknownAction):
        SPACE.parse(f"{verb} varys")


@rule("hk-target-immune")
@pytest.mark.parametrize(("companion", "verb"), [("gregor_clegane", "kill"), ("littlefinger", "give")])
def test_those_who_stay_cannot_be_killed_or_traded(companion: str, verb: str) -> None:
    state = position(
        "u V robb g", companions=companion, staying={0: "jon_snow stark, gendry", 1: "shae"}, areas=["", "y"]
    )
    play(state, "move left tully", f"play {companion}")
    targets = {text.split()[1] for text in choices(state)}
    assert targets <= {"olenna_tyrell", "hoster_tully"}
    for guest in ["jon_snow", "gendry", "shae"]:
        with pytest.raises(regalia.UnknownAction):
            SPACE.parse(f"{verb} {guest}")


@rule("hk-target-immune")
def test_ruling_h19_jaqen_cannot_kill_those_who_stay() -> None:
    state = position("u V robb", companions="jaqen_hghar bronn", staying={1: "jon_snow stark, gendry, shae"})
    play(state, "move left tully", "play jaqen_hghar", "kill robb_stark", "kill hoster_tully")
    assert choices(state) == ["remove bronn"]
    assert refused(state, "remove jon_snow") == "hk-companion-row"
    play(state, "remove bronn")
    assert len(seen(state)["staying"][1]) == 3


@rule("hk-target-row-open")
@pytest.mark.parametrize("guest", ["jon_snow", "gendry", "shae"])
def test_ruling_h19_in_the_row_jaqen_can_kill_them_like_the_others(guest: str) -> None:
    state = position("u V robb g", companions="jaqen_hghar jon_snow gendry shae bronn")
    play(state, "move left tully", "play jaqen_hghar", "kill robb_stark", "kill hoster_tully")
    assert choices(state) == ["remove bronn", "remove gendry", "remove jon_snow", "remove shae"]
    play(state, f"remove {guest}")
    assert guest not in seen(state)["row"]
    assert sorted(seen(state)["spent"]) == sorted([guest, "jaqen_hghar"])
