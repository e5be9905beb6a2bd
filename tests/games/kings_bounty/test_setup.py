"""Sections 1 to 3 of the rules: the cards, and what is laid out before the first turn."""

from collections import Counter

import pytest

import regalia
from regalia.core.bits import members, popcount
from regalia.games.kings_bounty import GAME
from regalia.games.kings_bounty.cards import OWN_SET
from regalia.games.kings_bounty.deal import card_counts, title_pool
from regalia.games.kings_bounty.faces import FACES, PEOPLES, PLACES, TITLES
from regalia.games.kings_bounty.table import faces_in
from regalia.testing import rule
from tests.games.kings_bounty.build import deal, deck, hand, play, position, seen

FULL = dict(zip(FACES, card_counts(4, 0), strict=True))


def everything(seats: int, **options: object) -> Counter[str]:
    """All cards of a fresh deal."""
    state = deal(1, seats, None, **options)
    return Counter(deck(state) + [card for seat in range(seats) for card in hand(state, seat)])


@rule("kb-cards-peoples", "kb-cards-troops")
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc"])
def test_four_peoples_have_nine_troops_each(people: str) -> None:
    kinds = ["archer", "warrior", "wizard", "hero", "monster"]
    assert [FULL[f"{people}_{kind}"] for kind in kinds] == [3, 2, 2, 1, 1]
    assert PEOPLES == ["elf", "dwarf", "undead", "orc", "human"]


@rule("kb-cards-humans")
def test_humans_have_twelve_troops_and_no_castle() -> None:
    assert [FULL[f"human_{kind}"] for kind in ("archer", "warrior", "wizard", "hero", "monster")] == [
        4,
        3,
        3,
        1,
        1,
    ]
    assert not any(face.startswith("human") for face in FACES[25:])


@rule("kb-cards-castles", "kb-cards-possessions")
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc"])
def test_the_others_have_two_castles_of_each_type(people: str) -> None:
    assert [FULL[f"{people}_{castle}"] for castle in ("tower", "fortress", "citadel")] == [2, 2, 2]
    assert len([place for place in PLACES if place.startswith(people)]) == 6


@rule("kb-cards-obelisks", "kb-cards-possessions")
def test_there_are_four_obelisks_of_each_strength_and_of_no_people() -> None:
    assert [FULL[f"obelisk_{strength}"] for strength in (1, 2, 3)] == [4, 4, 4]
    state = position("", "", areas=["obelisk_1 obelisk_2 obelisk_3"])
    assert [item["strength"] for item in seen(state)["areas"][0]] == [1, 2, 3]
    assert [item["people"] for item in seen(state)["areas"][0]] == [None, None, None]


@rule("kb-strength-troops", "kb-strength-castles")
def test_strengths_of_troops_and_castles() -> None:
    assert list(OWN_SET.strengths) == [2, 3, 4, 0, 0]
    state = position("", "", areas=["elf_tower elf_fortress elf_citadel"])
    shown = seen(state)["areas"][0]
    assert [item["strength"] for item in shown] == [1, 2, 3]
    assert [item["source"] for item in shown] == ["rulebook", "ours", "ours"]


@rule("kb-cards-same")
def test_cards_with_the_same_face_are_one_choice() -> None:
    state = position("human_archer human_archer elf_tower elf_tower", "")
    assert [action for action in state.legal() if action < 40] == [FACES.index("elf_tower")]
    assert len(state.legal()) == 3
    play(state, "play elf_tower")
    assert hand(state, 0) == ["human_archer", "human_archer", "human_archer", "elf_tower"]


@rule("kb-setup-seats")
def test_two_to_five_can_play() -> None:
    for seats in (2, 3, 4, 5):
        assert deal(1, seats).seats == seats
    for seats in (1, 6):
        with pytest.raises(regalia.BadOptions):
            deal(1, seats)


