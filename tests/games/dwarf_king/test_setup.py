"""Sections 1 to 4 of the rules: the cards, the deal, the quest."""

import pytest

from regalia.core.bits import bit, popcount
from regalia.core.errors import BadOptions
from regalia.core.events import WATCHER
from regalia.games.dwarf_king import GAME
from regalia.games.dwarf_king.cards import own_terms
from regalia.games.dwarf_king.deck import CARDS, COURT, NOBLES, NUMBER, SPECIALS, SUITS, TILES, VALUES
from regalia.testing import rule
from tests.games.dwarf_king.build import (
    cards,
    choices,
    deal,
    hand,
    keys,
    play,
    points,
    position,
    refused,
    seen,
    winner,
)


@rule("dk-players")
def test_three_to_five_play() -> None:
    assert GAME.seats == [3, 4, 5]
    with pytest.raises(BadOptions):
        GAME.setup(2)
    assert [deal(1, 4).side(seat) for seat in range(4)] == [0, 1, 2, 3]


@rule("dk-court", "dk-suits")
def test_the_court_has_thirteen_cards_in_each_of_three_suits() -> None:
    assert SUITS == ["dwarves", "knights", "goblins"]
    assert popcount(COURT) == 39
    numbers = " ".join(f"{suit}{rank}" for suit in "dkg" for rank in [*range(2, 11), "J", "Q", "K", "A"])
    assert cards(numbers) == COURT


@rule("dk-rank-order")
@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("druid", "d2"),
        ("d2", "d3"),
        ("d9", "d10"),
        ("d10", "tinkerer"),
        ("tinkerer", "dJ"),
        ("dJ", "dQ"),
        ("dQ", "dK"),
        ("dK", "dA"),
    ],
)
def test_the_stronger_card_wins(low: str, high: str) -> None:
    special = next((word for word in (low, high) if word in SPECIALS), "shaman")
    state = position([f"{low} k2", f"{high} k3", "g2 g3"], special=special)
    play(state, low, high, "g2")
    assert winner(state) == 1


@rule("dk-nobles")
def test_nobles_have_no_number() -> None:
    assert cards("dJ dQ dK dA kJ kQ kK kA gJ gQ gK gA") == NOBLES
    assert VALUES[NUMBER["goblins_jack"]] == 0
    assert points("good_numbers", ["d2", "dK kK gK dA", ""]) == [5, 0, 0]


@rule("dk-specials")
def test_fourteen_special_cards() -> None:
    assert len(SPECIALS) == 14
    values = [VALUES[NUMBER[key]] for key in SPECIALS]
    assert values.count(1) == 3
    assert values.count(11) == 6
    assert values.count(0) == 5


@rule("dk-special-suited")
def test_ones_and_elevens_are_cards_of_their_suit() -> None:
    state = position(["d3 k4", "druid g2", "d4 g3"], special="druid")
    play(state, "d3")
    assert choices(state) == ["play druid"]
    assert points("garden_gnomes", ["druid d5", "tinkerer dA", ""]) == [1, 11, 0]
    assert points("dwarven_victory", ["druid", "", ""]) == [1, 0, 0]


@rule("dk-magic-suitless")
def test_magic_cards_have_no_suit() -> None:
    state = position(["d3 k4", "excalibur g2", "d4 g3"], special="excalibur")
    play(state, "d3")
    assert choices(state) == ["play goblins_2", "play excalibur"]


@rule("dk-tiles")
def test_twenty_tiles_with_two_quests_each() -> None:
    terms = own_terms("standard")
    assert popcount(terms.in_play) == 20
    sides = [
        side
        for number, tile in enumerate(terms.tiles)
        if terms.in_play & bit(number)
        for side in (tile.front, tile.back)
    ]
    assert len(set(sides)) == 40


@rule("dk-stack", "dk-used")
def test_every_deal_has_another_tile_and_another_special_card() -> None:
    state = deal(5)
    tiles, specials = [state.tile], [state.special]
    number = 0
    while state.to_move() >= 0:
        state.apply(state.legal()[0])
        if state.deal != number and state.to_move() >= 0:
            number = int(state.deal)
            tiles.append(state.tile)
            specials.append(state.special)
    assert len(tiles) >= 7
    assert len(set(tiles)) == len(tiles)
    assert len(set(specials)) == len(specials)
    assert len({deal(seed).tile for seed in range(40)}) > 5
    assert "next" not in " ".join(seen(deal(5)))


