"""Whole turns at once: a wide beam misses none, and each is judged by what the rivals leave of it."""

import pytest

from regalia import form, registry
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.sequence import Sequence

GAME = registry.game("royal_defense")
PLENTY = 1_000_000
FEW = 20
MANY = 12 if form.compiled() else 4


def ends(world: State, seat: int, most: int = PLENTY) -> list[State]:
    """Every position in which the seat's turn can end, or as many of them as are asked for."""
    if int(world.to_move()) != seat:
        return [world]
    found: list[State] = []
    for action in world.legal():
        if len(found) < most:
            after = world.clone()
            after.apply(action)
            found += ends(after, seat, most - len(found))
    return found


def late_in_a_turn(count: int) -> list[State]:
    """Positions of random duels, one of each, whose turn can end in a few ways only."""
    found: list[State] = []
    for seed in range(count):
        state = GAME.new(GAME.setup(None, "duel"), seed)
        rng = Rng(seed)
        for ply in range(200):
            few = ply >= 40 and 1 < len(state.legal()) < 5
            if few and 1 < len(ends(state, int(state.to_move()), FEW + 1)) <= FEW:
                found.append(state)
                break
            state.apply(state.random_action(rng))
            if state.to_move() < 0:
                break
    assert len(found) > count / 2
    return found


def after_reply(world: State, seat: int) -> float:
    """What is left for a seat once the others have done, one by one, what looks best to them."""
    world = world.clone()
    while int(world.to_move()) not in (-1, seat):
        mover = int(world.to_move())
        trials = []
        for action in world.legal():
            after = world.clone()
            after.apply(action)
            trials.append(GAME.value(after, mover))
        world.apply(world.legal()[trials.index(max(trials))])
    return world.returns()[seat] if world.to_move() < 0 else GAME.value(world, seat)


def test_a_wide_beam_finds_the_turn_that_the_rivals_can_harm_least() -> None:
    for state in late_in_a_turn(MANY):
        seat = int(state.to_move())
        actions = state.legal()
        found = Sequence(GAME, seat, PLENTY, PLENTY).values(state, actions)
        left = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            left.append(max(after_reply(end, seat) for end in ends(after, seat)))
        # whichever action comes first of those that lead to the same: none counts for less than its best turn
        assert found == pytest.approx(left)


def test_without_positions_to_look_at_every_action_is_still_valued() -> None:
    for state in late_in_a_turn(MANY):
        found = Sequence(GAME, int(state.to_move()), 4, 0).values(state, state.legal())
        assert all(-2.0 < value <= 1.0 for value in found)
