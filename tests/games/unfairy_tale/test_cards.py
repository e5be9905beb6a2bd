"""Card sets of a host's own: what can be changed, and how a mistake is refused."""

import pytest

import regalia
from regalia.core.errors import BadCards
from regalia.games.unfairy_tale import GAME
from regalia.games.unfairy_tale.cards import read_characters
from regalia.games.unfairy_tale.kingdom import CARDS_TEXT, CHARACTERS
from regalia.testing import rule
from tests.games.unfairy_tale.build import blocked, play, points, position, refused, view

KING = 'scores = [{ on = ["castle"], points = 1 }, { next_to_terrain = ["farm", "forest"], points = 1 }]'

WRONG_SOURCE = CARDS_TEXT[: CARDS_TEXT.rindex("source")] + 'source = "hearsay"'


def changed(old: str, new: str) -> str:
    assert old in CARDS_TEXT
    return CARDS_TEXT.replace(old, new, 1)


def king(scores: str) -> str:
    return changed(KING, f"scores = {scores}")


def test_the_games_own_set_can_be_exported_checked_and_played() -> None:
    assert GAME.cards_text() == CARDS_TEXT
    GAME.check_cards(CARDS_TEXT)
    own = regalia.new("unfairy_tale", seed=5)
    exported = regalia.new("unfairy_tale", seed=5, cards=GAME.cards_text())
    assert own.fingerprint() == exported.fingerprint()


@rule("ut-goal-kinds")
def test_the_set_has_six_ordinary_and_four_magic_characters_all_from_the_rulebook() -> None:
    rows = read_characters(CARDS_TEXT)
    assert [row.key for row in rows] == CHARACTERS
    assert [row.key for row in rows if row.kind == "magic"] == ["dragon", "witch", "fairy", "wizard"]
    assert {row.source for row in rows} == {"rulebook"}


def test_a_host_can_change_points() -> None:
    state = position("castle: r.king | farm", cards=king('[{ on = ["castle"], points = 5 }]'))
    assert points(state, 0, "king") == 5


def test_a_host_can_change_where_a_power_works() -> None:
    cards = changed('power_on = ["forest"]', 'power_on = ["farm"]')
    state = position("farm | forest: b.king", hands=("witch", "queen"), cards=cards)
    assert play(state, "lay witch a1").to_move() == 0
    assert view(state)["question"] is not None


def test_a_host_can_change_who_blocks_whom_and_the_last_turn() -> None:
    cards = changed('blocks = ["dragon"]', 'blocks = ["dragon", "king"]').replace(
        "last_turn = false\n", "", 1
    )
    state = position("farm: r.king b.knight | farm", hands=("dwarf king", ""), turn=6, cards=cards)
    assert blocked(state, "a1") == ["king"]
    assert refused(state, "lay dwarf b1") == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("king = [", "not valid TOML"),
        (CARDS_TEXT + '\n[[river]]\nkey = "styx"\n', "'river' is no kind of row"),
        (changed("count = [3, 3, 3]", "count = [4, 3, 3]"), r"rows of \[\[terrain\]\] can't be changed"),
        ("character = 3", "'character' must be rows"),
        ("character = [3]", "character 1: expected a row"),
        (changed('key = "king"', 'key = "emperor"'), "character 1: 'key' is 'emperor': expected one of king"),
        (changed('key = "queen"', 'key = "king"'), r"character 2 \(king\): this key occurs twice"),
        (CARDS_TEXT[: CARDS_TEXT.rindex("[[character]]")], r"rows of \[\[character\]\] are missing: wizard"),
        (changed('kind = "ordinary"', 'kind = "royal"'), "'kind' is 'royal': expected one of ordinary"),
        (changed('kind = "ordinary"', 'kind = "magic"'), "'scores' belongs to ordinary characters"),
        (changed(KING, "scores = 3"), "'scores' must be a list such as"),
        (king("[3]"), "must look like"),
        (king("[{ points = 1 }]"), "must have 'points' and one of on, next_to_terrain"),
        (king('[{ on = ["castle"], above = true, points = 1 }]'), "must have 'points' and one of"),
        (king('[{ on = ["castle"], points = 50 }]'), "'points' is 50: expected a number from -9 to 9"),
        (king('[{ on = ["castle"], points = true }]'), "'points' is True"),
        (king('[{ on = ["lake"], points = 1 }]'), r"'on' is \['lake'\]: expected a list of tower, castle"),
        (king('[{ with = [], points = 1 }]'), r"'with' is \[\]: expected a list of king"),
        (king("[{ above = 1, points = 1 }]"), "'above' is 1: expected true"),
        (changed(KING, KING + "\ncolour = 3"), r"character 1 \(king\): unknown field 'colour'"),
        (changed(KING, KING + '\npower = "reorder"'), "'power' belongs to magic characters"),
        (changed('power = "reorder"', 'power = "sing"'), "'power' is 'sing': expected one of swap_tops"),
        (changed('power = "reorder"', 'power_on = ["farm"]'), "go with a 'power'"),
        (changed('power = "reorder"', 'power = "reorder"\nunderground = true'), "'underground' doesn't go"),
        (changed("underground = true", "underground = 1"), "'underground' is 1: expected true or false"),
        (changed('blocks = "all"', 'blocks = "everyone"'), "'blocks' is 'everyone': expected a list of king"),
        (WRONG_SOURCE, "'source' is 'hearsay': expected one of rulebook, public, ours"),
    ],
)  # fmt: skip
def test_a_bad_set_is_refused_with_row_field_and_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(BadCards, match=said):
        GAME.check_cards(text)
