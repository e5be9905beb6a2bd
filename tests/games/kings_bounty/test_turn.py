"""Sections 4 to 6 of the rules: turns, possessions, and what troops do."""

import pytest

from regalia.games.kings_bounty.faces import FACES, PLACES
from regalia.testing import rule
from tests.games.kings_bounty.build import (
    area,
    choices,
    deck,
    hand,
    place_of,
    play,
    plays,
    position,
    refused,
    seen,
    targets,
)

TROOPS = FACES[:25]
POSSESSIONS = FACES[25:]


@rule("kb-turn-order")
def test_turns_go_round_clockwise() -> None:
    state = position(*["obelisk_1 obelisk_2"] * 3, turn=1)
    order = []
    for turn in range(4):
        order.append(state.to_move())
        play(state, choices(state)[0])
    assert order == [1, 2, 0, 1]


@rule("kb-turn-actions", "kb-turn-must")
def test_a_turn_is_a_card_played_or_cards_returned_and_never_nothing() -> None:
    state = position("elf_tower orc_hero", "")
    assert choices(state) == ["play elf_tower", "return orc_hero", "return elf_tower"]
    assert refused(state, "done") == "kb-return-one"


@rule("kb-turn-one-action")
def test_after_a_returned_card_none_is_played() -> None:
    state = position("elf_tower obelisk_1", "")
    play(state, "return elf_tower")
    assert refused(state, "play obelisk_1") == "kb-turn-one-action"
    play(state, "done")
    assert state.to_move() == 1


@rule("kb-turn-draw")
def test_after_playing_one_card_is_drawn_from_the_top() -> None:
    state = position("elf_tower obelisk_1", "", deck="orc_hero elf_monster")
    play(state, "play elf_tower")
    assert hand(state, 0) == ["orc_hero", "obelisk_1"]
    assert deck(state) == ["elf_monster"]
    assert state.to_move() == 1


@rule("kb-play-hand")
def test_only_cards_of_the_own_hand_are_played() -> None:
    state = position("elf_tower", "obelisk_1")
    assert refused(state, "play obelisk_1") == "kb-play-hand"


@rule("kb-target-first")
def test_a_shown_troop_needs_its_target_before_anything_else() -> None:
    state = position("human_archer obelisk_2", "", areas=["obelisk_1"])
    play(state, "play human_archer")
    assert state.to_move() == 0
    assert seen(state)["playing"] == "human_archer"
    for text in ("play obelisk_2", "return obelisk_2", "done"):
        assert refused(state, text) == "kb-target-first"
    assert choices(state) == ["target obelisk_1_a"]


@rule("kb-no-such-action")
def test_numbers_outside_the_space_are_no_actions() -> None:
    state = position("elf_tower", "")
    assert state.refusal(-1) == state.refusal(117) == "kb-no-such-action"


@rule("kb-lay")
@pytest.mark.parametrize("card", POSSESSIONS)
def test_each_possession_is_laid_in_front_of_its_player(card: str) -> None:
    state = position(f"{card} {card}", "elf_hero", deck="orc_archer orc_archer orc_archer")
    play(state, f"play {card}")
    assert area(state, 0) == [f"{card}_a"]
    play(state, "return elf_hero", "done", f"play {card}")
    assert area(state, 0) == [f"{card}_a", f"{card}_b"]


@rule("kb-troop-target")
def test_a_troop_that_could_not_win_is_not_played_at_all() -> None:
    state = position("human_archer human_warrior", "", areas=["", "elf_fortress"])
    assert plays(state) == ["human_warrior"]
    assert refused(state, "play human_archer") == "kb-troop-target"
    assert refused(position("human_monster", ""), "play human_monster") == "kb-troop-target"


@rule("kb-troop-target")
def test_troops_are_played_on_own_and_on_foreign_possessions() -> None:
    state = position("human_wizard", "", "", areas=["elf_tower", "orc_citadel", "obelisk_3"])
    play(state, "play human_wizard")
    assert targets(state) == ["elf_tower_a", "orc_citadel_a", "obelisk_3_a"]


@rule("kb-target-asked")
def test_a_target_is_named_only_for_a_shown_troop() -> None:
    state = position("human_archer", "", areas=["obelisk_1"])
    assert refused(state, "target obelisk_1_a") == "kb-target-asked"


@rule("kb-target-table")
def test_the_target_lies_on_the_table() -> None:
    state = position("human_archer", "", areas=["obelisk_1"])
    play(state, "play human_archer")
    assert refused(state, "target obelisk_1_b") == "kb-target-table"


