"""How creatures move, are stopped, and break through."""

from regalia.testing import rule
from tests.games.royal_defense.build import act, at, battle, choices, play, refused, ruling, score, shown, won


@rule("rd-move-must")
def test_an_activated_creature_goes_its_whole_speed_forward() -> None:
    assert at(act(battle("c2 wolf_rider"), "c2"), "c5") == ["wolf_rider"]
    assert at(act(battle("c6 ~wolf_rider", side=1), "c6"), "c3") == ["wolf_rider"]


@rule("rd-move-room", "rd-move-own")
@ruling(28, 29, 31)
def test_the_example_of_the_nimble_elf_and_the_fairy() -> None:
    state = act(battle("c3 nimble_elf, c5 treant, c5 treant"), "c3")
    assert choices(state, "go") == ["go a3", "go e3", "go b4", "go c4", "go d4"]
    state = act(battle("c1 forest_fairy, c2 ballista, c3 treant, c3 treant"), "c1")
    assert at(state, "c4") == ["forest_fairy"]


@rule("rd-move-room")
@ruling(29)
def test_without_any_room_ahead_a_creature_stays() -> None:
    state = act(battle("c3 militiaman, c4 knight, c4 knight"), "c3")
    assert at(state, "c3") == ["militiaman"]


@rule("rd-move-own", "rd-allies-turn")
@ruling(28)
def test_allied_units_are_no_hindrance_on_the_way() -> None:
    state = battle("c2 wolf_rider, c3 2:elf_archer, c3 2:elf_archer, c4 2:ballista", format="allies")
    assert at(act(state, "c2"), "c5") == ["wolf_rider"]


@rule("rd-move-room", "rd-flight")
@ruling(29)
def test_a_flyer_stops_short_of_a_full_cell_too() -> None:
    assert at(act(battle("c3 goblin_glider, c5 ~zombie, c5 ~zombie"), "c3"), "c4") == ["goblin_glider"]


@rule("rd-incorporeal", "rd-move-room")
@ruling(33)
def test_an_incorporeal_creature_passes_a_building_and_stops_there_only_with_room() -> None:
    assert at(act(battle("c5 banshee, c6 ~palisade"), "c5"), "c7") == ["banshee"]
    assert at(act(battle("c4 banshee, c6 ~palisade, c6 ghoul"), "c4"), "c5") == ["banshee"]
    assert at(act(battle("c5 banshee, c6 ~palisade, c6 ~ghoul"), "c5"), "c5") == ["banshee"]
    assert won(act(battle("c6 banshee, c7 ~palisade"), "c6")) == "0 sabotage"


@rule("rd-move-blocked")
@ruling(28)
def test_an_enemy_unit_stops_a_creature_in_the_cell_before_it() -> None:
    assert at(act(battle("c3 big_orc, c5 ~palisade"), "c3"), "c4") == ["big_orc"]
    assert at(act(battle("c3 big_orc, c4 ~militiaman"), "c3"), "c3") == ["big_orc"]


@rule("rd-move-held")
@ruling(30)
def test_an_enemy_creature_in_the_same_cell_holds_a_creature_but_no_flyer() -> None:
    assert at(act(battle("c3 big_orc, c3 ~goblin_glider"), "c3"), "c3") == ["big_orc", "goblin_glider"]
    assert at(act(battle("c3 banshee, c3 ~big_orc"), "c3"), "c3") == ["banshee", "big_orc"]
    assert at(act(battle("c3 goblin_glider, c3 ~big_orc"), "c3"), "c5") == ["goblin_glider"]


@rule("rd-move-held", "rd-mobility")
@ruling(30)
def test_a_held_mobile_creature_stays_too() -> None:
    state = act(battle("c3 nimble_elf, c3 ~goblin_glider"), "c3")
    assert choices(state, "attack") == ["attack c3_2"]


@rule("rd-move-edge", "rd-win-sabotage-only", "rd-push")
@ruling(36)
def test_nobody_is_pushed_off_the_field() -> None:
    state = battle("c7 knight, a1 knight", mana=2, market="gust", phase="hiring")
    play(state, "cast_at gust c7_1")
    assert choices(state, "push") == ["push down", "push left", "push right"]
    assert refused(state, "push up") == "rd-push"
    assert won(play(state, "push left")) == ""


@rule("rd-push", "rd-cell-full")
@ruling(37)
def test_nobody_is_pushed_round_the_edge_or_into_a_full_cell() -> None:
    for cell, pushes in (("a3", ["up", "down", "right"]), ("e3", ["up", "down", "left"])):
        state = battle(f"{cell} knight", mana=2, market="gust", phase="hiring")
        play(state, f"cast_at gust {cell}_1")
        assert choices(state, "push") == [f"push {way}" for way in pushes]
    state = battle("c3 knight, d3 priest, d3 priest", mana=2, market="gust", phase="hiring")
    assert refused(play(state, "cast_at gust c3_1"), "push right") == "rd-push"


@rule("rd-push", "rd-trap")
def test_a_trap_makes_room_for_whom_it_catches() -> None:
    state = battle("c6 knight, d6 ~snare, d6 ~ghoul", mana=2, market="gust", phase="hiring")
    play(state, "cast_at gust c6_1", "push right")
    assert at(state, "d6") == ["knight", "ghoul"]


@rule("rd-trap", "rd-win-points")
def test_the_reward_of_a_sprung_trap_may_win() -> None:
    assert won(act(battle("c5 big_orc, c6 ~snare", points=(19, 0)), "c5")) == "0 points"


@rule("rd-mobility")
@ruling(31)
def test_a_mobile_creature_goes_round_an_enemy_but_not_through() -> None:
    state = act(battle("c3 nimble_elf, c4 ~zombie"), "c3")
    assert choices(state, "go") == ["go a3", "go c3", "go e3", "go b4", "go d4"]


