"""The dungeon: entrances, descent, lair, and the way out."""

from regalia.games.royal_defense import piles
from regalia.games.royal_defense.cards import OWN_SET
from regalia.games.royal_defense.table import DESCENT_DECK, DESCENT_DISCARD, ORDERS
from regalia.games.royal_defense.words import DESCENTS, LAIRS
from regalia.testing import rule
from tests.games.royal_defense.build import (
    act,
    at,
    battle,
    choices,
    coins,
    finish_turn,
    hurt,
    mana,
    play,
    refused,
    ruling,
    score,
    seen,
    shown,
    won,
)

# In crossroads the entrance is c4, in twin_gates a4 and e4.


@rule("rd-dungeon-enter", "rd-location-cell")
@ruling(70)
def test_a_creature_on_an_entrance_may_go_in_and_turns_up_the_first_card() -> None:
    state = battle("c4 knight", phase="profit", descent="coin_purse")
    assert choices(state) == ["done", "use c4"]
    play(state, "use c4")
    assert at(state, "c4") == []
    assert at(state, "dungeon") == ["knight"]
    assert coins(state, 0) == 2
    assert seen(state)["dungeon"]["revealed"] == 1
    assert piles.count(state.piles[DESCENT_DISCARD], 1) == 1


@rule("rd-dungeon-enter", "rd-location-phase")
@ruling(70)
def test_nobody_enters_the_dungeon_after_the_profit_phase() -> None:
    for phase in ("hiring", "ordering", "activation", "refill"):
        state = battle("c4 knight, e3 priest*", phase=phase)
        assert refused(state, "use c4") == "rd-location-phase"
        assert choices(state, "use") == []


@rule("rd-dungeon-enter", "rd-location-cell")
def test_of_two_creatures_on_the_entrance_one_goes() -> None:
    state = battle("c4 knight, c4 priest", phase="profit", descent="coin_purse")
    play(state, "use c4", "target c4_2")
    assert at(state, "dungeon") == ["priest"]


@rule("rd-dungeon-one")
@ruling(78)
def test_only_one_creature_of_a_side_is_inside() -> None:
    state = battle("c4 knight, dungeon priest, e3 knight", phase="profit")
    assert refused(state, "use c4") == "rd-dungeon-one"
    assert "use c4" not in choices(state)
    allies = battle("c4 knight, dungeon 2:elf_archer, e3 knight", phase="profit", format="allies")
    assert refused(allies, "use c4") == "rd-dungeon-one"
    assert choices(allies, "use") == ["use e3"]


@rule("rd-dungeon-entrances", "rd-dungeon-exit")
@ruling(74)
def test_all_entrances_lead_to_the_same_dungeon_and_out_of_it() -> None:
    state = battle("dungeon knight", phase="ordering", layout="twin_gates")
    play(state, "order dungeon", "order dungeon", "done", "activate dungeon", "leave")
    assert choices(state) == ["stand b4", "stand d4"]


@rule("rd-dungeon-fight")
@ruling(76)
def test_an_enemy_inside_must_be_killed_to_get_in() -> None:
    state = battle("c4 big_orc, dungeon ~priest", phase="profit", descent="coin_purse", depth=2)
    play(state, "use c4")
    assert at(state, "dungeon") == ["big_orc"]
    assert (score(state), seen(state)["dungeon"]["revealed"]) == ((1, 0), 3)
    state = play(battle("c4 big_orc, dungeon ~knight", phase="profit"), "use c4")
    assert at(state, "c4") == ["big_orc"]
    assert hurt(state, "dungeon") == 3


@rule("rd-dungeon-fight")
def test_a_suicide_at_the_door_clears_the_dungeon_but_does_not_enter() -> None:
    state = play(battle("c4 goblin_bomber, dungeon ~knight", phase="profit"), "use c4")
    assert at(state, "dungeon") == []
    assert at(state, "c4") == []


@rule("rd-dungeon-fight", "rd-double-strike")
@ruling(76)
def test_abilities_count_at_the_door() -> None:
    state = battle("c4 blade_dancer, dungeon ~knight-1", phase="profit", descent="coin_purse")
    assert at(play(state, "use c4"), "dungeon") == ["blade_dancer"]  # the second strike kills
    state = battle("c4 big_orc, dungeon ~zombie", phase="profit", descent="coin_purse")
    assert shown(play(state, "use c4"), "dungeon")["states"] == ["condemned"]  # by the zombie's stench
    state = battle("c4 big_orc, dungeon ~priest", phase="profit", points=(19, 0))
    assert (won(play(state, "use c4")), at(state, "c4")) == ("0 points", ["big_orc"])


