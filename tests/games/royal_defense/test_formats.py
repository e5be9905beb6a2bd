"""Blitz, Tyrant, Allies, 20 heroes, Unusual alliance."""

from typing import cast

from regalia.core.rng import Rng
from regalia.games.royal_defense import GAME, piles
from regalia.games.royal_defense.rules import Position
from regalia.games.royal_defense.table import COINS, GONE, HAND, LATEST, LIMIT, MANA, ORDERS, RESERVE
from regalia.testing import rule
from tests.games.royal_defense.build import (
    act,
    at,
    battle,
    choices,
    coins,
    finish_turn,
    mana,
    play,
    refused,
    ruling,
    score,
    seen,
    shown,
    won,
)


@rule("rd-blitz")
@ruling(79)
def test_in_blitz_10_points_win() -> None:
    state = act(battle("c3 vampire, c4 ~mountain_troll", points=(5, 0), blitz=True), "c3", "attack c4_1")
    assert won(state) == "0 points"


@rule("rd-blitz-hire")
@ruling(79)
def test_in_blitz_creatures_are_hired_anywhere_in_the_castle() -> None:
    state = battle(phase="hiring", hand="militiaman", coins=1, blitz=True)
    assert len(choices(state, "hire")) == 10
    assert refused(state, "hire militiaman c3") == "rd-blitz-hire"


# -- Tyrant: seats 0 and 2 are allies, seat 1 is the tyrant ---------------------------------------------


@rule("rd-tyrant")
@ruling(80)
def test_the_tyrant_has_every_other_turn() -> None:
    state = battle(phase="refill", format="tyrant")
    order = [int(state.to_move())]
    for _ in range(4):
        finish_turn(state)
        order.append(int(state.to_move()))
    assert order == [0, 1, 2, 1, 0]
    assert (coins(state, 1), mana(state, 1)) == (10, 4)  # two full turns
    assert state.terms.orders == 5


@rule("rd-tyrant", "rd-spell-once")
@ruling(80)
def test_each_turn_of_the_tyrant_is_a_full_one() -> None:
    state = battle("c7 ~knight*", phase="refill", format="tyrant", reserve=10, market="ice_chains")
    for _ in range(2):
        finish_turn(state)
        assert refused(state, "cast_at ice_chains c7_1") == ""
        finish_turn(play(state, "cast_at ice_chains c7_1"))
    six = ", ".join(f"{cell} ~zombie" for cell in ("a5", "b5", "c5", "d5", "e5", "a6"))
    assert battle(six, phase="ordering", side=1, format="tyrant").desk[ORDERS + 1] == 5


@rule("rd-tyrant-allies", "rd-allies-orders")
@ruling(81)
def test_the_tyrants_enemies_share_castle_and_points_but_not_purses_or_creatures() -> None:
    state = battle("a3 knight, c3 2:elf_archer, b1 mint", phase="ordering", format="tyrant", coins=0)
    state.desk[COINS] = 3
    assert refused(state, "order c3_1") == "rd-allies-orders"
    assert (coins(state, 0), coins(state, 2)) == (3, 0)
    assert refused(state, "order b1_1") == ""


@rule("rd-tyrant-allies", "rd-allies-orders")
@ruling(81)
def test_the_second_ally_hires_builds_and_orders_buildings_in_the_same_castle() -> None:
    state = battle("b1 mint, a3 knight, c3 2:elf_archer", phase="hiring", format="tyrant", actor=2,
                   hand="elf_archer", coins=9, market="smithy")  # fmt: skip
    play(state, "hire elf_archer a1", "buy smithy a2", "done")
    assert (coins(state, 0), coins(state, 2)) == (9, 2)
    assert choices(state, "activate") == [f"activate {spot}_1" for spot in ("a1", "b1", "a2", "c3")]
    assert refused(state, "activate a3_1") == "rd-allies-orders"


@rule("rd-tyrant-allies", "rd-win-points")
@ruling(81)
def test_what_either_ally_scores_counts_for_both() -> None:
    state = battle("c3 2:elf_archer, c4 ~militiaman", format="tyrant", actor=2, points=(19, 0))
    assert won(act(state, "c3", "attack c4_1")) == "0 points"
    assert (state.scores(), state.returns()) == ([20, 0, 20], [1.0, -1.0, 1.0])


@rule("rd-tyrant-paid")
@ruling(82)
def test_coins_for_the_tyrants_own_loss_go_to_the_ally_who_acted_last() -> None:
    state = battle("c6 ~knight-3", phase="hiring", side=1, mana=9, market="fireball", format="tyrant")
    state.desk[LATEST] = 2
    play(state, "cast_at fireball c6_1")
    assert (coins(state, 0), coins(state, 2)) == (0, 3)
    assert score(state) == (3, 0)


