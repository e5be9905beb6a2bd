"""Dragons, knights and what they do to those below."""

from regalia.testing import rule
from tests.games.unfairy_tale.build import blocked, play, points, position, reasons, refused, view


@rule("ut-block-dragon")
def test_a_dragon_blocks_everyone_below_him() -> None:
    state = position("castle: r.king b.queen r.wizard b.dragon | farm")
    assert blocked(state, "a1") == ["king", "queen", "wizard"]


@rule("ut-block-dragon")
def test_a_dragon_blocks_nobody_on_other_terrains() -> None:
    state = position("castle: b.dragon | tower: r.princess")
    assert blocked(state, "b1") == []


@rule("ut-block-meaning", "ut-score-blocked")
def test_a_blocked_character_earns_nothing() -> None:
    state = position("castle: r.king b.dragon | farm")
    assert points(state, 0, "king") == 0
    assert reasons(state, 0, "king") == [("blocked", 0, ["dragon"])]


@rule("ut-block-meaning")
def test_a_blocked_character_counts_for_nobody() -> None:
    state = position("farm: r.peasant b.dragon | tower: r.queen | farm: r.king")
    assert points(state, 0, "queen") == 1  # the King beside her, not the Peasant
    state = position("farm: r.dwarf r.king b.dragon | tower")
    assert points(state, 0, "dwarf") == 1  # the Dragon, not the King


@rule("ut-score-blocked")
def test_a_blocked_king_helps_neither_queen_nor_peasant() -> None:
    state = position("castle: b.king b.dragon r.queen | farm: r.peasant")
    assert points(state, 0, "queen") == 1  # her Peasant beside her
    assert points(state, 0, "peasant") == 1 + 1  # the farm, and the Queen above the Dragon
    state = position("castle: b.king b.queen b.dragon | farm: r.peasant")
    assert points(state, 0, "peasant") == 1


@rule("ut-score-blocked")
def test_blocked_princess_and_knight_help_each_other_no_more() -> None:
    state = position("tower: r.princess b.dragon | farm")
    assert points(state, 0, "princess") == 0
    state = position("farm: b.knight b.dragon r.princess | farm")
    assert points(state, 0, "princess") == 0


@rule("ut-block-dwarf")
def test_the_dwarf_under_a_dragon_is_not_blocked() -> None:
    state = position("farm: r.dwarf b.dragon | tower: r.queen")
    assert blocked(state, "a1") == []
    assert points(state, 0, "dwarf") == 1
    assert points(state, 0, "queen") == 1


@rule("ut-block-above")
def test_those_above_the_dragon_are_untouched() -> None:
    state = position("castle: b.dragon r.king | farm", hands=("queen", ""))
    assert blocked(state, "a1") == []
    play(state, "lay queen a1")
    assert blocked(state, "a1") == []
    assert points(state, 0, "king") == 2


@rule("ut-block-knight", "ut-block-freed")
def test_princess_under_dragon_under_knight_is_free() -> None:
    """From the rulebook's sample: 3 points for the Princess and 3 for the Knight."""
    state = position("tower: r.princess b.dragon r.knight | farm")
    assert blocked(state, "a1") == ["dragon"]
    assert points(state, 0, "princess") == 3
    assert points(state, 0, "knight") == 3


@rule("ut-block-knight")
def test_the_knight_need_not_lie_directly_above_the_dragon() -> None:
    state = position("castle: r.king b.dragon b.fairy r.peasant b.knight | farm")
    assert blocked(state, "a1") == ["dragon"]
    assert points(state, 0, "king") == 2


@rule("ut-block-knight")
def test_the_colour_of_the_knight_makes_no_difference() -> None:
    state = position("castle: r.king b.dragon b.knight | farm")
    assert blocked(state, "a1") == ["dragon"]


@rule("ut-block-knight-below")
def test_a_knight_below_the_dragon_is_blocked() -> None:
    state = position("tower: r.princess r.knight b.dragon | farm")
    assert blocked(state, "a1") == ["princess", "knight"]
    assert state.scores() == [0, 0]


@rule("ut-block-now")
def test_when_the_knight_is_moved_away_the_dragon_blocks_again() -> None:
    state = position("tower: r.princess b.dragon r.knight | farm", hands=("king", "wizard"), mover=1)
    play(state, "lay wizard b1", "move a1 b1")
    assert blocked(state, "a1") == ["princess"]
    assert state.scores() == [0, 0]


@rule("ut-block-now")
def test_when_the_dragon_is_moved_away_those_below_are_free() -> None:
    state = position("castle: r.king b.dragon | tower", hands=("wizard", "king"))
    play(state, "lay wizard b1", "move a1 b1")
    assert blocked(state, "a1") == []
    assert blocked(state, "b1") == ["wizard"]


@rule("ut-block-not-counted")
def test_a_dragon_blocked_by_a_knight_counts_for_nobody() -> None:
    state = position("farm: b.dwarf r.dragon b.knight | tower: r.queen")
    assert points(state, 1, "dwarf") == 1  # the Knight
    assert points(state, 0, "queen") == 0
    state = position("farm: b.dwarf r.dragon | tower: r.queen")
    assert points(state, 0, "queen") == 1


@rule("ut-block-terrain")
def test_a_dragon_on_a_farm_does_not_take_the_farm_from_the_king() -> None:
    state = position("castle: r.king | farm: b.peasant b.dragon")
    assert points(state, 0, "king") == 2


@rule("ut-block-dragon-anywhere")
def test_a_dragon_may_be_laid_where_there_is_nobody_to_block() -> None:
    state = position("castle | farm: b.dwarf", hands=("dragon", ""))
    assert refused(state, "lay dragon a1") == ""
    assert refused(state, "lay dragon b1") == ""


@rule("ut-block-meaning")
def test_it_is_told_of_magic_characters_too_who_blocks_them() -> None:
    state = position("castle: r.witch b.dragon | farm: b.dragon r.knight")
    first, second = view(state)["kingdom"][0]
    assert [card["blockers"] for card in first["stack"]] == [["dragon"], []]
    assert [card["blockers"] for card in second["stack"]] == [["knight"], []]
