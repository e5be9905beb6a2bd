"""What every ordinary character is worth, and the sheet that says so."""

import pytest

from regalia.games.unfairy_tale.kingdom import CHARACTERS
from regalia.testing import rule
from tests.games.unfairy_tale.build import play, points, position, reasons, view

# We don't have the picture of the rulebook's sample: this kingdom gives every line of its table.
# What is green there is seat 1 here, and what is blue there is seat 0.
SAMPLE = """
    castle: b.dwarf b.king r.queen | farm: r.peasant b.dragon | tower: b.princess r.dragon b.knight r.king
    farm: r.dwarf r.princess       | farm: b.peasant          | forest
"""
LINES = ["king", "queen", "princess", "knight", "peasant", "dwarf"]


@rule("ut-score-sheet", "ut-end-count")
def test_the_rulebooks_sample_ends_twelve_to_six() -> None:
    state = position(SAMPLE)
    assert [points(state, 1, name) for name in LINES] == [3, 0, 3, 3, 1, 2]
    assert [points(state, 0, name) for name in LINES] == [2, 3, 0, 0, 0, 1]
    assert state.scores() == [6, 12]


@rule("ut-score-sheet")
def test_the_sheet_of_the_sample_gives_the_rulebooks_reasons() -> None:
    state = position(SAMPLE)
    green, blue = 1, 0
    assert reasons(state, green, "king") == [("on", 1, ["castle"]), ("next-to-terrain", 2, ["farm", "farm"])]
    assert reasons(state, blue, "king") == [("next-to-terrain", 2, ["farm", "forest"])]
    assert reasons(state, green, "queen") == [("absent", 0, [])]
    assert reasons(state, blue, "queen") == [("with", 1, ["king"]), ("next-to-own", 2, ["princess", "dwarf"])]
    assert reasons(state, green, "princess") == [("on", 2, ["tower"]), ("with", 1, ["knight"])]
    assert reasons(state, blue, "princess") == [("nothing", 0, [])]
    assert reasons(state, green, "knight") == [("with", 3, ["princess"])]
    assert reasons(state, blue, "knight") == [("absent", 0, [])]
    assert reasons(state, green, "peasant") == [("on", 1, ["farm"])]
    assert reasons(state, blue, "peasant") == [("blocked", 0, ["dragon"])]
    assert reasons(state, green, "dwarf") == [("above", 2, ["king", "queen"])]
    assert reasons(state, blue, "dwarf") == [("above", 1, ["princess"])]


@rule("ut-score-peasant-royal")
def test_without_the_dragon_the_samples_blocked_peasant_would_bring_four() -> None:
    state = position(SAMPLE.replace(" b.dragon", ""))
    assert points(state, 0, "peasant") == 4
    assert reasons(state, 0, "peasant") == [("on", 1, ["farm"]), ("next-to", 3, ["king", "queen", "king"])]


@rule("ut-score-king-castle")
@pytest.mark.parametrize(("terrain", "worth"), [("castle", 1), ("tower", 0), ("farm", 0), ("forest", 0)])
def test_a_king_in_a_castle_is_worth_a_point(terrain: str, worth: int) -> None:
    assert points(position(f"{terrain}: r.king | tower"), 0, "king") == worth


@rule("ut-score-king-land")
@pytest.mark.parametrize(("terrain", "worth"), [("castle", 0), ("tower", 0), ("farm", 1), ("forest", 1)])
def test_a_king_has_a_point_for_each_farm_and_forest_beside_him(terrain: str, worth: int) -> None:
    assert points(position(f"{terrain} | tower: r.king | {terrain}"), 0, "king") == 2 * worth


@rule("ut-score-queen-king")
@pytest.mark.parametrize("king", ["r.king", "b.king"])
def test_a_queen_has_a_point_for_any_king_with_her(king: str) -> None:
    assert points(position(f"farm: {king} r.queen | farm"), 0, "queen") == 1
    assert points(position(f"farm: r.queen {king} | farm"), 0, "queen") == 1


@rule("ut-score-queen-king")
def test_a_king_beside_the_queen_is_not_with_her() -> None:
    assert points(position("farm: b.king | farm: r.queen"), 0, "queen") == 0


@rule("ut-score-queen-own")
def test_a_queen_has_a_point_for_each_of_her_colour_beside_her() -> None:
    state = position("farm: r.king r.peasant b.knight | farm: r.queen | farm: r.princess b.peasant")
    assert points(state, 0, "queen") == 3


@rule("ut-score-queen-own", "ut-next-to")
def test_her_people_two_terrains_away_don_t_count() -> None:
    assert points(position("farm: r.queen | farm | farm: r.king"), 0, "queen") == 0


@rule("ut-score-queen-here")
def test_her_people_on_her_own_terrain_don_t_count() -> None:
    assert points(position("farm: r.peasant r.queen r.knight | farm"), 0, "queen") == 0


