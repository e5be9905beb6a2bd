"""Each of the 41 abilities at work."""

from regalia.games.royal_defense.units import SHIFTED
from regalia.games.royal_defense.words import UNITS
from regalia.testing import rule
from tests.games.royal_defense.build import (
    act,
    at,
    battle,
    choices,
    coins,
    finish_turn,
    hurt,
    play,
    refused,
    ruling,
    score,
    seen,
    shown,
    with_abilities,
    won,
)

TWO_BLOWS = with_abilities("knight", "battle_spirit 1", "double_strike")


@rule("rd-incorporeal")
def test_an_incorporeal_creature_takes_only_1_damage() -> None:
    state = act(battle("c3 big_orc, c4 ~banshee"), "c3", "attack c4_1")
    assert hurt(state, "c4") == 1


@rule("rd-incorporeal")
@ruling(33)
def test_an_incorporeal_creature_walks_into_an_enemy_building_but_not_through_creatures() -> None:
    assert at(act(battle("c4 banshee, c6 ~palisade"), "c4"), "c6") == ["palisade", "banshee"]
    assert at(act(battle("c5 banshee, c6 ~zombie"), "c5"), "c5") == ["banshee"]


@rule("rd-battle-spirit")
@ruling(51)
def test_battle_spirit_adds_up_and_lasts() -> None:
    state = act(battle("c3 knight, c4 ~crossbowman-2, c5 ~knight"), "c3", "attack c4_1")
    assert shown(finish_turn(state), "c3")["attack"] == 4
    state = battle("c3 knight, c4 ~crossbowman-2, c4 ~crossbowman-2", cards=TWO_BLOWS)
    assert shown(act(state, "c3", "attack c4_1", "attack c4_2"), "c3")["attack"] == 5
    state = act(battle("c3 knight+3, c4 ~militiaman"), "c3", "attack c4_1")
    assert shown(state, "c3")["attack"] == 7  # beside a token too


@rule("rd-battle-spirit", "rd-carrion-eater")
def test_a_fallen_building_neither_cheers_nor_feeds() -> None:
    state = act(battle("c5 knight, c6 ~palisade"), "c5", "attack c6_1")
    assert (at(state, "c6"), shown(state, "c5")["attack"]) == ([], 3)
    state = act(battle("c5 ghoul-2, c6 ~palisade"), "c5", "attack c6_1")
    assert (at(state, "c6"), hurt(state, "c5")) == ([], 2)


@rule("rd-armour")
def test_armour_lessens_ranged_damage_but_not_below_1() -> None:
    state = act(battle("c1 goblin_archer, c5 ~swordsman"), "c1", "attack c5_1")
    assert hurt(state, "c5") == 1
    state = act(battle("c1 crossbowman+4, c5 ~swordsman"), "c1", "attack c5_1")
    assert won(state) == ""
    assert at(state, "c5") == []


@rule("rd-armour")
def test_armour_is_no_help_in_melee() -> None:
    state = act(battle("c3 big_orc, c4 ~swordsman"), "c3", "attack c4_1")
    assert hurt(state, "c4") == 3


@rule("rd-vampirism")
def test_vampirism_heals_the_attacker() -> None:
    state = act(battle("c3 vampire-3%, c4 ~treant"), "c3", "attack c4_1")
    assert hurt(state, "c3") == 3  # condemned: no ability
    state = act(battle("c3 vampire-3, c4 ~knight"), "c3", "attack c4_1")
    assert hurt(state, "c3") == 1


@rule("rd-together")
def test_together_needs_an_allied_creature_in_the_cell() -> None:
    assert shown(battle("c3 militiaman, c3 knight"), "c3_1")["attack"] == 2
    assert shown(battle("c3 militiaman, c3 ~knight"), "c3_1")["attack"] == 1
    assert shown(battle("c2 militiaman, c2 palisade"), "c2_1")["attack"] == 1
    assert shown(battle("dungeon militiaman"), "dungeon")["attack"] == 1


