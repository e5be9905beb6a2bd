"""The card file: what a host may change, and what is said about a bad file."""

import pytest

import regalia
from regalia.games.kings_bounty import GAME
from regalia.games.kings_bounty.faces import CARDS_TEXT
from tests.games.kings_bounty.build import position, refused, seen


def test_the_own_card_set_is_accepted() -> None:
    GAME.check_cards(GAME.cards_text())


def test_a_host_can_put_in_other_points_and_strengths() -> None:
    edited = CARDS_TEXT.replace('key = "citadel"\nstrength = 3', 'key = "citadel"\nstrength = 4')
    edited = edited.replace('counts = "peoples"\npoints = 5', 'counts = "peoples"\npoints = 8')
    state = position("human_wizard", "", areas=["", "elf_citadel"], titles="emperor", cards=edited)
    assert state.scores() == [0, 8]
    assert seen(state)["areas"][1][0]["strength"] == 4
    assert seen(state)["strengths"]["citadel"] == 4
    assert seen(state)["strengths"]["wizard"] == 4
    assert "hero" not in seen(state)["strengths"]
    assert refused(state, "play human_wizard") == "kb-troop-target"
    assert GAME.new(GAME.setup(2, None, {}, edited), 1).scores() == [0, 0]


def test_rows_that_are_left_out_stay_as_they_are() -> None:
    GAME.check_cards(CARDS_TEXT[: CARDS_TEXT.index("[[title]]")])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('key = "tower"\nstrength = 1', 'key = "tower"\nstrength = 0', "castle 1 (tower): 'strength' is 0"),
        ('key = "tower"', 'key = "hut"', "castle 1: 'key' is 'hut': expected one of tower"),
        ('counts = "peoples"\npoints = 5', 'counts = "peoples"\npoints = "x"', "title 1 (emperor): 'points'"),
        ('counts = "peoples"', 'counts = "castles"', "title 1 (emperor): 'counts' is 'castles'"),
        ("copies = 2", "copies = 3", "troop 2 (warrior): 'copies' is 3: expected 2, which can't be changed"),
        ('source = "ours"', 'source = "me"', "'source' is 'me': expected one of rulebook, public, ours"),
        ('key = "vandal"', 'key = "emperor"', "title 20 (emperor): this key occurs twice"),
        ("[[title]]", "[[tile]]", "'tile' is no kind of row"),
        ('effect = "capture"', 'effect = "capture"\nwings = true', "troop 4 (hero): unknown field 'wings'"),
        ("[[people]]", "[people]", "not valid TOML"),
    ],
)
def test_a_bad_file_is_refused_with_row_and_field(old: str, new: str, said: str) -> None:
    with pytest.raises(regalia.BadCards) as caught:
        GAME.check_cards(CARDS_TEXT.replace(old, new))
    assert said in str(caught.value)


def test_missing_rows_are_named() -> None:
    only = '[[castle]]\nkey = "tower"\nstrength = 1\ncopies = 2\nsource = "rulebook"\n'
    with pytest.raises(regalia.BadCards, match="missing: fortress, citadel"):
        GAME.check_cards(only)