@rule("rd-dungeon-lair")
def test_the_lair_comes_after_the_fifth_card() -> None:
    state = battle("dungeon knight", phase="ordering", depth=4, descent="coin_purse", lair="gold_hoard")
    play(state, "order dungeon", "order dungeon", "done", "activate dungeon", "descend")
    assert (coins(state, 0), seen(state)["dungeon"]["revealed"]) == (2, 5)
    play(state, "descend", "stand b4")
    assert coins(state, 0) == 10


@rule("rd-dungeon-fight", "rd-attack-close")
@ruling(76)
def test_at_the_door_all_fight_hand_to_hand() -> None:
    state = play(battle("c4 elf_archer, dungeon ~goblin_glider", phase="profit"), "use c4")
    assert (hurt(state, "dungeon"), at(state, "c4")) == (1, ["elf_archer"])  # a shot would have killed it


@rule("rd-dungeon-death", "rd-rot")
def test_what_rots_inside_hurts_nobody_outside() -> None:
    state = battle("dungeon zombie-1, c3 ~knight", phase="ordering", descent="dart_trap")
    play(state, "order dungeon", "done", "activate dungeon", "descend")
    assert (at(state, "dungeon"), hurt(state, "c3")) == ([], 0)


@rule("rd-dungeon-fight", "rd-dungeon-lair")
@ruling(76)
def test_with_no_descent_card_left_the_winner_comes_straight_to_the_lair() -> None:
    state = battle("c4 big_orc, dungeon ~priest", phase="profit", depth=5, lair="gold_hoard gold_hoard")
    play(state, "use c4")
    assert coins(state, 0) == 8 + 1


@rule("rd-dungeon-lair", "rd-orders-all")
@ruling(73)
def test_who_is_back_from_the_lair_before_the_orders_takes_none_in_this_turn() -> None:
    five = ", ".join(f"{lane}1 goblin_archer" for lane in "abcde")
    state = battle(f"c4 big_orc, dungeon ~priest, {five}, e2 goblin_archer", phase="profit", depth=5)
    play(state, "use c4", "stand b4", "done", "done")
    assert refused(state, "order b4_1") == "rd-dungeon-lair"
    assert "order b4_1" not in choices(state)
    finish_turn(finish_turn(state))
    assert refused(play(state, "done", "done"), "order b4_1") == ""


@rule("rd-dungeon-orders", "rd-dungeon-steps", "rd-dungeon-inside")
@ruling(71)
def test_every_order_is_one_card_and_all_must_be_spent() -> None:
    state = battle("dungeon knight, c1 knight, c5 ~knight", phase="ordering", depth=1,
                   descent="coin_purse coin_purse coin_purse")  # fmt: skip
    play(state, "order c1_1", "order dungeon", "order dungeon", "order dungeon", "done", "activate dungeon")
    assert refused(state, "done") == "rd-dungeon-steps"
    play(state, "descend", "descend", "descend")
    assert (coins(state, 0), seen(state)["dungeon"]["revealed"]) == (6, 4)
    play(state, "activate c1_1")
    state = act(battle("c3 knight, c4 ~knight"), "c3")
    assert refused(state, "descend") == refused(state, "leave") == "rd-dungeon-inside"


@rule("rd-dungeon-orders", "rd-orders-all")
@ruling(20)
def test_orders_into_the_dungeon_are_never_compulsory() -> None:
    state = play(battle("dungeon knight", phase="ordering"), "done")
    assert seen(state)["phase"] == "refill"


@rule("rd-paralysis-orders", "rd-dungeon-orders")
@ruling(24)
def test_the_paralysed_are_freed_by_three_orders_in_the_dungeon_too() -> None:
    state = play(battle("dungeon knight*", phase="ordering"), "order dungeon")
    assert (state.desk[ORDERS], shown(state, "dungeon")["states"]) == (2, [])
    assert seen(state)["dungeon"]["orders"] == 1
    assert play(state, "order dungeon").desk[ORDERS] == 1
    six = ", ".join(f"{cell} knight" for cell in ("a1", "b1", "c1", "d1", "e1", "a2"))
    state = battle(f"dungeon knight*, {six}", phase="ordering")
    play(state, "order a1_1", "order b1_1", "order c1_1")
    assert refused(state, "order dungeon") == "rd-paralysis-orders"
    assert "order dungeon" not in choices(state)