@rule("dk-first-dealer")
def test_the_first_dealer_is_drawn_or_named() -> None:
    assert {int(deal(seed, 4).dealer) for seed in range(30)} == {0, 1, 2, 3}
    assert {int(deal(seed, 4, dealer="seat_2").dealer) for seed in range(5)} == {2}
    with pytest.raises(BadOptions):
        deal(1, 3, dealer="seat_4")


@rule("dk-special-drawn")
def test_everybody_knows_which_special_card_takes_part() -> None:
    for seed in range(5):
        state = deal(seed, 5)
        for seat in (0, 4, WATCHER):
            assert seen(state, seat)["special"]["key"] == CARDS[state.special]
        assert state.holder(state.special) >= 0


@rule("dk-deal-all")
@pytest.mark.parametrize(("seats", "size"), [(3, 13), (4, 10), (5, 8)])
def test_all_cards_are_dealt(seats: int, size: int) -> None:
    state = deal(3, seats)
    assert [popcount(held) for held in state.hands] == [size] * seats
    assert seen(state)["hand_sizes"] == [size] * seats


@rule("dk-three-players")
def test_with_three_the_two_of_dwarves_stays_out() -> None:
    for seed in range(6):
        assert deal(seed, 3).holder(NUMBER["dwarves_2"]) == -1
        assert deal(seed, 4).holder(NUMBER["dwarves_2"]) >= 0


@rule("dk-hand-secret")
def test_a_seat_sees_only_its_own_hand() -> None:
    state = deal(9, 4)
    chooser = state.to_move()
    for seat in range(4):
        view = seen(state, seat)
        assert [card["key"] for card in view["hand"]] == hand(state, seat)
        for other in range(4):
            shown = ["knights_5"] if other == chooser and other != seat else []
            assert [card["key"] for card in view["known"][other]] == shown
    assert seen(state, WATCHER)["hand"] == []


@rule("dk-next-dealer")
def test_the_winner_of_the_five_of_dwarves_deals_next() -> None:
    state = position(["d3", "d5", "d10"], lead=0)
    play(state, "d3", "d5", "d10")
    assert state.deal == 1
    assert state.dealer == 2


@rule("dk-quest-five", "dk-quest-tile", "dk-quest-side")
def test_the_holder_of_the_five_of_knights_chooses_a_side() -> None:
    state = position(["d3 d4", "k5 g5", "d5 d6"], quest=None, tile="quarters")
    assert state.to_move() == 1
    assert choices(state) == ["quest three_quarters", "quest from_6_to_7"]
    view = seen(state, 2)
    assert [side["key"] for side in view["tile"]] == ["three_quarters", "from_6_to_7"]
    assert [card["key"] for card in view["known"][1]] == ["knights_5"]
    assert refused(state, "quest evens") == "dk-quest-side"
    play(state, "quest from_6_to_7")
    assert seen(state, 0)["quest"] == "from_6_to_7"
    assert hand(state, 1) == keys("k5 g5")


@rule("dk-quest-when", "dk-question-first")
def test_the_quest_comes_before_the_first_trick_and_once() -> None:
    state = position(["d3 d4", "k5 g5", "d5 d6"], quest=None)
    assert refused(state, "k5") == "dk-question-first"
    play(state, "quest most_victories")
    assert refused(state, "quest most_victories") == "dk-quest-when"


@rule("dk-quest-won")
def test_what_is_held_never_counts() -> None:
    state = position(["d3", "k2", "g2"], quest="dwarven_victory", won=["", "d5 d6", ""])
    play(state, "d3", "k2", "g2")
    assert state.scores() == [0, 2, 0]  # a dwarf and a knight for seat 0


@rule("dk-fives-independent")
def test_one_player_may_hold_all_fives_and_deal() -> None:
    state = position(["k5 g5 d5", "d3 d4 d6", "k2 k3 k4"], quest=None)
    assert (state.to_move(), state.dealer) == (0, 0)
    play(state, "quest most_victories")
    assert state.to_move() == 0
    play(state, "d5", "d3", "k2")
    assert state.to_move() == 0


def test_every_tile_can_turn_up() -> None:
    assert len(TILES) == 26
