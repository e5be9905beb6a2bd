"""Max-n finds what looking at everything finds, to the end of the deal."""

import pytest

import regalia
from regalia import Rng, State, form
from regalia.core.budget import Budget
from regalia.search.maxn import MaxN
from tests.search.brute import TooLarge, endings, maxn

MANY = 12 if form.compiled() else 3
ENDLESS = 1 << 40
KING = regalia.game("dwarf_king")


def late_tricks(seats: int, seed: int, cards: int) -> State:
    """A first deal of The Dwarf King with so many cards left to play."""
    state = regalia.new("dwarf_king", seats=seats, seed=seed)
    rng = Rng(seed)
    passed = []
    while state.stage() == 0:
        passed.append(state.clone())
        state.apply(state.random_action(rng))
    return passed[-cards]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_cards_of_a_deal_bring_what_looking_at_everything_finds(seats: int) -> None:
    tried = 0
    for seed in range(MANY):
        for cards in range(1, 10, 2):
            state = late_tricks(seats, seed, cards)
            try:
                want = maxn(state, 0, [4000])
            except TooLarge:
                break
            found = MaxN(KING, seats, 256, stop_at_stage=True).prove(state, Budget(ENDLESS))
            assert found.exact
            assert found.values == want
            if cards < 5:
                stepwise = MaxN(KING, seats, 256, stop_at_stage=True).search(state, Budget(ENDLESS))
                assert stepwise.values == want
            tried += 1
    assert tried >= 4 * MANY


def test_the_line_ends_with_the_deal_and_its_values() -> None:
    state = late_tricks(3, 1, 7)
    found = MaxN(KING, 3, 1 << 14, stop_at_stage=True).prove(state, Budget(ENDLESS))
    for action in found.line:
        state.play(action)
    assert state.stage() == 1
    assert [KING.standing(state, seat) for seat in range(3)] == found.values


def test_a_budget_that_ends_gives_an_opinion_that_is_not_exact() -> None:
    state = regalia.new("hand_of_the_king", seats=3, seed=1)
    search = MaxN(regalia.game("hand_of_the_king"), 3)
    found = search.search(state, Budget(200))
    assert not found.exact
    assert search.nodes <= 300
    assert all(-1.0 < value < 1.0 for value in found.values)


def test_a_match_for_three_ends_with_one_winner() -> None:
    game = regalia.game("hand_of_the_king")
    for state, _ in endings("hand_of_the_king", 3, "no-companions", range(MANY), range(2, 6)):
        found = MaxN(game, 3).search(state, Budget(ENDLESS))
        assert found.exact
        assert sorted(found.values) == [-1.0, -1.0, 1.0]