@rule("rd-freeze", "rd-dungeon-orders")
def test_the_frozen_take_no_orders_in_the_dungeon_either() -> None:
    six = ", ".join(f"{cell} knight" for cell in ("a1", "b1", "c1", "d1", "e1", "a2"))
    state = battle(f"dungeon knight#, {six}", phase="ordering")
    assert refused(state, "order dungeon") == "rd-freeze"
    assert "order dungeon" not in choices(state)


@rule("rd-dungeon-death")
@ruling(72)
def test_who_dies_inside_loses_the_other_orders_and_pays() -> None:
    state = battle("dungeon militiaman-1", phase="ordering", depth=1, descent="dart_trap")
    play(state, "order dungeon", "order dungeon", "order dungeon", "done", "activate dungeon", "descend")
    assert at(state, "dungeon") == []
    assert (score(state), coins(state, 1)) == ((0, 1), 1)
    assert (seen(state)["dungeon"]["revealed"], seen(state)["dungeon"]["orders"]) == (2, 0)
    assert seen(state)["phase"] == "refill"


@rule("rd-dungeon-lair", "rd-dungeon-anew", "rd-dungeon-exit")
@ruling(73)
def test_the_lair_rewards_sends_back_and_a_new_dungeon_is_laid_out() -> None:
    state = battle("dungeon knight, c4 ~zombie", phase="ordering", depth=5, lair="old_crown mana_crystal")
    state.piles[48] = piles.one(LAIRS.index("old_crown"))
    play(state, "order dungeon", "order dungeon", "done", "activate dungeon", "descend")
    assert choices(state) == ["stand b4", "stand d4"]
    play(state, "stand b4")
    assert score(state) == (2, 0)
    assert seen(state)["dungeon"]["left"] == 5
    assert at(state, "b4") == ["knight"]  # neither moves nor attacks
    assert seen(state)["phase"] == "refill"
    state = battle("dungeon priest, a1 knight-1, b1 knight", phase="ordering", depth=5, lair="old_crown")
    play(
        state, "order a1_1", "order b1_1", "order dungeon", "done", "activate dungeon", "descend", "stand b4"
    )
    assert choices(state) == ["activate a1_1", "activate b1_1"]  # nor heals


@rule("rd-dungeon-anew")
@ruling(7)
def test_a_short_descent_deck_takes_its_discard_in() -> None:
    state = battle("dungeon knight", phase="ordering", depth=5, descent="coin_purse", lair="mana_crystal")
    state.piles[DESCENT_DISCARD] = piles.of([6, 4])
    play(state, "order dungeon", "done", "activate dungeon", "descend", "stand b4")
    assert piles.total(state.piles[DESCENT_DECK]) == 11
    assert piles.total(state.piles[48]) == 1  # the lair's only card came back too


@rule("rd-dungeon-exit")
@ruling(74)
def test_a_cell_half_taken_by_an_enemy_counts_as_taken() -> None:
    state = battle(
        "dungeon knight, b4 ~zombie, d4 priest, d4 priest", phase="ordering", depth=5, lair="old_crown"
    )
    play(state, "order d4_1", "order d4_2", "order dungeon", "done", "activate dungeon", "descend")
    assert at(state, "c4") == ["knight"]  # the entrance itself, without a choice


@rule("rd-dungeon-exit")
@ruling(74)
def test_with_everything_taken_the_enemy_chooses_a_nearest_cell() -> None:
    taken = "b4 ~zombie, c4 ~zombie, d4 ~zombie, c3 ~zombie"
    state = battle(f"dungeon knight, {taken}", phase="ordering", depth=5, lair="old_crown")
    play(state, "order dungeon", "done", "activate dungeon", "descend")
    assert state.to_move() == 1
    assert choices(state) == [f"stand {cell}" for cell in ("b3", "d3", "b5", "c5", "d5")]
    assert refused(state, "stand a4") == "rd-dungeon-exit"


