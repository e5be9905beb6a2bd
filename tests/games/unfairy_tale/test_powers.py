"""Witch, Fairy and Wizard: when their powers come, what they can do, and that they may be declined."""

from itertools import permutations

import pytest

from regalia.testing import rule
from tests.games.unfairy_tale.build import SPACE, choices, play, position, refused, stack, view

FOREST = "forest | farm: b.king | tower: r.queen"
MAGIC = [(FOREST, "witch"), ("farm: b.king | tower", "fairy"), ("tower | farm: b.king", "wizard")]


@rule("ut-power-now")
@pytest.mark.parametrize(("drawing", "character"), MAGIC)
def test_nothing_else_is_done_before_a_power_is_used_or_declined(drawing: str, character: str) -> None:
    state = position(drawing, hands=(f"peasant {character}", "queen"))
    play(state, f"lay {character} a1")
    assert state.to_move() == 0
    assert refused(state, "lay peasant a1") == "ut-power-now"
    play(state, "decline")
    assert state.to_move() == 1


@rule("ut-power-now")
def test_a_power_that_was_declined_does_not_come_back() -> None:
    state = position(FOREST, hands=("witch king", "knight"))
    play(state, "lay witch a1", "decline", "lay knight a1")
    assert view(state)["question"] is None
    assert choices(state, "swap") == []


@rule("ut-power-may")
@pytest.mark.parametrize(("drawing", "character"), MAGIC)
def test_a_power_may_be_declined_and_then_nothing_changes(drawing: str, character: str) -> None:
    state = position(drawing, hands=(character, "queen"))
    play(state, f"lay {character} a1")
    before = view(state)["kingdom"]
    state.listen()
    play(state, "decline")
    assert view(state)["kingdom"] == before
    assert [event.kind for event in state.news()] == ["declined"]


@rule("ut-decline-asked")
def test_there_is_nothing_to_decline_without_an_open_power() -> None:
    state = position(FOREST, hands=("king witch", "queen"))
    assert refused(state, "decline") == "ut-decline-asked"
    assert refused(play(state, "lay witch a1"), "decline") == ""


@rule("ut-power-laid")
def test_a_magic_character_that_is_moved_has_no_power_again() -> None:
    state = position("forest | tower: b.witch | farm: r.king", hands=("wizard", "queen"))
    play(state, "lay wizard c1", "move b1 a1")  # a Witch comes to the forest
    assert state.to_move() == 1
    assert view(state)["question"] is None


@rule("ut-power-laid")
def test_a_magic_character_that_is_swapped_has_no_power_again() -> None:
    state = position("forest | tower: b.king | castle: b.wizard", hands=("witch", "queen"))
    play(state, "lay witch a1", "swap b1 c1")  # a Wizard comes to the tower
    assert stack(state, "b1") == "b.wizard"
    assert view(state)["question"] is None
    assert state.to_move() == 1


@rule("ut-power-onto")
def test_a_moved_character_comes_to_lie_on_top() -> None:
    state = position("tower: b.king | farm: r.dwarf r.queen", hands=("wizard", "queen"))
    play(state, "lay wizard b1", "move a1 b1")
    assert stack(state, "b1") == "r.dwarf r.queen r.wizard b.king"
    assert stack(state, "a1") == ""


@rule("ut-power-onto")
def test_swapped_characters_come_to_lie_on_top() -> None:
    state = position("forest | farm: r.dwarf b.king | castle: b.queen r.knight", hands=("witch", "queen"))
    play(state, "lay witch a1", "swap b1 c1")
    assert stack(state, "b1") == "r.dwarf r.knight"
    assert stack(state, "c1") == "b.queen b.king"


@rule("ut-dwarf-stays")
def test_a_lone_dwarf_can_be_neither_moved_nor_swapped() -> None:
    state = position("forest | farm: b.dwarf | tower", hands=("witch wizard", "queen"))
    play(state, "lay wizard c1")
    assert refused(state, "move b1 a1") == "ut-dwarf-stays"
    state = position("forest | farm: b.dwarf | tower: r.king", hands=("witch wizard", "queen"))
    play(state, "lay witch a1")
    assert refused(state, "swap a1 b1") == "ut-dwarf-stays"
    assert refused(state, "swap b1 c1") == "ut-dwarf-stays"


