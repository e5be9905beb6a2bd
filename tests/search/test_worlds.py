"""Where worlds come from: all alike without trust in habits, the likelier the more often with it."""

import pytest

import regalia
from regalia import Perspective, Rng, State, form
from regalia.core.habits import Habits
from regalia.search.worlds import FRESH, KEPT, Worlds

KING = regalia.game("dwarf_king")
DRAWS = 400 if form.compiled() else 60


def after(plies: int, seed: int = 6) -> State:
    """A deal after some cards, played as players usually do."""
    state = KING.new(KING.setup(4), seed)
    habits = habits_of(KING)
    rng = Rng(seed)
    for _ in range(plies):
        state.apply(habits.pick(state, rng))
    return state


def habits_of(game: regalia.Game) -> Habits:
    found = game.habits()
    assert found is not None
    return found


def mean_likelihood(state: State, trust: float) -> float:
    seat = int(state.to_move())
    source = Worlds(KING, Perspective(state, seat), Rng(3), trust)
    return sum(habits_of(KING).likelihood(source.draw(), seat) for _ in range(DRAWS)) / DRAWS


def test_without_trust_a_world_is_any_sample() -> None:
    state = after(18)
    look = Perspective(state, int(state.to_move()))
    one, other = Rng(4), Rng(4)
    source = Worlds(KING, look, one, 0.0)
    for _ in range(20):
        assert source.draw().fingerprint() == look.sample(other).fingerprint()


def test_the_more_trust_the_likelier_the_worlds() -> None:
    state = after(26)
    plain, some, much = (mean_likelihood(state, trust) for trust in (0.0, 0.4, 1.0))
    assert plain + 0.2 < some < much


def test_every_world_looks_to_the_seat_like_the_true_one() -> None:
    state = after(22)
    seat = int(state.to_move())
    source = Worlds(KING, Perspective(state, seat), Rng(9), 0.8)
    seen = set()
    for _ in range(50):
        world = source.draw()
        assert world.view(seat) == state.view(seat)
        assert world.legal() == state.legal()
        seen.add(int(world.fingerprint()))
    assert len(seen) > 10


def test_worlds_that_look_alike_give_the_same_worlds() -> None:
    state = after(21)
    seat = int(state.to_move())
    other = state.clone()
    other.determinize(seat, Rng(77))
    assert other.fingerprint() != state.fingerprint()
    one, two = (Worlds(KING, Perspective(found, seat), Rng(5), 0.7) for found in (state, other))
    for _ in range(30):
        assert one.draw().fingerprint() == two.draw().fingerprint()


def test_a_world_drawn_is_the_searchs_own() -> None:
    """It may be drawn again: what is played in it must not be there then."""
    state = after(30)
    source = Worlds(KING, Perspective(state, int(state.to_move())), Rng(5), 1.0)
    legal = state.legal()
    for _ in range(40):
        world = source.draw()
        assert world.legal() == legal
        world.apply(legal[0])


def test_so_many_worlds_are_kept_and_no_more() -> None:
    state = after(12)
    source = Worlds(KING, Perspective(state, int(state.to_move())), Rng(5), 0.5)
    source.draw()
    assert len(source.kept) == FRESH
    for _ in range(KEPT // FRESH + 5):
        source.draw()
    assert len(source.kept) == KEPT


@pytest.mark.parametrize("name", [name for name in regalia.game_names() if name != "dwarf_king"])
def test_a_game_that_knows_no_habits_has_all_worlds_alike(name: str) -> None:
    game = regalia.game(name)
    assert game.habits() is None
    state = game.new(game.setup(), 4)
    look = Perspective(state, int(state.to_move()))
    one, other = Rng(4), Rng(4)
    assert Worlds(game, look, one, 1.0).draw().fingerprint() == look.sample(other).fingerprint()
