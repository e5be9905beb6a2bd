"""The turn: laying, the order of a stack, names, and the last turn."""

import pytest

from regalia.core.rng import Rng
from regalia.games.unfairy_tale import GAME
from regalia.games.unfairy_tale.kingdom import CHARACTERS
from regalia.games.unfairy_tale.rules import Position
from regalia.testing import rule
from tests.games.unfairy_tale.build import SPACE, choices, hand, play, position, refused, stack, view


@rule("ut-turn-order")
def test_turns_go_round_from_the_first_player() -> None:
    state = position(hands=("king", "king queen", "king"), first=1, mover=1)
    seats = []
    for action in ("lay king a1", "lay king b1", "lay king c1"):
        seats.append(int(state.to_move()))
        play(state, action)
    assert [*seats, state.to_move()] == [1, 2, 0, 1]


@rule("ut-turn-lay")
def test_a_turn_is_to_lay_one_character_on_any_terrain() -> None:
    state = position(hands=("king peasant", "queen"))
    assert choices(state) == [
        f"lay {character} {place}"
        for character in ("king", "peasant")
        for place in ("a1", "b1", "c1", "a2", "b2", "c2")
    ]
    play(state, "lay king b2")
    assert stack(state, "b2") == "r.king"
    assert hand(state, 0) == ["peasant"]


@rule("ut-turn-lay")
def test_nobody_can_pass() -> None:
    state = position(hands=("king", "queen"))
    assert refused(state, "decline") == "ut-decline-asked"
    assert all(text.startswith("lay ") for text in choices(state))


@rule("ut-lay-hand")
def test_only_characters_in_the_hand_can_be_laid() -> None:
    state = position("farm: r.knight | farm", hands=("king", "queen"))
    assert refused(state, "lay king a1") == ""
    for other in ("queen", "knight", "witch"):  # a rival's, one laid already, one set aside
        assert refused(state, f"lay {other} b1") == "ut-lay-hand"


@rule("ut-turn-end")
def test_after_an_ordinary_character_the_next_player_is_to_move() -> None:
    assert play(position(hands=("king", "queen")), "lay king a1").to_move() == 1


@rule("ut-turn-end")
def test_a_power_belongs_to_the_turn() -> None:
    state = play(position(hands=("wizard", "queen")), "lay wizard a1")
    assert state.to_move() == 0
    assert play(state, "move a1 c2").to_move() == 1


@rule("ut-turn-six", "ut-end-when")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_lays_six_characters_and_keeps_one(seats: int) -> None:
    for seed in range(5):
        state = GAME.new(GAME.setup(seats), seed)
        assert isinstance(state, Position)
        rng = Rng(seed)
        laid = [0] * seats
        while state.to_move() >= 0:
            action = int(state.random_action(rng))
            laid[state.to_move()] += SPACE.text(action).startswith("lay")
            state.apply(action)
        for seat in range(seats):
            skipped = view(state)["skipped"][seat]
            assert (laid[seat], len(hand(state, seat))) == ((5, 2) if skipped else (6, 1))


@rule("ut-lay-top")
def test_a_new_character_lies_on_top_and_all_see_the_order() -> None:
    state = position("farm: b.king r.queen | farm", hands=("knight", "queen"))
    play(state, "lay knight a1")
    assert stack(state, "a1") == "b.king r.queen r.knight"
    assert view(state, 1)["kingdom"] == view(state, 7)["kingdom"] == view(state, 0)["kingdom"]


@rule("ut-lay-dwarf")
def test_the_dwarf_goes_under_the_wizard_in_the_tower() -> None:
    """The rulebook's example: red lays his Dwarf where a Wizard lies."""
    state = position("tower: b.wizard | farm", hands=("dwarf", "queen"))
    play(state, "lay dwarf a1")
    assert stack(state, "a1") == "r.dwarf b.wizard"


@rule("ut-lay-dwarf")
def test_the_dwarf_goes_under_a_whole_stack() -> None:
    state = position("tower: b.wizard r.king b.dragon | farm", hands=("dwarf", "queen"))
    assert stack(play(state, "lay dwarf a1"), "a1") == "r.dwarf b.wizard r.king b.dragon"