@rule("ut-power-nothing")
def test_a_witch_who_can_swap_nobody_is_not_asked() -> None:
    state = position("forest | farm | farm: b.dwarf", hands=("witch", "queen"))
    assert play(state, "lay witch a1").to_move() == 1


@rule("ut-power-nothing")
def test_a_witch_whose_every_swap_would_join_namesakes_is_not_asked() -> None:
    state = position("forest: b.king | farm: r.witch r.king", hands=("witch", "queen"))
    assert play(state, "lay witch a1").to_move() == 1


@rule("ut-power-nothing")
@pytest.mark.parametrize("people", ["", ": b.dwarf"])
def test_a_fairy_with_nobody_to_arrange_is_not_asked(people: str) -> None:
    state = position(f"farm{people} | tower", hands=("fairy", "queen"))
    assert play(state, "lay fairy a1").to_move() == 1


# -- Witch --------------------------------------------------------------------------------------


@rule("ut-swap-forest")
@pytest.mark.parametrize("terrain", ["farm", "castle", "tower"])
def test_outside_of_a_forest_the_witch_lies_but_does_nothing(terrain: str) -> None:
    state = position(f"{terrain} | forest: b.king | farm: r.queen", hands=("witch", "queen"))
    assert play(state, "lay witch a1").to_move() == 1
    assert stack(state, "a1") == "r.witch"


@rule("ut-swap-two", "ut-swap-forest")
def test_a_witch_in_a_forest_swaps_two_top_characters_of_any_colours() -> None:
    state = position("forest | farm: r.peasant b.king | castle: r.queen", hands=("witch", "queen"))
    play(state, "lay witch a1")
    assert choices(state) == ["decline", "swap a1 b1", "swap a1 c1", "swap b1 c1"]
    play(state, "swap b1 c1")
    assert stack(state, "b1") == "r.peasant r.queen"
    assert stack(state, "c1") == "b.king"
    assert state.to_move() == 1


@rule("ut-swap-asked")
def test_only_a_witch_just_laid_lets_characters_be_swapped() -> None:
    state = position("forest: r.king | farm: b.king | tower", hands=("wizard fairy witch", "queen"))
    assert refused(state, "swap a1 b1") == "ut-swap-asked"
    assert refused(state.clone(), "swap a1 b1") == "ut-swap-asked"
    play(state, "lay wizard c1")
    assert refused(state, "swap a1 b1") == "ut-swap-asked"


@rule("ut-swap-different")
def test_the_two_must_lie_on_different_terrains() -> None:
    state = play(position(FOREST, hands=("witch", "queen")), "lay witch a1")
    assert refused(state, "swap b1 b1") == "ut-swap-different"


@rule("ut-swap-empty")
def test_a_character_must_lie_on_both_terrains() -> None:
    state = position("forest | farm: b.king | tower", hands=("witch", "queen"))
    play(state, "lay witch a1")
    assert refused(state, "swap a1 c1") == "ut-swap-empty"
    assert refused(state, "swap b1 c1") == "ut-swap-empty"


@rule("ut-swap-self")
def test_the_witch_may_swap_herself() -> None:
    state = play(position(FOREST, hands=("witch", "queen")), "lay witch a1", "swap a1 b1")
    assert stack(state, "a1") == "b.king"
    assert stack(state, "b1") == "r.witch"


@rule("ut-swap-name")
def test_a_swap_must_not_join_namesakes() -> None:
    state = position("forest | farm: b.king r.queen | castle: r.king", hands=("witch", "queen"))
    play(state, "lay witch a1")
    assert refused(state, "swap b1 c1") == "ut-swap-name"
    state = position("forest | farm: r.king | castle: b.king r.queen", hands=("witch", "queen"))
    play(state, "lay witch a1")
    assert refused(state, "swap b1 c1") == "ut-swap-name"


