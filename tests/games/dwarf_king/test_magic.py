"""Section 6 of the rules, the five magic cards."""

import pytest

from regalia.core.bits import bit
from regalia.games.dwarf_king.deck import NUMBER
from regalia.testing import rule
from tests.games.dwarf_king.build import (
    can_play,
    choices,
    hand,
    keys,
    play,
    points,
    position,
    refused,
    seen,
    winner,
    won_by,
)


@rule("dk-magic-won")
@pytest.mark.parametrize("magic", ["dragon", "mummy", "puppeteer", "sorcerer", "excalibur"])
def test_a_magic_card_that_was_won_counts_for_nothing(magic: str) -> None:
    assert points("massive_army", [magic, "d2", ""]) == [0, 1, 0]
    assert points("good_numbers", [magic, "d2", ""]) == [0, 5, 0]
    assert points("nobles_and_knights", [magic, "kA", ""]) == [0, 2, 0]
    assert points("save_the_nobles", [magic, "d2", ""]) == [0, 2, 0]


@rule("dk-magic-won", "dk-mummy-copy")
def test_a_mummy_like_the_five_of_dwarves_does_not_make_a_dealer() -> None:
    state = position(["d5 d9", "d4 mummy", "d3 d10"], special="mummy", quest="dwarven_victory")
    state.hands[0] = bit(NUMBER["dwarves_5"]) | bit(NUMBER["knights_2"])
    play(state, "d5", "d4", "d3", "k2", "mummy", "d10")
    assert state.scores() == [4 - 1, 0, 0]  # three dwarves of one trick and one of the next, less a knight
    assert state.dealer == 0


@rule("dk-dragon-any", "dk-dragon-wins")
def test_the_dragon_may_be_played_at_any_time_and_wins() -> None:
    state = position(["d8 k4", "dragon d9", "dK k6"], special="dragon")
    play(state, "d8")
    assert can_play(state) == [*keys("d9"), "dragon"]
    play(state, "dragon", "dK")
    assert winner(state) == 1


@rule("dk-dragon-ace")
def test_the_ace_of_the_suit_led_beats_the_dragon_before_later_aces() -> None:
    state = position(["d8 k4", "dA k5", "dragon d9", "kA k9"], special="dragon")
    play(state, "d8", "dA", "dragon")
    assert seen(state)["winning"] == 1
    play(state, "kA")
    assert winner(state) == 1


@rule("dk-dragon-ace")
def test_without_it_the_last_ace_of_any_suit_beats_the_dragon() -> None:
    state = position(["d8 k4", "gA k5", "dragon d9", "kA k9"], special="dragon")
    play(state, "d8", "gA", "dragon", "kA")
    assert winner(state) == 3
    state = position(["d8 k4", "gA k5", "dragon d9", "k8 k9"], special="dragon")
    play(state, "d8", "gA", "dragon", "k8")
    assert winner(state) == 1


def test_an_ace_of_another_suit_wins_nothing_without_the_dragon() -> None:
    state = position(["d8 k4", "gA k5", "d7 dragon", "kA k9"], special="dragon")
    play(state, "d8", "gA", "d7", "kA")
    assert winner(state) == 0


@rule("dk-magic-lead")
@pytest.mark.parametrize("magic", ["dragon", "excalibur"])
def test_after_a_led_dragon_or_excalibur_the_next_card_sets_the_suit(magic: str) -> None:
    state = position([f"{magic} k4", "k5 d9", "k6 d10"], special=magic)
    play(state, magic)
    assert can_play(state) == keys("d9 k5")
    play(state, "d9")
    assert seen(state)["led"] == "dwarves"
    assert can_play(state) == keys("d10")
    play(state, "d10")
    assert winner(state) == 0


@rule("dk-mummy-copy")
def test_the_mummy_is_like_the_card_that_won_the_trick_before() -> None:
    state = position(["dK d9 k2", "d4 mummy k3", "d3 dQ k4"], special="mummy", tricks=0)
    play(state, "dK", "d4", "d3")
    assert seen(state)["special"]["like"] == "dwarves_king"
    play(state, "d9", "mummy", "dQ")
    assert winner(state) == 1


