"""Alpha-beta finds what looking at everything finds, and says whether it is proved."""

import pytest

import regalia
from regalia import Rng, form
from regalia.core.budget import Budget
from regalia.search.alphabeta import AlphaBeta
from regalia.search.clock import Timed
from tests.search.brute import endings, minimax

MANY = 40 if form.compiled() else 6
ENDLESS = 1 << 40


@pytest.mark.parametrize(
    ("name", "seats", "preset"),
    [
        ("hand_of_the_king", 2, "no-companions"),
        ("hand_of_the_king", 2, "classic"),
        ("hand_of_the_king", 4, "teams"),
        ("kings_bounty", 2, None),
        ("unfairy_tale", 2, None),
    ],
)
def test_small_endings_have_the_value_that_looking_at_everything_gives(
    name: str, seats: int, preset: str | None
) -> None:
    tried = set()
    for state, value in endings(name, seats, preset, range(MANY), range(1, 12, 2)):
        hero = int(state.to_move())
        table = AlphaBeta(regalia.game(name), hero, 256)  # so small that entries drive each other out
        found = table.search(state, Budget(ENDLESS))
        at_once = AlphaBeta(regalia.game(name), hero, 256).prove(state, Budget(ENDLESS))
        assert found.exact
        assert at_once.exact
        assert found.value == at_once.value == value
        tried.add(value)
    assert {-1.0, 1.0} <= tried


def test_the_line_of_a_proved_value_reaches_it() -> None:
    game = regalia.game("hand_of_the_king")
    for state, value in endings("hand_of_the_king", 2, "classic", range(MANY), range(3, 8)):
        hero = int(state.to_move())
        found = AlphaBeta(game, hero, 1 << 14).search(state, Budget(ENDLESS))
        walked = state.clone()
        for action in found.line:
            walked.play(action)
        assert walked.to_move() == regalia.NOBODY
        assert walked.returns()[hero] == value


def test_with_more_sides_all_others_play_against_the_hero() -> None:
    game = regalia.game("hand_of_the_king")
    for state, _ in endings("hand_of_the_king", 3, "no-companions", range(MANY), range(3, 7)):
        for hero in range(3):
            found = AlphaBeta(game, hero, 1 << 12).search(state, Budget(ENDLESS))
            assert (found.exact, found.value) == (True, minimax(state, hero, [ENDLESS]))


def test_what_is_not_proved_is_the_games_opinion_and_not_called_exact() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=3)
    game = regalia.game("hand_of_the_king")
    hero = int(state.to_move())
    shallow = AlphaBeta(game, hero).search(state, Budget(ENDLESS), deepest=2)
    assert not shallow.exact
    assert shallow.depth == 2
    assert -1.0 < shallow.value < 1.0
    none = AlphaBeta(game, hero).search(state, Budget(1))
    assert not none.exact
    after = []
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        after.append(game.value(child, hero))
    one = AlphaBeta(game, hero).search(state, Budget(ENDLESS), deepest=1)
    assert one.value == max(after)


def test_depth_by_depth_nothing_wrong_is_called_exact() -> None:
    """Opinions must not leak into what is called proved, at any depth and with any remembered entries."""
    game = regalia.game("hand_of_the_king")
    proved = 0
    for state, value in endings("hand_of_the_king", 2, "classic", range(MANY), range(4, 11, 3)):
        table = AlphaBeta(game, int(state.to_move()), 128)
        for depth in range(1, 9):
            found = table.search(state, Budget(ENDLESS), depth)
            if found.exact:
                assert found.value == value
                proved += found.depth == depth
    assert proved > 0


def test_a_budget_ends_the_search_and_the_same_budget_gives_the_same() -> None:
    game = regalia.game("hand_of_the_king")
    state = regalia.new("hand_of_the_king", seats=2, seed=3)
    runs = []
    for _ in range(2):
        table = AlphaBeta(game, 0)
        found = table.search(state, Budget(3000))
        runs.append((found.value, found.line, found.depth, int(table.nodes)))
    assert runs[0] == runs[1]
    assert 3000 <= runs[0][3] <= 3100
    assert runs[0][2] >= 2


def test_time_ends_the_search_too() -> None:
    table = AlphaBeta(regalia.game("hand_of_the_king"), 0)
    found = table.search(regalia.new("hand_of_the_king", seats=2, seed=3), Timed(ENDLESS, 0.0))
    assert not found.exact
    assert table.nodes <= 64
    assert not table.prove(regalia.new("hand_of_the_king", seats=2, seed=3), Timed(ENDLESS, 0.0)).exact


def test_the_position_itself_is_left_alone() -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=3)
    before = state.fingerprint()
    AlphaBeta(regalia.game("hand_of_the_king"), 0).search(state, Budget(500))
    assert state.fingerprint() == before


def test_a_table_that_is_kept_for_the_next_position_gives_the_same_values() -> None:
    game = regalia.game("hand_of_the_king")
    rng = Rng(1)
    for state, _ in endings("hand_of_the_king", 2, "no-companions", range(MANY), range(5, 8)):
        kept = AlphaBeta(game, 0, 1 << 12)
        while state.to_move() != regalia.NOBODY:
            fresh = AlphaBeta(game, 0, 1 << 12).search(state, Budget(ENDLESS))
            assert kept.search(state, Budget(ENDLESS)).value == fresh.value
            state.apply(state.random_action(rng))
