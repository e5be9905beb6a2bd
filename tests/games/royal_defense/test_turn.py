"""The phases of a turn: profit and key locations, orders, activation, discard."""

from regalia.games.royal_defense.table import COINS, MANA, ORDERS
from regalia.games.royal_defense.turn import begin_turn, proceed
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


@rule("rd-turn")
def test_a_turn_runs_through_five_phases() -> None:
    state = battle("a4 militiaman, b4 militiaman, c4 militiaman, d4 militiaman, e4 militiaman, a3 militiaman",
                   phase="profit")  # fmt: skip
    phases = [seen(state)["phase"]]
    play(state, "done")
    phases.append(seen(state)["phase"])
    play(state, "done")
    phases.append(seen(state)["phase"])
    play(state, *[f"order {lane}4_1" for lane in "abcde"])
    phases.append(seen(state)["phase"])
    play(state, *[f"activate {lane}4_1" for lane in "abcde"])
    phases.append(seen(state)["phase"])
    assert phases == ["profit", "hiring", "ordering", "activation", "refill"]
    play(state, "done")
    assert state.to_move() == 1


@rule("rd-income", "rd-mana-cap")
@ruling(1, 11)
def test_every_turn_brings_5_coins_and_2_mana_but_never_more_than_10_mana() -> None:
    state = battle(phase="refill", side=1, coins=3)
    state.desk[COINS], state.desk[MANA] = 30, 9
    play(state, "done")
    assert (coins(state, 0), mana(state, 0)) == (35, 10)


@rule("rd-discard", "rd-refill", "rd-discard-phase", "rd-hand")
def test_one_card_may_be_discarded_then_the_hand_is_filled_to_five() -> None:
    state = battle(phase="refill", hand="knight priest", peoples="humans")
    assert refused(state, "discard captain") == "rd-hand"
    play(state, "discard knight")
    assert state.to_move() == 1
    assert state.hand_total(0) == 5
    assert state.in_grave(0, 7) == 1
    assert refused(battle(phase="hiring", hand="knight"), "discard knight") == "rd-discard-phase"


@rule("rd-reserve-empty")
@ruling(8)
def test_an_empty_reserve_stays_empty_and_the_match_goes_on() -> None:
    state = battle("c1 knight", phase="refill", hand="knight", grave="priest priest", reserve=0)
    play(state, "discard knight")
    assert state.hand_total(0) == 0
    assert won(state) == ""


# -- key locations, for seat 0: in crossroads a3 library, c3 camp, e3 mine, a4 fountain -------


@rule("rd-location-mine", "rd-location-library", "rd-location-order", "rd-location-may")
@ruling(66)
def test_mine_and_library_pay_in_any_order_or_not_at_all() -> None:
    state = battle("e3 knight, a3 knight", phase="profit")
    assert choices(state) == ["done", "use a3", "use e3"]
    play(state, "use e3", "use a3")
    assert (coins(state, 0), mana(state, 0)) == (2, 1)


@rule("rd-location-phase", "rd-location-none", "rd-location-held", "rd-location-once")
@ruling(67)
def test_a_location_is_used_once_in_the_profit_phase_by_who_holds_it() -> None:
    state = battle("e3 knight, e3 priest, a3 ~knight, c4 priest, c3 priest", phase="profit")
    assert refused(state, "use a3") == "rd-location-held"
    assert refused(state, "use b3") == "rd-location-none"
    play(state, "use e3")
    assert refused(state, "use e3") == "rd-location-once"
    allies = battle("e3 2:elf_archer, a3 knight", phase="profit", format="allies")
    assert refused(allies, "use e3") == "rd-location-held"  # the ally holds it
    assert "use e3" not in choices(allies)
    assert refused(battle("e3 knight", phase="hiring"), "use e3") == "rd-location-phase"


@rule("rd-location-once", "rd-income")
def test_a_location_works_again_in_the_next_turn() -> None:
    state = play(battle("e3 knight, e4 ~treant*", phase="profit"), "use e3")
    finish_turn(finish_turn(state))
    assert (seen(state)["phase"], refused(state, "use e3")) == ("profit", "")


