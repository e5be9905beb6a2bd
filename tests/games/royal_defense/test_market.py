"""Hiring creatures, buying and refreshing in the two markets, casting spells."""

from regalia.games.royal_defense import piles
from regalia.games.royal_defense.table import (
    BUILDING_DECK,
    BUILDING_DISCARD,
    BUILDING_ROW,
    RESERVE,
    SPELL_DECK,
    SPELL_ROW,
)
from regalia.games.royal_defense.words import BUILDINGS
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
    won,
)


@rule("rd-hire-phase", "rd-hire-cost", "rd-hire-line", "rd-hand", "rd-field-names")
def test_creatures_are_hired_for_coins_on_the_hire_line() -> None:
    state = battle(phase="hiring", hand="knight priest militiaman", coins=6)
    assert refused(state, "hire knight c2") == "rd-hire-line"
    assert refused(state, "hire captain c1") == "rd-hand"
    play(state, "hire knight c1")
    assert coins(state, 0) == 1
    assert refused(state, "hire priest c1") == "rd-hire-cost"
    play(state, "hire militiaman c1")
    assert at(state, "c1") == ["knight", "militiaman"]
    assert refused(battle(hand="knight"), "hire knight c1") == "rd-hire-phase"


@rule("rd-cell-full", "rd-cell", "rd-hire-enemy", "rd-field", "rd-field-size")
@ruling(14)
def test_two_units_fill_a_cell_whoever_they_belong_to() -> None:
    state = battle("c1 ~goblin_glider", phase="hiring", hand="militiaman militiaman", coins=2)
    play(state, "hire militiaman c1")
    assert refused(state, "hire militiaman c1") == "rd-cell-full"
    assert state.terms.rows == 7
    assert len(choices(state, "hire")) == 4


@rule("rd-hire-phase")
def test_one_hires_as_many_as_one_can_pay_or_nobody() -> None:
    state = battle(phase="hiring", hand=" ".join(["militiaman"] * 5), coins=5)
    play(state, *[f"hire militiaman {lane}1" for lane in "abcde"])
    assert (coins(state, 0), state.hand_total(0)) == (0, 0)
    saved = finish_turn(finish_turn(battle(phase="hiring", hand="militiaman", coins=5, peoples="humans")))
    assert coins(saved, 0) == 10


@rule("rd-hire-full")
@ruling(15)
def test_with_a_full_line_one_still_buys() -> None:
    full = ", ".join(f"{lane}1 militiaman, {lane}1 militiaman" for lane in "abcde")
    state = battle(full, phase="hiring", hand="militiaman", coins=9, market="mint")
    assert choices(state, "hire") == []
    assert choices(state, "buy") == [f"buy mint {lane}2" for lane in "abcde"]


@rule("rd-hire-acts")
@ruling(13)
def test_a_hired_creature_may_act_at_once() -> None:
    state = battle("c2 ~goblin_glider", phase="hiring", hand="drunken_bruiser", coins=2, orders=False)
    play(state, "hire drunken_bruiser c1", "done", "activate c1_1", "attack c2_1")
    assert hurt(state, "c2") == 1


# -- the market ----------------------------------------------------------------------------------------


@rule("rd-market-row", "rd-market-refill", "rd-building-cost", "rd-building-phase")
def test_buildings_are_bought_from_the_row_which_is_filled_at_once() -> None:
    state = battle(phase="hiring", coins=9, market="mint smithy")
    state.piles[BUILDING_ROW - 1] = piles.one(0)
    assert refused(state, "buy ballista c1") == "rd-market-row"
    play(state, "buy mint c2")
    assert seen(state)["buildings"] == ["palisade", "smithy"]
    play(state, "buy palisade b2")
    assert refused(state, "buy smithy d2") == "rd-building-cost"
    assert refused(battle(coins=9, market="mint"), "buy mint c2") == "rd-building-phase"


