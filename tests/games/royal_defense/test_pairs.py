"""Abilities that meet in one event: each pair with the reason for what is expected."""

import pytest

from regalia.games.royal_defense.units import CURSED
from tests.games.royal_defense.build import (
    act,
    at,
    battle,
    choices,
    coins,
    hurt,
    play,
    ruling,
    score,
    shown,
    with_abilities,
    won,
    word,
)

# attacker, victim, expected wounds of the victim (-1: dead), and why
BLOWS = [
    ("mountain_troll", "banshee", 1, "incorporeal takes 1 of whatever comes"),
    ("sapper", "banshee", 1, "destroyer is for buildings, and 1 is 1 anyway"),
    ("vampire", "banshee", -1, "one damage is enough for poison"),
    ("vampire", "crawling_horror", 0, "no damage, no poison"),
    ("vampire", "forest_fairy", -1, "flight lets 1 through, and poison does the rest"),
    ("vampire", "treant", -1, "poison does not ask for health or armour"),
    ("grave_spider", "forest_fairy", 1, "1 damage paralyses, flight or not"),
    ("wind_druid", "forest_fairy", -1, "magic ignores the flyer's protection: 2 of health 2"),
    ("wind_druid", "banshee", 1, "incorporeal counts against magic too"),
    ("wind_druid", "crawling_horror", -1, "magic ignores both immunities"),
    ("goblin_bomber", "crawling_horror", -1, "suicide destroys, it does not damage"),
    ("goblin_bomber", "banshee", -1, "suicide is no damage, so the cap does not count"),
    ("drunken_bruiser", "swordsman", 3, "zeal adds, and armour is only for shots"),
    ("blade_dancer", "orc_berserker", 2, "each strike is one damage event of its own"),
]


@pytest.mark.parametrize(("attacker", "victim", "wounds", "why"), BLOWS)
def test_a_blow(attacker: str, victim: str, wounds: int, why: str) -> None:
    state = act(battle(f"c3 {attacker}, c4 ~{victim}"), "c3")
    if state.asked is not None:
        play(state, "go c3")
    assert hurt(play(state, "attack c4_1"), "c4") == wounds, why


# shooter two cells away after its step
SHOTS = [
    ("elf_archer", "swordsman", 1, "armour takes 1 of 2"),
    ("elf_archer", "treant", 1, "armour takes 1 of 2"),
    ("goblin_archer", "treant", 1, "armour never takes the last point"),
    ("elf_archer", "banshee", 1, "incorporeal: only 1"),
    ("elf_archer", "crawling_horror", 0, "immune to shots"),
    ("elf_archer", "forest_fairy", -1, "a flyer is protected from blows, not from shots"),
    ("battle_mage", "crawling_horror", -1, "a mage's shot is magic"),
    ("battle_mage", "swordsman", 2, "magic ignores armour"),
    ("lich", "banshee", 1, "a mage's shot too is only 1 to the incorporeal"),
    ("sharpshooter", "swordsman", 1, "a sniper's shot is a shot: armour counts"),
    ("elf_archer", "stone_wall", 0, "a wall is immune to shots like a palisade"),
    ("sharpshooter", "crawling_horror", 0, "a sniper's shot is a shot: immunity counts"),
]


@pytest.mark.parametrize(("shooter", "victim", "wounds", "why"), SHOTS)
def test_a_shot(shooter: str, victim: str, wounds: int, why: str) -> None:
    state = act(battle(f"c2 {shooter}, c5 ~{victim}"), "c2", "attack c5_1")
    assert hurt(state, "c5") == wounds, why


def test_flight_and_flight_a_blow_from_the_air_is_a_blow() -> None:
    assert hurt(act(battle("c2 goblin_glider, c4 ~forest_fairy"), "c2", "attack c4_1"), "c4") == 1


def test_battle_spirit_and_stench_the_gain_comes_first_and_stays() -> None:
    state = act(battle("c3 knight, c4 ~zombie"), "c3", "attack c4_1")
    unit = shown(state, "c3")
    assert (unit["attack"], unit["abilities"]) == (4, [])  # stench takes abilities, not the bonus earned


def test_carrion_eater_and_rot_the_meal_heals_before_the_rot_hurts() -> None:
    state = act(battle("c3 ghoul-2, c4 ~zombie-2"), "c3", "attack c4_1")
    assert hurt(state, "c3") == 1  # 2 - 2 + 1


