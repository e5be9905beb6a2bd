"""The levels: honest, never illegal, within their ceiling, and stronger than a look at the next move."""

from time import monotonic

import pytest

import regalia
from regalia import Perspective, Rng, State
from regalia.bots import LEVELS, Bot, Greedy, Searcher
from regalia.bots.searcher import Level
from regalia.core.game import Game

HAND = regalia.game("hand_of_the_king")
UNHURRIED = 1e9  # without a ceiling a choice depends on the seed alone


def positions(game: Game, preset: str, count: int) -> list[State]:
    """Positions spread over a random match."""
    state = game.new(game.setup(None, preset), 17)
    rng = Rng(17)
    path = []
    while state.to_move() != regalia.NOBODY:
        path.append(state.clone())
        state.apply(state.random_action(rng))
    return path[:: max(1, len(path) // count)]


@pytest.mark.parametrize("number", range(len(LEVELS)))
@pytest.mark.parametrize("name", regalia.game_names())
def test_a_level_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, number: int) -> None:
    game = regalia.game(name)
    level = LEVELS[number]._replace(seconds=UNHURRIED, worlds=min(LEVELS[number].worlds, 40))
    for preset in game.presets:
        for state in positions(game, preset, 2):
            mover = int(state.to_move())
            other = state.clone()
            other.determinize(mover, Rng(99))
            here = Searcher(game, 4, level).choose(Perspective(state, mover))
            there = Searcher(game, 4, level).choose(Perspective(other, mover))
            assert here == there
            assert state.refusal(here) == ""


@pytest.mark.parametrize("name", regalia.game_names())
def test_a_ceiling_is_kept_whatever_the_level_would_like_to_do(name: str) -> None:
    game = regalia.game(name)
    state = positions(game, next(iter(game.presets)), 3)[1]
    began = monotonic()
    Searcher(game, 1, Level(10**9, 1000, 0.2)).choose(Perspective(state, int(state.to_move())))
    assert monotonic() - began < 0.2 * 1.2 + 0.5  # half a second for a machine that is busy with other tests


def test_more_thought_beats_a_look_at_the_next_move() -> None:
    won = 0
    matches = 12
    level = Level(400, 400, UNHURRIED) if regalia.form.compiled() else Level(60, 60, UNHURRIED)
    for seed in range(matches):
        thinker = seed % 2
        bots: list[Bot] = [Greedy(HAND, seed), Greedy(HAND, seed)]
        bots[thinker] = Searcher(HAND, seed, level)
        state = regalia.new("hand_of_the_king", seats=2, seed=seed, preset="no-companions")
        while state.to_move() != regalia.NOBODY:
            mover = int(state.to_move())
            state.play(bots[mover].choose(Perspective(state, mover)))
        won += state.returns()[thinker] > 0
    assert won >= 0.6 * matches


def test_a_single_legal_action_needs_no_thought() -> None:
    state = next(
        state
        for seed in range(200)
        for state in [regalia.new("hand_of_the_king", seats=2, seed=seed, preset="no-companions")]
        for step in [_until_forced(state, Rng(seed))]
        if step
    )
    opinions = Searcher(HAND, 1, Level(10**9, 10, UNHURRIED)).ranked(Perspective(state, int(state.to_move())))
    assert [opinion.action for opinion in opinions] == state.legal()


def _until_forced(state: State, rng: Rng) -> bool:
    """Plays on until there is just one thing to do; False if that never comes."""
    while state.to_move() != regalia.NOBODY:
        if len(state.legal()) == 1:
            return True
        state.apply(state.random_action(rng))
    return False