@rule("rd-rebirth")
@ruling(61)
def test_a_reborn_creature_appears_on_its_owners_line_and_pays_nonetheless() -> None:
    state = act(battle("c3 big_orc, c4 ~skeleton"), "c3", "attack c4_1")
    assert state.to_move() == 1
    assert choices(state) == [f"stand {lane}7" for lane in "abcde"]
    play(state, "stand b7")
    assert at(state, "b7") == ["skeleton"]
    assert score(state) == (1, 0)


@rule("rd-rebirth")
@ruling(61)
def test_a_reborn_creature_is_as_new() -> None:
    state = act(battle("c3 big_orc, c4 ~skeleton-1+3%*"), "c3", "attack c4_1")
    assert state.in_grave(1, 30) == 1  # condemned, it has no rebirth
    state = act(battle("c3 big_orc, c4 ~skeleton-1+3*!"), "c3", "attack c4_1", "stand b7")
    unit = shown(state, "b7")
    assert (unit["wounds"], unit["token"], unit["states"], unit["attack"]) == (0, 0, [], 2)
    assert state.in_grave(1, 30) == 0


@rule("rd-rebirth")
@ruling(19)
def test_with_a_full_line_the_reborn_stays_in_the_graveyard() -> None:
    full = ", ".join(f"{lane}7 ~zombie, {lane}7 ~zombie" for lane in "abcde")
    state = act(battle(f"c3 big_orc, c4 ~skeleton, {full}"), "c3", "attack c4_1")
    assert state.in_grave(1, 30) == 1


@rule("rd-stench", "rd-killer")
def test_who_kills_the_stinking_loses_all_abilities() -> None:
    state = act(battle("c3 big_orc, c3 orc_berserker, c4 ~zombie-2"), "c3_2", "attack c4_1")
    assert shown(state, "c3_2")["abilities"] == []
    assert shown(state, "c3_2")["attack"] == 4  # the spirit of that kill came first


@rule("rd-inspire")
@ruling(51, 55)
def test_inspire_cheers_the_whole_lane_until_the_end_of_the_turn() -> None:
    state = act(battle("c2 captain, c1 militiaman, c5 militiaman, b5 militiaman"), "c2", "invoke inspire")
    assert shown(state, "c5")["attack"] == shown(state, "c1")["attack"] == 2
    assert shown(state, "b5")["attack"] == 1
    assert shown(finish_turn(state), "c6")["attack"] == 1


@rule("rd-arm")
@ruling(51)
def test_arm_is_for_creatures_without_a_bonus() -> None:
    state = act(battle("c1 grove_armourer, a3 treant, b3 treant+1"), "c1")
    assert refused(state, "apply arm b3_1") == "rd-ability-idle"
    assert shown(play(state, "apply arm a3_1"), "a3")["attack"] == 5
    state = battle("a1 bell_tower, b1 smithy, a5 knight, c3 knight, c4 ~militiaman")
    act(state, "a1", "invoke inspire")
    act(state, "c3", "attack c4_1")
    act(state, "b1")
    assert choices(state, "apply") == []  # one is inspired, the other's spirit has risen


@rule("rd-theft")
@ruling(57)
def test_a_thief_takes_all_coins_on_coming_into_the_castle() -> None:
    state = battle("c4 goblin_thief", coins=2)
    state.desk[1] = 7
    act(state, "c4", "go c6")
    assert (coins(state, 0), coins(state, 1)) == (9, 0)


@rule("rd-theft")
@ruling(57)
def test_a_thief_steals_once_for_each_time_it_comes_in() -> None:
    state = battle("c6 goblin_thief", layout="twin_gates")
    state.desk[1] = 7
    act(state, "c6", "go b7")
    assert coins(state, 1) == 7


@rule("rd-resurrection")
def test_resurrection_returns_a_cheap_creature_when_hired() -> None:
    state = battle(phase="hiring", hand="necromancer", grave="ghoul bone_golem", coins=4)
    play(state, "hire necromancer c1")
    assert refused(state, "raise bone_golem") == "rd-resurrection"
    play(state, "raise ghoul", "stand a1")
    assert at(state, "a1") == ["ghoul"]
    assert (coins(state, 0), state.in_grave(0, UNITS.index("ghoul"))) == (1, 0)  # it comes for nothing


