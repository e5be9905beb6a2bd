"""Section 7 of the rules: every side of every tile."""

import pytest

from regalia.games.dwarf_king.cards import own_terms
from regalia.games.dwarf_king.deck import QUESTS, TILES
from regalia.testing import rule
from tests.games.dwarf_king.build import play, points, position, seen

RUNS = "0 0 1 0 0 0 2 1 1 2 0 1 1"


@rule("dk-runs")
def test_runs() -> None:
    assert points("lucky_run", winners=RUNS) == [6, 4, 2]
    assert points("bad_run", winners=RUNS) == [-6, -4, -2]


@rule("dk-rearguard")
def test_rearguard() -> None:
    assert points("save_the_rearguard", winners=RUNS) == [2, 4, 2]
    assert points("sacrifice_the_rearguard", winners=RUNS) == [-2, -4, -2]
    assert points("save_the_rearguard", winners="0 0 1 0", length=13) == [0, 0, 0]


@rule("dk-cards-count")
def test_rulebook_example_three_quarters() -> None:
    assert points("three_quarters", ["d3 k3 g4", "d4 k5 g6", "g3 k4 g2"]) == [12, 4, 8]


@rule("dk-cards-count")
@pytest.mark.parametrize(
    ("quest", "won", "expected"),
    [
        ("from_6_to_7", "d6 k7 g7 d3", 12),
        ("knights_debacle", "k2 kA d3 g4", -2),
        ("goblin_defeat", "g2 gA shaman d3", -3),
        ("knightly_victory", "k2 k3 kA d4 g5", 2),
        ("dwarven_victory", "k2 k3 kA d4 g5", -2),
        ("capture_the_kings", "dK gK kQ d2", 3),
        ("capture_the_queens", "dK gK kQ d2", -3),
        ("nobles_and_knights", "kA k2 dJ g4", 4),
        ("soldiers_without_knights", "kA k2 dJ g4", -4),
        ("attack_the_knights", "k2 kA d3", 2),
        ("attack_the_goblins", "g2 gA d3", 2),
        ("paladins_charge", "dJ kJ g2", 8),
        ("paladins_rout", "dJ kJ g2", -8),
        ("eight_nine_dwarves", "d8 d2 k9 g4", 4),
        ("no_eight_nine_dwarf", "d8 d2 k9 g4", -4),
        ("capture_the_dwarf_queen", "dQ kQ", 8),
        ("flee_the_dwarf_queen", "dQ kQ", -8),
    ],
)
def test_quests_about_kinds_of_cards(quest: str, won: str, expected: int) -> None:
    assert points(quest, [won, "", ""]) == [expected, 0, 0]


@rule("dk-sides")
def test_to_the_right_and_to_the_left() -> None:
    winners = "0 0 0 1 1 3"
    assert points("to_the_right", ["", "", "", ""], winners) == [1, 3, 2, 0]
    assert points("to_the_left", ["", "", "", ""], winners) == [2, 0, 1, 3]


@rule("dk-total-tie")
def test_numbers() -> None:
    assert points("good_numbers", ["d10 k9", "dA kK gQ dwarf_flag_bearer", "d7"]) == [5, 0, 0]
    assert points("bad_numbers", ["d10 k9", "dA kK gQ", "d7"]) == [-5, 0, 0]
    assert points("good_numbers", ["d10 k2", "d9 k3", "d7"]) == [0, 0, 0]


@rule("dk-trick-count")
def test_numbers_of_tricks() -> None:
    winners = "0 0 0 0 1 1 1 2 2 3"
    four = ["", "", "", ""]
    assert points("most_victories", four, winners) == [4, 3, 2, 1]
    assert points("fewest_victories", four, winners) == [-4, -3, -2, -1]
    assert points("good_things_come_in_threes", four, winners) == [0, 5, 0, 0]
    assert points("only_one", four, winners) == [0, 0, 0, 5]
    assert points("four_by_four", four, winners) == [5, 0, 0, 0]
    assert points("two_by_two", four, winners) == [0, 0, 5, 0]


@rule("dk-even-zero")
def test_evens_and_odds() -> None:
    assert points("evens", ["", "", "", ""], "0 0 1 1 1 2 2 2 2") == [5, 0, 5, 0]
    assert points("odds", ["", "", "", ""], "0 0 1 1 1 2 2 2 2") == [0, 5, 0, 0]


@rule("dk-as-many")
def test_all_for_one_and_one_for_all() -> None:
    winners = "0 0 0 1 1 2 2"
    assert points("all_for_one", ["", "", "", ""], winners) == [5, 0, 0, 5]
    assert points("one_for_all", ["", "", "", "", ""], winners) == [0, 5, 5, 5, 5]


