"""Sections 1, 8 and 9 of the rules: the end of a match, ties, variants."""

import pytest

from regalia.core.bits import popcount
from regalia.games.dwarf_king import GAME
from regalia.games.dwarf_king.cards import own_terms
from regalia.games.dwarf_king.deck import QUESTS
from regalia.games.dwarf_king.rules import ALL_SPECIALS, MOST_DEALS
from regalia.testing import rule
from tests.games.dwarf_king.build import deal, play, position, refused, seen


def last_trick(
    totals: list[int], deal_number: int = 6, quest: str = "three_quarters"
) -> tuple[int, list[int]]:
    """Plays the last trick of a deal that brings nobody a point; who is to move then, and the returns."""
    state = position(["d9", "d8", "d7"], quest=quest, deal=deal_number, totals=totals)
    play(state, "d9", "d8", "d7")
    return int(state.to_move()), [int(value) for value in state.returns()]


@rule("dk-goal", "dk-end-seven")
def test_after_seven_deals_the_most_points_win() -> None:
    assert last_trick([3, 8, 5]) == (-1, [-1, 1, -1])
    assert last_trick([3, 8, 5], deal_number=5)[0] >= 0


@rule("dk-goal-negative")
def test_a_negative_total_can_win() -> None:
    assert last_trick([-9, -2, -5]) == (-1, [-1, 1, -1])


@rule("dk-end-tie")
def test_a_shared_lead_means_another_deal_for_all() -> None:
    state = position(["d9", "d8", "d7"], quest="three_quarters", deal=6, totals=[8, 8, 5])
    play(state, "d9", "d8", "d7")
    assert state.to_move() >= 0
    assert seen(state)["deal"] == 2  # of those that this position knows
    assert state.deal == 7
    assert [popcount(held) for held in state.hands] == [13, 13, 13]
    assert last_trick([8, 8, 5], deal_number=9)[0] >= 0
    assert last_trick([8, 7, 5], deal_number=9) == (-1, [1, -1, -1])


@rule("dk-end-tie-unused")
def test_a_further_deal_uses_what_was_not_used_and_then_all_again() -> None:
    state = position(["d9", "d8", "d7"], quest="three_quarters", deal=6, totals=[8, 8, 5])
    state.used_tiles = own_terms("standard").in_play & ~8
    state.used_specials = ALL_SPECIALS & ~32
    play(state, "d9", "d8", "d7")
    assert state.tile == 3
    assert popcount(state.used_tiles) == 20
    assert state.used_specials == ALL_SPECIALS
    state = position(["d9", "d8", "d7"], quest="three_quarters", deal=6, totals=[8, 8, 5])
    state.used_tiles = own_terms("standard").in_play
    state.used_specials = ALL_SPECIALS
    play(state, "d9", "d8", "d7")
    assert popcount(state.used_tiles) == 1
    assert popcount(state.used_specials) == 1


@rule("dk-end-tie-limit")
def test_after_twenty_one_deals_a_shared_lead_is_a_shared_win() -> None:
    assert MOST_DEALS == 21
    assert last_trick([8, 8, 5], deal_number=19)[0] >= 0
    assert last_trick([8, 8, 5], deal_number=20) == (-1, [1, 1, -1])
    assert last_trick([8, 8, 8], deal_number=20) == (-1, [0, 0, 0])


@rule("dk-over")
def test_nothing_can_be_done_when_the_match_is_over() -> None:
    state = position(["d9", "d8", "d7"], quest="three_quarters", deal=6, totals=[8, 7, 5])
    play(state, "d9", "d8", "d7")
    assert state.legal() == []
    assert refused(state, "d9") == "dk-over"
    assert refused(state, "keep") == "dk-over"
    assert seen(state)["winners"] == [0]


@rule("dk-first-game")
def test_the_first_game_leaves_out_the_harder_tiles() -> None:
    terms = own_terms("easy")
    assert popcount(terms.in_play) == 13
    left = [tile.key for tile in terms.tiles if "standard" in tile.sets and "easy" not in tile.sets]
    assert left == ["numbers", "counting_out", "threes", "streaks", "armies", "lowest", "ranks"]
    for seed in range(30):
        assert terms.in_play & ~deal(seed, 3, "first-game").used_tiles != terms.in_play


@rule("dk-tiles-2011")
def test_the_tiles_of_2011() -> None:
    terms = own_terms("2011")
    assert popcount(terms.in_play) == 25
    added = [tile for tile in terms.tiles if "2011" in tile.sets and "standard" not in tile.sets]
    assert len(added) == 6
    straights = next(tile for tile in added if tile.key == "straights")
    assert [QUESTS[straights.front], QUESTS[straights.back]] == ["triplets", "grand_army"]
    assert deal(1, 3, "tiles-2011").terms is terms


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_the_longest_match_stays_within_the_bound(preset: str) -> None:
    state = deal(1, 4, preset)
    plies = 0
    while state.to_move() >= 0:
        state.apply(state.legal()[-1])  # the Sorcerer is kept as long as possible
        plies += 1
    assert plies <= GAME.max_plies * state.deal / MOST_DEALS
