"""The card set: its sizes, what the rulebook tells of it, and how a bad file is refused."""

import pytest

from regalia.core.errors import BadCards
from regalia.games.royal_defense import GAME
from regalia.games.royal_defense.cards import OWN_SET, read_cards
from regalia.games.royal_defense.words import (
    ABILITIES,
    BUILDINGS,
    CARDS_TEXT,
    DESCENTS,
    FLIGHT,
    HEAL,
    LAIRS,
    LOCATIONS,
    MOBILITY,
    PHYSICAL_IMMUNITY,
    RANGED_IMMUNITY,
    SHOOTER,
    SPELLS,
    UNITS,
)
from regalia.testing import rule
from tests.games.royal_defense.build import battle, seen


@rule("rd-decks")
def test_the_decks_have_the_sizes_of_the_box() -> None:
    assert [sum(OWN_SET.copies[10 * people : 10 * people + 10]) for people in range(4)] == [40] * 4
    assert (sum(OWN_SET.copies[40:]), len(BUILDINGS)) == (40, 13)
    assert (sum(int(card.copies) for card in OWN_SET.spells), len(SPELLS)) == (40, 12)
    assert (sum(int(card.copies) for card in OWN_SET.descents), len(DESCENTS)) == (30, 8)
    assert (sum(int(card.copies) for card in OWN_SET.lairs), len(LAIRS)) == (20, 10)


@rule("rd-card")
def test_every_ability_is_on_a_card() -> None:
    held = 0
    for kind in range(len(UNITS)):
        held |= int(OWN_SET.abilities[kind])
    assert held == (1 << len(ABILITIES)) - 1


@rule("rd-location-none")
def test_the_layouts_have_all_locations_between_them_and_one_has_two_entrances() -> None:
    assert {place for layout in OWN_SET.layouts for place in layout} == set(range(len(LOCATIONS)))
    assert sorted(layout.count(LOCATIONS.index("dungeon")) for layout in OWN_SET.layouts) == [1, 2]


@rule("rd-cards-palisade", "rd-cards-source")
def test_what_the_rulebook_tells_of_cards_is_kept() -> None:
    def number(key: str) -> int:
        return UNITS.index(key)

    def has(key: str, ability: int) -> bool:
        return bool(OWN_SET.abilities[number(key)] & (1 << ability))

    assert OWN_SET.speed[number("goblin_glider")] == 2
    assert has("goblin_glider", FLIGHT)
    assert OWN_SET.health[number("goblin_glider")] >= 2
    assert has("goblin_archer", SHOOTER)
    assert OWN_SET.speed[number("goblin_archer")] >= 1
    assert OWN_SET.speed[number("big_orc")] == 2
    assert OWN_SET.attack[number("big_orc")] >= OWN_SET.health[number("palisade")]
    assert OWN_SET.reward[number("mountain_troll")] == 5
    assert OWN_SET.speed[number("nimble_elf")] == 2
    assert has("nimble_elf", MOBILITY)
    assert OWN_SET.speed[number("forest_fairy")] == 3
    assert has("dryad_gardener", HEAL)
    assert OWN_SET.powers[len(ABILITIES) * number("dryad_gardener") + HEAL] == 2
    assert has("crawling_horror", PHYSICAL_IMMUNITY)
    assert has("crawling_horror", RANGED_IMMUNITY)
    assert has("palisade", RANGED_IMMUNITY)
    assert OWN_SET.copies[40] >= 4
    assert seen(battle())["sources"] == {}
    text = CARDS_TEXT.replace('source = "ours"', 'source = "public"', 3)
    marked = GAME.new(GAME.setup(None, "duel", cards=text), 1).view(0)["sources"]
    assert marked == {"crossroads": "public", "twin_gates": "public", "militiaman": "public"}


@rule("rd-card-first", "rd-field-size")
def test_a_host_may_play_with_an_own_card_set() -> None:
    text = GAME.cards_text().replace("castle_rows = 2", "castle_rows = 3")
    state = GAME.new(GAME.setup(None, "duel", cards=text), 1)
    assert len(state.view(0)["rows"]) == 9  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("castle_rows = 2", "castle_rows = 9", "castle_rows"),
        ('key = "militiaman"', 'key = "peasant"', "creature 1: 'key' is 'peasant'"),
        ('people = "humans"', 'people = "elves"', "'people' is 'elves'"),
        ("cost = 1\n", "cost = -1\n", "'cost' is -1"),
        ('"together 1"', '"together"', "expected \"together 1\""),
        ('"flight"', '"flight 2"', "without a number"),
        ('"flight"', '"hover"', "'hover'"),
        ('targets = ["unit"]', 'targets = ["moon"]', "'targets'"),
        ('{ damage = 3, on = "target" }', '{ damage = 3, on = "moon" }', "'on' is 'moon'"),
        ('{ coins = 2 }', '{ gold = 2 }', "unknown effect 'gold'"),
        ('{ coins = 2 }', '{ coins = 2, on = "explorer" }', "no 'on'"),
        ('find = "curse"', 'find = "hat"', "'find' is 'hat'"),
        ('source = "ours"', 'source = "dream"', "'source' is 'dream'"),
        ("copies = 8", "copies = 3", "building 1 (palisade): 'copies' is 3: expected a number from 8 to 15"),
        ('"mine  .        camp ', '"mine  .        camp x ', "a row is"),
        ("[[lair]]", "[[den]]", "no kind of row"),
        ("sprung = ", "spring = ", "unknown field 'spring'"),
    ],
)  # fmt: skip
def test_a_bad_card_set_is_refused_with_row_and_field(old: str, new: str, told: str) -> None:
    assert old in CARDS_TEXT
    with pytest.raises(BadCards) as error:
        read_cards(CARDS_TEXT.replace(old, new, 1))
    assert told in str(error.value)


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadCards):
        GAME.check_cards("= nonsense")