@rule("ut-lay-dwarf")
def test_later_characters_lie_above_the_dwarf() -> None:
    state = position("tower: r.dwarf | farm", hands=("king", "queen"))
    assert stack(play(state, "lay king a1", "lay queen a1"), "a1") == "r.dwarf r.king b.queen"


@rule("ut-same-name", "ut-same-name-colour")
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_terrain_holds_two_of_the_same_name_whatever_their_colours(character: str) -> None:
    state = position(f"farm: b.{character} | farm", hands=(character, "queen"))
    assert refused(state, f"lay {character} a1") == "ut-same-name"
    assert refused(state, f"lay {character} b1") == ""


@rule("ut-same-name")
def test_a_second_dwarf_is_refused_although_he_would_lie_below() -> None:
    state = position("farm: b.dwarf b.king | farm", hands=("dwarf", "queen"))
    assert refused(state, "lay dwarf a1") == "ut-same-name"


@rule("ut-same-name", "ut-same-name-blocked")
def test_the_wizard_cannot_move_a_king_to_a_castle_with_a_blocked_king() -> None:
    """The rulebook's example: the King in the castle is blocked by a Dragon, and still keeps others out."""
    state = position("castle: b.king r.dragon | tower: r.king | farm", hands=("wizard", "queen"))
    play(state, "lay wizard c1")
    assert refused(state, "move b1 a1") == "ut-same-name"
    assert refused(state, "move b1 c1") == ""


@rule("ut-same-name-blocked")
def test_a_blocked_character_keeps_its_namesakes_from_being_laid() -> None:
    state = position("castle: b.king r.dragon | farm", hands=("king", "queen"))
    assert refused(state, "lay king a1") == "ut-same-name"


@rule("ut-lay-limit")
def test_all_ten_names_can_lie_on_one_terrain() -> None:
    names = [name for name in CHARACTERS if name not in ("dwarf", "wizard")]
    people = " ".join(f"b.{name}" for name in names)
    state = position(f"farm: {people} | farm", hands=("dwarf wizard", "queen"))
    play(state, "lay dwarf a1")
    state.mover = 0
    play(state, "lay wizard a1")
    assert stack(state, "a1") == " ".join(["r.dwarf", *(f"b.{name}" for name in names), "r.wizard"])


@rule("ut-lay-limit", "ut-order-any")
def test_a_stack_of_ten_can_be_put_into_any_order() -> None:
    names = [name for name in CHARACTERS if name not in ("dwarf", "fairy")]
    people = " ".join(f"b.{name}" for name in names)
    state = position(f"farm: b.dwarf {people} | farm", hands=("fairy", "queen"))
    play(state, "lay fairy a1", "order fairy", *(f"order {name}" for name in reversed(names[1:])))
    assert stack(state, "a1") == " ".join(["b.dwarf", "r.fairy", *(f"b.{name}" for name in reversed(names))])
    assert state.to_move() == 1


@rule("ut-lay-somewhere")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_character_in_a_hand_has_a_terrain_to_go_to(seats: int) -> None:
    for seed in range(12):
        state = GAME.new(GAME.setup(seats), seed)
        assert isinstance(state, Position)
        rng = Rng(seed)
        while state.to_move() >= 0:
            if state.question < 0:
                laid = {text.split()[1] for text in choices(state)}
                banned = {"dragon", "dwarf"} if view(state)["last_turn"] else set()
                assert laid == set(hand(state, int(state.to_move()))) - banned
            state.apply(state.random_action(rng))


# -- the last turn ------------------------------------------------------------------------------


@rule("ut-last-turn", "ut-last-ban")
def test_dragon_and_dwarf_cannot_be_laid_in_ones_sixth_turn() -> None:
    state = position(hands=("king dragon", "queen"), turn=6)
    assert refused(state, "lay dragon a1") == "ut-last-ban"
    state = position(hands=("king dwarf", "queen"), turn=6)
    assert refused(state, "lay dwarf a1") == "ut-last-ban"