@rule("rd-tyrant-paid")
@ruling(82)
def test_the_ally_whose_turn_came_last_is_paid() -> None:
    state = battle("c6 ~knight-3", phase="refill", format="tyrant", actor=2, market="fireball")
    state.desk[MANA + 1] = 1
    play(state, "done", "cast_at fireball c6_1")
    assert (coins(state, 0), coins(state, 2)) == (0, 3)


@rule("rd-allies-gift")
@ruling(81)
def test_the_tyrants_enemies_may_send_each_other_gifts() -> None:
    state = play(battle(phase="hiring", format="tyrant", coins=5), "send_coins 5")
    assert (coins(state, 0), coins(state, 2)) == (0, 9)


# -- Allies: seats 0 and 2 against 1 and 3 ---------------------------------------------------------------


@rule("rd-allies-turn", "rd-allies-lead", "rd-activate-return")
@ruling(83)
def test_either_ally_may_act_whenever_the_side_may() -> None:
    state = battle("a3 knight, c3 2:elf_archer", phase="hiring", format="allies", coins=5)
    assert state.movers() == [0, 2]
    lead = GAME.space.parse("lead seat_2")
    assert state.seat_of(lead) == 2
    assert refused(state, "lead seat_1") == "rd-allies-turn"
    play(state, "lead seat_2")
    assert state.to_move() == 2
    play(state, "lead seat_0")
    assert refused(state, "lead seat_2") == "rd-allies-lead"
    play(state, "done")
    assert state.to_move() == 2
    assert refused(state, "lead seat_0") == "rd-allies-lead"
    play(state, "done")
    assert seen(state)["phase"] == "ordering"
    assert refused(battle(phase="hiring"), "lead seat_0") == "rd-allies-turn"


@rule("rd-activate-return", "rd-allies-lead")
def test_an_ally_does_not_break_into_an_activation() -> None:
    state = battle("a3 knight, a5 ~zombie, c3 2:elf_archer", format="allies")
    assert "lead seat_2" in choices(state)
    play(state, "activate a3_1")
    assert refused(state, "lead seat_2") == "rd-activate-return"


@rule("rd-allies-turn", "rd-income")
@ruling(83)
def test_each_ally_has_an_income_in_the_turn_of_the_side() -> None:
    state = finish_turn(battle(phase="refill", format="allies"))
    assert [(coins(state, seat), mana(state, seat)) for seat in range(4)] == [(0, 0), (5, 2)] * 2


@rule("rd-allies-lead")
def test_an_ally_with_nothing_to_do_between_activations_does_not_take_the_lead() -> None:
    state = battle("a3 knight, b3 knight", format="allies")
    assert state.movers() == [0]
    assert refused(state, "lead seat_2") == "rd-allies-lead"
    state = battle("a3 knight, b3 knight", format="allies", coins=2)
    play(state, "lead seat_2")
    assert (int(state.to_move()), choices(state)) == (2, ["lead seat_0", "send_coins 2"])
    play(state, "send_coins 2")
    assert int(state.to_move()) == 0  # who has done what he could hands the lead back


@rule("rd-allies-three", "rd-allies-orders")
@ruling(83)
def test_each_ally_has_three_orders_for_own_creatures_and_any_building() -> None:
    state = battle("a3 knight, c3 2:elf_archer, b1 2:mint", phase="ordering", format="allies")
    assert state.desk[ORDERS] == state.desk[ORDERS + 2] == 3
    assert refused(state, "order c3_1") == "rd-allies-orders"
    play(state, "order b1_1", "order a3_1")
    play(state, "order c3_1")
    assert seen(state)["phase"] == "activation"
    assert refused(state, "activate c3_1") == "rd-allies-orders"
    assert choices(state, "activate") == ["activate b1_1", "activate a3_1"]
    play(state, "activate b1_1", "invoke income")
    assert coins(state, 0) == 2


@rule("rd-commander", "rd-allies-three")
@ruling(25)
def test_a_commander_brings_its_order_to_its_own_player() -> None:
    state = battle("a1 captain, c3 2:elf_archer", phase="ordering", format="allies")
    assert (state.desk[ORDERS], state.desk[ORDERS + 2]) == (4, 3)


@rule("rd-allies-hands")
def test_allies_see_each_others_hands_and_the_enemy_neither() -> None:
    state = battle(phase="hiring", format="allies", hand="knight priest")
    assert seen(state, 2)["players"][0]["decks"][0]["hand"] == ["priest", "knight"]
    assert seen(state, 1)["players"][0]["decks"][0]["hand"] is None
    world = state.clone()
    world.determinize(2, Rng(5))
    assert world.piles[HAND] == state.piles[HAND]


