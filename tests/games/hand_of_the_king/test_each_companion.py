"""The table of the fourteen companions, one by one, and the notes on single cards."""

import pytest

import regalia
from regalia.games.hand_of_the_king.people import CARDS_TEXT, HOUSES
from regalia.games.hand_of_the_king.rules import Position
from regalia.games.hand_of_the_king.table import VARYS, lay
from regalia.testing import rule
from tests.games.hand_of_the_king.build import (
    area,
    banner,
    choices,
    counts,
    court,
    deal,
    play,
    position,
    refused,
    rows,
    seen,
)


def killed(state: Position, name: str) -> bool:
    """Whether a character is out of the match."""
    return name in [card["key"].split("_")[0] for card in seen(state)["killed"]]


# -- those who take a named character ---------------------------------------------------------

TAKERS = [("hodor", "bran"), ("bronn", "tyrion"), ("khal_drogo", "daenerys")]


@rule("hk-companion-cards", "hk-companion-take")
@pytest.mark.parametrize(("companion", "name"), TAKERS)
def test_hodor_bronn_and_khal_drogo_take_their_character_from_the_court(companion: str, name: str) -> None:
    state = position(
        f"""
        u V g
        g . {name}
        . . s l t
    """,
        companions=companion,
    )
    play(state, "move left tully", f"play {companion}")
    assert area(state, 0) == [name, "hoster"]
    assert court(state)[1] == "g"
    assert state.to_move() == 1


@rule("hk-companion-cards", "hk-companion-take")
@pytest.mark.parametrize(("companion", "name"), TAKERS)
def test_hodor_bronn_and_khal_drogo_take_their_character_from_a_rival(companion: str, name: str) -> None:
    state = position("u V g", companions=companion, areas=["", "y", name])
    play(state, "move left tully", f"play {companion}")
    assert area(state, 0) == [name, "hoster"]
    assert area(state, 2) == []


@rule("hk-companion-cards", "hk-companion-chain")
def test_brienne_takes_one_character_of_ones_choice_from_the_court() -> None:
    state = position(
        """
        u V g
        s . s
    """,
        companions="brienne_of_tarth hodor",
        areas=["", "l"],
    )
    play(state, "move left tully", "play brienne_of_tarth")
    assert choices(state) == ["take catelyn_stark", "take robb_stark", "take balon_greyjoy"]
    play(state, "take robb_stark")
    assert area(state, 0) == ["robb", "hoster"]
    assert court(state) == rows("""
        V . g
        s
    """)
    assert banner(state, "stark") == 0
    assert state.to_move() == 1


# -- those who kill ---------------------------------------------------------------------------


@rule("hk-companion-cards", "hk-companion-kill")
@pytest.mark.parametrize(
    ("drawing", "areas"),
    [("u V g eddard", ["", ""]), ("u V g", ["eddard", ""]), ("u V g", ["", "eddard"])],
)
def test_ilyn_payne_kills_eddard_wherever_he_is(drawing: str, areas: list[str]) -> None:
    state = position(drawing, companions="ilyn_payne", areas=areas)
    assert not killed(state, "eddard")
    play(state, "move left tully", "play ilyn_payne")
    assert killed(state, "eddard")
    assert court(state) == rows("V . g")
    assert area(state, 0) == ["hoster"]
    assert area(state, 1) == []
    assert state.to_move() == 1


@rule("hk-companion-cards", "hk-companion-kill")
def test_sandor_clegane_kills_one_character_of_ones_choice_at_court() -> None:
    state = position("u V g s", companions="sandor_clegane", areas=["", "l"])
    play(state, "move left tully", "play sandor_clegane")
    assert choices(state) == ["kill catelyn_stark", "kill balon_greyjoy"]
    play(state, "kill balon_greyjoy")
    assert killed(state, "balon")
    assert court(state) == rows("V . . s")
    assert state.to_move() == 1


@rule("hk-companion-cards", "hk-companion-kill")
def test_gregor_clegane_kills_one_character_in_an_area_of_ones_choice() -> None:
    state = position("u V g s", companions="gregor_clegane", areas=["y", "l", "t"])
    play(state, "move left tully", "play gregor_clegane")
    assert choices(state) == [
        "kill tywin_lannister",
        "kill viserys_targaryen",
        "kill olenna_tyrell",
        "kill hoster_tully",
    ]
    play(state, "kill viserys_targaryen")
    assert killed(state, "viserys")
    assert area(state, 2) == []
    assert state.to_move() == 1