@rule("rd-dungeon-leave")
@ruling(75)
def test_two_orders_bring_a_creature_out_to_act_as_usual() -> None:
    state = battle("dungeon knight, b6 ~zombie", phase="ordering", depth=3)
    play(state, "order dungeon", "done", "activate dungeon")
    assert refused(state, "leave") == "rd-dungeon-leave"
    state = battle("dungeon knight, b6 ~zombie", phase="ordering", depth=3)
    play(state, *["order dungeon"] * 3, "done", "activate dungeon", "leave", "stand b4")
    assert seen(state)["dungeon"]["orders"] == 0  # a third order is lost
    assert at(state, "b5") == ["knight"]
    play(state, "attack b6_1")
    assert at(state, "b6") == []
    assert seen(state)["dungeon"]["revealed"] == 3


@rule("rd-dungeon-leave", "rd-dungeon-one", "rd-dungeon-enter")
@ruling(75)
def test_when_one_has_left_another_goes_on_from_the_same_card() -> None:
    units = "dungeon knight, c4 priest*"
    state = battle(units, phase="ordering", depth=3, descent="mana_spring", peoples="humans")
    play(state, "order dungeon", "order dungeon", "done", "activate dungeon", "leave", "stand b4")
    finish_turn(finish_turn(state))
    play(state, "use c4")
    assert (at(state, "dungeon"), seen(state)["dungeon"]["revealed"]) == (["priest"], 4)


@rule("rd-dungeon-shielded")
@ruling(69, 77)
def test_nothing_reaches_into_the_dungeon() -> None:
    state = battle("dungeon ~knight, c3 ~knight", phase="hiring", mana=9, market="fireball ember_rain")
    assert refused(state, "cast_at fireball dungeon") == "rd-dungeon-shielded"
    play(state, "cast ember_rain")
    assert (hurt(state, "dungeon"), hurt(state, "c3")) == (0, 1)
    state = act(battle("c3 orc_shaman, dungeon ~knight, c7 ~knight"), "c3")
    assert refused(state, "apply lightning dungeon") == "rd-dungeon-shielded"
    assert choices(state, "apply") == ["apply lightning c7_1"]
    assert refused(state, "attack dungeon") == "rd-dungeon-shielded"
    state = act(battle("c3 priest, dungeon knight-2, a1 knight-1"), "c3")
    assert refused(state, "apply heal dungeon") == "rd-dungeon-shielded"
    assert choices(state, "apply") == ["apply heal a1_1"]
    state = battle("a4 knight, dungeon knight-2, b1 knight-1, c1 knight-1", phase="profit")
    play(state, "use a4")
    assert refused(state, "target dungeon") == "rd-dungeon-shielded"


@rule("rd-dungeon-ability")
@ruling(77)
def test_the_example_of_the_dryad_who_heals_once() -> None:
    state = battle("dungeon dryad_gardener, c1 treant-6", phase="ordering",
                   descent="coin_purse coin_purse coin_purse")  # fmt: skip
    play(state, "order c1_1", "order dungeon", "order dungeon", "order dungeon", "done", "activate dungeon")
    play(state, "descend", "apply heal c1_1")
    assert refused(state, "apply heal c1_1") == "rd-dungeon-ability"
    play(state, "descend", "descend")
    assert hurt(state, "c1") == 4
    finish_turn(finish_turn(state))
    play(state, "done")
    play(state, choices(state, "order")[0], "order dungeon", "done", "activate dungeon")
    assert choices(state, "apply")  # and again in the next turn


@rule("rd-dungeon-ability")
@ruling(77)
def test_an_ability_may_wait_until_the_last_card() -> None:
    units = "dungeon dryad_gardener, c1 treant-6*"
    state = battle(units, phase="ordering", descent="coin_purse")
    play(state, "order dungeon", "done", "activate dungeon", "descend", "apply heal c1_1")
    assert hurt(state, "c1") == 4


@rule("rd-dungeon-ability")
def test_what_needs_a_lane_does_not_work_inside() -> None:
    state = battle("dungeon lich, c7 ~knight", phase="ordering", descent="coin_purse")
    play(state, "order dungeon", "done", "activate dungeon")
    assert refused(state, "invoke death_ray") == "rd-dungeon-ability"
    state = battle("dungeon paladin-2, a1 knight-1", phase="ordering")
    play(state, "order a1_1", "order dungeon", "done", "activate dungeon", "invoke mass_heal")
    assert (hurt(state, "dungeon"), hurt(state, "a1")) == (1, 1)  # it has no neighbour but itself