@rule("rd-location-enemy")
def test_an_enemy_on_the_cell_uses_it_in_the_own_turn() -> None:
    state = battle("e3 knight, e3 ~goblin_glider", phase="profit")
    play(state, "use e3")
    assert (coins(state, 0), coins(state, 1)) == (2, 0)
    other = battle("e3 knight, e3 ~goblin_glider", phase="profit", side=1)
    assert "use e3" in choices(other)


@rule("rd-location-fountain", "rd-location-creature", "rd-location-idle")
@ruling(69)
def test_the_fountain_heals_any_creature() -> None:
    state = battle("a4 knight, e1 knight-3, c7 ~treant-1, c6 ~palisade-1, d1 knight", phase="profit")
    play(state, "use a4")
    assert choices(state) == ["target e1_1", "target c7_1"]
    assert refused(state, "target c6_1") == "rd-location-creature"
    assert refused(state, "target d1_1") == "rd-location-idle"
    assert hurt(play(state, "target e1_1"), "e1") == 1


@rule("rd-location-idle", "rd-location-may")
def test_a_fountain_without_wounded_has_no_use() -> None:
    state = battle("a4 knight, e3 knight", phase="profit")
    assert refused(state, "use a4") == "rd-location-idle"


@rule("rd-location-camp", "rd-location-cell", "rd-bonus")
@ruling(52, 67)
def test_the_camp_arms_one_creature_on_its_cell_for_good() -> None:
    state = battle("c3 knight, c3 priest, a1 knight", phase="profit")
    play(state, "use c3")
    assert refused(state, "target a1_1") == "rd-location-cell"
    play(state, "target c3_2")
    assert shown(state, "c3_2")["attack"] == 4
    assert refused(battle("c3 knight+3, e3 priest", phase="profit"), "use c3") == "rd-location-idle"
    beside = play(battle("c3 knight, c3 ~goblin_glider", phase="profit"), "use c3")
    assert (shown(beside, "c3_1")["token"], shown(beside, "c3_2")["token"]) == (3, 0)
    assert shown(play(battle("c3 knight+1", phase="profit"), "use c3"), "c3")["token"] == 3


@rule("rd-location-workshop")
@ruling(69)
def test_the_workshop_mends_any_building() -> None:
    hurt_ones = "c4 knight-1, c1 palisade-2, c7 ~mint-2, b1 knight-1, d1 palisade"
    state = play(battle(hurt_ones, phase="profit", layout="twin_gates"), "use c4")
    assert choices(state) == ["target c1_1", "target c7_1"]
    assert refused(state, "target b1_1") == "rd-location-workshop"
    assert hurt(play(state, "target c1_1"), "c1") == 0


@rule("rd-location-altar")
@ruling(69)
def test_the_altar_strikes_an_enemy_creature_with_magic() -> None:
    state = battle(
        "b3 knight, a1 knight, c7 ~crawling_horror, d7 ~vampire", phase="profit", layout="twin_gates"
    )
    play(state, "use b3")
    assert refused(state, "target a1_1") == "rd-location-altar"
    assert choices(state) == ["target c7_1", "target d7_1"]
    play(state, "target c7_1")
    assert at(state, "c7") == []
    assert score(state) == (1, 0)


@rule("rd-location-altar", "rd-dungeon-shielded")
@ruling(69)
def test_the_altar_does_not_reach_into_the_dungeon() -> None:
    units = "b3 knight, c7 ~zombie, d7 ~zombie, dungeon ~ghoul"
    state = play(battle(units, phase="profit", layout="twin_gates"), "use b3")
    assert choices(state) == ["target c7_1", "target d7_1"]
    assert refused(state, "target dungeon") == "rd-dungeon-shielded"


@rule("rd-location-rift", "rd-location-cell")
@ruling(66, 67)
def test_the_rift_must_be_suffered_by_one_creature_there() -> None:
    state = battle("d5 knight, d5 paladin", phase="profit", layout="twin_gates")
    assert refused(state, "done") == "rd-location-rift"
    play(state, "use d5", "target d5_2")
    assert hurt(state, "d5_2") == 2
    assert hurt(state, "d5_1") == 0