def test_a_killer_at_its_last_health_is_saved_by_its_meal() -> None:
    state = act(battle("c3 ghoul-2, c4 ~zombie-1"), "c3", "attack c4_1")
    assert at(state, "c3") == ["ghoul"]


def test_rot_may_kill_the_killer_and_then_both_have_been_paid() -> None:
    state = act(battle("c3 big_orc-3, c4 ~zombie"), "c3", "attack c4_1")
    assert at(state, "c3") == []
    assert score(state) == (1, 2)


@ruling(50)
def test_rot_and_rot_chain_step_by_step() -> None:
    # The first zombie's rot kills the second, whose rot reaches the ghoul beside it.
    state = act(battle("c3 big_orc, d4 zombie-2, c4 ~zombie, e5 ~ghoul"), "c3", "attack c4_1")
    assert at(state, "d4") == []
    assert hurt(state, "e5") == 1


def test_rot_and_incorporeal_1_is_1() -> None:
    state = act(battle("c3 big_orc, d4 banshee, c4 ~zombie"), "c3", "attack c4_1")
    assert hurt(state, "d4") == 1


def test_rot_and_acceleration_any_damage_spurs() -> None:
    state = act(battle("c3 big_orc, d4 orc_berserker, c4 ~zombie"), "c3", "attack c4_1")
    assert shown(state, "d4")["speed"] == 2


def test_acceleration_and_curse_a_blow_of_0_spurs_nobody() -> None:
    state = act(battle("c3 big_orc!, c4 ~orc_berserker"), "c3", "attack c4_1")
    assert shown(state, "c4")["speed"] == 1


def test_rot_and_immunities_rot_is_neither_blow_nor_shot() -> None:
    state = act(battle("c3 ghoul, d4 crawling_horror, c4 ~zombie"), "c3", "attack c4_1")
    assert at(state, "d4") == []


def test_rot_kills_for_nobody_so_no_marauder_gets_double() -> None:
    state = act(battle("c3 ~orc_marauder, c2 zombie-2, b3 militiaman", side=1), "c3", "attack c2_1")
    assert coins(state, 1) == 2  # the zombie was killed by the marauder: 1 doubled
    state = act(battle("c3 ~orc_marauder-2, c2 zombie-2", side=1), "c3", "attack c2_1")
    assert coins(state, 0) == 2  # the marauder fell to rot: its plain reward


def test_rot_at_the_end_of_a_chain_is_nobodys_kill() -> None:
    # The marauder fells a zombie, its rot a zombie of his own side, and that one's rot a militiaman.
    units = "c3 orc_marauder, d4 zombie-2, c4 ~zombie, e5 ~militiaman-1"
    state = battle(units, cards=with_abilities("zombie", "rot"))  # no stench, which would end marauding
    act(state, "c3", "attack c4_1")
    assert at(state, "d4") == at(state, "e5") == []
    assert (score(state), coins(state, 0)) == ((2, 1), 3)  # double for the first alone


@ruling(50)
def test_rebirth_and_rebirth_the_side_on_turn_places_its_own_first() -> None:
    state = battle("c3 skeleton, c6 ~skeleton", phase="hiring", mana=5, market="sacrifice")
    play(state, "cast_at sacrifice c3_1", "target c6_1")
    assert int(state.to_move()) == 0
    assert int(play(state, "stand a1").to_move()) == 1


def test_curse_and_battle_spirit_the_cursed_stays_at_0() -> None:
    state = act(battle("c3 knight, c4 ~banshee-1"), "c3", "attack c4_1")
    assert shown(state, "c3")["attack"] == 0


def test_curse_and_poison_the_poisoner_is_the_killer() -> None:
    state = act(battle("c3 vampire, c4 ~banshee"), "c3", "attack c4_1")
    assert word(state, "c3") & CURSED


def test_curse_and_suicide_the_dead_catch_nothing() -> None:
    state = act(battle("c3 goblin_bomber, c4 ~banshee"), "c3", "attack c4_1")
    assert at(state, "c3") == []
    assert score(state) == (2, 1)