@rule("kb-troop-castle")
def test_rulebook_example_no_undead_without_a_castle_of_theirs() -> None:
    state = position("undead_warrior", "", areas=["elf_tower obelisk_1"])
    assert refused(state, "play undead_warrior") == "kb-troop-castle"
    state = position("undead_warrior", "", areas=["undead_tower"])
    assert plays(state) == ["undead_warrior"]


@rule("kb-troop-castle", "kb-troop-human")
@pytest.mark.parametrize("card", TROOPS)
def test_each_troop_needs_a_castle_of_its_people_but_humans_none(card: str) -> None:
    people = card.partition("_")[0]
    state = position(card, "", areas=["obelisk_1", "obelisk_1"])
    assert refused(state, f"play {card}") == ("" if people == "human" else "kb-troop-castle")
    if people != "human":
        state = position(card, "", areas=[f"{people}_citadel", "obelisk_1"])
        assert refused(state, f"play {card}") == ""


@rule("kb-troop-castle-before")
def test_the_castle_under_attack_does_not_permit_the_attack() -> None:
    state = position("orc_hero orc_wizard", "", areas=["elf_tower", "orc_tower"])
    assert refused(state, "play orc_hero") == "kb-troop-castle"
    assert refused(state, "play orc_wizard") == "kb-troop-castle"


@rule("kb-troop-castle-lost")
def test_garrisons_outlive_the_castle_that_let_them_in() -> None:
    state = position("human_monster", "elf_archer", areas=["", "elf_tower obelisk_1:elf_warrior"])
    play(state, "play human_monster", "target elf_tower_a")
    assert area(state, 1) == ["obelisk_1_a:elf_warrior"]
    assert refused(state, "play elf_archer") == "kb-troop-castle"


@rule("kb-garrison-own")
@pytest.mark.parametrize("kind", ["archer", "warrior", "wizard"])
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc", "human"])
def test_each_ordinary_troop_guards_an_own_possession(people: str, kind: str) -> None:
    castle = "elf" if people == "human" else people
    state = position(f"{people}_{kind}", "", areas=[f"{castle}_tower obelisk_3"])
    play(state, f"play {people}_{kind}", "target obelisk_3_a")
    assert area(state, 0) == [f"{castle}_tower_a", f"obelisk_3_a:{people}_{kind}"]
    assert state.discards == []


@rule("kb-garrison-defence")
def test_rulebook_example_a_warrior_in_a_tower_defends_with_three() -> None:
    state = position("human_warrior", "human_warrior human_wizard human_archer", areas=["elf_tower"])
    play(state, "play human_warrior", "target elf_tower_a")
    assert seen(state)["areas"][0][0]["defence"] == 3
    assert plays(state) == ["human_wizard"]


@rule("kb-garrison-weak", "kb-garrison-defence")
def test_a_garrison_no_stronger_than_its_possession_adds_nothing_but_counts() -> None:
    state = position("human_archer", "human_warrior human_wizard", areas=["elf_citadel"], titles="conqueror")
    play(state, "play human_archer", "target elf_citadel_a")
    assert seen(state)["areas"][0][0]["defence"] == 3
    assert seen(state)["titles"][0]["holder"] == 0
    assert plays(state) == ["human_wizard"]


@rule("kb-garrison-one", "kb-garrison-replace-weaker", "kb-discard-open")
def test_a_new_garrison_even_a_weaker_one_replaces_the_old() -> None:
    state = position("human_archer", "", areas=["obelisk_1:human_wizard"])
    play(state, "play human_archer", "target obelisk_1_a")
    assert area(state, 0) == ["obelisk_1_a:human_archer"]
    assert seen(state, 1)["discards"] == ["human_wizard"]


@rule("kb-capture-strength")
@pytest.mark.parametrize(
    ("troop", "beaten"),
    [("archer", ["tower"]), ("warrior", ["tower", "fortress"]), ("wizard", ["tower", "fortress", "citadel"])],
)
def test_a_troop_takes_empty_possessions_weaker_than_itself_only(troop: str, beaten: list[str]) -> None:
    state = position(f"human_{troop}", "", areas=["", "elf_tower elf_fortress elf_citadel"])
    play(state, f"play human_{troop}")
    assert targets(state) == [f"elf_{castle}_a" for castle in beaten]
    for castle in {"tower", "fortress", "citadel"} - set(beaten):
        assert refused(state, f"target elf_{castle}_a") == "kb-capture-strength"


