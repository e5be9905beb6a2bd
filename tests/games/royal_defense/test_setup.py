"""Before the first turn: peoples, centre, palisades, market, hands."""

from typing import cast

import pytest

from regalia.core.errors import BadOptions
from regalia.games.royal_defense import GAME, piles
from regalia.games.royal_defense.cards import OWN_SET
from regalia.games.royal_defense.rules import Position
from regalia.games.royal_defense.table import (
    BUILDING_DECK,
    BUILDING_ROW,
    COINS,
    DESCENT_DECK,
    LAIR_DECK,
    MANA,
    RESERVE,
    SPELL_DECK,
    SPELL_ROW,
)
from regalia.games.royal_defense.words import PALISADE
from regalia.testing import rule
from tests.games.royal_defense.build import at, choices, finish_turn, play, refused, ruling, seen


def fresh(preset: str = "duel", seed: int = 1, **options: object) -> Position:
    chosen: dict[str, object] = {"first": "seat_0", **options}
    if preset == "tyrant":
        chosen = dict(options)
    return cast(Position, GAME.new(GAME.setup(None, preset, chosen), seed))


def ready(seed: int = 1) -> Position:
    """A duel up to the first hands."""
    state = play(fresh(seed=seed), "choose humans", "choose undead", "centre crossroads")
    return play(state, "fence c2", "fence d2", "fence c6", "fence d6")


@rule("rd-setup-first-player")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {int(GAME.new(GAME.setup(), seed).to_move()) for seed in range(12)} == {0, 1}
    assert fresh(first="seat_1").to_move() == 1


@rule("rd-setup-people", "rd-setup-mirror", "rd-decks")
@ruling(3)
def test_the_first_player_picks_a_people_then_the_second_another() -> None:
    state = fresh()
    assert choices(state) == ["choose humans", "choose elves", "choose greenskins", "choose undead"]
    play(state, "choose elves")
    assert state.to_move() == 1
    assert refused(state, "choose elves") == "rd-setup-mirror"
    assert piles.total(state.piles[RESERVE]) == 40
    assert len(piles.cards(state.piles[RESERVE])) == 40
    play(state, "choose humans")
    assert refused(state, "choose undead") == "rd-setup-people"


@rule("rd-setup-mirror")
@ruling(3)
def test_a_host_may_allow_the_same_people_twice() -> None:
    state = play(fresh(mirror=True), "choose elves", "choose elves")
    assert seen(state)["players"][1]["decks"][0]["people"] == "elves"


@rule("rd-setup-people")
def test_peoples_may_be_drawn_by_lot() -> None:
    state = fresh(peoples="drawn")
    assert state.to_move() == 1
    assert choices(state) == ["centre crossroads", "centre twin_gates"]


@rule("rd-setup-centre", "rd-setup-first")
def test_the_second_player_chooses_the_centre() -> None:
    state = play(fresh(), "choose elves", "choose humans")
    assert state.to_move() == 1
    assert refused(state, "activate a1_1") == "rd-setup-first"
    play(state, "centre twin_gates")
    assert seen(state)["layout"] == "twin_gates"
    assert refused(state, "centre crossroads") == "rd-setup-centre"


@rule("rd-setup-centre", "rd-setup-people")
def test_the_better_half_of_the_centre_lies_before_the_second_player() -> None:
    for first, near, far in (("seat_0", 2, 4), ("seat_1", 4, 2)):
        state = fresh(first=first)
        order = []
        for word in ("choose elves", "choose humans", "centre crossroads"):
            order.append(f"seat_{state.to_move()}")
            play(state, word)
        assert order == [first, *[f"seat_{1 - int(first[-1])}"] * 2]
        rows = [[cell["location"] for cell in row] for row in seen(state)["rows"]]
        assert sorted(rows[near]) == ["nothing", "nothing", "nothing", "rift", "rift"]
        assert "mine" in rows[far]