@rule("dk-race")
def test_counting_out() -> None:
    winners = "1 0 1 2 1 0 0 2 2 1"
    assert points("eeny_meeny", winners=winners) == [4, 3, 5]
    assert points("miney_mo", winners=winners) == [-4, -3, -5]
    assert points("eeny_meeny", winners="1 1 0 0") == [0, 0, 0]


@rule("dk-triplets")
def test_triplets() -> None:
    won = ["dK kK gK d3 k3 g3 d4 k4 g4 dQ kQ", "d2 k2 g2", "druid d9 k9"]
    assert points("triplets", won) == [4, 1, 0]
    assert points("one_two_and", won) == [-4, -1, 0]


@rule("dk-in-a-row")
def test_streaks() -> None:
    winners = "0 0 0 0 0 1 2 1"
    assert points("grand_slam", winners=winners) == [5, 0, 0]
    assert points("utter_chaos", winners=winners) == [0, 5, 5]
    assert points("utter_chaos", winners="0 1 0 1 2 1 1 1") == [5, 0, 5]


@rule("dk-colours")
def test_armies() -> None:
    won = ["d2 d3 k4 k5 k6 g7", "d2 d3 d4 d5", "tinkerer k2 g3 g4"]
    assert points("elite_army", won) == [1, 0, 1]
    assert points("massive_army", won) == [3, 4, 2]


@rule("dk-lowest")
def test_the_lowest_dwarf_or_knight() -> None:
    won = ["d4 d9 k2", "dA dK k7", "k10 enchanter"]
    assert points("garden_gnomes", won) == [4, 0, 0]
    assert points("little_soldiers", won) == [2, 7, 10]


@rule("dk-compare")
def test_in_line_and_sandwich() -> None:
    winners = "0 0 0 1 1 2"
    assert points("in_line", winners=winners) == [3, 6, 3]
    assert points("sandwich", winners=winners) == [6, 3, 0]


@rule("dk-straight")
def test_grand_army() -> None:
    assert points("grand_army", ["d9 k10 gJ dQ d3", "druid k2 g3 d3", "d10 tinkerer dJ"]) == [4, 3, 2]
    assert points("grand_army", ["", "d2 d4", ""]) == [0, 1, 0]


@rule("dk-salvation")
def test_the_lowest_card_of_all() -> None:
    won = ["d4 k3 gA", "dA kK", ""]
    assert points("save_the_nobles", won) == [3, 10, 0]
    assert points("save_the_brave", won) == [-3, 0, 0]


@rule("dk-score-live")
def test_live_quests_show_their_points_while_playing_and_others_do_not() -> None:
    state = position(["d9 d2", "d3 d4", "d5 d6"], quest="lucky_run", winners="0 0 0 0 0 0 0 0 0 0 0")
    assert seen(state)["live"][0] == [{"reason": "longest_run", "count": 11, "points": 22}]
    play(state, "d9", "d3", "d5")
    assert seen(state)["live"][0] == [{"reason": "longest_run", "count": 12, "points": 24}]
    state = position(["d9 d2", "d3 d4", "d5 d6"], quest="most_victories")
    assert seen(state)["live"] == [[], [], []]
    live = {quest.key for quest in own_terms("standard").quests if quest.live}
    assert live == {
        "lucky_run",
        "bad_run",
        "save_the_rearguard",
        "sacrifice_the_rearguard",
        "eeny_meeny",
        "miney_mo",
        "grand_slam",
        "utter_chaos",
    }


@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_can_be_scored_at_the_end_of_a_deal_with_a_reason_for_each_point(quest: str) -> None:
    tile = next(tile for tile in own_terms("2011").tiles if QUESTS.index(quest) in (tile.front, tile.back))
    state = position(
        ["kA dQ", "k2 dJ", "k3 d4"], quest=quest, tile=tile.key, won=["d8 k9", "gJ g10", "g3 k4"]
    )
    play(state, "kA", "k2", "k3", "dQ", "dJ", "d4")
    deal = seen(state)["sheet"][0]
    assert deal["quest"] == quest
    assert deal["points"] == [sum(line["points"] for line in lines) for lines in deal["lines"]]
    assert deal["points"] == state.scores()


def test_every_quest_is_on_a_tile() -> None:
    terms = own_terms("2011")
    assert {side for tile in terms.tiles for side in (tile.front, tile.back)} == set(range(len(QUESTS)))
    assert [tile.key for tile in terms.tiles] == TILES