@rule("hk-companion-cards", "hk-jaqen-order")
def test_jaqen_kills_one_at_court_then_one_in_an_area_then_a_companion() -> None:
    state = position("u V g s", companions="jaqen_hghar bronn hodor", areas=["", "l"])
    play(state, "move left tully", "play jaqen_hghar")
    assert choices(state) == ["kill catelyn_stark", "kill balon_greyjoy"]
    assert refused(state, "kill tywin_lannister") == "hk-target-court"
    play(state, "kill balon_greyjoy")
    assert choices(state) == ["kill tywin_lannister", "kill hoster_tully"]
    assert refused(state, "kill catelyn_stark") == "hk-target-area"
    play(state, "kill tywin_lannister")
    assert choices(state) == ["remove bronn", "remove hodor"]
    play(state, "remove bronn")
    assert killed(state, "balon")
    assert killed(state, "tywin")
    assert seen(state)["row"] == ["hodor"]
    assert seen(state)["spent"] == ["bronn", "jaqen_hghar"]
    assert state.to_move() == 1


@rule("hk-companion-row")
def test_jaqen_removes_only_a_companion_who_lies_in_the_row() -> None:
    state = position("u V g s", companions="jaqen_hghar bronn hodor", spent="gendry", areas=["", "l"])
    play(state, "move left tully", "play jaqen_hghar", "kill balon_greyjoy", "kill tywin_lannister")
    assert refused(state, "remove gendry") == "hk-companion-row"
    assert refused(state, "remove jaqen_hghar") == "hk-companion-row"
    assert refused(state, "remove melisandre") == "hk-companion-row"


# -- those who stay and count -----------------------------------------------------------------


@rule("hk-companion-cards", "hk-count-involved")
def test_jon_snow_counts_as_two_of_the_house_that_is_named() -> None:
    state = position("u V g s", companions="jon_snow", areas=["", "s"])
    play(state, "move left tully", "play jon_snow", "name stark")
    assert counts(state, "stark") == [2, 1]
    assert banner(state, "stark") == 0
    assert area(state, 0) == ["hoster"]
    assert state.to_move() == 1


@rule("hk-companion-cards", "hk-count-involved")
def test_ruling_h17_gendry_counts_as_one_baratheon_and_the_banner_is_looked_at() -> None:
    state = position("u V g s", companions="gendry")
    play(state, "move left tully", "play gendry")
    assert counts(state, "baratheon") == [1, 0]
    assert banner(state, "baratheon") == 0


@rule("hk-companion-cards", "hk-count-involved")
def test_ruling_h17_shae_counts_as_one_lannister_and_the_banner_is_looked_at() -> None:
    state = position("u V g s", companions="shae")
    play(state, "move left tully", "play shae")
    assert counts(state, "lannister") == [1, 0]
    assert banner(state, "lannister") == 0


@rule("hk-count-involved", "hk-banner-tie-award")
def test_ruling_h17_a_companion_who_counts_can_cause_a_tie() -> None:
    state = position("u V g s", companions="gendry", areas=["", "b"])
    play(state, "move left tully", "play gendry")
    assert choices(state) == ["award baratheon seat_0", "award baratheon seat_1"]


@rule("hk-jon-any-house", "hk-house-asked")
def test_ruling_h16_jon_snow_may_name_any_of_the_seven_houses() -> None:
    state = position("u V g", companions="jon_snow")
    play(state, "move left tully", "play jon_snow")
    assert choices(state) == [f"name {house}" for house in HOUSES]
    play(state, "name targaryen")
    assert counts(state, "targaryen") == [2, 0]


@rule("hk-jon-fixed")
def test_ruling_h16_jon_snows_house_is_known_to_all_and_never_changes() -> None:
    state = position(
        """
        u V g s
        . . . y
        b . . l
    """,
        companions="jon_snow melisandre bronn hodor",
    )
    jon = {"key": "jon_snow", "house": "tully", "count": 2}
    play(state, "move left tully", "play jon_snow", "name tully")
    for text in ["move right stark", "play hodor", "move down tyrell", "play bronn", "move down lannister"]:
        assert refused(state, "name stark") == "hk-house-asked"
        play(state, text)
        for onlooker in [0, 1, regalia.WATCHER]:
            assert state.view(onlooker)["staying"] == [[jon], []]
    assert counts(state, "tully") == [3, 0]


@rule("hk-house-asked")
def test_a_house_on_its_own_is_named_only_for_jon_snow() -> None:
    state = position("u V g s", companions="sandor_clegane gendry")
    assert refused(state, "name stark") == "hk-house-asked"
    play(state, "move left tully")
    assert refused(state, "name stark") == "hk-house-asked"
    play(state, "play sandor_clegane")
    assert refused(state, "name stark") == "hk-house-asked"


