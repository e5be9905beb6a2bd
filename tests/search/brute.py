"""Values of small positions by looking at everything, and the positions to try it on."""

from collections.abc import Iterator

import regalia
from regalia import Rng, State


class TooLarge(Exception):
    """More positions than a test should look at."""


def ending(name: str, seats: int, preset: str | None, seed: int) -> list[State]:
    """All positions of a random match, the last decision first."""
    state = regalia.new(name, seats=seats, seed=seed, preset=preset)
    rng = Rng(seed + 5000)
    passed = []
    while state.to_move() != regalia.NOBODY:
        passed.append(state.clone())
        state.apply(state.random_action(rng))
    return passed[::-1]


def endings(
    name: str, seats: int, preset: str | None, seeds: range, back: range, most: int = 3000
) -> Iterator[tuple[State, float]]:
    """Positions so many decisions before the end, with what the mover reaches; large ones are left out."""
    for seed in seeds:
        passed = ending(name, seats, preset, seed)
        for distance in back:
            if distance <= len(passed):
                state = passed[distance - 1]
                try:
                    yield state, minimax(state, int(state.to_move()), [most])
                except TooLarge:
                    break


def minimax(state: State, hero: int, budget: list[int]) -> float:
    """What the hero reaches if his side wants the most and all others the least for him."""
    if state.to_move() == regalia.NOBODY:
        return state.returns()[hero]
    values = []
    for action in state.legal():
        budget[0] -= 1
        if budget[0] < 0:
            raise TooLarge
        after = state.clone()
        after.apply(action)
        values.append(minimax(after, hero, budget))
    return max(values) if state.side(state.to_move()) == state.side(hero) else min(values)


def maxn(state: State, stage: int, budget: list[int]) -> list[float]:
    """What every seat gets, each deciding for itself and taking the first of equals, until the stage ends."""
    game = regalia.game("dwarf_king")
    if state.to_move() == regalia.NOBODY:
        return state.returns()
    if state.stage() != stage:
        return [game.standing(state, seat) for seat in range(int(state.seats))]
    best: list[float] = []
    mover = int(state.to_move())
    for action in state.legal():
        budget[0] -= 1
        if budget[0] < 0:
            raise TooLarge
        after = state.clone()
        after.apply(action)
        values = maxn(after, stage, budget)
        if not best or values[mover] > best[mover]:
            best = values
    return best
