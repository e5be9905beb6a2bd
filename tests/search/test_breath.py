"""The best of a breath is that of all sequences of the seat's own decisions, and no rival's."""

from regalia import registry
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.breath import Breath

GAME = registry.game("royal_defense")
PLENTY = 1_000_000


def all_ends(world: State, seat: int, depth: int) -> list[float]:
    """The opinion of every world that the seat can make before another seat decides."""
    if depth == 0 or int(world.to_move()) != seat:
        return [GAME.value(world, seat)]
    found = []
    for action in world.legal():
        after = world.clone()
        after.apply(action)
        found += all_ends(after, seat, depth - 1)
    return found


def positions(count: int) -> list[State]:
    """Positions of random duels, some way into them."""
    found = []
    for seed in range(count):
        state = GAME.new(GAME.setup(None, "duel"), seed)
        rng = Rng(seed)
        for _ in range(30 + 5 * seed):
            if state.to_move() >= 0:
                state.apply(state.random_action(rng))
        if state.to_move() >= 0:
            found.append(state)
    return found


def test_the_best_of_a_breath_is_the_best_end_of_all() -> None:
    for state in positions(8):
        for seat in range(2):
            for depth in range(3):
                assert Breath(GAME, seat, PLENTY).best(state, depth) == max(all_ends(state, seat, depth))


def test_without_answers_left_the_table_is_judged_as_it_is() -> None:
    for state in positions(4):
        assert Breath(GAME, 0, 0).best(state, 3) == GAME.value(state, 0)


def test_answers_once_begun_are_gone_through_at_one_depth() -> None:
    """A budget that runs out on the way cuts the depth, never the choice between the next actions."""
    for state in positions(8):
        seat = int(state.to_move())
        assert Breath(GAME, seat, 1).best(state, 3) == max(all_ends(state, seat, 1))