@rule("rd-building-castle", "rd-building-enemy", "rd-cell-full")
@ruling(7, 16, 17)
def test_where_buildings_may_stand() -> None:
    state = battle(
        "a1 ~goblin_glider, b1 knight, c1 knight, c1 knight", phase="hiring", coins=9, market="mint"
    )
    assert refused(state, "buy mint c3") == "rd-building-castle"
    assert refused(state, "buy mint a1") == "rd-building-enemy"
    assert refused(state, "buy mint c1") == "rd-cell-full"
    sites = ["b1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"]
    assert choices(state, "buy") == [f"buy mint {cell}" for cell in sites]
    play(state, "buy mint b1")
    assert at(state, "b1") == ["knight", "mint"]
    assert seen(state)["buildings"] == []  # nothing is left to fill the row with


@rule("rd-building-castle", "rd-cell-full")
@ruling(16)
def test_a_building_on_the_hire_line_takes_a_place_there() -> None:
    state = battle("b1 knight", phase="hiring", hand="knight", coins=9, market="mint")
    play(state, "buy mint b1")
    assert refused(state, "hire knight b1") == "rd-cell-full"


@rule("rd-building-enemy", "rd-building-replace")
@ruling(17)
def test_nothing_is_built_over_a_building_beside_which_an_enemy_stands() -> None:
    state = battle("c1 palisade, c1 ~goblin_glider", phase="hiring", coins=9, market="mint")
    assert refused(state, "buy mint c1") == "rd-building-enemy"
    assert "buy mint c1" not in choices(state)


@rule("rd-building-replace", "rd-building-one")
@ruling(7, 18)
def test_building_over_a_building_pays_the_enemy_first() -> None:
    state = battle("c1 ballista, c1 knight", phase="hiring", coins=9, market="mint")
    play(state, "buy mint c1")
    assert sorted(at(state, "c1")) == ["knight", "mint"]
    assert (score(state), coins(state, 1)) == ((0, 2), 2)
    assert seen(state)["buildings"] == ["ballista"]  # the discard, shuffled into a new deck


@rule("rd-building-replace")
@ruling(18)
def test_the_enemy_may_win_by_a_demolition() -> None:
    state = battle("c1 ballista", phase="hiring", coins=9, market="mint", points=(0, 18))
    assert won(play(state, "buy mint c1")) == "1 points"
    assert at(state, "c1") == []


@rule("rd-market-refresh", "rd-market-spells-any-time", "rd-building-phase")
@ruling(6)
def test_rows_are_refreshed_for_two_as_often_as_one_can_pay() -> None:
    state = battle(phase="hiring", coins=4, mana=3, market="mint fireball")
    play(state, "refresh buildings", "refresh buildings")
    assert refused(state, "refresh buildings") == "rd-market-refresh"
    play(state, "refresh spells")
    assert refused(state, "refresh spells") == "rd-market-refresh"
    state = battle("c1 knight", coins=4, mana=4, market="mint fireball")
    assert refused(state, "refresh buildings") == "rd-building-phase"
    assert "refresh spells" in choices(state)


@rule("rd-market-refresh")
def test_a_refreshed_row_is_discarded_and_dealt_anew() -> None:
    state = battle(phase="hiring", coins=2, market="palisade mint mint smithy ballista")
    state.piles[BUILDING_DECK] = 6 * piles.one(BUILDINGS.index("watch_tower"))
    play(state, "refresh buildings")
    assert seen(state)["buildings"] == ["watch_tower"] * 5
    assert piles.total(state.piles[BUILDING_DISCARD]) == 5


@rule("rd-market-spells-any-time", "rd-building-phase")
@ruling(6)
def test_spells_are_refreshed_in_any_phase_and_buildings_only_while_hiring() -> None:
    for phase in ("profit", "ordering", "activation", "refill"):
        state = battle("e3 knight, dungeon priest", phase=phase, coins=4, mana=4, market="mint fireball")
        assert "refresh spells" in choices(state)
        assert refused(state, "refresh buildings") == "rd-building-phase"
        assert "refresh buildings" not in choices(state)


@rule("rd-market-closed")
@ruling(8)
def test_without_a_reserve_the_market_is_closed() -> None:
    state = battle(phase="hiring", coins=9, mana=9, market="mint fireball ember_rain", reserve=0)
    for action in ("buy mint c1", "refresh buildings", "refresh spells", "cast ember_rain"):
        assert refused(state, action) == "rd-market-closed"