@rule("ut-swap-name")
def test_two_namesakes_may_change_places() -> None:
    state = position("forest | farm: r.queen b.king | castle: r.king", hands=("witch", "queen"))
    play(state, "lay witch a1", "swap b1 c1")
    assert stack(state, "b1") == "r.queen r.king"
    assert stack(state, "c1") == "b.king"


@rule("ut-swap-name")
def test_a_blocked_namesake_is_in_the_way_too() -> None:
    state = position("forest | farm: b.king b.dragon r.queen | castle: r.king", hands=("witch", "queen"))
    assert refused(play(state, "lay witch a1"), "swap b1 c1") == "ut-swap-name"


@rule("ut-swap-order")
def test_a_swap_is_named_in_reading_order() -> None:
    state = play(position(FOREST, hands=("witch", "queen")), "lay witch a1")
    assert refused(state, "swap c1 b1") == "ut-swap-order"
    assert refused(state, "swap b1 c1") == ""


# -- Fairy --------------------------------------------------------------------------------------


@rule("ut-order-any", "ut-order-steps")
@pytest.mark.parametrize("order", list(permutations(["king", "dragon", "knight", "fairy"])))
def test_the_fairy_can_bring_about_every_order(order: tuple[str, ...]) -> None:
    state = position("farm: b.dwarf r.king b.dragon b.knight | tower", hands=("fairy", "queen"))
    play(state, "lay fairy a1", *(f"order {name}" for name in order[:3]))
    assert state.to_move() == 1  # the fourth needs no naming
    owners = {"king": "r", "dragon": "b", "knight": "b", "fairy": "r"}
    assert stack(state, "a1") == " ".join(["b.dwarf", *(f"{owners[name]}.{name}" for name in order)])


@rule("ut-order-any")
@pytest.mark.parametrize("terrain", ["tower", "castle", "forest", "farm"])
def test_the_fairy_has_her_power_on_every_terrain(terrain: str) -> None:
    state = position(f"{terrain}: b.king | farm", hands=("fairy", "queen"))
    play(state, "lay fairy a1", "order fairy")
    assert stack(state, "a1") == "r.fairy b.king"


@rule("ut-order-asked")
def test_only_a_fairy_just_laid_lets_the_order_be_changed() -> None:
    state = position("forest: r.fairy b.king | tower: r.queen", hands=("wizard king", "queen"))
    assert refused(state, "order king") == "ut-order-asked"
    play(state, "lay wizard b1")
    assert refused(state, "order king") == "ut-order-asked"


@rule("ut-order-steps")
def test_those_still_to_be_named_are_offered() -> None:
    state = position("farm: r.king b.dragon | tower", hands=("fairy", "queen"))
    play(state, "lay fairy a1")
    assert choices(state) == ["order king", "order dragon", "order fairy", "decline"]
    play(state, "order dragon")
    assert choices(state) == ["order king", "order fairy", "decline"]
    assert view(state)["question"] == {
        "kind": "order",
        "character": "fairy",
        "place": "a1",
        "settled": ["dragon"],
        "source": "rulebook",
    }


@rule("ut-order-stop")
def test_those_not_named_stay_above_in_the_order_they_had() -> None:
    """The example of the rules page."""
    state = position("farm: r.king b.dragon | tower", hands=("fairy", "queen"))
    state.listen()
    play(state, "lay fairy a1", "order dragon", "decline")
    assert stack(state, "a1") == "b.dragon r.king r.fairy"
    assert state.to_move() == 1
    assert [event.kind for event in state.news()] == ["laid", "reordered"]


@rule("ut-order-present")
def test_only_those_on_the_fairys_terrain_can_be_named() -> None:
    state = position("farm: r.king | tower: b.queen", hands=("fairy", "queen"))
    play(state, "lay fairy a1")
    assert refused(state, "order queen") == "ut-order-present"
    assert refused(state, "order witch") == "ut-order-present"


@rule("ut-order-once")
def test_nobody_is_named_twice() -> None:
    state = position("farm: r.king b.dragon | tower", hands=("fairy", "queen"))
    play(state, "lay fairy a1", "order dragon")
    assert refused(state, "order dragon") == "ut-order-once"