@rule("hk-count-not-court")
def test_ruling_h18_taking_the_last_at_court_earns_a_companion_whoever_counts_for_the_house() -> None:
    state = position("b V g s", companions="bronn", staying={1: "gendry"})
    play(state, "move left baratheon")
    assert choices(state) == ["play bronn"]


@rule("hk-count-not-court")
def test_ruling_h18_a_companion_who_counts_does_not_change_the_size_of_a_house() -> None:
    state = position("u V g s", companions="jon_snow")
    play(state, "move left tully", "play jon_snow", "name tully")
    assert counts(state, "tully") == [3, 0]
    assert seen(state)["houses"]["tully"]["size"] == 2


@rule("hk-count-not-court", "hk-jon-any-house")
def test_ruling_h18_jon_for_a_house_gone_from_court_earns_no_further_companion() -> None:
    state = position("u V g s", companions="jon_snow hodor")
    play(state, "move left tully", "play jon_snow", "name lannister")
    assert state.to_move() == 1
    assert seen(state)["row"] == ["hodor"]


# -- Ramsay Snow ------------------------------------------------------------------------------


@rule("hk-companion-cards", "hk-swap-places")
def test_ramsay_makes_two_characters_at_court_change_places() -> None:
    state = position(
        """
        u V robb
        . . theon
        . . y
    """,
        companions="ramsay_snow",
    )
    play(state, "move left tully", "play ramsay_snow")
    assert choices(state) == ["swap robb_stark", "swap theon_greyjoy", "swap olenna_tyrell"]
    play(state, "swap robb_stark")
    assert choices(state) == ["swap theon_greyjoy", "swap olenna_tyrell"]
    play(state, "swap theon_greyjoy")
    assert court(state) == rows("""
        V . theon
        . . robb
        . . y
    """)
    assert choices(state) == ["move right greyjoy"]
    assert state.to_move() == 1


@rule("hk-swap-places")
def test_ruling_h21_a_swap_collects_nobody_and_empties_no_space() -> None:
    state = position("u V s g", companions="ramsay_snow hodor", areas=["", "l"])
    play(state, "move left tully", "play ramsay_snow", "swap balon_greyjoy", "swap catelyn_stark")
    assert area(state, 0) == ["hoster"]
    assert area(state, 1) == ["tywin"]
    assert court(state) == rows("V . g s")
    assert seen(state)["row"] == ["hodor"]
    play(state, "move right stark")
    assert court(state) == rows(". . g V")


@rule("hk-swap-places")
def test_after_any_swap_varys_sees_along_his_lines_what_now_lies_there() -> None:
    dealt = deal(11).grid
    for one in range(VARYS):
        for other in range(VARYS):
            if one != other:
                cards = dealt.cards[:]
                cards[dealt.cells[one]], cards[dealt.cells[other]] = other, one
                swapped, laid = dealt.swapped(one, other), lay(cards)
                assert swapped.cards == laid.cards
                assert list(swapped.cells) == list(laid.cells)
                assert list(swapped.lines) == list(laid.lines)
                assert list(swapped.around) == list(laid.around)


@rule("hk-target-same")
def test_the_two_of_a_swap_must_be_different() -> None:
    state = position("u V s g", companions="ramsay_snow")
    play(state, "move left tully", "play ramsay_snow", "swap catelyn_stark")
    assert seen(state)["question"] is not None
    assert refused(state, "swap catelyn_stark") == "hk-target-same"
    assert choices(state) == ["swap balon_greyjoy"]


@rule("hk-swap-two")
@pytest.mark.parametrize("drawing", ["u V s", "u V"])
def test_ruling_h21_with_fewer_than_two_at_court_ramsay_does_nothing(drawing: str) -> None:
    state = position(drawing, companions="ramsay_snow")
    play(state, "move left tully", "play ramsay_snow")
    assert state.asked is None
    assert seen(state)["spent"] == ["ramsay_snow"]
    assert area(state, 0) == ["hoster"]


# -- Littlefinger -----------------------------------------------------------------------------


@rule("hk-companion-cards", "hk-target-own", "hk-target-rival")
def test_littlefinger_exchanges_one_of_ones_own_for_one_of_a_rivals() -> None:
    state = position("u V s g", companions="littlefinger", areas=["b", "l", "y"])
    play(state, "move left tully", "play littlefinger")
    assert choices(state) == ["give robert_baratheon", "give hoster_tully"]
    play(state, "give robert_baratheon")
    assert choices(state) == ["take tywin_lannister", "take olenna_tyrell"]
    play(state, "take olenna_tyrell")
    assert area(state, 0) == ["olenna", "hoster"]
    assert area(state, 1) == ["tywin"]
    assert area(state, 2) == ["robert"]
    assert [banner(state, house) for house in ("baratheon", "tyrell")] == [2, 0]
    assert state.to_move() == 1