@rule("rd-mobility", "rd-acceleration")
def test_added_speed_counts_for_the_mobile_too() -> None:
    state = act(battle("c3 nimble_elf>1"), "c3")
    assert "go c6" in choices(state, "go")
    assert "go c5" not in choices(state, "go")


@rule("rd-mobility")
@ruling(31)
def test_a_mobile_creature_joins_an_enemy_creature_from_the_side_but_enters_no_building() -> None:
    state = act(battle("c5 nimble_elf, c6 ~palisade, b5 ~zombie, d5 ~palisade"), "c5")
    assert choices(state, "go") == ["go b5", "go c5"]
    state = act(battle("c5 nimble_elf, c6 ~palisade, b5 ~zombie, b5 ~zombie, d5 ~zombie"), "c5")
    assert choices(state, "go") == ["go c5", "go d5"]


@rule("rd-win-sabotage", "rd-win-first")
@ruling(35, 65)
def test_the_step_past_the_last_row_wins_at_once() -> None:
    state = act(battle("c6 big_orc", points=(19, 19)), "c6")
    assert won(state) == "0 sabotage"
    assert state.returns() == [1.0, -1.0]


@rule("rd-win-sabotage")
@ruling(35)
def test_the_step_needs_speed() -> None:
    state = act(battle("c6 militiaman"), "c6")
    assert won(state) == ""
    assert at(state, "c7") == ["militiaman"]


@rule("rd-win-sabotage", "rd-move-held")
@ruling(35)
def test_who_is_held_on_the_last_row_does_not_get_past_it() -> None:
    state = act(battle("c7 big_orc, c7 ~zombie"), "c7")
    assert (won(state), at(state, "c7")) == ("", ["big_orc", "zombie"])


@rule("rd-win-sabotage", "rd-mobility")
@ruling(35)
def test_a_mobile_creature_may_step_past_the_last_row_by_a_side_step() -> None:
    state = act(battle("c7 goblin_thief"), "c7")
    assert choices(state) == ["go a7", "go e7", "go beyond"]
    assert won(play(state, "go beyond")) == "0 sabotage"


@rule("rd-win-sabotage")
@ruling(35)
def test_the_example_of_sabotage_by_a_goblin_glider() -> None:
    state = battle("c1 ~goblin_glider", phase="hiring", hand="drunken_bruiser", coins=2)
    play(state, "hire drunken_bruiser c1", "done", "activate c1_2", "attack c1_1", "done")
    assert shown(state, "c1")["wounds"] == 1
    play(state, "activate c1_1")
    assert won(state) == "1 sabotage"


@rule("rd-over")
def test_after_the_end_nothing_can_be_done() -> None:
    state = act(battle("c7 big_orc"), "c7")
    assert choices(state) == []
    assert refused(state, "done") == "rd-over"


@rule("rd-no-such-action")
def test_numbers_outside_of_the_game_are_refused() -> None:
    assert battle().refusal(-1) == battle().refusal(10**6) == "rd-no-such-action"


@rule("rd-question", "rd-question-none")
def test_an_open_question_comes_first() -> None:
    state = act(battle("c3 nimble_elf, d3 treant"), "c3")
    assert refused(state, "activate d3_1") == "rd-question"
    assert refused(state, "push up") == "rd-question"
    assert refused(battle("c3 treant"), "push up") == "rd-question-none"


@rule("rd-trap")
@ruling(34)
def test_own_traps_do_nothing_and_enemy_traps_do_not_block() -> None:
    assert at(act(battle("c1 wolf_rider, c2 snare"), "c1"), "c4") == ["wolf_rider"]
    state = act(battle("c5 wolf_rider, c6 ~snare"), "c5")
    assert at(state, "c6") == ["wolf_rider"]
    assert score(state) == (1, 0)


@rule("rd-trap", "rd-mobility")
@ruling(34)
def test_a_side_step_into_a_trap_springs_it() -> None:
    state = act(battle("c5 goblin_thief, b5 ~snare"), "c5", "go b5")
    assert (shown(state, "b5")["states"], score(state)) == (["paralysed"], (1, 0))


@rule("rd-trap", "rd-reward")
@ruling(34, 59)
def test_a_trap_that_kills_is_paid_and_pays() -> None:
    state = act(battle("c5 militiaman, c6 ~spiked_pit"), "c5")
    assert (at(state, "c6"), score(state)) == ([], (1, 1))
    assert won(act(battle("c5 militiaman, c6 ~spiked_pit", points=(19, 19)), "c5")) == "draw points"


@rule("rd-trap")
@ruling(34)
def test_the_enemy_sees_a_trap() -> None:
    assert shown(battle("c6 ~snare"), "c6", seat=0)["key"] == "snare"


@rule("rd-trap", "rd-push")
def test_a_creature_pushed_onto_a_trap_springs_it() -> None:
    state = battle("c5 knight, d6 ~spiked_pit, d5 ~ghoul", mana=2, market="gust", phase="hiring")
    play(state, "cast_at gust c5_1", "push up")
    assert at(state, "c6") == ["knight"]
    state = battle("c6 knight, d6 ~spiked_pit", mana=2, market="gust", phase="hiring")
    play(state, "cast_at gust c6_1", "push right")
    assert shown(state, "d6")["wounds"] == 3


@rule("rd-neighbour")
def test_corners_touch() -> None:
    state = act(battle("c3 paladin, d5 knight-1, e4 knight-1"), "c3", "invoke mass_heal")
    assert shown(state, "d5")["wounds"] == 0
    assert shown(state, "e4")["wounds"] == 1
