"""Attack, damage, death, rewards and the end by points."""

from regalia.games.royal_defense import piles
from regalia.games.royal_defense.table import BUILDING_DISCARD, GRAVE, ORDERS, RESERVE
from regalia.games.royal_defense.turn import proceed
from regalia.games.royal_defense.units import inspired
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
    shown,
    with_abilities,
    won,
    word,
)


@rule("rd-attack-may", "rd-attack-once", "rd-attack-back")
@ruling(41)
def test_attacking_is_optional_happens_once_and_is_not_answered() -> None:
    state = act(battle("c3 knight-1, c4 ~treant, c3 captain"), "c3_2")
    assert "done" in choices(state)
    play(state, "attack c4_1")
    assert refused(state, "attack c4_1") == "rd-attack-once"
    assert hurt(state, "c3_2") == 0


@rule("rd-attack-kinds", "rd-attack-melee", "rd-attack-enemy", "rd-target-nobody")
@ruling(39, 40)
def test_melee_reaches_the_own_cell_and_the_next_ahead() -> None:
    state = act(battle("c3 knight, c3 ~goblin_glider, c4 ~zombie, b4 ~zombie, c2 ~zombie, d3 priest"), "c3")
    assert choices(state, "attack") == ["attack c3_2", "attack c4_1"]
    assert refused(state, "attack b4_1") == "rd-attack-melee"
    assert refused(state, "attack c2_1") == "rd-attack-melee"
    assert refused(state, "attack d3_1") == "rd-attack-enemy"
    assert refused(state, "attack e5_1") == "rd-target-nobody"


@rule("rd-attack-melee")
@ruling(39)
def test_the_other_side_reaches_the_same_way() -> None:
    state = act(battle("c4 ~big_orc, c4 goblin_glider, c3 knight, c5 knight", side=1), "c4")
    assert choices(state, "attack") == ["attack c3_1", "attack c4_2"]


@rule("rd-attack-lane", "rd-attack-behind", "rd-attack-nearest")
@ruling(40, 44)
def test_a_shooter_sees_only_ahead_in_its_lane() -> None:
    state = act(battle("c2 elf_archer, c5 ~knight, c5 ~zombie, c7 ~zombie, b6 ~zombie, c1 ~zombie"), "c2")
    assert choices(state, "attack") == ["attack c5_1", "attack c5_2"]
    assert refused(state, "attack c7_1") == "rd-attack-nearest"
    assert refused(state, "attack b6_1") == "rd-attack-lane"
    assert refused(state, "attack c1_1") == "rd-attack-behind"


@rule("rd-attack-nearest", "rd-move-blocked", "rd-ranged-immunity")
@ruling(43, 44)
def test_the_example_of_the_archer_the_orc_and_the_palisade() -> None:
    state = battle("c3 goblin_archer, c4 big_orc, c6 ~palisade, c7 ~zombie")
    play(state, "activate c3_1")
    assert at(state, "c4") == ["big_orc", "goblin_archer"]
    assert choices(state, "attack") == ["attack c6_1"]
    play(state, "attack c6_1")
    assert hurt(state, "c6") == 0
    play(state, "activate c4_1", "attack c6_1")
    assert at(state, "c5") == ["big_orc"]
    assert at(state, "c6") == []


@rule("rd-attack-nearest")
def test_own_units_do_not_hinder_a_shot() -> None:
    state = act(battle("c1 elf_archer, c3 treant, c4 treant, c6 ~zombie"), "c1", "attack c6_1")
    assert hurt(state, "c6") == 2
    past_allies = battle("c1 elf_archer, c4 2:elf_archer, c4 2:elf_archer, c6 ~zombie", format="allies")
    assert choices(act(past_allies, "c1"), "attack") == ["attack c6_1"]


@rule("rd-attack-close")
@ruling(42)
def test_next_to_an_enemy_a_shooter_strikes_by_hand() -> None:
    state = act(battle("c3 elf_archer, c4 ~crawling_horror"), "c3", "attack c4_1")
    assert hurt(state, "c4") == 0
    state = act(battle("c5 elf_archer, c6 ~palisade"), "c5", "attack c6_1")
    assert hurt(state, "c6") == 2  # by hand: ranged immunity is no help