@rule("hk-target-own")
def test_the_first_of_an_exchange_must_be_ones_own() -> None:
    state = position("u V s g", companions="littlefinger", areas=["b", "l"])
    play(state, "move left tully", "play littlefinger")
    assert refused(state, "give tywin_lannister") == "hk-target-own"
    assert refused(state, "give catelyn_stark") == "hk-target-own"
    assert refused(state, "give edmure_tully") == "hk-target-own"


@rule("hk-target-rival")
def test_the_second_of_an_exchange_must_be_a_rivals() -> None:
    state = position("u V s g", companions="littlefinger", areas=["b", "l"])
    play(state, "move left tully", "play littlefinger", "give robert_baratheon")
    assert refused(state, "take hoster_tully") == "hk-target-rival"
    assert refused(state, "take robert_baratheon") == "hk-target-rival"
    assert refused(state, "take catelyn_stark") == "hk-target-rival"
    assert refused(state, "take edmure_tully") == "hk-target-rival"


@rule("hk-exchange-none")
def test_littlefinger_does_nothing_if_no_rival_has_a_character() -> None:
    state = position("u V s g", companions="littlefinger", areas=["b", ""])
    play(state, "move left tully", "play littlefinger")
    assert area(state, 0) == ["robert", "hoster"]
    assert state.to_move() == 1


@rule("hk-exchange-none", "hk-target-immune")
def test_littlefinger_does_nothing_if_all_that_the_rivals_have_are_companions_who_stay() -> None:
    state = position("u V s g", companions="littlefinger", areas=["", ""], staying={1: "jon_snow stark"})
    play(state, "move left tully", "play littlefinger")
    assert state.to_move() == 1


@rule("hk-exchange-none")
def test_an_exchange_does_nothing_if_one_has_no_character() -> None:
    cards = CARDS_TEXT.replace(
        '[{ exchange = "choice" }]', '[{ kill = "choice", from = ["areas"] }, { exchange = "choice" }]'
    )
    state = position("u V s g", companions="littlefinger", areas=["", "l"], cards=cards)
    play(state, "move left tully", "play littlefinger", "kill hoster_tully")
    assert area(state, 0) == []
    assert area(state, 1) == ["tywin"]
    assert state.to_move() == 1


# -- Melisandre -------------------------------------------------------------------------------


@rule("hk-companion-cards", "hk-turn-another")
def test_ruling_h22_melisandre_finishes_the_turn_with_its_banners_and_brings_another() -> None:
    state = position("u V s g", companions="melisandre", areas=["", "", ""])
    state.listen()
    play(state, "move left tully", "play melisandre")
    assert banner(state, "tully") == 0
    assert state.to_move() == 0
    assert choices(state) == ["move right stark", "move right greyjoy"]
    assert [event.kind for event in state.news()] == ["moved", "companion", "again", "banner"]
    play(state, "move right stark")
    assert area(state, 0) == ["catelyn", "hoster"]
    assert state.to_move() == 1


@rule("hk-turn-another", "hk-banner-when")
def test_ruling_h22_banners_are_settled_before_and_after_the_new_turn() -> None:
    state = position("u V s g", companions="melisandre", areas=["", "s"])
    play(state, "move left tully", "play melisandre")
    assert banner(state, "stark") == 1
    play(state, "move right stark")
    assert banner(state, "stark") == 0


@rule("hk-turn-another")
def test_ruling_h22_a_tie_is_awarded_before_the_new_turn_begins() -> None:
    state = position("u V bran g", companions="hodor melisandre", areas=["", "s"], banners={"stark": 1})
    play(state, "move left tully", "play hodor")
    assert choices(state) == ["play melisandre"]
    play(state, "play melisandre")
    assert choices(state) == ["award stark seat_0", "award stark seat_1"]
    assert seen(state)["another_turn"]
    play(state, "award stark seat_1")
    assert state.to_move() == 0
    assert choices(state) == ["move right greyjoy"]
    assert not seen(state)["another_turn"]


@rule("hk-turn-another-stuck")
def test_ruling_h22_if_varys_cannot_move_in_the_new_turn_the_match_ends() -> None:
    state = position(
        """
        u V .
        . . s
    """,
        companions="melisandre",
    )
    play(state, "move left tully", "play melisandre")
    assert state.to_move() == regalia.NOBODY
    assert state.returns() == [1.0, -1.0]