@rule("rd-resurrection")
def test_without_anybody_cheap_enough_nobody_is_raised() -> None:
    state = battle(phase="hiring", hand="necromancer", grave="bone_golem", coins=4)
    assert play(state, "hire necromancer c1").asked is None


@rule("rd-resurrection")
@ruling(19)
def test_without_room_on_the_line_nobody_is_raised() -> None:
    full = ", ".join(f"{lane}1 zombie, {lane}1 zombie" for lane in "abde") + ", c1 zombie"
    state = battle(full, phase="hiring", hand="necromancer", grave="ghoul", coins=4)
    play(state, "hire necromancer c1")
    assert state.asked is None


@rule("rd-rot")
def test_rot_hurts_enemy_creatures_around() -> None:
    state = act(battle("c3 big_orc, b5 big_orc, c6 big_orc, d4 ~ghoul, c4 ~zombie"), "c3", "attack c4_1")
    assert [hurt(state, spot) for spot in ("c3", "b5", "c6", "d4")] == [1, 1, 0, 0]


@rule("rd-rot")
def test_rot_reaches_the_own_cell_and_spares_buildings() -> None:
    state = act(battle("c2 palisade, c3 knight, c3 ~zombie"), "c3", "attack c3_2")
    assert (hurt(state, "c3"), hurt(state, "c2")) == (1, 0)


@rule("rd-double-strike")
def test_double_strike_hits_two_targets() -> None:
    state = act(
        battle("c3 blade_dancer, c4 ~knight, c4 ~swordsman"), "c3", "go c3", "attack c4_1", "attack c4_2"
    )
    assert (hurt(state, "c4_1"), hurt(state, "c4_2")) == (2, 2)


@rule("rd-double-strike")
@ruling(54)
def test_there_is_no_move_between_two_strikes() -> None:
    state = act(battle("c3 blade_dancer, c4 ~militiaman, c4 ~knight"), "c3", "go c3", "attack c4_1")
    assert choices(state) == ["done", "attack c4_2"]
    state = act(battle("c3 blade_dancer, c4 ~militiaman, e1 treant"), "c3", "go c3", "attack c4_1")
    assert (at(state, "c3"), choices(state)) == (["blade_dancer"], ["activate e1_1"])


@rule("rd-income-ability")
def test_a_mint_gives_coins() -> None:
    assert coins(act(battle("c1 mint"), "c1", "invoke income"), 0) == 2


@rule("rd-heal-ability", "rd-heal")
def test_heal_takes_wounds_off_one_creature() -> None:
    state = act(battle("c1 dryad_gardener, a5 treant-1"), "c1", "apply heal a5_1")
    assert hurt(state, "a5") == 0


@rule("rd-kamikaze")
@ruling(48)
def test_a_kamikaze_destroys_a_building_and_itself() -> None:
    state = act(battle("c5 goblin_bomber, c6 ~stone_wall"), "c5", "attack c6_1")
    assert at(state, "c6") == []
    assert at(state, "c5") == []
    assert score(state) == (2, 1)


@rule("rd-kamikaze", "rd-suicide")
def test_a_kamikaze_is_for_buildings_and_a_suicide_for_creatures() -> None:
    bomber = "c5 goblin_bomber, c6 ~palisade, c6 ~knight"
    kamikaze = battle(bomber, cards=with_abilities("goblin_bomber", "kamikaze"))
    assert (hurt(act(kamikaze, "c5", "attack c6_2"), "c6_2"), at(kamikaze, "c5")) == (1, ["goblin_bomber"])
    suicide = battle(bomber, cards=with_abilities("goblin_bomber", "suicide"))
    assert (hurt(act(suicide, "c5", "attack c6_1"), "c6_1"), at(suicide, "c5")) == (1, ["goblin_bomber"])