@rule("ut-order-dwarf")
def test_the_dwarf_stays_at_the_bottom() -> None:
    state = position("farm: b.dwarf r.king | tower", hands=("fairy", "queen"))
    play(state, "lay fairy a1")
    assert refused(state, "order dwarf") == "ut-order-dwarf"
    assert stack(play(state, "order fairy"), "a1") == "b.dwarf r.fairy r.king"


# -- Wizard -------------------------------------------------------------------------------------


@rule("ut-move-tower", "ut-next-to")
def test_the_wizard_needs_a_tower_under_or_beside_him() -> None:
    for place, works in {"a1": True, "b1": True, "c1": False, "a2": True, "b2": False, "c2": False}.items():
        state = position(hands=("wizard", "queen"))  # the tower lies on a1
        play(state, f"lay wizard {place}")
        assert (state.to_move() == 0) == works, place


@rule("ut-move-any")
@pytest.mark.parametrize("top", ["r.king", "b.king", "b.dragon", "b.wizard", "b.queen"])
def test_the_wizard_moves_any_top_character_even_the_only_one(top: str) -> None:
    state = position(f"tower | farm: {top} | farm", hands=("wizard", "queen"))
    play(state, "lay wizard a1", "move b1 c1")
    assert stack(state, "b1") == ""
    assert stack(state, "c1") == top


@rule("ut-move-any")
def test_the_wizard_may_move_himself() -> None:
    state = play(position(hands=("wizard", "queen")), "lay wizard a1", "move a1 c2")
    assert stack(state, "c2") == "r.wizard"
    assert stack(state, "a1") == ""


@rule("ut-move-any")
def test_all_moves_are_offered() -> None:
    state = position("tower | farm: b.king r.queen | castle: b.queen", hands=("wizard", "queen"))
    play(state, "lay wizard a1")
    assert choices(state) == ["decline", "move a1 b1", "move a1 c1", "move b1 a1", "move c1 a1"]


@rule("ut-move-asked")
def test_only_a_wizard_just_laid_lets_characters_be_moved() -> None:
    state = position("tower: b.wizard | forest: b.king", hands=("witch", "queen"))
    assert refused(state, "move a1 b1") == "ut-move-asked"
    play(state, "lay witch b1")
    assert refused(state, "move a1 b1") == "ut-move-asked"


@rule("ut-move-empty")
def test_somebody_must_lie_where_the_move_begins() -> None:
    state = play(position(hands=("wizard", "queen")), "lay wizard a1")
    assert refused(state, "move b1 c1") == "ut-move-empty"


@rule("ut-move-other")
def test_a_character_must_go_to_another_terrain() -> None:
    state = play(position(hands=("wizard", "queen")), "lay wizard a1")
    assert refused(state, "move a1 a1") == "ut-move-other"


@rule("ut-same-name")
def test_a_character_cannot_be_moved_to_its_namesake() -> None:
    state = position("tower: b.king | farm: r.king", hands=("wizard", "queen"))
    play(state, "lay wizard b1")
    assert refused(state, "move a1 b1") == "ut-same-name"


def test_what_powers_do_is_told() -> None:
    state = position("forest | farm: b.king | tower: r.queen", hands=("witch wizard", "queen"))
    state.listen()
    play(state, "lay witch a1", "swap b1 c1")
    laid, swapped = state.news()
    assert laid.told(7) == {"kind": "laid", "seat": 0, "character": "witch", "place": "a1"}
    assert swapped.told(7) == {
        "kind": "swapped",
        "seat": 0,
        "character": "king",
        "of_seat": 1,
        "place": "b1",
        "other": "queen",
        "other_seat": 0,
        "other_place": "c1",
    }
    state.mover = 0
    play(state, "lay wizard b1", "move b1 a1")
    assert state.news()[1].told(7) == {
        "kind": "moved",
        "seat": 0,
        "character": "wizard",
        "of_seat": 0,
        "place": "b1",
        "to_place": "a1",
    }


def test_an_action_is_written_in_words() -> None:
    assert SPACE.text(SPACE.parse("move a1 d3")) == "move a1 d3"