@rule("rd-magic")
@ruling(45)
def test_magic_goes_past_all_protection() -> None:
    for victim, wounds in (("crawling_horror", -1), ("treant", 2), ("forest_fairy", -1), ("banshee", 1)):
        state = act(battle(f"c1 battle_mage, c5 ~{victim}"), "c1", "attack c5_1")
        assert hurt(state, "c5") == wounds


@rule("rd-magic")
@ruling(45)
def test_spells_are_magic_too() -> None:
    for victim, wounds in (("crawling_horror", -1), ("forest_fairy", -1), ("swordsman", 3), ("banshee", 1)):
        state = battle(f"c5 ~{victim}", phase="hiring", mana=3, market="fireball")
        assert hurt(play(state, "cast_at fireball c5_1"), "c5") == wounds, victim


@rule("rd-damage", "rd-bonus")
def test_damage_is_the_attack_with_all_bonuses() -> None:
    state = battle("c3 militiaman+3, c3 captain, c5 ~treant")
    play(state, "activate c3_2", "invoke inspire", "done")
    assert (
        shown(state, "c3")["attack"] == 5
    )  # 1 + token 3 + inspired 1 + together 0: the captain has moved on
    assert at(state, "c4") == ["captain"]


@rule("rd-damage")
@ruling(46)
def test_an_attack_of_0_does_nothing() -> None:
    assert hurt(act(battle("c3 big_orc!, c4 ~treant"), "c3", "attack c4_1"), "c4") == 0


@rule("rd-damage-order")
@ruling(46)
def test_only_1_comes_before_armour_and_immunity_before_only_1() -> None:
    # A shot of 5 at an incorporeal creature does 1; armour could not lessen it further.
    assert hurt(act(battle("c1 elf_archer+3, c5 ~banshee"), "c1", "attack c5_1"), "c5") == 1
    # A blow at a horror does nothing, however strong.
    assert hurt(act(battle("c3 mountain_troll+5, c4 ~crawling_horror"), "c3", "attack c4_1"), "c4") == 0


@rule("rd-damage-order")
@ruling(46)
def test_each_change_of_damage_takes_what_the_one_before_has_left() -> None:
    for abilities, attacker, wounds in (
        (("physical_immunity", "flight"), "c4 mountain_troll", 0),  # immunity before "only 1"
        (("ranged_immunity", "incorporeal"), "c2 elf_archer", 0),
        (("ranged_immunity", "armour 1"), "c2 elf_archer", 0),  # armour's last point needs a shot that harms
        (("incorporeal", "armour 1"), "c2 elf_archer+3", 1),
        (("armour 2",), "c2 elf_archer+3", 3),  # bonuses before armour: 2 + 3 - 2
        (("armour 2",), "c2 elf_archer!", 0),  # an attack of 0 is not lifted to 1
        (("flight",), "c4 mountain_troll!", 0),
    ):
        state = battle(f"{attacker}, c5 ~swordsman", cards=with_abilities("swordsman", *abilities))
        assert hurt(act(state, attacker[:2], "attack c5_1"), "c5") == wounds, abilities


@rule("rd-damage-taken")
@ruling(47)
def test_an_attack_that_does_nothing_neither_paralyses_nor_heals() -> None:
    state = act(battle("c3 grave_spider, c4 ~crawling_horror"), "c3", "attack c4_1")
    assert shown(state, "c4")["states"] == []
    state = act(battle("c3 vampire-2, c4 ~crawling_horror"), "c3", "attack c4_1")
    assert (hurt(state, "c3"), hurt(state, "c4")) == (2, 0)


@rule("rd-heal")
@ruling(53)
def test_health_never_rises_above_what_is_printed() -> None:
    state = act(battle("c1 priest, c3 knight-1"), "c1", "apply heal c3_1")
    assert shown(state, "c3")["wounds"] == 0


@rule("rd-bonus")
@ruling(51)
def test_of_two_tokens_the_higher_stays() -> None:
    state = play(battle("c3 knight+5", phase="hiring", mana=3, market="fury"), "cast_at fury c3_1")
    assert shown(state, "c3")["token"] == 5