@rule("rd-location-rift")
@ruling(68)
def test_the_damage_of_the_rift_is_of_no_kind() -> None:
    for key, wounds in (("crawling_horror", -1), ("forest_fairy", -1), ("swordsman", 2), ("banshee", 1)):
        state = play(battle(f"d5 {key}", phase="profit", layout="twin_gates"), "use d5")
        assert hurt(state, "d5") == wounds, key


@rule("rd-location-rift", "rd-location-held")
@ruling(68)
def test_the_rift_hurts_a_creature_only_in_the_turn_of_its_player() -> None:
    state = battle("d5 ~knight, e3 knight", phase="profit", layout="twin_gates")
    assert choices(state) == ["done", "use e3"]
    both = play(battle("d5 ~goblin_glider, d5 knight", phase="profit", layout="twin_gates"), "use d5")
    assert (hurt(both, "d5_1"), hurt(both, "d5_2")) == (0, 2)


@rule("rd-location-rift", "rd-reward")
@ruling(59)
def test_a_creature_lost_in_the_rift_pays_the_enemy() -> None:
    state = play(battle("d5 militiaman-1", phase="profit", layout="twin_gates"), "use d5")
    assert score(state) == (0, 1)


# -- orders --------------------------------------------------------------------------------------------


@rule(
    "rd-orders-five", "rd-orders-all", "rd-orders-one", "rd-orders-own", "rd-orders-phase", "rd-target-nobody"
)
@ruling(20)
def test_five_orders_must_be_given_one_a_unit() -> None:
    six = ", ".join(f"{cell} militiaman" for cell in ("a3", "b3", "c3", "d3", "e3", "a4"))
    state = battle(six + ", c7 ~knight", phase="ordering")
    assert refused(state, "done") == "rd-orders-all"
    play(state, "order a3_1")
    assert refused(state, "order a3_1") == "rd-orders-one"
    assert refused(state, "order c7_1") == "rd-orders-own"
    assert refused(state, "order e6_1") == "rd-target-nobody"
    play(state, "order b3_1", "order c3_1", "order d3_1", "order e3_1")
    assert seen(state)["phase"] == "activation"
    assert refused(state, "order a4_1") == "rd-orders-phase"


@rule("rd-orders-all")
def test_orders_without_a_choice_give_themselves() -> None:
    state = play(battle("c3 militiaman, d3 militiaman", phase="hiring"), "done")
    assert choices(state) == ["activate c3_1", "activate d3_1"]


@rule("rd-orders-building", "rd-activate-building")
@ruling(21)
def test_only_buildings_that_can_do_something_take_orders() -> None:
    units = "a1 palisade, b1 mint, c1 ballista, d1 headquarters, e1 snare"
    state = battle(units + ", a3 knight, b3 knight, c3 knight, d3 knight", phase="ordering")
    for spot in ("a1_1", "d1_1", "e1_1"):
        assert refused(state, f"order {spot}") == "rd-orders-building"
        assert f"order {spot}" not in choices(state)
    assert refused(state, "order b1_1") == refused(state, "order c1_1") == ""
    assert choices(state, "order")[:2] == ["order b1_1", "order c1_1"]
    shot = act(battle("c1 ballista, c7 ~knight"), "c1", "attack c7_1")
    assert at(shot, "c1") == ["ballista"]
    assert hurt(shot, "c7") == 1  # armour


@rule("rd-activate-building", "rd-heal-ability", "rd-arm", "rd-death-ray", "rd-sniper")
def test_what_the_other_buildings_do() -> None:
    state = battle(
        "a1 infirmary, b1 smithy, c1 fire_altar, d1 watch_tower, c3 knight-2, c7 ~knight, a7 ~priest"
    )
    act(state, "a1", "apply heal c3_1")
    act(state, "b1", "apply arm c3_1")
    act(state, "c1", "invoke death_ray")
    act(state, "d1", "attack a7_1")
    knight = shown(state, "c3")
    assert (knight["wounds"], knight["attack"]) == (0, 4)
    assert (hurt(state, "c7"), hurt(state, "a7")) == (1, 1)