def test_suicide_of_the_cursed_destroying_needs_no_attack() -> None:
    state = act(battle("c3 goblin_bomber!, c4 ~treant"), "c3", "attack c4_1")
    assert (at(state, "c4"), score(state)) == ([], (4, 1))


def test_stench_and_kamikaze_do_not_meet_buildings_do_not_stink() -> None:
    state = act(battle("c5 goblin_bomber, c6 ~palisade, c6 ~zombie"), "c5", "attack c6_1")
    assert at(state, "c6") == ["zombie"]


def test_rebirth_and_poison_destroyed_is_dead_and_so_reborn() -> None:
    state = act(battle("c3 vampire, c4 ~skeleton"), "c3", "attack c4_1", "stand e7")
    assert at(state, "e7") == ["skeleton"]


def test_rebirth_and_condemnation_lost_abilities_do_not_bring_back() -> None:
    state = act(battle("c3 big_orc, c4 ~skeleton%"), "c3", "attack c4_1")
    assert state.in_grave(1, 30) == 1


@ruling(62)
def test_rebirth_and_hypnosis_it_returns_to_its_first_owner() -> None:
    state = battle("c4 ~skeleton, c6 ~ballista", phase="hiring", mana=10, market="hypnosis")
    play(state, "cast_at hypnosis c4_1", "done", "activate c4_1", "done", "done")
    play(state, "done", "activate c6_1", "attack c5_1")  # seat 1 shoots its own first skeleton
    assert score(state) == (0, 1)
    assert state.to_move() == 1
    assert choices(state, "stand")


def test_rebirth_and_full_points_the_match_is_over_before_it_returns() -> None:
    state = act(battle("c3 big_orc, c4 ~skeleton", points=(19, 0)), "c3", "attack c4_1")
    assert won(state) == "0 points"


def test_vampirism_and_flight_1_damage_heals_in_full() -> None:
    assert hurt(act(battle("c3 vampire-3, c4 ~forest_fairy"), "c3", "attack c4_1"), "c3") == 1


def test_vampirism_and_buildings_stone_has_no_blood() -> None:
    assert hurt(act(battle("c5 vampire-3, c6 ~stone_wall"), "c5", "attack c6_1"), "c5") == 3


def test_poison_and_buildings_stone_is_not_poisoned() -> None:
    assert hurt(act(battle("c5 vampire, c6 ~stone_wall"), "c5", "attack c6_1"), "c6") == 2


def test_death_ray_and_immunities_magic_goes_through() -> None:
    state = act(
        battle("c2 lich, c5 ~crawling_horror, c6 ~forest_fairy, c7 ~banshee"), "c2", "invoke death_ray"
    )
    assert [hurt(state, spot) for spot in ("c5", "c6", "c7")] == [-1, 1, 1]


@ruling(49)
def test_death_ray_and_stench_a_kill_by_ability_counts() -> None:
    state = act(battle("c2 lich, c6 ~zombie-2"), "c2", "invoke death_ray")
    assert shown(state, "c3")["states"] == ["condemned"]


@ruling(49)
def test_lightning_and_curse_a_kill_by_ability_counts() -> None:
    state = act(battle("c2 orc_shaman, c6 ~banshee-1"), "c2", "apply lightning c6_1")
    assert shown(state, "c3")["attack"] == 0


def test_lightning_and_physical_immunity_magic_goes_through() -> None:
    assert at(act(battle("c2 orc_shaman, e7 ~crawling_horror"), "c2", "apply lightning e7_1"), "e7") == []


def test_lightning_of_a_building_catches_no_stench() -> None:
    state = act(battle("c1 mage_tower, c6 ~zombie-2"), "c1", "apply lightning c6_1")
    assert shown(state, "c1")["states"] == []


def test_shame_and_flight_the_fallen_flyer_is_held_and_hurt() -> None:
    assert at(act(battle("c3 forest_fairy%, c3 ~big_orc"), "c3"), "c3") == ["forest_fairy", "big_orc"]
    state = battle("c3 big_orc, c3 ~forest_fairy%")
    assert at(act(state, "c3", "attack c3_2"), "c3") == ["big_orc"]  # all 3 of the blow, not 1


def test_shame_and_armour_a_stripped_knight_feels_the_full_shot() -> None:
    assert hurt(act(battle("c2 elf_archer, c5 ~swordsman%"), "c2", "attack c5_1"), "c5") == 2


