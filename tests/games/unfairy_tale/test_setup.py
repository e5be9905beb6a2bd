"""Setting up: terrains, rectangle, cards set aside, hands, who begins, what is next to what."""

from collections import Counter

import pytest

from regalia.core.bits import members, popcount
from regalia.core.errors import BadOptions
from regalia.games.unfairy_tale import GAME
from regalia.games.unfairy_tale.kingdom import CHARACTERS, TERRAINS
from regalia.games.unfairy_tale.rules import Position
from regalia.testing import rule
from tests.games.unfairy_tale.build import place_names, play, points, position, refused, stack, view


def dealt(seats: int, seed: int = 1, **options: str) -> Position:
    state = GAME.new(GAME.setup(seats, "classic", options), seed)
    assert isinstance(state, Position)
    return state


@rule("ut-setup-players")
def test_two_three_or_four_can_play() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.setup(seats)


@rule("ut-setup-terrain")
@pytest.mark.parametrize(("seats", "others"), [(2, 1), (3, 2), (4, 3)])
def test_the_number_of_players_decides_the_terrains(seats: int, others: int) -> None:
    land = Counter(terrain for terrain in dealt(seats).land.terrains if terrain >= 0)
    counts = {TERRAINS[terrain]: count for terrain, count in land.items()}
    assert counts == {"tower": others, "castle": others, "forest": others, "farm": 3}


@rule("ut-setup-grid")
@pytest.mark.parametrize(("seats", "rows", "columns"), [(2, 2, 3), (3, 3, 3), (4, 3, 4)])
def test_the_kingdom_is_a_rectangle_of_the_right_size(seats: int, rows: int, columns: int) -> None:
    kingdom = view(dealt(seats))["kingdom"]
    assert [len(row) for row in kingdom] == [columns] * rows


@rule("ut-setup-grid")
def test_the_terrains_are_shuffled() -> None:
    assert len({tuple(dealt(4, seed).land.terrains) for seed in range(12)}) > 10


@rule("ut-land")
def test_places_are_called_by_column_and_row() -> None:
    assert place_names(dealt(2)) == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert place_names(dealt(4))[3:5] == ["d1", "a2"]


@rule("ut-land")
def test_nothing_can_be_laid_outside_of_the_kingdom() -> None:
    state = position(hands=("king witch wizard", ""))
    assert refused(state, "lay king d1") == "ut-land"
    assert refused(state, "lay king a3") == "ut-land"
    play(state, "lay wizard a1")
    assert refused(state, "move a1 d1") == "ut-land"
    assert refused(state, "move d1 a1") == "ut-land"


@rule("ut-setup-cards")
def test_everyone_has_the_same_ten_characters_in_a_colour_of_their_own() -> None:
    state = dealt(4)
    assert view(state)["colours"] == ["red", "blue", "yellow", "green"]
    assert view(state)["unlaid"] == [CHARACTERS] * 4
    assert len(CHARACTERS) == 10


@rule("ut-setup-aside", "ut-setup-hand")
def test_three_cards_are_set_aside_and_seven_are_the_hand() -> None:
    for seed in range(10):
        state = dealt(3, seed)
        for seat in range(3):
            assert popcount(state.hand(seat)) == 7
            assert popcount(state.unplayed(seat) & ~state.hand(seat)) == 3
    assert view(state)["aside"] == 3


@rule("ut-setup-aside")
def test_which_three_are_set_aside_is_luck() -> None:
    hands = Counter(name for seed in range(200) for name in members(dealt(2, seed).hand(0)))
    assert all(100 < hands[name] < 180 for name in range(10))  # 140 expected


@rule("ut-setup-aside", "ut-lay-hand")
def test_cards_set_aside_cannot_be_laid() -> None:
    state = dealt(2)
    for name, character in enumerate(CHARACTERS):
        held = bool(state.hand(state.mover) & (1 << name))
        assert refused(state, f"lay {character} a1") == ("" if held else "ut-lay-hand")


@rule("ut-first-player")
def test_the_first_player_is_drawn() -> None:
    starts = Counter(int(dealt(4, seed).to_move()) for seed in range(80))
    assert set(starts) == {0, 1, 2, 3}


@rule("ut-first-player")
def test_the_host_may_name_the_first_player() -> None:
    assert {int(dealt(3, seed, first="seat_2").to_move()) for seed in range(9)} == {2}
    with pytest.raises(BadOptions):
        GAME.setup(3, "classic", {"first": "seat_3"})


@rule("ut-first-player")
def test_naming_the_first_player_changes_nothing_else_of_the_deal() -> None:
    drawn, named = dealt(3, 5), dealt(3, 5, first="seat_1")
    assert drawn.hands == named.hands
    assert drawn.land.terrains == named.land.terrains


@rule("ut-next-to")
def test_next_to_means_sharing_an_edge_not_a_corner() -> None:
    state = position("""
        farm | castle          | farm
        farm | castle: r.king  | farm
        farm | castle          | farm
    """)
    assert points(state, 0, "king") == 1 + 2  # left and right; the four farms at the corners don't count


@rule("ut-next-to")
def test_the_end_of_a_row_is_not_next_to_the_beginning_of_the_next() -> None:
    state = position("""
        tower | tower | tower | tower: r.king
        farm  | tower | tower | tower
        tower | tower | tower | tower
    """)
    assert points(state, 0, "king") == 0


@rule("ut-next-to-same")
def test_characters_on_one_terrain_are_not_next_to_each_other() -> None:
    state = position("tower: r.peasant r.king r.queen | tower")
    assert points(state, 0, "peasant") == 0
    assert points(state, 0, "queen") == 1  # for the King with her, not for two next to her


@rule("ut-next-to-turned")
def test_turning_the_rectangle_changes_no_point() -> None:
    lying = position("""
        castle: r.king | farm: b.peasant | forest
        farm: b.queen  | tower: b.fairy  | farm: r.dwarf r.wizard
    """)
    standing = position("""
        castle: r.king  | farm: b.queen
        farm: b.peasant | tower: b.fairy
        forest          | farm: r.dwarf r.wizard
    """)
    assert lying.scores() == standing.scores() == [4, 3]


@rule("ut-top")
def test_the_top_character_is_the_one_above_all_others() -> None:
    state = position("tower: b.dwarf r.king b.queen | farm", hands=("wizard", ""))
    play(state, "lay wizard b1", "move a1 b1")
    assert stack(state, "a1") == "b.dwarf r.king"
    assert stack(state, "b1") == "r.wizard b.queen"
