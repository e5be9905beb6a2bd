"""Sections 1 and 2 of the rules: the houses, their people, and the table before the first move."""

from collections import Counter

import pytest

import regalia
from regalia.core.bits import members
from regalia.games.hand_of_the_king import GAME
from regalia.games.hand_of_the_king.cards import read_companions
from regalia.games.hand_of_the_king.people import CARDS_TEXT, CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES
from regalia.games.hand_of_the_king.rules import Position
from regalia.testing import rule
from tests.games.hand_of_the_king.build import deal, play, position, seen

SEEDS = range(200)


def houses_at_court(state: Position) -> Counter[str | None]:
    return Counter(card["house"] if card else "empty" for row in seen(state)["court"] for card in row)


@rule("hk-goal-banners")
def test_there_are_seven_great_houses_with_one_banner_each() -> None:
    assert list(seen(deal(1))["banners"]) == [
        "stark",
        "greyjoy",
        "lannister",
        "targaryen",
        "baratheon",
        "tyrell",
        "tully",
    ]


@rule("hk-house-one")
def test_every_character_belongs_to_exactly_one_house() -> None:
    by_house = {
        "stark": "eddard catelyn robb sansa arya bran rickon lyanna",
        "greyjoy": "balon theon asha euron victarion aeron rodrik",
        "lannister": "tywin cersei jaime tyrion kevan joffrey",
        "targaryen": "daenerys viserys rhaegar aerys aegon",
        "baratheon": "robert stannis renly shireen",
        "tyrell": "olenna margaery garlan",
        "tully": "hoster edmure",
    }
    expected = {name: house for house, names in by_house.items() for name in names.split()}
    found = {key.split("_")[0]: HOUSES[HOUSE_OF[number]] for number, key in enumerate(CHARACTERS)}
    assert found == expected
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 35


@rule("hk-house-joffrey")
def test_joffrey_baratheon_is_taken_with_the_lannisters_and_counts_as_one() -> None:
    state = position("V joffrey b")
    play(state, "move right lannister")
    view = seen(state)
    assert view["areas"][0] == [{"key": "joffrey_baratheon", "house": "lannister"}]
    assert view["banners"]["lannister"] == 0
    assert view["banners"]["baratheon"] is None


@rule("hk-house-size")
def test_the_houses_have_eight_seven_six_five_four_three_and_two_characters() -> None:
    sizes = {
        "stark": 8,
        "greyjoy": 7,
        "lannister": 6,
        "targaryen": 5,
        "baratheon": 4,
        "tyrell": 3,
        "tully": 2,
    }
    assert {house: seen(deal(1))["houses"][house]["size"] for house in HOUSES} == sizes
    assert houses_at_court(deal(1)) == sizes | {None: 1}


@rule("hk-house-size")
def test_the_size_of_a_house_stays_the_same_when_its_people_leave_the_court() -> None:
    state = position("V s u", areas=["s s", ""])
    play(state, "move right tully")
    assert seen(state)["houses"]["tully"]["size"] == 2
    assert seen(state)["houses"]["stark"]["size"] == 8