@rule("rd-construct")
@ruling(58)
def test_a_construct_gets_cheaper_by_the_dead() -> None:
    state = battle(phase="hiring", hand="bone_golem", grave="ghoul ghoul zombie", coins=4)
    play(state, "hire bone_golem c1")
    assert refused(state, "done") == "rd-hire-cost"
    play(state, "scrap ghoul", "scrap zombie", "done")
    assert at(state, "c1") == ["bone_golem"]
    assert coins(state, 0) == 0
    assert state.in_grave(0, 33) == 1
    assert seen(state)["players"][0]["decks"][0]["gone"] == ["zombie", "ghoul"]


@rule("rd-construct")
def test_nothing_is_asked_where_nobody_lies_in_the_graveyard() -> None:
    state = battle(phase="hiring", hand="bone_golem", coins=6)
    assert at(play(state, "hire bone_golem c1"), "c1") == ["bone_golem"]
    state = battle(phase="hiring", hand="bone_golem", grave="ghoul", coins=6)
    play(state, "hire bone_golem c1", "scrap ghoul")
    assert (at(state, "c1"), coins(state, 0)) == (["bone_golem"], 1)


@rule("rd-construct")
@ruling(58)
def test_a_construct_never_costs_less_than_nothing() -> None:
    state = battle(phase="hiring", hand="bone_golem", grave=" ".join(["ghoul"] * 8), coins=0)
    play(state, "hire bone_golem c1", *["scrap ghoul"] * 6)
    assert at(state, "c1") == ["bone_golem"]
    assert state.in_grave(0, 33) == 2


@rule("rd-trap")
@ruling(34)
def test_a_trap_stops_even_a_flyer_and_is_gone() -> None:
    state = act(battle("c5 forest_fairy, c6 ~snare"), "c5")
    assert at(state, "c6") == ["forest_fairy"]
    assert shown(state, "c6")["states"] == ["paralysed"]
    assert score(state) == (1, 0)


@rule("rd-trap")
def test_a_spiked_pit_hurts_whoever_steps_in() -> None:
    assert hurt(act(battle("c5 big_orc, c6 ~spiked_pit"), "c5"), "c6_1") == 3


@rule("rd-trap-immune")
@ruling(34)
def test_traps_cannot_be_attacked_and_do_not_draw_fire() -> None:
    state = act(battle("c2 goblin_archer, c6 ~snare, c7 ~zombie"), "c2")
    assert choices(state, "attack") == ["attack c7_1"]
    assert refused(state, "attack c6_1") == "rd-trap-immune"
    state = act(battle("c2 orc_shaman, c6 ~snare"), "c2")
    assert state.active == -1  # nothing to strike


@rule("rd-death-ray")
@ruling(55)
def test_a_death_ray_burns_the_whole_lane() -> None:
    state = act(battle("c4 lich, c1 ~knight, c7 ~knight, b7 ~knight, c6 ~palisade"), "c4", "invoke death_ray")
    assert [hurt(state, spot) for spot in ("c1", "c7", "b7", "c6")] == [1, 1, 0, 0]


@rule("rd-mage", "rd-magic")
def test_a_mage_harms_what_steel_does_not() -> None:
    state = act(battle("c3 wind_druid, c4 ~crawling_horror"), "c3", "attack c4_1")
    assert at(state, "c4") == []


@rule("rd-mage")
@ruling(45)
def test_a_mage_without_shooter_reaches_no_farther_than_melee() -> None:
    state = act(battle("c2 wind_druid, c6 ~zombie"), "c2")
    assert state.active == -1


@rule("rd-marauder")
@ruling(60)
def test_a_marauder_gets_double_coins_but_not_points() -> None:
    state = act(battle("c3 orc_marauder, c4 ~priest"), "c3", "attack c4_1")
    assert (coins(state, 0), score(state)) == (2, (1, 0))


@rule("rd-marauder")
def test_a_marauder_gets_no_more_for_buildings() -> None:
    assert coins(act(battle("c5 orc_marauder, c6 ~palisade"), "c5", "attack c6_1"), 0) == 1


@rule("rd-lightning")
@ruling(40)
def test_lightning_strikes_any_enemy_unit() -> None:
    state = act(battle("c5 orc_shaman, a1 ~zombie, e7 ~palisade"), "c5")
    assert choices(state, "apply") == ["apply lightning a1_1", "apply lightning e7_1"]
    assert hurt(play(state, "apply lightning e7_1"), "e7") == 1


