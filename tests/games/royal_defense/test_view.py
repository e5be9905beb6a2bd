"""What is hidden stays hidden, what is open is told, and opinions are worth having."""

import io
from typing import cast

import pytest
from rich.console import Console

from regalia.core.events import WATCHER
from regalia.core.rng import Rng
from regalia.games.royal_defense import GAME, piles
from regalia.games.royal_defense.rules import Position
from regalia.games.royal_defense.table import ASIDE, HAND, RESERVE
from regalia.terminal.boards.royal_defense import draw
from regalia.testing import rule
from regalia.texts import Words
from tests.games.royal_defense.build import at, battle, choices, play, seen


def underway(preset: str, seed: int, plies: int) -> Position:
    state = cast(Position, GAME.new(GAME.setup(None, preset), seed))
    rng = Rng(seed)
    for _ in range(plies):
        if state.to_move() >= 0:
            state.apply(state.random_action(rng))
    return state


@rule("rd-setup-hand")
def test_an_enemys_hand_is_dealt_anew_from_all_it_may_hold() -> None:
    state = underway("duel", 4, 30)
    hands = set()
    for seed in range(20):
        world = state.clone()
        world.determinize(0, Rng(seed))
        assert world.piles[HAND] == state.piles[HAND]
        assert piles.total(world.piles[HAND + 2]) == piles.total(state.piles[HAND + 2])
        pool = state.piles[HAND + 2] + state.piles[RESERVE + 2]
        assert world.piles[HAND + 2] + world.piles[RESERVE + 2] == pool
        hands.add(int(world.piles[HAND + 2]))
    assert len(hands) > 5


@rule("rd-setup-hand")
def test_two_worlds_that_look_alike_become_the_same_sample() -> None:
    state = underway("duel", 5, 40)
    world = state.clone()
    world.determinize(1, Rng(99))
    one, other = state.clone(), world.clone()
    one.determinize(1, Rng(7))
    other.determinize(1, Rng(7))
    assert one.fingerprint() == other.fingerprint()


@rule("rd-construct")
def test_a_construct_that_was_shown_is_in_nobodys_hand_in_any_world() -> None:
    state = battle(phase="hiring", hand="bone_golem lich", grave="ghoul", coins=6)
    play(state, "hire bone_golem c1")
    for seed in range(30):
        world = state.clone()
        world.determinize(1, Rng(seed))
        assert world.hand_total(0) == 1
        play(world, "done")
        assert (at(world, "c1"), world.hand_total(0)) == (["bone_golem"], 1)
        assert len(choices(world, "hire")) == 0


@rule("rd-hand")
def test_what_leaves_a_hand_openly_is_counted_as_revealing() -> None:
    hired = battle(phase="hiring", hand="knight", coins=5)
    before = hired.revealed()
    assert play(hired, "hire knight c1").revealed() == before + 1
    thrown = battle(phase="refill", hand="knight knight", reserve=0)
    before = thrown.revealed()
    assert play(thrown, "discard knight").revealed() == before + 1


@rule("rd-setup-hand")
def test_a_watcher_sees_no_hand() -> None:
    state = underway("allies", 6, 60)
    hands = [deck["hand"] for player in seen(state, WATCHER)["players"] for deck in player["decks"]]
    assert hands == [None] * 4


@rule("rd-mulligan")
def test_what_is_laid_aside_is_a_secret_between_allies() -> None:
    state = cast(Position, GAME.new(GAME.setup(None, "duel", {"first": "seat_0"}), 1))
    play(
        state,
        "choose humans",
        "choose undead",
        "centre crossroads",
        "fence a1",
        "fence b1",
        "fence a7",
        "fence b7",
    )
    state.listen()
    play(state, choices(state, "redraw")[0])
    event = next(event for event in state.news() if event.kind == "laid-aside")
    assert "creature" in event.told(0)
    assert "creature" not in event.told(1)
    world = state.clone()
    world.determinize(1, Rng(3))
    assert piles.total(world.piles[ASIDE]) == 1


@rule("rd-refill")
def test_drawing_is_counted_as_revealing() -> None:
    state = battle(phase="refill", hand="knight", peoples="humans")
    before = state.revealed()
    assert play(state, "done").revealed() > before


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("preset", ["duel", "tyrant", "allies", "alliance"])
def test_the_board_can_be_drawn_at_any_time(preset: str, lang: str) -> None:
    for plies in (0, 5, 60, 2000):
        state = underway(preset, 3, plies)
        names = ["Ann", "Ben", "Cid", "Dan"][: int(state.seats)]
        for width in (80, 100):
            page = io.StringIO()
            console = Console(file=page, width=width, color_system=None)
            for seat in (0, 1, WATCHER):
                console.print(draw(state.view(seat), Words(GAME, lang, names), names, seat))
            assert max(len(line) for line in page.getvalue().splitlines()) <= width


def test_who_looks_one_decision_ahead_beats_chance() -> None:
    wins = 0
    for seed in range(10):
        state = GAME.new(GAME.setup(None, "blitz"), seed)
        rng = Rng(seed + 50)
        seat = seed % 2
        while state.to_move() >= 0:
            action = int(state.random_action(rng))
            if state.to_move() == seat:
                action = _best(cast(Position, state), seat)
            state.apply(action)
        wins += state.returns()[seat] > 0
    assert wins >= 8


def _best(state: Position, seat: int) -> int:
    best, choice = -2.0, -1
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        value = GAME.value(after, seat)
        if value > best:
            best, choice = value, action
    return choice


def test_opinions_stay_within_bounds_and_are_the_result_at_the_end() -> None:
    for plies in (0, 30, 120, 3000):
        state = underway("duel", 8, plies)
        for seat in range(2):
            assert -1.0 <= GAME.value(state, seat) <= 1.0
    assert GAME.value(state, 0) == state.returns()[0]


@rule("rd-spell-target")
def test_a_view_tells_which_spells_are_cast_at_somebody() -> None:
    view = seen(battle(phase="hiring", market="fireball ember_rain"))
    assert sorted(view["spells"]) == ["ember_rain", "fireball"]
    assert view["aimed"] == ["fireball"]