@rule("rd-ability-has", "rd-ability-once", "rd-ability-idle", "rd-ability-creature", "rd-ability-friend")
def test_what_abilities_can_be_used_on() -> None:
    state = act(battle("c1 priest, a1 knight-1, b1 knight, d1 palisade-1, e5 ~knight-1, c4 knight-1"), "c1")
    assert refused(state, "apply shame e5_1") == "rd-ability-has"
    assert refused(state, "invoke income") == "rd-ability-has"
    assert refused(state, "apply heal b1_1") == "rd-ability-idle"
    assert refused(state, "apply heal d1_1") == "rd-ability-creature"
    assert refused(state, "apply heal e5_1") == "rd-ability-friend"
    assert choices(state, "apply") == ["apply heal a1_1", "apply heal c4_1"]
    state = act(battle("c3 priest, c4 ~knight, a1 knight-1, b1 knight-1"), "c3", "apply heal a1_1")
    assert refused(state, "apply heal b1_1") == "rd-ability-once"


@rule("rd-ability-has")
def test_lost_abilities_cannot_be_used() -> None:
    state = act(battle("c3 priest%, c4 ~knight, a1 knight-1"), "c3")
    assert refused(state, "apply heal a1_1") == "rd-ability-has"


@rule("rd-attack-enemy")
def test_lightning_and_shame_are_for_enemies() -> None:
    state = act(battle("c3 orc_shaman, a1 big_orc, c7 ~knight"), "c3")
    assert refused(state, "apply lightning a1_1") == "rd-attack-enemy"
    state = act(battle("c3 enchantress, a1 treant, c7 ~knight"), "c3")
    assert refused(state, "apply shame a1_1") == "rd-attack-enemy"


# -- death -----------------------------------------------------------------------------------------------


@rule("rd-death", "rd-reward", "rd-unit")
def test_the_dead_go_where_they_belong_and_pay() -> None:
    state = act(battle("c3 vampire, c4 ~mountain_troll, c7 ~zombie"), "c3", "attack c4_1")
    assert (score(state), coins(state, 0)) == ((5, 0), 5)
    assert state.in_grave(1, 29) == 1
    state = act(battle("c5 big_orc, c6 ~palisade"), "c5", "attack c6_1")
    assert piles.count(state.piles[BUILDING_DISCARD], 0) == 1


@rule("rd-reward")
@ruling(59)
def test_self_inflicted_losses_pay_too() -> None:
    state = play(battle("c3 militiaman", phase="hiring", mana=3, market="fireball"), "cast_at fireball c3_1")
    assert (score(state), coins(state, 1)) == ((0, 1), 1)


@rule("rd-hypnotised", "rd-cards-hypnosis", "rd-death", "rd-reward")
@ruling(59, 62)
def test_a_hypnotised_creature_serves_its_new_player_but_lies_with_its_first() -> None:
    state = battle("c4 ~zombie-1+1*, c6 ~palisade", phase="hiring", mana=7, market="hypnosis")
    play(state, "cast_at hypnosis c4_1")
    unit = shown(state, "c4")
    assert (unit["seat"], unit["owner"], unit["wounds"], unit["token"]) == (0, 1, 1, 1)
    assert unit["states"] == ["paralysed"]
    play(state, "done", "order c4_1", "activate c4_1")
    assert at(state, "c5") == ["zombie"]
    state = battle("c4 ~ghoul-3@0, e7 ~ghoul", phase="hiring", mana=3, market="fireball")
    play(state, "cast_at fireball c4_1")
    assert (score(state), coins(state, 1)) == ((0, 1), 1)
    assert piles.total(state.piles[GRAVE + 2]) == 1


@rule("rd-hypnotised", "rd-location-held", "rd-commander")
@ruling(62)
def test_who_was_hypnotised_stays_so_and_counts_for_the_new_player() -> None:
    state = play(battle("e3 ~captain@0*, a1 skeleton*", phase="profit"), "use e3", "done")
    assert (coins(state, 0), state.desk[ORDERS]) == (2, 6)
    assert shown(finish_turn(finish_turn(state)), "e3")["seat"] == 0


@rule("rd-death-together", "rd-win-draw", "rd-cards-sacrifice")
@ruling(64)
def test_both_at_20_after_the_same_effect_is_a_draw() -> None:
    state = battle("c3 knight, c6 ~vampire", phase="hiring", mana=5, market="sacrifice", points=(17, 17))
    play(state, "cast_at sacrifice c3_1", "target c6_1")
    assert won(state) == "draw points"
    assert state.returns() == [0.0, 0.0]