@rule("kb-setup-removed-two", "kb-setup-deck")
def test_two_play_without_two_peoples_and_half_of_the_obelisks() -> None:
    cards = everything(2, removed="elf-orc")
    assert cards.total() == 48
    assert not any(card.startswith(("elf", "orc")) for card in cards)
    assert [cards[f"obelisk_{strength}"] for strength in (1, 2, 3)] == [2, 2, 2]
    assert cards["human_archer"] == 4
    assert cards["dwarf_citadel"] == 2


@rule("kb-setup-removed-three", "kb-setup-deck")
def test_three_play_without_one_people_and_a_quarter_of_the_obelisks() -> None:
    cards = everything(3, removed="undead")
    assert cards.total() == 66
    assert not any(card.startswith("undead") for card in cards)
    assert [cards[f"obelisk_{strength}"] for strength in (1, 2, 3)] == [3, 3, 3]


@rule("kb-setup-deck")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_play_with_all_cards(seats: int) -> None:
    assert everything(seats) == Counter(FULL)
    assert len(deal(1, seats).deck) == 84 - 6 * seats


@rule("kb-setup-removed-choice")
def test_the_peoples_left_out_are_drawn_or_named_and_never_human() -> None:
    drawn = {tuple(seen(deal(seed, 2))["removed"]) for seed in range(80)}
    assert len(drawn) == 6
    assert all(len(pair) == 2 and "human" not in pair for pair in drawn)
    assert len({tuple(seen(deal(seed, 3))["removed"]) for seed in range(60)}) == 4
    assert seen(deal(1, 2, removed="dwarf-undead"))["removed"] == ["dwarf", "undead"]
    with pytest.raises(regalia.BadOptions):
        deal(1, 3, removed="dwarf-undead")
    with pytest.raises(regalia.BadOptions):
        deal(1, 4, removed="elf")


@rule("kb-setup-removed-titles")
def test_titles_of_peoples_left_out_never_turn_up() -> None:
    gone = {"elf_king", "elf_prince", "orc_chief", "orc_prince"}
    met: set[str] = set()
    for seed in range(60):
        state = deal(seed, 2, "expert", removed="elf-orc")
        met |= {TITLES[title] for title in members(state.all_titles())}
    assert not met & gone
    assert met == set(TITLES) - gone
    assert [len(title_pool(OWN_SET, removed)) for removed in (0, 1, 3)] == [21, 19, 17]


@rule("kb-setup-titles", "kb-setup-titles-rest")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_titles_lie_open_and_no_other_is_in_play(seats: int) -> None:
    state = deal(3, seats)
    assert popcount(state.titles) == 6
    assert state.all_titles() == state.titles
    assert len(seen(state)["titles"]) == 6


@rule("kb-setup-hand")
def test_everyone_is_dealt_six_cards_that_only_they_see() -> None:
    state = deal(3, 4)
    for seat in range(4):
        assert seen(state, seat)["hand"] == hand(state, seat)
        assert len(hand(state, seat)) == 6
        assert seen(state, seat)["hands"] == [6, 6, 6, 6]
    assert seen(state, regalia.WATCHER)["hand"] is None
    known = set(seen(state, 0))
    assert not any(key not in known for key in seen(state, 1))
    assert all(faces_in(state.hands[seat]) for seat in range(4))


@rule("kb-setup-first", "kb-setup-last")
def test_who_begins_is_drawn_or_named_and_the_right_hand_neighbour_is_last() -> None:
    assert {seen(deal(seed, 5))["first"] for seed in range(60)} == {0, 1, 2, 3, 4}
    state = deal(1, 4, first="seat_2")
    assert state.to_move() == 2
    assert seen(state)["last"] == 1
    assert seen(deal(1, 4, first="seat_0"))["last"] == 3
    with pytest.raises(regalia.BadOptions):
        deal(1, 2, first="seat_2")


def test_the_names_of_actions_are_those_of_faces_and_places() -> None:
    assert GAME.space.size == 40 + 36 + 40 + 1