@rule("rd-setup-castle-side")
@ruling(4)
def test_nobody_is_asked_for_a_side_of_his_castle_and_castles_are_alike() -> None:
    state = fresh()
    asked: list[str] = []
    while seen(state)["turn"] == 0:
        verb = choices(state)[-1].split()[0]
        if asked[-1:] != [verb]:
            asked.append(verb)
        play(state, choices(state, verb)[-1])
    assert asked == ["choose", "centre", "fence", "done"]
    for row in (0, 1, 5, 6):
        cells = seen(state)["rows"][row]
        assert {(cell["castle"], cell["location"]) for cell in cells} == {(row // 4, "nothing")}


@rule("rd-card")
def test_a_units_card_tells_its_numbers_and_abilities() -> None:
    unit = seen(ready())["rows"][1][2]["units"][0]
    assert (unit["key"], unit["building"], unit["abilities"]) == ("palisade", True, ["ranged_immunity"])
    assert (unit["attack"], unit["speed"], unit["health"], unit["wounds"]) == (0, 0, 3, 0)
    assert [OWN_SET.cost[PALISADE], OWN_SET.reward[PALISADE]] == [2, 1]


@rule("rd-setup-palisades", "rd-building-castle", "rd-building-one")
@ruling(2)
def test_everybody_places_two_palisades_in_the_own_castle_the_first_player_first() -> None:
    state = play(fresh(), "choose humans", "choose undead", "centre crossroads")
    assert piles.count(state.piles[BUILDING_DECK], 0) == 4
    assert refused(state, "fence c3") == "rd-building-castle"
    play(state, "fence c2")
    assert refused(state, "fence c2") == "rd-building-one"
    play(state, "fence c1")
    assert state.to_move() == 1
    assert choices(state) == [f"fence {lane}{row}" for row in (6, 7) for lane in "abcde"]
    assert at(state, "c2") == ["palisade"]


@rule("rd-setup-palisades")
@ruling(2)
def test_of_four_players_each_places_two_palisades() -> None:
    state = fresh("allies", peoples="drawn")
    play(state, "centre crossroads")
    placed = []
    while seen(state)["phase"] == "fences":
        placed.append(int(state.to_move()))
        play(state, choices(state)[0])
    assert placed == [0, 0, 1, 1, 2, 2, 3, 3]
    assert piles.count(state.piles[BUILDING_DECK] + state.piles[BUILDING_ROW], 0) == 0  # all eight are out


@rule("rd-setup-palisades")
@ruling(2)
def test_whoever_begins_places_palisades_first() -> None:
    state = play(fresh(first="seat_1"), "choose humans", "choose undead", "centre crossroads")
    placed = []
    while seen(state)["phase"] == "fences":
        placed.append(int(state.to_move()))
        play(state, choices(state)[0])
    assert placed == [1, 1, 0, 0]


@rule("rd-setup-palisades")
def test_palisades_are_placed_only_at_the_start() -> None:
    assert refused(ready(), "fence a1") == "rd-setup-palisades"


@rule("rd-setup-market", "rd-setup-dungeon")
def test_five_buildings_and_five_spells_lie_open_and_the_dungeon_is_closed() -> None:
    state = ready()
    assert piles.total(state.piles[BUILDING_ROW]) == piles.total(state.piles[SPELL_ROW]) == 5
    assert piles.total(state.piles[BUILDING_DECK]) == 31
    assert piles.total(state.piles[SPELL_DECK]) == 35
    assert (piles.total(state.piles[DESCENT_DECK]), piles.total(state.piles[LAIR_DECK])) == (30, 20)
    assert seen(state)["dungeon"]["left"] == 5


@rule("rd-setup-hand")
def test_five_cards_that_nobody_else_sees() -> None:
    state = play(ready(), "done", "done")
    hand = seen(state, 0)["players"][0]["decks"][0]["hand"]
    assert hand is not None
    assert len(hand) == 5
    assert seen(state, 1)["players"][0]["decks"][0]["hand"] is None
    assert seen(state, 7)["players"][0]["decks"][0]["hand"] is None
    assert seen(state, 1)["players"][0]["decks"][0]["hand_count"] == 5


@rule("rd-mulligan", "rd-hand")
def test_once_any_cards_of_the_first_hand_may_be_put_back() -> None:
    state = ready()
    cards = choices(state, "redraw")
    assert refused(state, "redraw vampire") == "rd-hand"
    play(state, cards[0], cards[-1] if cards[-1] in choices(state) else "done")
    if state.to_move() == 0:
        play(state, "done")
    assert state.to_move() == 1
    assert (state.hand_total(0), piles.total(state.piles[RESERVE])) == (5, 35)
    play(state, "done")
    assert refused(state, cards[0]) == "rd-mulligan"


@rule("rd-mulligan")
def test_all_five_may_be_put_back() -> None:
    state = ready()
    while state.to_move() == 0 and choices(state, "redraw"):
        play(state, choices(state, "redraw")[0])
    assert state.to_move() == 1
    assert state.hand_total(0) == 5


@rule("rd-setup-purse", "rd-income")
@ruling(1)
def test_the_first_turn_begins_with_nothing_but_the_income() -> None:
    state = play(ready(), "done", "done")
    assert (state.desk[COINS], state.desk[MANA]) == (5, 2)
    assert (state.desk[COINS + 1], state.desk[MANA + 1]) == (0, 0)


@rule("rd-income")
@ruling(1)
def test_the_second_player_has_an_income_in_the_first_turn_too() -> None:
    state = finish_turn(play(ready(), "done", "done"))
    assert (state.to_move(), state.desk[COINS + 1], state.desk[MANA + 1]) == (1, 5, 2)


@rule("rd-heroes")
def test_options_that_do_not_go_together_are_refused() -> None:
    for preset, options in (
        ("tyrant", {"heroes": True}),
        ("tyrant", {"first": "seat_1"}),
        ("allies", {"alliance": True}),
    ):
        with pytest.raises(BadOptions):
            GAME.setup(None, preset, options)