@rule("rd-win-draw")
@ruling(64)
def test_a_mere_point_below_20_does_not_save_the_loser() -> None:
    state = battle("c3 knight, c6 ~vampire", phase="hiring", mana=5, market="sacrifice", points=(17, 10))
    assert won(play(state, "cast_at sacrifice c3_1", "target c6_1")) == "0 points"


@rule("rd-win-points", "rd-goal")
@ruling(63)
def test_20_points_win_at_once() -> None:
    state = act(battle("c3 vampire, c4 ~mountain_troll", points=(15, 0)), "c3", "attack c4_1")
    assert won(state) == "0 points"


@rule("rd-death-together")
@ruling(50)
def test_victory_is_checked_after_each_step_of_a_chain() -> None:
    # The orc's blow brings side 0 to 20; the rot that would give side 1 its points comes a step later.
    state = battle("c3 big_orc-3, c4 ~zombie", points=(19, 18))
    assert won(act(state, "c3", "attack c4_1")) == "0 points"


@rule("rd-death-together", "rd-rot")
@ruling(50)
def test_who_fall_by_one_effect_fall_together_and_each_death_does_its_own() -> None:
    state = act(battle("c3 lich, d6 ghoul, c5 ~zombie-2, c5 ~zombie-2"), "c3", "invoke death_ray")
    assert (at(state, "c5"), score(state)) == ([], (2, 0))
    assert hurt(state, "d6") == 2  # the rot of both


@rule("rd-win-exhaustion")
@ruling(10)
def test_without_creatures_and_cards_more_points_win() -> None:
    state = battle(phase="refill", hand="none", reserve=0, points=(3, 2), peoples="humans")
    state.piles[RESERVE + 2] = 0
    proceed(state)
    assert won(state) == "0 exhaustion"


@rule("rd-win-exhaustion")
@ruling(10)
def test_with_nothing_left_the_points_decide_for_either_side_or_for_none() -> None:
    for points, end in (((2, 3), "1 exhaustion"), ((3, 3), "draw exhaustion")):
        state = battle(phase="refill", hand="none", reserve=0, points=points, peoples="humans")
        proceed(state)
        assert won(state) == end


@rule("rd-win-exhaustion")
@ruling(10)
def test_while_a_creature_lives_even_below_the_match_goes_on() -> None:
    for units in ("dungeon knight", "c1 ~knight"):
        state = battle(units, phase="refill", hand="none", reserve=0, points=(3, 2))
        proceed(state)
        assert won(state) == ""


@rule("rd-win-exhaustion", "rd-reserve-empty")
@ruling(10)
def test_who_still_has_cards_to_draw_plays_on() -> None:
    state = battle(phase="refill", hand="none", reserve=0, peoples="humans")
    state.piles[RESERVE + 2] = piles.one(0)
    proceed(state)
    assert (won(state), int(state.to_move())) == ("", 1)


@rule("rd-win-exhaustion")
def test_after_200_turns_equal_points_are_a_draw() -> None:
    state = battle("c1 ~zombie", phase="refill")
    state.turn = 199
    assert won(play(state, "done")) == "draw exhaustion"


@rule("rd-graveyard")
def test_only_what_lies_in_the_graveyard_can_be_taken() -> None:
    state = battle(phase="hiring", hand="bone_golem", grave="ghoul", coins=6)
    play(state, "hire bone_golem c1")
    assert refused(state, "scrap zombie") == "rd-graveyard"
    state = battle(phase="hiring", hand="necromancer", grave="ghoul", coins=6)
    play(state, "hire necromancer c1")
    assert refused(state, "raise zombie") == "rd-graveyard"
    assert refused(play(state, "raise ghoul"), "stand a2") == "rd-hire-line"


@rule("rd-killer")
@ruling(49)
def test_a_building_that_kills_catches_nothing() -> None:
    state = act(battle("c2 ballista, c5 ~zombie-2"), "c2", "attack c5_1")
    assert shown(state, "c2")["states"] == []


@rule("rd-inspire")
@ruling(51)
def test_inspiration_is_gone_after_the_turn() -> None:
    state = act(battle("c1 bell_tower, c3 ~zombie, c5 knight"), "c1", "invoke inspire")
    assert shown(state, "c5")["attack"] == 4
    finish_turn(state)
    assert shown(state, "c7")["attack"] == 3
    assert inspired(word(state, "c7")) == 0