@rule("rd-market-closed")
@ruling(8)
def test_the_market_closes_with_the_last_card_drawn() -> None:
    state = battle("c1 knight*", phase="refill", mana=4, hand="knight knight", reserve=1, market="fireball")
    assert refused(state, "refresh spells") == ""
    finish_turn(finish_turn(state))
    assert (state.hand_total(0), refused(state, "refresh spells")) == (3, "rd-market-closed")


@rule("rd-market-closed")
@ruling(8)
def test_the_market_closes_for_that_player_alone_who_may_still_hire() -> None:
    state = battle(phase="hiring", format="allies", coins=9, hand="militiaman", market="mint")
    state.piles[RESERVE] = 0
    assert refused(state, "buy mint c2") == "rd-market-closed"
    assert choices(state, "buy") == choices(state, "refresh") == []
    play(state, "hire militiaman c1", "lead seat_2", "buy mint c2")
    assert at(state, "c2") == ["mint"]


@rule("rd-market-shuffle")
@ruling(7)
def test_a_used_up_market_deck_is_made_of_its_discard() -> None:
    state = battle(phase="hiring", mana=4, market="fury")
    play(state, "refresh spells")
    assert seen(state)["spells"] == ["fury"]
    state.piles[SPELL_ROW] = state.piles[SPELL_DECK] = 0
    assert choices(state, "cast_at") == []


@rule("rd-spell-any-time", "rd-spell-cost", "rd-spell-once", "rd-spell-target", "rd-spell-no-units")
@ruling(5)
def test_one_spell_a_turn_at_any_moment() -> None:
    state = battle("c7 ~knight", phase="hiring", mana=9, market="fireball ember_rain helplessness", reserve=9)
    assert refused(state, "cast fireball") == "rd-spell-target"
    assert refused(state, "cast_at ember_rain c7_1") == "rd-spell-target"
    play(state, "cast_at fireball c7_1")
    assert hurt(state, "c7") == 3
    assert refused(state, "cast ember_rain") == "rd-spell-once"
    assert "fireball" in seen(state)["spells"]  # used, discarded, and shuffled into a new deck
    finish_turn(finish_turn(state))
    assert refused(state, "cast ember_rain") == ""  # in the next turn again
    for phase in ("profit", "ordering", "activation", "refill"):
        state = battle("e3 knight, a4 priest, c7 ~knight", phase=phase, mana=2, market="fireball ice_chains")
        assert refused(state, "cast_at fireball c7_1") == "rd-spell-cost"
        assert "cast_at ice_chains c7_1" in choices(state)


@rule("rd-spell-any-time")
@ruling(5)
def test_a_spell_may_be_cast_between_the_deeds_of_an_activation_but_not_in_its_move() -> None:
    state = act(battle("c3 knight, c5 ~knight", mana=3, market="fireball"), "c3")
    play(state, "cast_at fireball c5_1", "attack c5_1")
    assert at(state, "c5") == []
    state = act(battle("c3 nimble_elf", mana=3, market="fireball"), "c3")
    assert refused(state, "cast_at fireball c3_1") == "rd-question"


@rule("rd-spell-aim", "rd-spell-owner", "rd-spell-second", "rd-target-nobody")
def test_spells_go_where_they_are_meant_to() -> None:
    state = battle("c1 knight, c2 palisade, c7 ~knight", phase="hiring", mana=9,
                   market="earthquake healing_light hypnosis cleansing sacrifice")  # fmt: skip
    assert refused(state, "cast_at earthquake c1_1") == "rd-spell-aim"
    assert refused(state, "cast_at healing_light c2_1") == "rd-spell-aim"
    assert refused(state, "cast_at hypnosis c1_1") == "rd-spell-owner"
    assert refused(state, "cast_at cleansing c7_1") == "rd-spell-owner"
    assert refused(state, "cast_at healing_light d4_1") == "rd-target-nobody"
    assert refused(state, "cast_at healing_light c7_1") == ""
    alone = battle("c1 knight, dungeon ~knight", phase="hiring", mana=9, market="sacrifice")
    assert refused(alone, "cast_at sacrifice c1_1") == "rd-spell-second"
    assert choices(alone, "cast_at") == []
