"""What both exact searches share: how far they go."""

import pytest

import regalia
from regalia.core.budget import Budget
from regalia.search.alphabeta import AlphaBeta
from regalia.search.lookahead import FARTHEST
from regalia.search.maxn import MaxN

ENDLESS = 1 << 40
DEFENSE = regalia.game("royal_defense")


@pytest.mark.parametrize(("preset", "seats"), [("duel", 2), ("tyrant", 3)])
def test_a_proof_ends_with_the_first_line_that_is_too_long_for_the_stack(preset: str, seats: int) -> None:
    state = regalia.new("royal_defense", seats=seats, seed=1, preset=preset)
    for search in (AlphaBeta(DEFENSE, 0), MaxN(DEFENSE, seats)):
        assert not search.prove(state, Budget(ENDLESS)).exact
        assert search.nodes == FARTHEST + 1