@rule("rd-orders-taken-back")
def test_orders_can_be_taken_back_until_the_first_unit_is_activated() -> None:
    """A match takes actions back as long as `revealed` has not grown."""
    six = ", ".join(f"{cell} militiaman" for cell in ("a3", "b3", "c3", "d3", "e3", "a4"))
    state = battle(six, phase="ordering")
    before = state.revealed()
    play(state, *[f"order {lane}3_1" for lane in "abcde"])
    assert (seen(state)["phase"], state.revealed()) == ("activation", before)
    play(state, "activate a3_1")
    assert state.revealed() > before


@rule("rd-orders-lost")
@ruling(23)
def test_the_order_of_the_dead_is_lost() -> None:
    state = battle("c3 militiaman, d3 militiaman, e7 ~ghoul", mana=3, market="fireball")
    play(state, "cast_at fireball c3_1")
    assert choices(state, "activate") == ["activate d3_1"]


@rule("rd-orders-lost", "rd-freeze")
def test_the_order_of_the_frozen_and_of_the_paralysed_is_lost() -> None:
    state = battle("c3 militiaman, d3 militiaman, e7 ~ghoul", mana=3, market="ice_chains")
    play(state, "cast_at ice_chains c3_1")
    assert choices(state, "activate") == ["activate d3_1"]
    state = battle("c6 militiaman, e3 militiaman, d6 ~snare", mana=3, market="gust")
    play(state, "cast_at gust c6_1", "push right")
    assert choices(state, "activate") == ["activate e3_1"]


@rule("rd-freeze")
def test_the_frozen_take_no_orders_until_their_turn_is_over() -> None:
    state = battle("c3 knight#, d3 knight*", phase="ordering")
    assert refused(state, "order c3_1") == "rd-freeze"
    assert choices(battle("c3 knight#*, dungeon priest", phase="ordering"), "order") == ["order dungeon"]
    play(state, "order d3_1", "activate d3_1", "done")
    assert shown(state, "c3")["states"] == []


@rule("rd-paralysis-orders")
@ruling(24)
def test_three_orders_free_the_paralysed_and_nothing_less() -> None:
    state = battle("c3 knight*, a3 knight, b3 knight, d3 knight", phase="ordering")
    play(state, "order c3_1")
    assert state.desk[8] == 2
    assert shown(state, "c3")["states"] == []
    state = battle("c3 knight*, a3 knight, b3 knight, d3 knight", phase="ordering")
    play(state, "order a3_1", "order b3_1", "order d3_1")
    assert seen(state)["phase"] == "activation"  # two are left: never compulsory, and too few
    state = battle("c3 knight*, a3 knight", phase="ordering")
    play(state, "order a3_1", "done")
    assert shown(state, "c3")["states"] == ["paralysed"]


@rule("rd-paralysis-orders")
@ruling(24)
def test_the_paralysed_need_three_orders_at_once() -> None:
    state = battle("c3 knight*, a3 knight, b3 knight, d3 knight, dungeon priest", phase="ordering")
    play(state, "order a3_1", "order b3_1", "order d3_1")
    assert refused(state, "order c3_1") == "rd-paralysis-orders"
    assert choices(state, "order") == ["order dungeon"]


@rule("rd-paralysis-orders")
@ruling(24)
def test_who_is_freed_acts_as_usual_and_who_is_not_stays_paralysed() -> None:
    state = battle("c3 knight*, c6 ~zombie", phase="ordering")
    play(state, "order c3_1", "activate c3_1", "attack c6_1")
    assert (at(state, "c5"), at(state, "c6")) == (["knight"], [])
    state = finish_turn(finish_turn(battle("c3 knight*", phase="refill", peoples="humans")))
    assert shown(state, "c3")["states"] == ["paralysed"]


