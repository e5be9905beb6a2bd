"""Card sets of a host's own: what can be corrected, and how a mistake is refused."""

import pytest

import regalia
from regalia.games.hand_of_the_king import GAME
from regalia.games.hand_of_the_king.cards import read_companions
from regalia.games.hand_of_the_king.people import CARDS_TEXT, COMPANIONS
from regalia.testing import rule
from tests.games.hand_of_the_king.build import area, choices, counts, play, position

HODOR = 'effects = [{ take = "bran_stark", from = ["court", "areas"] }]'
SHAE = 'effects = [{ count_as = "lannister", count = 1 }]'


def changed(old: str, new: str) -> str:
    assert old in CARDS_TEXT
    return CARDS_TEXT.replace(old, new)


def hodor(effects: str) -> str:
    return changed(HODOR, f"effects = {effects}")


def test_the_games_own_set_can_be_exported_checked_and_played() -> None:
    assert GAME.cards_text() == CARDS_TEXT
    GAME.check_cards(CARDS_TEXT)
    own = regalia.new("hand_of_the_king", seed=5)
    exported = regalia.new("hand_of_the_king", seed=5, cards=GAME.cards_text())
    assert own.fingerprint() == exported.fingerprint()


def test_the_set_has_a_row_for_each_of_the_fourteen_in_the_order_of_their_numbers() -> None:
    assert [companion.key for companion in read_companions(CARDS_TEXT)] == COMPANIONS
    assert sorted(COMPANIONS) == [
        "brienne_of_tarth",
        "bronn",
        "gendry",
        "gregor_clegane",
        "hodor",
        "ilyn_payne",
        "jaqen_hghar",
        "jon_snow",
        "khal_drogo",
        "littlefinger",
        "melisandre",
        "ramsay_snow",
        "sandor_clegane",
        "shae",
    ]


@rule("hk-companion-cards")
def test_an_owner_of_the_box_can_correct_a_card() -> None:
    cards = changed(SHAE, 'effects = [{ count_as = "tyrell", count = 3 }]')
    state = position("u V s g", companions="shae", cards=cards)
    play(state, "move left tully", "play shae")
    assert counts(state, "tyrell") == [3, 0]
    assert counts(state, "lannister") == [0, 0]


@rule("hk-target-area", "hk-target-rival")
def test_a_corrected_card_may_take_from_areas_only() -> None:
    cards = hodor('[{ take = "choice", from = ["areas"] }]')
    state = position("u V s g", companions="hodor", areas=["y", "l"], cards=cards)
    play(state, "move left tully", "play hodor")
    assert choices(state) == ["take tywin_lannister"]
    action = GAME.space.parse
    assert state.refusal(action("take catelyn_stark")) == "hk-target-area"
    assert state.refusal(action("take edmure_tully")) == "hk-target-area"
    assert state.refusal(action("take olenna_tyrell")) == "hk-target-rival"
    play(state, "take tywin_lannister")
    assert area(state, 0) == ["tywin", "olenna", "hoster"]


@rule("hk-target-court")
def test_a_corrected_card_may_kill_anywhere() -> None:
    cards = hodor('[{ kill = "choice", from = ["court", "areas"] }]')
    state = position("u V s g", companions="hodor", areas=["y", "l"], cards=cards)
    play(state, "move left tully", "play hodor")
    assert len(choices(state)) == 5
    assert state.refusal(GAME.space.parse("kill edmure_tully")) == "hk-target-court"


@rule("hk-companion-chain", "hk-companion-parts")
def test_a_companion_earned_by_the_first_part_of_a_card_is_played_before_the_second() -> None:
    cards = hodor('[{ take = "bran_stark", from = ["court"] }, { kill = "choice", from = ["court"] }]')
    state = position("u V bran g", companions="hodor gendry", cards=cards)
    play(state, "move left tully", "play hodor")
    assert choices(state) == ["play gendry"]
    play(state, "play gendry")
    assert choices(state) == ["kill balon_greyjoy"]


def test_the_own_set_belongs_to_the_match_by_its_content() -> None:
    cards = changed(SHAE, 'effects = [{ count_as = "tyrell", count = 3 }]')
    setup = GAME.setup(2, cards=cards)
    assert setup.cards == cards
    assert regalia.new("hand_of_the_king", seed=1, cards=cards).seats == 2


