"""The opinion of values.py is good enough for a bot that looks one step ahead."""

import regalia
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.games.unfairy_tale import GAME
from tests.games.unfairy_tale.build import position

MATCHES = 60 if regalia.form.compiled() else 20


def greedy(state: regalia.State, seat: int, rng: Rng) -> int:
    """The first of the actions after which the seat likes a sampled world best."""
    world = Perspective(state, seat).sample(rng)
    best, chosen = -2.0, -1
    for action in world.legal():
        after = world.clone()
        after.apply(action)
        value = GAME.value(after, seat)
        if value > best:
            best, chosen = value, action
    return chosen


def test_a_greedy_bot_beats_random_play_in_four_of_five_matches() -> None:
    wins = 0
    for seed in range(MATCHES):
        state = GAME.new(GAME.setup(2), seed)
        rng = Rng(seed)
        mine = seed % 2
        while state.to_move() >= 0:
            seat = int(state.to_move())
            state.apply(greedy(state, seat, rng) if seat == mine else state.random_action(rng))
        wins += state.returns()[mine] > 0
    assert wins >= 0.8 * MATCHES


def test_more_points_than_the_best_rival_are_better() -> None:
    ahead = position("castle: r.king | farm")
    behind = position("castle: b.king | farm")
    level = position("castle | farm")
    assert GAME.value(ahead, 0) > GAME.value(level, 0) == 0.0 > GAME.value(behind, 0) > -1.0


def test_at_the_end_the_opinion_is_the_result() -> None:
    state = position("castle: b.king | farm", hands=("fairy", "witch fairy"), turn=6, mover=1)
    state.apply(GAME.space.parse("lay witch b1"))
    assert [GAME.value(state, seat) for seat in (0, 1)] == [-1.0, 1.0]
