"""Section 7 of the rules: returning cards under the deck, and who knows what of them."""

from regalia.games.kings_bounty.rules import IDLE_ROUNDS
from regalia.testing import rule
from tests.games.kings_bounty.build import choices, deck, hand, play, position, refused, seen

DECK = "human_archer human_warrior human_wizard orc_archer"


@rule("kb-return-any", "kb-turn-actions")
def test_any_number_of_cards_is_returned_and_as_many_drawn() -> None:
    for count in (1, 2, 3):
        state = position("elf_archer elf_hero elf_tower", "", deck=DECK)
        play(state, *[f"return {card}" for card in ("elf_archer", "elf_hero", "elf_tower")[:count]], "done")
        assert len(hand(state, 0)) == 3
        assert deck(state)[: 4 - count] == DECK.split()[count:]
        assert state.to_move() == 1


@rule("kb-return-one")
def test_at_least_one_card_is_returned() -> None:
    state = position("elf_archer elf_hero", "")
    assert refused(state, "done") == "kb-return-one"
    play(state, "return elf_hero")
    assert choices(state) == ["return elf_archer", "done"]


@rule("kb-return-hand")
def test_only_cards_of_the_own_hand_are_returned() -> None:
    state = position("elf_archer elf_hero", "obelisk_1")
    assert refused(state, "return obelisk_1") == "kb-return-hand"
    play(state, "return elf_hero")
    assert refused(state, "return elf_hero") == "kb-return-hand"


@rule("kb-return-order")
def test_the_first_returned_card_comes_up_first() -> None:
    state = position("elf_archer elf_hero elf_tower", "", deck=DECK)
    play(state, "return elf_tower", "return elf_archer", "done")
    assert deck(state) == ["human_wizard", "orc_archer", "elf_tower", "elf_archer"]


@rule("kb-return-before-draw", "kb-return-any")
def test_from_a_small_deck_own_cards_come_back() -> None:
    state = position("elf_archer elf_hero elf_tower", "", deck="orc_hero")
    play(state, "return elf_tower", "return elf_archer", "done")
    assert hand(state, 0) == ["elf_hero", "orc_hero", "elf_tower"]
    assert deck(state) == ["elf_archer"]


@rule("kb-return-secret")
def test_only_who_returned_a_card_knows_which_and_where() -> None:
    state = position("elf_archer elf_hero", "orc_archer", deck=DECK)
    state.listen()
    play(state, "return elf_hero", "done")
    assert seen(state, 0)["buried"] == [{"card": "elf_hero", "depth": 3}]
    assert seen(state, 1)["buried"] == seen(state, 7)["buried"] == []
    told = [event for event in state.news() if event.kind == "returned"]
    assert told[0].told(0)["card"] == "elf_hero"
    assert "card" not in told[0].told(1)
    assert "card" not in told[0].told(7)


@rule("kb-return-secret")
def test_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    state = position("elf_archer elf_tower", "", deck=DECK)
    state.listen()
    play(state, "play elf_tower")
    drawn = next(event for event in state.news() if event.kind == "drew")
    assert drawn.told(0)["cards"] == ["human_archer"]
    assert drawn.told(1)["count"] == 1
    assert "cards" not in drawn.told(1)


@rule("kb-return-deck")
def test_returning_leaves_the_deck_as_large_as_it_was() -> None:
    state = position("elf_archer elf_hero", "orc_archer", deck="orc_hero")
    play(state, "return elf_hero", "return elf_archer", "done")
    assert len(state.deck) == 1
    assert not seen(state)["closing"]


@rule("kb-return-limit")
def test_three_rounds_of_returning_only_begin_the_end() -> None:
    state = position("elf_archer", "elf_archer", "elf_archer", deck="elf_archer elf_archer")
    for turn in range(IDLE_ROUNDS * 3):
        assert not state.closing
        play(state, "return elf_archer", "done")
    assert state.closing
    for turn in range(3):
        assert state.to_move() == turn
        play(state, "return elf_archer", "done")
    assert state.to_move() < 0


@rule("kb-return-limit")
def test_a_played_card_starts_the_count_anew() -> None:
    state = position("elf_tower", "elf_archer", deck="elf_archer elf_archer elf_archer", idle=5)
    play(state, "play elf_tower", "return elf_archer", "done")
    assert state.idle == 1
    assert not state.closing