@rule("rd-mass-heal")
def test_mass_heal_mends_the_neighbourhood() -> None:
    state = act(battle("c2 paladin-2, b4 knight-2, c5 knight-2"), "c2", "invoke mass_heal")
    assert [hurt(state, spot) for spot in ("c3", "b4", "c5")] == [1, 1, 2]
    state = act(battle("c2 paladin-2, b4 ~knight-2"), "c2", "invoke mass_heal")
    assert hurt(state, "b4") == 2


@rule("rd-shame")
@ruling(56)
def test_shame_takes_abilities_and_bonuses_for_good() -> None:
    state = act(battle("c1 enchantress, e7 ~knight+3"), "c1", "apply shame e7_1")
    assert shown(state, "e7")["abilities"] == []
    assert shown(state, "e7")["attack"] == 3
    assert shown(state, "e7")["states"] == ["condemned"]


@rule("rd-paralysis")
def test_a_paralysing_blow_paralyses() -> None:
    state = act(battle("c3 grave_spider, c4 ~knight"), "c3", "attack c4_1")
    assert shown(state, "c4")["states"] == ["paralysed"]


@rule("rd-mobility")
@ruling(31)
def test_a_mobile_creature_steps_sideways_but_must_go_forward_while_it_can() -> None:
    state = act(battle("c3 nimble_elf"), "c3")
    assert choices(state, "go") == ["go a3", "go e3", "go b4", "go d4", "go c5"]


@rule("rd-mobility")
def test_a_mobile_creature_may_join_an_enemy_from_the_side() -> None:
    state = act(battle("c3 nimble_elf, c4 ~palisade, b3 ~zombie"), "c3")
    assert "go b3" in choices(state, "go")


@rule("rd-flight")
def test_a_flyer_passes_creatures_lands_among_them_and_suffers_little_from_melee() -> None:
    state = act(battle("c3 goblin_glider, c4 ~zombie, c5 ~zombie"), "c3", "attack c5_1")
    assert at(state, "c5") == ["zombie", "goblin_glider"]
    state = act(battle("c3 big_orc, c4 ~forest_fairy"), "c3", "attack c4_1")
    assert hurt(state, "c4") == 1


@rule("rd-flight")
@ruling(32)
def test_buildings_stop_a_flyer() -> None:
    assert at(act(battle("c5 goblin_glider, c6 ~palisade"), "c5"), "c5") == ["goblin_glider"]


@rule("rd-commander")
@ruling(25)
def test_every_commander_brings_an_order_also_from_the_dungeon() -> None:
    state = battle("a1 captain, b1 headquarters, dungeon captain", phase="ordering")
    assert state.desk[8] == 8


@rule("rd-curse")
def test_who_kills_the_cursing_never_hurts_again() -> None:
    state = act(battle("c3 big_orc+3, c4 ~banshee-1"), "c3", "attack c4_1")
    assert shown(state, "c3")["attack"] == 0


@rule("rd-destroyer")
def test_a_destroyer_hits_buildings_harder() -> None:
    assert hurt(act(battle("c5 sapper, c6 ~stone_wall"), "c5", "attack c6_1"), "c6") == 4
    assert hurt(act(battle("c3 sapper, c4 ~knight"), "c3", "attack c4_1"), "c4") == 1


@rule("rd-zeal")
@ruling(51)
def test_zeal_lasts_for_the_activation() -> None:
    state = battle("c3 drunken_bruiser, c4 ~knight")
    assert shown(state, "c3")["attack"] == 2
    assert hurt(act(state, "c3", "attack c4_1"), "c4") == 3
    assert shown(state, "c3")["attack"] == 2


@rule("rd-regeneration")
def test_regeneration_mends_the_unit_itself() -> None:
    assert hurt(act(battle("c3 mountain_troll-5"), "c3", "invoke regeneration"), "c4") == 3