@rule("rd-commander", "rd-orders-five")
@ruling(25)
def test_commanders_are_counted_when_orders_are_dealt() -> None:
    state = play(battle(phase="hiring", hand="captain", coins=5), "hire captain c1", "done")
    assert state.desk[ORDERS] == 6 - 1  # one is the captain's own
    seven = ", ".join(f"{cell} militiaman" for cell in ("a3", "b3", "c3", "d3", "e3", "a4", "b4"))
    state = battle(f"a1 captain-3, {seven}", phase="ordering", mana=3, market="fireball")
    play(state, "cast_at fireball a1_1")
    assert (at(state, "a1"), state.desk[ORDERS]) == ([], 6)


@rule("rd-bonus", "rd-location-camp", "rd-shame", "rd-stench", "rd-curse")
@ruling(49, 51, 52, 56)
def test_tokens_shame_and_curses_outlast_the_turn() -> None:
    state = battle("c1 knight+3*, b1 priest%*, a1 swordsman!*", phase="refill", peoples="humans")
    finish_turn(finish_turn(state))
    assert shown(state, "c1")["token"] == 3
    assert shown(state, "b1")["abilities"] == []
    assert shown(state, "a1")["attack"] == 0


@rule("rd-activate-phase", "rd-activate-order", "rd-activate-all", "rd-activate-one", "rd-activate-first")
@ruling(22)
def test_units_are_activated_one_after_another_until_all_have_acted() -> None:
    state = battle("c3 knight, d3 knight*, c5 ~knight, e3 knight")
    assert refused(state, "activate d3_1") == "rd-activate-order"
    assert refused(state, "done") == "rd-activate-all"
    assert refused(state, "attack c5_1") == "rd-activate-first"
    assert refused(state, "activate c5_1") == "rd-orders-own"
    play(state, "activate c3_1")
    assert refused(state, "activate e3_1") == "rd-activate-one"
    assert refused(battle("c3 knight", phase="hiring"), "activate c3_1") == "rd-activate-phase"


@rule("rd-activate-return")
@ruling(27)
def test_an_activation_that_is_over_is_over() -> None:
    state = act(battle("c3 knight, c5 ~knight, e3 knight"), "c3", "done")
    assert refused(state, "activate c4_1") == "rd-activate-order"
    assert refused(state, "attack c5_1") == "rd-activate-first"


@rule("rd-activate-course")
def test_abilities_may_come_before_or_after_the_attack_but_after_the_move() -> None:
    for deeds in (("invoke regeneration", "attack c4_1"), ("attack c4_1", "invoke regeneration")):
        state = act(battle("c2 mountain_troll-3, c4 ~knight"), "c2", *deeds)
        assert at(state, "c3") == ["mountain_troll"]
        assert hurt(state, "c3") == 1


@rule("rd-passive")
def test_passive_abilities_work_in_the_enemys_turn() -> None:
    state = act(battle("c6 ~elf_archer, c2 palisade", side=1), "c6", "attack c2_1")
    assert hurt(state, "c2") == 0


@rule("rd-tokens")
@ruling(12)
def test_no_bank_runs_dry() -> None:
    """The box has 30 coins, 12 mana, 30 wounds and 10 states: more than that is in use here."""
    eight = ", ".join(f"{cell} ~treant-5*" for cell in ("a3", "b3", "c3", "d3", "e3", "a4", "b4", "d4"))
    three = "e4 ~sharpshooter*, a5 ~sharpshooter*, c5 ~sharpshooter"
    state = battle(f"{eight}, {three}", phase="hiring", coins=40, mana=10, market="ember_rain")
    state.desk[COINS + 1], state.desk[MANA + 1] = 40, 8
    play(state, "cast ember_rain")
    assert [hurt(state, spot) for spot in ("a3", "d4", "e4", "c5")] == [6, 6, 1, 1]
    play(state, "done", "done")
    assert (coins(state, 1), mana(state, 1)) == (45, 10)
    assert (coins(state, 0), mana(state, 0)) == (40, 5)


@rule("rd-turn")
def test_proceeding_waits_for_a_decision() -> None:
    state = battle("e3 knight", phase="refill", side=1)
    begin_turn(state)
    proceed(state)
    assert seen(state)["phase"] == "profit"