@rule("dk-mummy-first")
def test_the_mummy_stays_out_of_the_first_trick() -> None:
    state = position(["dK d9", "k4 mummy", "d3 dQ"], special="mummy", tricks=0)
    play(state, "dK")
    assert can_play(state) == keys("k4")
    assert refused(state, "mummy") == "dk-mummy-first"


@rule("dk-mummy-follow")
def test_the_mummy_counts_as_its_suit_in_hand() -> None:
    state = position(["dK d9 k2", "d4 mummy k3", "d3 dQ k4"], special="mummy")
    play(state, "dK", "d4", "d3", "d9")
    assert can_play(state) == ["mummy"]  # the only dwarf, so to speak
    assert refused(state, "k3") == "dk-follow"
    state = position(["dK d9 k2", "d4 mummy d5", "d3 dQ k4"], special="mummy")
    play(state, "dK", "d4", "d3", "d9")
    assert can_play(state) == [*keys("d5"), "mummy"]
    state = position(["dK g9 k2", "d4 mummy k3", "d3 dQ k4"], special="mummy")
    play(state, "dK", "d4", "d3", "k2")
    assert can_play(state) == keys("k3")
    assert refused(state, "mummy") == "dk-follow"


@rule("dk-mummy-lead")
def test_a_led_mummy_asks_for_the_suit_it_has() -> None:
    state = position(["d2 d9 k2", "d4 mummy k3", "d3 dQ k4"], special="mummy")
    play(state, "d2", "d4", "d3", "mummy")
    assert seen(state)["led"] == "dwarves"
    assert can_play(state) == keys("dQ")


@rule("dk-puppeteer-copy")
def test_the_puppeteer_is_a_shade_above_the_card_before() -> None:
    state = position(["d8 k4", "d9 k5", "puppeteer k6", "d10 k7"], special="puppeteer")
    play(state, "d8", "d9")
    assert seen(state)["special"]["like"] == "dwarves_9"
    play(state, "puppeteer")
    assert seen(state)["winning"] == 2
    play(state, "d10")
    assert winner(state) == 3
    state = position(["d8 k4", "d4 k5", "puppeteer k6", "d5 k7"], special="puppeteer")
    play(state, "d8", "d4", "puppeteer", "d5")
    assert winner(state) == 0  # just above the 4


@rule("dk-puppeteer-any")
def test_the_puppeteer_is_never_forced() -> None:
    state = position(["d8 k4", "puppeteer k5", "d5 k6"], special="puppeteer")
    play(state, "d8")
    assert can_play(state) == [*keys("k5"), "puppeteer"]


@rule("dk-puppeteer-first")
def test_the_puppeteer_can_not_open_the_first_trick() -> None:
    state = position(["puppeteer k4", "d9 k5", "d5 k6"], special="puppeteer", tricks=0)
    assert can_play(state) == keys("k4")
    assert refused(state, "puppeteer") == "dk-puppeteer-first"
    state = position(["d8 k4", "puppeteer d5", "d6 k6"], special="puppeteer", tricks=0)
    play(state, "d8")
    assert refused(state, "puppeteer") == ""


@rule("dk-puppeteer-ace")
def test_the_puppeteer_beats_the_ace_it_follows() -> None:
    state = position(["d8 k4", "dA k5", "puppeteer k6"], special="puppeteer")
    play(state, "d8", "dA", "puppeteer")
    assert winner(state) == 2


@rule("dk-puppeteer-lead")
def test_a_led_puppeteer_is_like_the_last_card_of_the_trick_before() -> None:
    state = position(["d8 k4 gQ", "dA puppeteer g2", "g3 gK g4"], special="puppeteer")
    play(state, "d8", "dA", "g3", "puppeteer")
    assert seen(state)["led"] == "goblins"
    play(state, "gK", "gQ")
    assert winner(state) == 2
    state = position(["d8 k4 gQ", "dA puppeteer g2", "g9 g8 g4"], special="puppeteer")
    play(state, "d8", "dA", "g9", "puppeteer", "g8", "gQ")
    assert winner(state) == 0