@rule("ut-last-turn", "ut-last-ban")
def test_in_the_fifth_turn_they_can_whoever_has_it() -> None:
    for mover in (0, 1):
        state = position(hands=("dwarf dragon king", "dwarf dragon king"), turn=5, mover=mover, first=1)
        assert refused(state, "lay dragon a1") == ""
        assert refused(state, "lay dwarf a1") == ""


@rule("ut-last-turn")
def test_each_player_has_an_own_last_turn() -> None:
    state = position(hands=("king peasant", "king dragon peasant"), turn=6, mover=0, first=1)
    assert view(state)["last_turn"] is True  # the second of two players, after the first has had six turns
    state = position(hands=("king dragon peasant", "king peasant"), turn=6, mover=1, first=1)
    assert view(play(state, "lay king a1"))["last_turn"] is True
    state = position(hands=("king dragon", "king peasant dwarf"), turn=5, mover=0, first=1)
    assert view(state)["last_turn"] is False


@rule("ut-last-must")
@pytest.mark.parametrize("banned", ["dragon", "dwarf"])
def test_with_one_of_them_and_another_the_other_must_be_laid(banned: str) -> None:
    state = position(hands=(f"peasant {banned}", "queen king"), turn=6)
    assert {text.split()[1] for text in choices(state)} == {"peasant"}


@rule("ut-last-skip")
def test_with_nothing_but_dragon_and_dwarf_the_last_turn_is_skipped() -> None:
    state = position(hands=("king peasant", "dragon dwarf", "queen king"), turn=6)
    state.listen()
    play(state, "lay king a1")
    assert state.to_move() == 2
    assert [(event.kind, event.seat) for event in state.news()] == [("laid", 0), ("skipped", 1)]
    assert view(state)["skipped"] == [False, True, False]
    assert hand(state, 1) == ["dwarf", "dragon"]


@rule("ut-last-skip", "ut-end-when")
def test_a_skipped_turn_counts_as_the_sixth() -> None:
    state = position(hands=("king peasant", "dragon dwarf"), turn=6)
    play(state, "lay king a1")
    assert state.to_move() == -1


@rule("ut-last-skip")
def test_several_can_have_to_skip() -> None:
    state = position(hands=("dragon dwarf", "dragon dwarf", "king queen"), turn=6, mover=2, first=2)
    play(state, "lay king a1")
    assert state.to_move() == -1
    assert view(state)["skipped"] == [True, True, False]


@rule("ut-last-skip")
def test_nobody_skips_an_earlier_turn() -> None:
    state = position(hands=("king", "dragon dwarf"), turn=5)
    assert play(state, "lay king a1").to_move() == 1


@rule("ut-last-shift")
def test_the_wizard_may_move_a_dragon_in_the_last_turn() -> None:
    state = position("tower: b.dragon | farm: r.king", hands=("wizard king", "queen king"), turn=6)
    play(state, "lay wizard b1", "move a1 b1")
    assert stack(state, "b1") == "r.king r.wizard b.dragon"


@rule("ut-last-shift")
def test_the_witch_may_swap_a_dragon_in_the_last_turn() -> None:
    state = position("forest | farm: b.dragon", hands=("witch king", "queen king"), turn=6)
    play(state, "lay witch a1", "swap a1 b1")
    assert stack(state, "a1") == "b.dragon"


@rule("ut-last-shift")
def test_the_fairy_may_shift_a_dragon_in_the_last_turn() -> None:
    state = position("farm: b.dragon r.king | farm", hands=("fairy king", "queen king"), turn=6)
    play(state, "lay fairy a1", "order king", "order fairy")
    assert stack(state, "a1") == "r.king r.fairy b.dragon"


@rule("ut-no-such-action")
def test_a_number_outside_of_the_space_is_no_action() -> None:
    state = position(hands=("king", "queen"))
    for number in (-1, int(SPACE.size), 10**6):
        assert state.refusal(number) == "ut-no-such-action"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_and_legal_actions_agree_on_the_whole_space_at_every_ply(seats: int) -> None:
    for seed in range(100, 104):
        state = GAME.new(GAME.setup(seats), seed)
        rng = Rng(seed)
        while state.to_move() >= 0:
            allowed = [action for action in range(int(SPACE.size)) if state.refusal(action) == ""]
            assert allowed == state.legal()
            state.apply(state.random_action(rng))
