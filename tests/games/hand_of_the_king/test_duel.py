"""The exact search for two without companions proves what looking at everything shows."""

import pytest

import regalia
from regalia import Rng, form
from regalia.core.budget import Budget
from regalia.core.solver import LOST, UNKNOWN, WON
from regalia.games.hand_of_the_king import GAME
from regalia.games.hand_of_the_king.duel import Duel, lead_in, shares_of
from regalia.games.hand_of_the_king.people import MEMBERS
from regalia.games.hand_of_the_king.rules import Position
from regalia.games.hand_of_the_king.shares import FIRM, HOLDER, HOUSE_COUNT, MASK, PLACE, cell
from regalia.search.alphabeta import AlphaBeta
from regalia.search.endgame import Exact

ENDLESS = 1 << 50
MANY = 3000 if form.compiled() else 80


def dealt(seed: int, left: int) -> Position:
    """A deal played at random until so many characters, or fewer, are at court."""
    state = GAME.new(GAME.setup(2, "no-companions"), seed)
    assert isinstance(state, Position)
    rng = Rng(seed)
    while state.to_move() >= 0 and int(state.court).bit_count() > left:
        state.apply(state.random_action(rng))
    return state


def brute(state: Position) -> float:
    """What the mover reaches, by looking at everything."""
    seat = int(state.to_move())
    best = -1.0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        value = after.returns()[seat] if after.to_move() < 0 else -brute(after)
        best = max(best, value)
        if best == 1.0:
            break
    return best


def test_thousands_of_small_positions_have_the_value_that_looking_at_everything_gives() -> None:
    results = {WON: 0, LOST: 0}
    for seed in range(MANY // 6):
        state = dealt(seed, 8)
        duel = Duel(state.grid.cards, 0)  # two entries: hardly anything is remembered
        rng = Rng(seed)
        while state.to_move() >= 0:
            result = int(duel.solve(state, Budget(ENDLESS)))
            assert result == brute(state)
            results[result] += 1
            state.apply(state.random_action(rng))
    assert sum(results.values()) > MANY // 2
    assert min(results.values()) > MANY // 20


def test_every_move_has_the_value_that_looking_at_everything_gives() -> None:
    exact = Exact(GAME, 1)
    for seed in range(MANY // 30):
        state = dealt(seed, 7)
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            value = after.returns()[int(state.to_move())] if after.to_move() < 0 else -brute(after)
            answer = exact.judge(state, action, Budget(ENDLESS))
            assert (answer.value, answer.exact) == (value, True)


def test_larger_positions_have_the_value_that_the_search_for_all_games_finds() -> None:
    for seed in range(40 if form.compiled() else 3):
        state = dealt(seed, 14 if form.compiled() else 10)
        found = AlphaBeta(GAME, int(state.to_move()), 1 << 18).search(state, Budget(ENDLESS))
        assert found.exact
        assert Duel(state.grid.cards, 1).solve(state, Budget(ENDLESS)) == found.value


def test_a_large_and_a_tiny_table_prove_the_same() -> None:
    for seed in range(20 if form.compiled() else 3):
        state = dealt(seed, 22 if form.compiled() else 17)
        tiny, large = Duel(state.grid.cards, 0), Duel(state.grid.cards, 8)
        assert tiny.solve(state, Budget(ENDLESS)) == large.solve(state, Budget(ENDLESS))
        assert tiny.nodes >= large.nodes


@pytest.mark.parametrize("seed", range(6))
def test_the_best_line_leads_to_the_winner_that_is_claimed(seed: int) -> None:
    state = dealt(seed, 18 if form.compiled() else 10)
    exact = Exact(GAME, 4)
    seat = int(state.to_move())
    value, proved = exact.value(state, seat, Budget(ENDLESS))
    assert proved
    for action in exact.line(state, Budget(ENDLESS)):
        state.play(action)
    assert state.to_move() == regalia.NOBODY
    assert state.returns()[seat] == value


def test_a_search_that_was_stopped_goes_on_from_what_it_knows() -> None:
    state = dealt(4, 18)
    whole = Duel(state.grid.cards, 8)
    result = whole.solve(state, Budget(ENDLESS))
    assert whole.nodes > 4096
    duel = Duel(state.grid.cards, 8)
    assert duel.solve(state, Budget(2048)) == UNKNOWN
    laps = 1
    while (found := duel.solve(state, Budget(2048))) == UNKNOWN:
        laps += 1
        assert laps < 10_000
    assert found == result


def test_the_same_search_looks_at_the_same_positions() -> None:
    """The number is the same compiled and as plain Python, and on every machine."""
    state = dealt(4, 18)
    counts = []
    for _ in range(2):
        duel = Duel(state.grid.cards, 1)
        duel.solve(state, Budget(ENDLESS))
        counts.append(int(duel.nodes))
    assert counts == [4665, 4665]


def test_shares_say_who_holds_each_banner_and_whether_for_good() -> None:
    for seed in range(12):
        state = dealt(seed, 36)
        rng = Rng(seed)
        firm: set[tuple[int, int]] = set()
        while state.to_move() >= 0:
            for seat in range(2):
                word = shares_of(state, seat)
                for house in range(HOUSE_COUNT):
                    left = int(state.court & MEMBERS[house]).bit_count()
                    share = (word & MASK[house]) >> PLACE[house]
                    holder = int(state.holder(house))
                    sign = 0 if holder < 0 else 1 if holder == seat else -1
                    assert HOLDER[cell(house, left, share)] == sign
                    if lead_in(state, seat, house) == FIRM:
                        firm.add((house, seat))
            state.apply(state.random_action(rng))
            assert all(state.holder(house) == seat for house, seat in firm)
        assert firm


def test_only_duels_without_companions_have_a_solver() -> None:
    assert GAME.solver(dealt(1, 36)) is not None
    assert GAME.solver(GAME.new(GAME.setup(2, "classic"), 1)) is None
    assert GAME.solver(GAME.new(GAME.setup(3, "no-companions"), 1)) is None
    over = dealt(1, 0)
    assert GAME.solver(over) is None


def test_a_solver_knows_its_own_deal_only() -> None:
    duel = GAME.solver(dealt(1, 36))
    assert duel is not None
    assert duel.fits(dealt(1, 20))
    assert not duel.fits(dealt(2, 36))


@pytest.mark.skipif(not form.compiled(), reason="minutes as plain Python")
@pytest.mark.parametrize("seed", range(30))
def test_positions_with_24_cards_are_solved_within_few_positions(seed: int) -> None:
    """Counted in positions, since the time depends on the machine: a second is worth two million or more."""
    state = dealt(seed, 24)
    duel = Duel(state.grid.cards, 32)
    assert duel.solve(state, Budget(1_500_000)) != UNKNOWN