@rule("rd-shift", "rd-push")
@ruling(37)
def test_shift_pushes_different_creatures_of_any_side() -> None:
    state = act(battle("c3 wind_druid, c5 ~knight, b5 treant"), "c3", "apply shift c5_1", "push right")
    assert at(state, "d5") == ["knight"]
    assert refused(state, "apply shift d5_1") == "rd-shift"
    assert refused(state, "apply shift c4_1") == "rd-shift"  # not itself
    play(state, "apply shift b5_1", "push down")
    assert at(state, "b4") == ["treant"]


@rule("rd-shift")
@ruling(37)
def test_shift_moves_as_many_as_it_says_from_near_by_once_each_turn() -> None:
    state = act(battle("c3 wind_druid, c5 ~knight, b5 treant, d5 treant, e7 ~knight"), "c3")
    assert refused(state, "apply shift e7_1") == "rd-shift"
    play(state, "apply shift c5_1", "push up", "apply shift b5_1", "push up")
    assert refused(state, "apply shift d5_1") in ("rd-ability-once", "rd-activate-first")
    finish_turn(finish_turn(state))
    assert not any(unit & SHIFTED for unit in state.units)


@rule("rd-shift")
@ruling(37)
def test_shift_may_stop_before_its_number() -> None:
    state = act(
        battle("c3 wind_druid, c5 ~knight, b5 treant, e1 treant"), "c3", "apply shift c5_1", "push up"
    )
    assert refused(state, "apply shift b5_1") == ""
    assert "activate e1_1" in choices(play(state, "done"))


@rule("rd-deadly-poison")
def test_poison_kills_whom_it_wounds() -> None:
    state = act(battle("c3 vampire, c4 ~mountain_troll"), "c3", "attack c4_1")
    assert at(state, "c4") == []
    assert score(state) == (5, 0)


@rule("rd-suicide")
@ruling(48)
def test_a_suicide_takes_its_victim_along_and_both_are_paid() -> None:
    state = act(battle("c3 goblin_bomber, c4 ~treant"), "c3", "attack c4_1")
    assert score(state) == (4, 1)
    assert (coins(state, 0), coins(state, 1)) == (4, 1)


@rule("rd-sniper")
@ruling(40)
def test_a_sniper_shoots_anywhere_unless_in_close_fight() -> None:
    state = act(battle("c4 sharpshooter, a1 ~zombie, e7 ~palisade"), "c4")
    assert choices(state, "attack") == ["attack a1_1", "attack e7_1"]
    state = act(battle("c4 sharpshooter, a1 ~zombie, c5 ~zombie"), "c4")
    assert choices(state, "attack") == ["attack c5_1"]


@rule("rd-ranged-immunity", "rd-cards-palisade")
def test_shots_do_nothing_to_a_palisade() -> None:
    assert hurt(act(battle("c2 elf_archer, c6 ~palisade"), "c2", "attack c6_1"), "c6") == 0


@rule("rd-shooter")
def test_a_shooter_hits_the_nearest_of_its_lane() -> None:
    state = act(battle("c1 elf_archer, c4 ~zombie, c6 ~zombie, b3 ~zombie"), "c1")
    assert choices(state, "attack") == ["attack c4_1"]


@rule("rd-carrion-eater")
def test_a_carrion_eater_feeds_on_its_kill() -> None:
    assert hurt(act(battle("c3 ghoul-2, c4 ~militiaman"), "c3", "attack c4_1"), "c3") == 0


@rule("rd-acceleration")
@ruling(38)
def test_every_wound_makes_a_berserker_faster() -> None:
    state = act(battle("c3 swordsman, c4 ~orc_berserker"), "c3", "attack c4_1")
    assert shown(state, "c4")["speed"] == 2
    weak = with_abilities("blade_dancer", "double_strike").replace("attack = 2", "attack = 1")
    state = act(battle("c3 blade_dancer, c4 ~orc_berserker", cards=weak), "c3", "attack c4_1", "attack c4_1")
    assert shown(finish_turn(state), "c4")["speed"] == 3  # twice, and lasting


@rule("rd-physical-immunity")
def test_blows_do_nothing_to_a_horror() -> None:
    assert hurt(act(battle("c3 big_orc, c4 ~crawling_horror"), "c3", "attack c4_1"), "c4") == 0