def test_shame_and_paralysis_the_state_stays() -> None:
    state = act(battle("c1 enchantress, e7 ~knight*"), "c1", "apply shame e7_1")
    assert shown(state, "e7")["states"] == ["paralysed", "condemned"]


def test_arm_and_war_camp_one_token_the_higher() -> None:
    state = play(battle("c3 knight+1", phase="profit"), "use c3")
    assert shown(state, "c3")["token"] == 3


def test_inspire_and_together_both_count() -> None:
    state = act(battle("c1 bell_tower, c3 militiaman, c3 militiaman"), "c1", "invoke inspire")
    assert shown(state, "c3")["attack"] == 3


def test_inspire_and_curse_nothing_raises_a_cursed_attack() -> None:
    state = act(battle("c1 bell_tower, c3 knight!"), "c1", "invoke inspire")
    assert shown(state, "c3")["attack"] == 0


def test_double_strike_and_together_with_rot_the_second_blow_needs_a_living_dancer() -> None:
    state = act(battle("c3 blade_dancer-3, c4 ~zombie-1, c4 ~ghoul"), "c3", "go c3", "attack c4_1")
    assert at(state, "c3") == []
    assert state.active == -1


def test_theft_and_trap_the_thief_steals_even_as_it_is_caught() -> None:
    state = battle("c5 goblin_thief, c6 ~snare, b5 ~palisade, d5 ~palisade")
    state.desk[1] = 6
    act(state, "c5")
    assert coins(state, 0) == 7  # six stolen, one for the trap
    assert shown(state, "c6")["states"] == ["paralysed"]


def test_flight_and_trap_no_one_flies_over_a_trap() -> None:
    assert at(act(battle("c4 forest_fairy, c6 ~spiked_pit"), "c4"), "c6") == []  # 3 damage of health 2


@ruling(34)
def test_incorporeal_and_trap_the_pit_does_1() -> None:
    assert hurt(act(battle("c5 banshee, c6 ~spiked_pit"), "c5"), "c6") == 1


def test_acceleration_and_trap_the_wound_spurs_for_later() -> None:
    state = act(battle("c5 orc_berserker, c6 ~spiked_pit"), "c5")
    assert (shown(state, "c6")["speed"], shown(state, "c6")["wounds"]) == (2, 3)


def test_shift_and_theft_a_thief_blown_into_the_castle_steals() -> None:
    state = battle("c3 wind_druid, c5 goblin_thief")
    state.desk[1] = 4
    act(state, "c3", "apply shift c5_1", "push up")
    assert (at(state, "c6"), coins(state, 0)) == (["goblin_thief"], 4)


def test_shift_and_trap_who_is_shifted_onto_a_trap_springs_it() -> None:
    state = act(battle("c4 wind_druid, c6 treant, d6 ~snare"), "c4", "apply shift c6_1", "push right")
    assert shown(state, "d6")["states"] == ["paralysed"]


def test_shift_and_sabotage_nobody_wins_by_being_shifted() -> None:
    state = act(battle("c5 wind_druid, c7 treant"), "c5", "apply shift c7_1")
    assert choices(state, "push") == ["push down", "push left", "push right"]


def test_sniper_and_ranged_immunity_any_unit_can_be_shot_at_in_vain() -> None:
    assert hurt(act(battle("c2 sharpshooter, e7 ~palisade"), "c2", "attack e7_1"), "e7") == 0


def test_commander_and_shame_the_order_is_gone() -> None:
    assert battle("a1 captain%, b1 headquarters", phase="ordering").desk[8] == 6


@ruling(53)
def test_mass_heal_and_regeneration_neither_goes_above_the_print() -> None:
    state = act(battle("c2 paladin-1, b3 knight-1"), "c2", "invoke mass_heal")
    assert (hurt(state, "c3"), hurt(state, "b3")) == (0, 0)


def test_construct_and_resurrection_share_one_graveyard() -> None:
    state = battle(phase="hiring", hand="bone_golem necromancer", grave="ghoul zombie", coins=9)
    play(state, "hire bone_golem a1", "scrap ghoul", "done")
    play(state, "hire necromancer b1")
    assert state.in_grave(0, 33) == 0
    play(state, "raise zombie", "stand c1")
    assert at(state, "c1") == ["zombie"]