@rule("kb-capture-garrison")
def test_rulebook_example_archers_in_a_tower_fall_to_warriors_and_wizards() -> None:
    state = position(
        "human_archer human_warrior human_wizard", "", areas=["", "elf_tower:elf_archer obelisk_1"]
    )
    play(state, "play human_archer")
    assert refused(state, "target elf_tower_a") == "kb-capture-garrison"
    for troop in ("human_warrior", "human_wizard"):
        state = position(troop, "", areas=["", "elf_tower:elf_archer"])
        play(state, f"play {troop}", "target elf_tower_a")
        assert area(state, 0) == [f"elf_tower_a:{troop}"]


@rule("kb-capture-result", "kb-lay")
def test_a_capture_discards_the_garrison_and_leaves_the_attacker_there() -> None:
    state = position("human_warrior", "", areas=["", "obelisk_2:orc_archer"])
    play(state, "play human_warrior", "target obelisk_2_a")
    assert area(state, 0) == ["obelisk_2_a:human_warrior"]
    assert area(state, 1) == []
    assert [FACES[face] for face in state.discards] == ["orc_archer"]


@rule("kb-capture-wizard", "kb-hero-capture", "kb-hero-discard")
def test_rulebook_example_wizards_fall_to_a_hero_only() -> None:
    state = position(
        "human_archer human_warrior human_wizard human_hero", "", areas=["", "obelisk_1:elf_wizard"]
    )
    assert plays(state) == ["human_hero"]
    play(state, "play human_hero", "target obelisk_1_a")
    assert area(state, 0) == ["obelisk_1_a"]
    assert sorted(FACES[face] for face in state.discards) == ["elf_wizard", "human_hero"]


@rule("kb-capture-wizard", "kb-monster-destroy")
def test_wizards_fall_to_a_monster_too() -> None:
    state = position("human_monster human_wizard", "", areas=["", "obelisk_1:elf_wizard"])
    assert plays(state) == ["human_monster"]


@rule("kb-hero-capture", "kb-hero-discard", "kb-hero-foreign")
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc", "human"])
def test_each_hero_takes_a_foreign_possession_and_leaves_the_match(people: str) -> None:
    castle = "orc" if people == "human" else people
    state = position(f"{people}_hero", "", areas=[f"{castle}_fortress", f"{castle}_citadel:{people}_wizard"])
    play(state, f"play {people}_hero")
    assert refused(state, f"target {castle}_fortress_a") == "kb-hero-foreign"
    play(state, f"target {castle}_citadel_a")
    assert area(state, 0) == [f"{castle}_fortress_a", f"{castle}_citadel_a"]
    assert sorted(FACES[face] for face in state.discards) == [f"{people}_hero", f"{people}_wizard"]


@rule("kb-hero-foreign")
def test_a_hero_has_nothing_to_do_on_own_possessions() -> None:
    state = position("human_hero", "", areas=["elf_tower obelisk_1"])
    assert refused(state, "play human_hero") == "kb-hero-foreign"


@rule("kb-monster-destroy", "kb-monster-discard", "kb-discard-out")
def test_rulebook_example_a_monster_destroys_a_citadel_with_its_archers() -> None:
    state = position("human_monster", "", areas=["", "orc_citadel:orc_archer"])
    play(state, "play human_monster", "target orc_citadel_a")
    assert area(state, 1) == []
    assert sorted(FACES[face] for face in state.discards) == ["human_monster", "orc_archer", "orc_citadel"]
    assert state.guarded() == 0


@rule("kb-monster-destroy", "kb-monster-discard")
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc"])
def test_each_monster_may_destroy_even_the_castle_that_lets_it_be_played(people: str) -> None:
    state = position(f"{people}_monster", "", areas=[f"{people}_tower:human_archer", "obelisk_1"])
    play(state, f"play {people}_monster")
    assert targets(state) == sorted([f"{people}_tower_a", "obelisk_1_a"], key=PLACES.index)
    play(state, f"target {people}_tower_a")
    assert area(state, 0) == []
    assert len(state.discards) == 3


@rule("kb-discard-out")
def test_a_destroyed_possession_never_comes_back() -> None:
    state = position("human_monster", "elf_tower", areas=["elf_tower"], deck="obelisk_1")
    play(state, "play human_monster", "target elf_tower_a", "play elf_tower")
    assert area(state, 1) == ["elf_tower_b"]
    assert place_of("elf_tower_a") == 0
    assert seen(state)["discards"] == ["human_monster", "elf_tower"]


@rule("kb-discard-open")
def test_everybody_sees_the_discards() -> None:
    state = position("human_hero", "", "", areas=["", "obelisk_1:elf_archer"])
    play(state, "play human_hero", "target obelisk_1_a")
    for seat in (0, 1, 2, 7):
        assert seen(state, seat)["discards"] == ["elf_archer", "human_hero"]
