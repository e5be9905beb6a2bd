"""Playouts: matches finished by random actions, with the loop inside compiled code."""

from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.core.state import State


def playout(state: State, rng: Rng) -> i64:
    """Plays a position to its end by random actions; returns how many it took."""
    plies: i64 = 0
    while state.to_move() >= 0:
        state.apply(state.random_action(rng))
        plies += 1
    return plies


def playouts(state: State, rng: Rng, matches: int) -> i64:
    """Plays that many matches from a position, each on a clone; returns how many actions they took."""
    plies: i64 = 0
    for match in range(matches):
        plies += playout(state.clone(), rng)
    return plies