@rule("rd-allies-gift", "rd-allies-purse")
@ruling(84)
def test_gifts_are_taxed() -> None:
    state = battle(phase="hiring", format="allies", coins=5, mana=3)
    assert refused(state, "send_coins 6") == refused(state, "send_mana 4") == "rd-allies-purse"
    play(state, "send_coins 5", "send_mana 2")
    assert (coins(state, 0), coins(state, 2)) == (0, 9)
    assert (mana(state, 0), mana(state, 2)) == (1, 4)
    assert refused(battle(phase="hiring", coins=5), "send_coins 5") == "rd-allies-gift"
    full = battle(phase="hiring", format="allies", mana=9)
    assert mana(play(full, "send_mana 5"), 2) == 10


@rule("rd-spell-once")
@ruling(83)
def test_each_ally_may_cast_a_spell() -> None:
    state = battle("c7 ~knight", phase="hiring", format="allies", mana=3, market="fireball fury")
    play(state, "cast_at fury c7_1")
    assert refused(state, "cast_at fireball c7_1") == "rd-spell-once"
    play(state, "lead seat_2", "cast_at fireball c7_1")
    assert shown(state, "c7")["wounds"] == 3


@rule("rd-allies-location")
@ruling(85)
def test_two_allies_on_one_location_use_it_once_each() -> None:
    state = battle("e3 knight, e3 2:elf_archer", phase="profit", format="allies")
    play(state, "use e3")
    assert state.to_move() == 2
    play(state, "use e3")
    assert (coins(state, 0), coins(state, 2)) == (2, 2)


@rule("rd-allies-player", "rd-cards-helplessness")
@ruling(26, 86)
def test_helplessness_leaves_a_whole_side_two_orders() -> None:
    units = "a3 knight, a4 knight, c3 2:elf_archer, d3 2:elf_archer"
    state = battle(units, phase="hiring", format="allies")
    state.desk[LIMIT] = 2
    play(state, "done", "done")
    assert state.pool == 2
    play(state, "order a3_1", "lead seat_2", "order c3_1")
    assert seen(state)["phase"] == "activation"
    state = battle("a1 captain, b1 captain, c1 knight", phase="hiring")
    state.desk[LIMIT] = 2
    play(state, "done")
    assert (state.desk[ORDERS], state.desk[LIMIT]) == (2, 0)  # for this turn only


@rule("rd-cards-helplessness")
@ruling(26)
def test_helplessness_binds_the_enemy_in_its_next_turn_only() -> None:
    units = "a1 militiaman*, a7 ~captain, b7 ~captain, c7 ~priest, d7 ~priest, e7 ~priest, a6 ~priest"
    state = battle(units, phase="hiring", mana=4, market="helplessness", peoples="humans")
    finish_turn(play(state, "cast helplessness"))
    assert play(state, "done").desk[ORDERS + 1] == 2
    finish_turn(finish_turn(state))
    assert play(state, "done").desk[ORDERS + 1] == 7 - 6  # given by themselves: there was no choice


@rule("rd-allies-player", "rd-theft")
@ruling(86)
def test_a_thief_robs_both_allies() -> None:
    state = battle("c3 ~goblin_thief", side=1, format="allies")
    state.desk[COINS], state.desk[COINS + 2] = 3, 4
    act(state, "c3", "go c1")
    assert (coins(state, 0), coins(state, 1), coins(state, 2)) == (0, 7, 0)


# -- 20 heroes and Unusual alliance ----------------------------------------------------------------------


def mustering() -> Position:
    state = cast(Position, GAME.new(GAME.setup(None, "twenty-heroes", {"first": "seat_0"}), 1))
    return play(state, "choose humans", "choose undead", "centre crossroads")


@rule("rd-heroes", "rd-heroes-order", "rd-heroes-twenty")
@ruling(87)
def test_twenty_of_forty_are_chosen_kind_by_kind() -> None:
    state = mustering()
    assert refused(state, "enlist knight 2") == "rd-heroes-order"
    assert refused(state, "enlist militiaman 5") == "rd-heroes-twenty"
    play(state, *[f"enlist {kind} 0" for kind in ("militiaman", "drunken_bruiser", "swordsman")])
    play(state, "enlist crossbowman 5", "enlist priest 0")
    assert choices(state) == ["enlist sapper 2", "enlist sapper 3", "enlist sapper 4"]
    play(state, "enlist sapper 4", "enlist battle_mage 4", "enlist knight 4", "enlist captain 3")
    assert choices(state) == ["enlist paladin 0"]
    play(state, "enlist paladin 0")
    assert piles.total(state.piles[RESERVE]) == piles.total(state.piles[GONE]) == 20
    assert state.to_move() == 1
    assert "militiaman" in seen(state, 1)["players"][0]["decks"][0]["gone"]
    assert refused(battle(phase="hiring"), "enlist militiaman 0") == "rd-heroes"