def test_a_set_may_leave_houses_and_characters_out() -> None:
    GAME.check_cards(CARDS_TEXT[CARDS_TEXT.index("[[companion]]") :])


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        ("[[companion", "not valid TOML"),
        ('companion = "hodor"', "'companion' must be rows"),
        ("companion = [1]", "companion 1: expected a row"),
        ("", r"rows of \[\[companion\]\] are missing: brienne_of_tarth, bronn"),
        ("[[dragon]]\nkey = 1", "'dragon' is no kind of row"),
        (changed("size = 8", "size = 9"), r"rows of \[\[house\]\] can't be changed"),
        (changed('key = "balon_greyjoy"', 'key = "balon"'), r"rows of \[\[character\]\] can't be changed"),
        (changed('key = "hodor"', 'key = "bronn"'), r"companion 5 \(bronn\): this key occurs twice"),
        (changed('key = "hodor"', 'key = "podrick"'), "companion 5: 'key' is 'podrick': expected one of"),
        (changed('key = "hodor"', ""), "companion 5: 'key' is None"),
        (
            changed(HODOR, HODOR + "\nstrength = 3"),
            r"companion 5 \(hodor\): unknown field 'strength': expected key, stays, effects, source",
        ),
        (
            changed(HODOR, HODOR + '\nstays = "no"'),
            r"companion 5 \(hodor\): 'stays' is 'no': expected true or",
        ),
        (changed(HODOR, HODOR + "\nstays = true"), r"companion 5 \(hodor\): 'stays' goes with"),
        (changed("stays = true\n" + SHAE, SHAE), r"companion 14 \(shae\): 'stays' goes with"),
        (
            changed(HODOR + '\nsource = "rulebook"', HODOR + '\nsource = "rumour"'),
            r"companion 5 \(hodor\): 'source' is 'rumour': expected one of rulebook, public, ours",
        ),
        (changed(HODOR, ""), r"companion 5 \(hodor\): 'effects' must list at least one effect"),
        (hodor("[]"), r"companion 5 \(hodor\): 'effects' must list at least one effect"),
        (hodor('["take"]'), r"companion 5 \(hodor\): an entry of 'effects' must look like"),
        (hodor('[{ steal = "bran_stark" }]'), r"companion 5 \(hodor\): unknown effect"),
        (hodor('[{ swap_places = "bran_stark" }]'), r"companion 5 \(hodor\): unknown effect"),
        (hodor("[{ another_turn = false }]"), r"companion 5 \(hodor\): unknown effect"),
        (
            hodor('[{ take = "bran", from = ["court"] }]'),
            r"companion 5 \(hodor\): 'take' is 'bran': expected one of choice, eddard_stark",
        ),
        (hodor('[{ kill = 3, from = ["court"] }]'), r"companion 5 \(hodor\): 'kill' is 3: expected"),
        (hodor('[{ take = "choice" }]'), r"companion 5 \(hodor\): 'from' is None: expected a list"),
        (
            hodor('[{ take = "choice", from = [] }]'),
            r"companion 5 \(hodor\): 'from' is \[\]: expected a list",
        ),
        (
            hodor('[{ take = "choice", from = ["row"] }]'),
            r"companion 5 \(hodor\): 'from' is \['row'\]: expected a list of court, areas",
        ),
        (
            hodor('[{ take = "choice", from = ["court"], count = 2 }]'),
            r"companion 5 \(hodor\): unknown field 'count': expected take, from",
        ),
        (
            changed(SHAE, 'effects = [{ count_as = "frey", count = 1 }]'),
            r"companion 14 \(shae\): 'count_as' is 'frey': expected one of choice, stark",
        ),
        (
            changed(SHAE, 'effects = [{ count_as = "tully", count = 9 }]'),
            r"companion 14 \(shae\): 'count' is 9: expected a number from 1 to 4",
        ),
        (
            changed(SHAE, 'effects = [{ count_as = "tully" }]'),
            r"companion 14 \(shae\): 'count' is None: expected a number",
        ),
        (
            changed(SHAE, 'effects = [{ count_as = "tully", count = true }]'),
            r"companion 14 \(shae\): 'count' is True: expected a number",
        ),
    ],
)
def test_a_bad_card_set_is_refused_with_row_field_and_what_was_expected(cards: str, complaint: str) -> None:
    with pytest.raises(regalia.BadCards, match=complaint):
        GAME.check_cards(cards)
    if cards:
        with pytest.raises(regalia.BadCards, match=complaint):
            regalia.new("hand_of_the_king", seed=1, cards=cards)
