"""Section 8 of the rules: what each title counts, and who has it."""

import pytest

from regalia.games.kings_bounty.cards import OWN_SET
from regalia.testing import rule
from tests.games.kings_bounty.build import counted, held_by, missing, play, position, seen


@rule("kb-title-most", "kb-title-now")
def test_a_title_goes_to_who_has_most_alone() -> None:
    state = position("elf_tower", "", "", areas=["elf_tower", "orc_tower", ""], titles="great_architect")
    assert held_by(state, "great_architect") is None
    play(state, "play elf_tower")
    title = seen(state)["titles"][0]
    assert title["holder"] == 0
    assert title["counts"] == [2, 1, 0]
    assert title["distance"] == [0, 2, 3]


@rule("kb-title-tie", "kb-title-now")
def test_when_the_best_are_equal_nobody_has_it() -> None:
    state = position("obelisk_1", "", areas=["", "obelisk_2"], titles="keeper_of_secrets")
    assert seen(state)["titles"][0]["holder"] == 1
    play(state, "play obelisk_1")
    assert seen(state)["titles"][0]["holder"] is None
    assert missing(state, "keeper_of_secrets") == [1, 1]


@rule("kb-title-none")
def test_what_nobody_has_gives_nobody_a_title() -> None:
    state = position("", "", areas=["obelisk_1"])
    assert held_by(state, "emperor") is None
    assert missing(state, "emperor") == [1, 1]


@rule("kb-title-points", "kb-title-end")
def test_each_title_is_worth_five_and_the_two_penalties_minus_three_which_is_ours() -> None:
    assert [title.points for title in OWN_SET.titles] == [5] * 19 + [-3] * 2
    assert {title.source for title in OWN_SET.titles} == {"ours"}


@rule("kb-title-end", "kb-title-now")
def test_points_follow_who_has_the_title_now() -> None:
    state = position("human_hero", "", areas=["", "elf_tower"], titles="great_architect")
    assert state.scores() == [0, 5]
    play(state, "play human_hero", "target elf_tower_a")
    assert state.scores() == [5, 0]


@rule("kb-title-emperor")
def test_emperor_counts_peoples_of_castles() -> None:
    state = position(
        "",
        "",
        areas=[
            "elf_tower elf_citadel dwarf_tower undead_tower:human_archer",
            "orc_tower orc_fortress obelisk_1",
        ],
    )
    assert counted(state, "emperor") == [3, 1]
    assert held_by(state, "emperor") == 0
    both = "elf_tower dwarf_tower undead_tower orc_tower"
    assert held_by(position("", "", areas=[both, both]), "emperor") is None


@rule("kb-title-emperor")
def test_emperor_is_in_play_for_two_as_well() -> None:
    state = position("", "", areas=["elf_tower orc_tower", "orc_tower"], removed="dwarf undead")
    assert counted(state, "emperor") == [2, 1]


@rule("kb-title-architect")
def test_great_architect_counts_castles_held_or_empty_but_no_obelisks() -> None:
    state = position("", "", areas=["elf_tower orc_citadel:human_archer", "obelisk_1 obelisk_2 obelisk_3"])
    assert counted(state, "great_architect") == [2, 0]


@rule("kb-title-keeper")
def test_keeper_of_secrets_counts_obelisks_held_or_empty_but_no_castles() -> None:
    state = position("", "", areas=["elf_tower orc_citadel", "obelisk_1 obelisk_2:human_archer"])
    assert counted(state, "keeper_of_secrets") == [0, 2]


@rule("kb-title-conqueror")
def test_conqueror_counts_possessions_with_garrisons() -> None:
    state = position("", "", areas=["elf_tower:elf_archer obelisk_1:human_wizard", "orc_tower obelisk_1"])
    assert counted(state, "conqueror") == [2, 0]


@rule("kb-title-lords")
@pytest.mark.parametrize(
    ("key", "people"),
    [("elf_king", "elf"), ("dwarf_thane", "dwarf"), ("orc_chief", "orc"), ("lord_of_the_dead", "undead")],
)
def test_lords_count_castles_of_their_people_whatever_their_strength_and_garrison(
    key: str, people: str
) -> None:
    other = "orc" if people != "orc" else "elf"
    state = position(
        "", "", areas=[f"{people}_tower {people}_citadel:human_archer", f"{other}_citadel:{people}_archer"]
    )
    assert counted(state, key) == [2, 0]


@rule("kb-title-princes")
@pytest.mark.parametrize(
    ("key", "people"),
    [
        ("warlord", "human"),
        ("elf_prince", "elf"),
        ("dwarf_prince", "dwarf"),
        ("orc_prince", "orc"),
        ("undead_prince", "undead"),
    ],
)
def test_princes_count_garrisons_of_their_people_wherever_they_are(key: str, people: str) -> None:
    castle = "orc" if people != "orc" else "elf"
    other = "human" if people != "human" else "elf"
    state = position(
        "",
        "",
        areas=[
            f"{castle}_tower:{people}_archer obelisk_1:{people}_wizard {castle}_citadel:{other}_archer",
            f"{castle}_tower:{people}_warrior {castle}_fortress",
        ],
    )
    assert counted(state, key) == [2, 1]


@rule("kb-title-masters")
@pytest.mark.parametrize(
    ("key", "kind", "other"),
    [
        ("sharpshooter", "archer", "warrior"),
        ("swordmaster", "warrior", "wizard"),
        ("grand_magister", "wizard", "archer"),
    ],
)
def test_masters_count_garrisons_of_their_kind_of_any_people(key: str, kind: str, other: str) -> None:
    state = position(
        "", "", areas=[f"orc_tower:elf_{kind} obelisk_1:human_{kind} elf_tower", f"elf_tower:elf_{other}"]
    )
    assert counted(state, key) == [2, 0]


@rule("kb-title-builders")
@pytest.mark.parametrize("kind", ["tower", "fortress", "citadel"])
def test_builders_count_castles_of_their_type(kind: str) -> None:
    other = "tower" if kind != "tower" else "citadel"
    state = position(
        "", "", areas=[f"elf_{kind} orc_{kind}:human_archer", f"elf_{other} elf_{kind} obelisk_1"]
    )
    assert counted(state, f"{kind}_builder") == [2, 1]


@rule("kb-title-vandal", "kb-title-rat", "kb-title-penalty-moves", "kb-title-penalty-nobody")
@pytest.mark.parametrize(("key", "kind"), [("vandal", "monster"), ("staff_rat", "hero")])
def test_penalties_go_at_once_to_the_last_who_played_such_a_card(key: str, kind: str) -> None:
    state = position(
        f"human_{kind}",
        f"elf_{kind}",
        areas=["obelisk_1 obelisk_2", "elf_tower obelisk_3"],
        titles="vandal staff_rat",
    )
    assert held_by(state, key) is None
    assert state.scores() == [4, 2]
    play(state, f"play human_{kind}", "target obelisk_3_a")
    assert held_by(state, key) == 0
    assert missing(state, key) == [0, 1]
    assert sum(state.scores()) == (3 if kind == "hero" else 1)
    play(state, f"play elf_{kind}", "target obelisk_1_a")
    assert held_by(state, key) == 1
    assert counted(state, key) == [0, 1]
    assert held_by(state, "staff_rat" if key == "vandal" else "vandal") is None