@rule("rd-alliance", "rd-alliance-different", "rd-alliance-draw")
@ruling(88)
def test_two_unmixed_decks_of_different_peoples() -> None:
    state = cast(Position, GAME.new(GAME.setup(None, "alliance", {"first": "seat_0", "mirror": True}), 1))
    play(state, "choose humans", "choose humans")
    assert refused(state, "choose humans") == "rd-alliance-different"
    play(state, "choose elves", "choose undead", "centre crossroads")
    play(state, "fence a1", "fence b1", "fence a7", "fence b7")
    assert choices(state) == ["draw humans", "draw elves"]
    assert refused(state, "draw undead") == "rd-alliance-draw"
    play(state, *["draw elves"] * 2, *["draw humans"] * 3)
    decks = seen(state)["players"][0]["decks"]
    assert [deck["hand_count"] for deck in decks] == [3, 2]
    assert [deck["reserve"] for deck in decks] == [37, 38]


@rule("rd-alliance-draw", "rd-refill")
@ruling(88)
def test_a_hand_is_refilled_from_either_deck() -> None:
    state = play(battle(phase="refill", peoples="humans elves", hand="knight", reserve=2), "done")
    assert choices(state) == ["draw humans", "draw elves"]
    play(state, "draw elves", "draw elves")  # and then the humans without asking
    assert [deck["hand_count"] for deck in seen(state)["players"][0]["decks"]] == [3, 2]


@rule("rd-alliance", "rd-market-closed", "rd-alliance-draw")
@ruling(9, 88)
def test_the_market_stays_open_while_one_deck_has_cards_and_graveyards_are_apart() -> None:
    state = battle("c3 knight, d3 treant", phase="hiring", coins=9, market="mint", reserve=0)
    assert refused(state, "buy mint c1") == "rd-market-closed"
    state.piles[RESERVE + 1] = piles.one(0)
    assert refused(state, "buy mint c1") == ""
    state = battle("c3 militiaman, d3 nimble_elf", phase="hiring", mana=9, market="fireball")
    play(state, "cast_at fireball c3_1")
    decks = seen(state)["players"][0]["decks"]
    assert [deck["graveyard"] for deck in decks] == [["militiaman"], []]


@rule("rd-cards-condemnation", "rd-freeze")
def test_condemnation_cleansing_and_ice() -> None:
    state = battle("c7 ~knight+3", phase="hiring", mana=9, market="condemnation")
    assert shown(play(state, "cast_at condemnation c7_1"), "c7")["abilities"] == []
    state = battle("c3 knight%#*-1", phase="hiring", mana=9, market="cleansing")
    unit = shown(play(state, "cast_at cleansing c3_1"), "c3")
    assert (unit["states"], unit["wounds"], len(unit["abilities"])) == ([], 0, 2)
    state = battle("c7 ~knight, d7 ~knight", phase="hiring", mana=9, market="ice_chains")
    play(state, "cast_at ice_chains c7_1", "done", "done")
    play(state, "done")
    assert choices(state, "activate") == ["activate d7_1"]


@rule("rd-spell-aim")
def test_the_other_spells() -> None:
    state = battle("c7 ~stone_wall", phase="hiring", mana=9, market="earthquake")
    assert shown(play(state, "cast_at earthquake c7_1"), "c7")["wounds"] == 6
    state = battle("c7 ~knight, d7 ~banshee, c1 knight", phase="hiring", mana=9, market="ember_rain")
    play(state, "cast ember_rain")
    assert [shown(state, spot)["wounds"] for spot in ("c7", "d7", "c1")] == [1, 1, 0]
    state = battle("c1 knight-4", phase="hiring", mana=9, market="healing_light fury")
    assert shown(play(state, "cast_at healing_light c1_1"), "c1")["wounds"] == 0
    state = battle("c1 knight", phase="hiring", mana=9, market="fury")
    assert shown(play(state, "cast_at fury c1_1"), "c1")["attack"] == 6
    state = battle("c3 knight", phase="hiring", mana=9, market="gust")
    assert at(play(state, "cast_at gust c3_1", "push up"), "c4") == ["knight"]
    state = battle("c3 knight", phase="hiring", mana=9, market="helplessness")
    assert play(state, "cast helplessness").desk[LIMIT + 1] == 2