@rule("ut-score-queen-any")
@pytest.mark.parametrize("name", ["dwarf", "dragon", "witch", "fairy", "wizard"])
def test_magic_people_and_the_dwarf_count_for_the_queen(name: str) -> None:
    assert points(position(f"farm: r.{name} | farm: r.queen"), 0, "queen") == 1


@rule("ut-score-princess-tower")
@pytest.mark.parametrize(("terrain", "worth"), [("castle", 0), ("tower", 2), ("farm", 0), ("forest", 0)])
def test_a_princess_in_a_tower_is_worth_two(terrain: str, worth: int) -> None:
    assert points(position(f"{terrain}: r.princess | farm"), 0, "princess") == worth


@rule("ut-score-princess-knight")
@pytest.mark.parametrize("knight", ["r.knight", "b.knight"])
def test_a_princess_has_a_point_for_any_knight_with_her(knight: str) -> None:
    assert points(position(f"farm: {knight} r.princess | farm"), 0, "princess") == 1
    assert points(position(f"farm: {knight} | farm: r.princess"), 0, "princess") == 0


@rule("ut-score-knight")
@pytest.mark.parametrize("princess", ["r.princess", "b.princess"])
def test_a_knight_has_three_for_any_princess_with_him(princess: str) -> None:
    assert points(position(f"farm: r.knight {princess} | farm"), 0, "knight") == 3
    assert points(position(f"farm: r.knight | farm: {princess}"), 0, "knight") == 0


@rule("ut-score-peasant-farm")
@pytest.mark.parametrize(("terrain", "worth"), [("castle", 0), ("tower", 0), ("farm", 1), ("forest", 0)])
def test_a_peasant_on_a_farm_is_worth_a_point(terrain: str, worth: int) -> None:
    assert points(position(f"{terrain}: r.peasant | farm"), 0, "peasant") == worth


@rule("ut-score-peasant-royal")
def test_a_peasant_has_a_point_for_each_king_and_queen_beside_of_any_colour() -> None:
    state = position("tower: r.king b.queen | tower: r.peasant | tower: b.king b.knight r.queen")
    assert points(state, 0, "peasant") == 4


@rule("ut-score-peasant-here")
def test_king_and_queen_on_the_peasants_own_terrain_don_t_count() -> None:
    assert points(position("tower: r.king r.peasant b.queen | tower"), 0, "peasant") == 0


@rule("ut-score-dwarf")
def test_a_dwarf_has_a_point_for_each_unblocked_character_above_of_any_colour_and_kind() -> None:
    assert points(position("farm: r.dwarf r.king b.queen b.witch | farm"), 0, "dwarf") == 3
    assert points(position("farm: r.dwarf r.king b.queen b.dragon | farm"), 0, "dwarf") == 1
    assert points(position("farm: r.dwarf | farm: r.king"), 0, "dwarf") == 0


@rule("ut-score-dwarf-dragon")
def test_a_dragon_above_the_dwarf_counts_unless_a_knight_blocks_him() -> None:
    assert points(position("farm: r.dwarf b.dragon | farm"), 0, "dwarf") == 1
    assert points(position("farm: r.dwarf b.king b.dragon r.knight | farm"), 0, "dwarf") == 2


@rule("ut-score-magic", "ut-goal-kinds")
def test_magic_people_earn_nothing_and_have_no_line_on_the_sheet() -> None:
    state = position("tower: r.dragon r.witch r.fairy r.wizard | forest: r.king")
    lines = [line["character"] for line in view(state)["sheets"][0]["lines"]]
    assert lines == LINES
    assert set(CHARACTERS) - set(lines) == {"dragon", "witch", "fairy", "wizard"}
    assert state.scores() == [0, 0]


@rule("ut-score-base")
def test_just_being_in_the_kingdom_is_worth_nothing() -> None:
    state = position(
        "forest: r.king r.princess r.peasant | castle: r.knight | tower: b.queen | farm: b.dwarf"
    )
    assert state.scores() == [0, 1]  # the Queen has the Dwarf beside her; nobody else has anything


@rule("ut-score-sheet")
def test_the_sheet_is_kept_while_the_match_goes_on() -> None:
    state = position(hands=("king princess", "dragon"))
    assert points(state, 0, "king") == 0
    play(state, "lay king c1")
    assert reasons(state, 0, "king") == [("on", 1, ["castle"]), ("next-to-terrain", 2, ["farm", "farm"])]
    play(state, "lay dragon c1")
    assert reasons(state, 0, "king") == [("blocked", 0, ["dragon"])]
    assert view(state)["sheets"][0]["lines"][0]["place"] == "c1"


@rule("ut-goal-ordinary")
def test_points_belong_to_the_colour_of_the_character_not_to_who_moved_it() -> None:
    state = position("farm: b.princess | tower", hands=("wizard", "queen"))
    play(state, "lay wizard a1")
    assert state.scores() == [0, 0]
    state = position("farm: b.princess | tower", hands=("wizard", "queen"))
    play(state, "lay wizard b1", "move a1 b1")
    assert state.scores() == [0, 2]