@rule("hk-setup-players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_people_play_each_for_themselves(seats: int) -> None:
    state = deal(1, seats)
    assert len(seen(state)["areas"]) == seats
    assert seen(state)["teams"] == []
    assert [int(state.side(seat)) for seat in range(seats)] == list(range(seats))


@rule("hk-setup-players")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_person_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(regalia.BadOptions, match="expected one of 2, 3, 4") as error:
        deal(1, seats)
    assert error.value.option == "seats"


@rule("hk-setup-court")
def test_every_deal_lays_the_35_characters_and_varys_into_six_rows_of_six() -> None:
    for seed in SEEDS:
        court = seen(deal(seed))["court"]
        assert [len(row) for row in court] == [6] * 6
        keys = [card["key"] for row in court for card in row if card]
        assert sorted(keys) == sorted([*CHARACTERS, "varys"])


@rule("hk-setup-court")
def test_the_cards_are_shuffled_so_varys_lies_anywhere() -> None:
    cells = {int(deal(seed).varys) for seed in range(1000)}
    assert cells == set(range(36))


@rule("hk-setup-area")
def test_each_player_has_an_empty_play_area_that_all_can_see() -> None:
    state = deal(1)
    for onlooker in [0, 1, 2, regalia.WATCHER]:
        assert state.view(onlooker)["areas"] == [[], [], []]
    play(state, next(text for text in map(GAME.space.text, state.legal())))
    for onlooker in [0, 1, 2, regalia.WATCHER]:
        assert state.view(onlooker) == state.view(0)


@rule("hk-setup-banners")
def test_at_first_all_banners_lie_beside_kings_landing() -> None:
    for seed in SEEDS:
        assert set(seen(deal(seed))["banners"].values()) == {None}
    assert deal(1).scores() == [0, 0, 0]


@rule("hk-setup-companions")
def test_six_of_the_fourteen_companions_are_turned_face_up() -> None:
    assert len(COMPANIONS) == 14
    for seed in SEEDS:
        row = seen(deal(seed))["row"]
        assert len(row) == len(set(row)) == 6
        assert set(row) <= set(COMPANIONS)


@rule("hk-setup-companions")
def test_the_companions_are_shuffled_so_each_is_sometimes_in_the_row() -> None:
    assert {key for seed in SEEDS for key in seen(deal(seed))["row"]} == set(COMPANIONS)


@rule("hk-setup-rest")
def test_ruling_h1_the_other_eight_companions_never_come_into_the_match() -> None:
    for seed in range(30):
        state = deal(seed)
        row = set(seen(state)["row"])
        rng = regalia.Rng(seed)
        while state.to_move() != regalia.NOBODY:
            state.apply(state.random_action(rng))
            view = seen(state)
            staying = {guest["key"] for area in view["staying"] for guest in area}
            assert set(view["row"]) | set(view["spent"]) | staying == row


@rule("hk-first-player")
def test_ruling_h27_the_first_player_is_drawn_so_every_seat_begins_sometimes() -> None:
    begins = Counter(int(deal(seed, 4).to_move()) for seed in SEEDS)
    assert set(begins) == {0, 1, 2, 3}
    assert min(begins.values()) > 25


@rule("hk-first-player")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ruling_h27_the_host_may_name_the_first_player(seat: int) -> None:
    assert {int(deal(seed, first=f"seat_{seat}").to_move()) for seed in range(20)} == {seat}


@rule("hk-first-player")
def test_the_host_cannot_name_a_first_player_who_is_not_at_the_table() -> None:
    with pytest.raises(regalia.BadOptions, match="with 3 seats") as error:
        deal(1, first="seat_3")
    assert error.value.option == "first"


@rule("hk-setup-court", "hk-first-player")
def test_naming_the_first_player_does_not_change_the_deal() -> None:
    drawn, named = seen(deal(7)), seen(deal(7, first="seat_1"))
    assert (drawn["court"], drawn["row"]) == (named["court"], named["row"])


@rule("hk-setup-players")
def test_the_presets_are_the_usual_game_and_its_variants() -> None:
    assert list(GAME.presets) == ["classic", "no-companions", "teams", "crows", "teams-crows"]
    seats = {preset: GAME.seats_for(GAME.setup(preset=preset).options) for preset in GAME.presets}
    assert seats == {
        "classic": [2, 3, 4],
        "no-companions": [2, 3, 4],
        "teams": [4],
        "crows": [3],
        "teams-crows": [4],
    }


@rule("hk-companion-cards")
def test_the_card_rows_say_where_each_companion_is_known_from() -> None:
    sources = {companion.key: companion.source for companion in read_companions(CARDS_TEXT)}
    assert sorted(key for key, source in sources.items() if source == "ours") == [
        "brienne_of_tarth",
        "gregor_clegane",
        "khal_drogo",
        "littlefinger",
        "shae",
    ]
    assert sorted(key for key, source in sources.items() if source == "rulebook") == [
        "bronn",
        "hodor",
        "ilyn_payne",
    ]


@rule("hk-setup-area")
def test_nothing_is_hidden_from_anybody_after_the_deal() -> None:
    state = deal(3)
    for zone in state.zones():
        assert zone.unseen(regalia.WATCHER) == []
    assert sum(len(zone) for zone in state.zones()) == 35 + 14
    assert members(state.court) == list(range(35))
