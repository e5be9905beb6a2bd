"""The rows of cards.toml, and what is said to a host about a bad one."""

import pytest

from regalia.core.errors import BadCards
from regalia.games.dwarf_king import GAME
from regalia.games.dwarf_king.cards import read_terms
from regalia.games.dwarf_king.deck import CARDS, CARDS_TEXT, NUMBER
from tests.games.dwarf_king.build import play, position


def test_the_own_set_is_accepted_and_exported() -> None:
    GAME.check_cards(GAME.cards_text())
    assert len(CARDS) == 53
    assert [NUMBER[key] for key in CARDS] == list(range(53))


def test_a_host_can_change_what_a_card_does() -> None:
    text = CARDS_TEXT.replace("effect = { won = -3 }", "effect = { won = 4 }")
    state = position(["gK", "shaman", "g2"], special="shaman", quest="three_quarters", set_text=text)
    play(state, "gK", "shaman", "g2")
    assert state.scores() == [4, 0, 0]


def test_a_match_can_be_played_with_a_host_s_own_set() -> None:
    text = CARDS_TEXT.replace("effect = { raid = 2 }", "effect = { raid = 3 }")
    state = GAME.new(GAME.setup(4, cards=text), 3)
    while state.to_move() >= 0:
        state.apply(state.legal()[0])
    assert len(state.scores()) == 4


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('key = "druid"', 'key = "wizard"', "special 1: 'key' is 'wizard'"),
        (
            "effect = { won = 3 }",
            "effect = { won = 99 }",
            "dwarf_flag_bearer): 'won' is 99: expected a number",
        ),
        ("effect = { won = 3 }", "effect = { wins = 3 }", "unknown effect {'wins': 3}"),
        ("effect = { won = 3 }", "effect = 3", "'effect' is 3: expected a table"),
        ("effect = { won = 3 }", 'effect = { magic = "dragon" }', "'magic' goes with the five cards"),
        ('effect = { magic = "dragon" }', 'effect = { magic = "ogre" }', "'magic' is 'ogre'"),
        ("effect = { raid = 2 }", "effect = { raid = 9 }", "'raid' is 9: expected a number from 1 to 4"),
        ('suit = "dwarves"\nvalue = 1\n', 'suit = "knights"\nvalue = 1\n', "'suit' is 'knights'"),
        ('key = "tinkerer"', 'key = "druid"', "this key occurs twice"),
        ('colour = "green"', 'colour = "blue"', "the rows of [[suit]] can't be changed"),
        ("score = { longest_run = 2 }", "score = { longest_walk = 2 }", "unknown score {'longest_walk': 2}"),
        ("score = { longest_run = 2 }", "score = { longest_run = 2, each = 1 }", "unknown field 'each'"),
        ('of = "3", each = 4', 'of = "33", each = 4', "'of' is '33': expected a suit"),
        ('parity = "even"', 'parity = "prime"', "'parity' is 'prime'"),
        ("\nlive = true\n", "\nlive = 1\n", "'live' is 1: expected true or false"),
        ('sides = ["lucky_run", "bad_run"]', 'sides = ["lucky_run"]', "'sides' is ['lucky_run']"),
        ('sets = ["standard", "easy", "2011"]', 'sets = ["weird"]', "'sets' is ['weird']"),
        ('\nsource = "public"', '\nsource = "rumour"', "'source' is 'rumour'"),
        ("\n[[special]]\n", "\n[[monster]]\n", "'monster' is no kind of row"),
        ("\n[[suit]]", "\n[[suit", "not valid TOML"),
        ('sets = ["standard", "easy", "2011"]', "sets = []", "the set 'easy' has 0 tiles"),
    ],
)
def test_a_bad_row_is_named_with_its_field(old: str, new: str, said: str) -> None:
    assert old in CARDS_TEXT
    count = -1 if "sets = []" in new else 1
    with pytest.raises(BadCards) as raised:
        read_terms(CARDS_TEXT.replace(old, new, count), "standard")
    assert said in str(raised.value)


def test_a_missing_row_is_named() -> None:
    start = CARDS_TEXT.index("\n[[special]]")
    end = CARDS_TEXT.index("\n[[special]]", start + 1)
    with pytest.raises(BadCards, match=r"rows of \[\[special\]\] are missing: druid"):
        read_terms(CARDS_TEXT[:start] + CARDS_TEXT[end:], "standard")