SORCERER = ["d8 k4 k9", "dA sorcerer g2", "d5 gK g4"]


@rule("dk-sorcerer-play")
def test_the_sorcerer_is_never_played() -> None:
    state = position(SORCERER, special="sorcerer")
    play(state, "d8")
    state.hands[1] = bit(NUMBER["sorcerer"]) | bit(NUMBER["goblins_2"])
    assert can_play(state) == keys("g2")
    assert refused(state, "sorcerer") == "dk-sorcerer-play"


@rule("dk-sorcerer-trade", "dk-sorcerer-when", "dk-sorcerer-last-trick", "dk-sorcerer-open")
def test_the_sorcerer_is_exchanged_for_a_card_of_the_trick_just_finished() -> None:
    state = position(SORCERER, special="sorcerer")
    assert refused(state, "trade d8") == "dk-sorcerer-when"
    assert refused(state, "keep") == "dk-sorcerer-when"
    play(state, "d8", "dA", "d5")
    assert state.to_move() == 1
    assert [card["key"] for card in seen(state, 2)["known"][1]] == ["sorcerer"]
    assert choices(state) == ["trade dwarves_5", "trade dwarves_8", "trade dwarves_ace", "keep"]
    assert refused(state, "trade gK") == "dk-sorcerer-last-trick"
    play(state, "trade dA")
    assert hand(state, 1) == keys("dA g2")
    assert [card["key"] for card in seen(state, 2)["known"][1]] == keys("dA")
    last = seen(state)["last_trick"]
    assert last is not None
    assert [laid["card"]["key"] for laid in last["cards"]] == ["dwarves_8", "sorcerer", "dwarves_5"]
    assert state.to_move() == 1
    play(state, "dA", "gK", "k4")
    assert state.to_move() == 1  # and nobody is asked again


@rule("dk-sorcerer-trick")
def test_the_trick_stays_with_its_winner_and_the_card_goes_to_who_wins_it_later() -> None:
    state = position(SORCERER, special="sorcerer", quest="fewest_victories")
    before = seen(state)["tricks"]
    play(state, "d8", "dA", "d5", "trade d5")
    assert seen(state)["tricks"] == [before[0], before[1] + 1, before[2]]
    assert won_by(state, "d5") == -1
    assert won_by(state, "sorcerer") == 1
    play(state, "g2", "gK", "k4", "g4", "k9", "d5")
    assert state.dealer == 2


@rule("dk-sorcerer-must")
def test_before_the_last_trick_the_sorcerer_must_be_exchanged() -> None:
    state = position(SORCERER, special="sorcerer")
    play(state, "d8", "dA", "d5", "keep")
    assert state.to_move() == 1
    play(state, "g2", "gK", "k4")
    assert state.to_move() == 1
    assert refused(state, "keep") == "dk-sorcerer-must"
    assert choices(state) == ["trade knights_4", "trade goblins_2", "trade goblins_king"]
    play(state, "trade gK")
    assert state.to_move() == 2


@rule("dk-excalibur-void", "dk-excalibur-wins")
def test_excalibur_needs_a_void_and_wins() -> None:
    state = position(["d8 k4", "d9 excalibur", "excalibur k6"], special="excalibur")
    state.hands[2] = bit(NUMBER["dwarves_king"]) | bit(NUMBER["knights_6"])
    play(state, "d8")
    assert can_play(state) == keys("d9")
    assert refused(state, "excalibur") == "dk-excalibur-void"
    state = position(["d8 k4", "k9 excalibur", "dA k6"], special="excalibur")
    play(state, "d8", "excalibur", "dA")
    assert winner(state) == 1


@rule("dk-excalibur-lead")
def test_excalibur_may_be_led_and_wins() -> None:
    state = position(["excalibur k4", "k9 k8", "dA k6"], special="excalibur")
    play(state, "excalibur", "k9", "k6")
    assert winner(state) == 0