@rule("rd-dungeon-cards")
def test_most_descents_are_harmless_and_most_lairs_are_treasures() -> None:
    harmful = sum(int(card.copies) for card in OWN_SET.descents if card.key in ("dart_trap", "cave_in"))
    curses = sum(int(card.copies) for card in OWN_SET.lairs if card.curse)
    assert (harmful, sum(int(card.copies) for card in OWN_SET.descents)) == (6, 30)
    assert (curses, sum(int(card.copies) for card in OWN_SET.lairs)) == (3, 20)


# -- each card -------------------------------------------------------------------------------------------


@rule("rd-dungeon-steps")
def test_each_descent_card() -> None:
    for card, check in (
        ("empty_corridor", (0, 0, 3, 0)),
        ("coin_purse", (2, 0, 3, 0)),
        ("mana_spring", (0, 1, 3, 0)),
        ("healing_moss", (0, 0, 1, 0)),
        ("whetstone", (0, 0, 3, 1)),
        ("cave_in", (0, 0, 4, 0)),
    ):
        state = battle("dungeon knight-3", phase="ordering", descent=card)
        play(state, "order dungeon", "done", "activate dungeon", "descend")
        unit = shown(state, "dungeon")
        assert (coins(state, 0), mana(state, 0), unit["wounds"], unit["token"]) == check, card


@rule("rd-dungeon-steps")
def test_a_shortcut_leads_on_at_once_and_a_cave_in_costs_the_other_orders() -> None:
    state = battle("dungeon knight", phase="ordering", descent="shortcut shortcut")
    state.piles[DESCENT_DISCARD] = piles.one(DESCENTS.index("coin_purse"))
    play(state, "order dungeon", "done", "activate dungeon", "descend")
    assert seen(state)["dungeon"]["revealed"] >= 3
    state = battle("dungeon knight", phase="ordering", descent="cave_in")
    play(state, "order dungeon", "order dungeon", "done", "activate dungeon", "descend")
    assert seen(state)["phase"] == "refill"


@rule("rd-dungeon-steps")
def test_darts_do_2_damage_and_the_wrath_of_a_guardian_4() -> None:
    state = battle("dungeon knight", phase="ordering", descent="dart_trap")
    assert hurt(play(state, "order dungeon", "done", "activate dungeon", "descend"), "dungeon") == 2
    state = battle("dungeon crawling_horror", phase="ordering", descent="dart_trap")
    play(state, "order dungeon", "done", "activate dungeon", "descend")
    assert at(state, "dungeon") == []  # of no kind, so that no immunity helps
    state = battle("dungeon knight", phase="ordering", depth=5, lair="guardian_wrath")
    play(state, "order dungeon", "done", "activate dungeon", "descend", "stand b4")
    assert hurt(state, "b4") == 4


@rule("rd-dungeon-lair")
def test_each_lair_card() -> None:
    for card in LAIRS:
        state = battle("dungeon knight-2, a1 knight-2, e7 ~knight", phase="ordering", depth=5, lair=card)
        play(state, "order a1_1", "order dungeon", "done", "activate dungeon", "descend")
        if card == "guardian_wrath":
            assert score(state) == (0, 3)
            continue
        play(state, "stand b4")
        finder, friend, enemy = shown(state, "b4"), shown(state, "a1"), shown(state, "e7")
        assert coins(state, 0) == (8 if card == "gold_hoard" else 0)
        assert mana(state, 0) == (5 if card == "mana_crystal" else 0)
        assert score(state) == ((2, 0) if card == "old_crown" else (0, 0))
        assert finder["token"] == (5 if card == "dragon_blade" else 0)
        assert friend["token"] == (1 if card == "war_banner" else 0)
        assert (finder["wounds"], friend["wounds"]) == ((0, 0) if card == "elixir" else (2, 2))
        assert finder["speed"] == (3 if card == "winged_boots" else 2)
        assert enemy["wounds"] == (1 if card == "storm_scroll" else 0)
        assert finder["states"] == (["condemned"] if card == "withering" else [])


@rule("rd-win-points")
def test_the_old_crown_may_win() -> None:
    state = battle("dungeon knight", phase="ordering", depth=5, lair="old_crown", points=(18, 0))
    assert won(play(state, "order dungeon", "done", "activate dungeon", "descend")) == "0 points"
