"""The levels and characters: honest, never illegal, within their ceiling, and stronger than a look ahead."""

from collections.abc import Callable

import pytest

import regalia
from regalia import Perspective, Rng, State
from regalia.bots import CHARACTERS, LEVEL_COUNT, Bot, Greedy, Level, Searcher, character, level, levels_of
from regalia.core.game import Game
from regalia.search.endgame import Exact, Timed

HAND = regalia.game("hand_of_the_king")
UNHURRIED = 1e9  # without a ceiling a choice depends on the seed alone
FEW = 40 if regalia.form.compiled() else 12


def positions(game: Game, preset: str, count: int) -> list[State]:
    """Positions spread over a random match."""
    state = game.new(game.setup(None, preset), 17)
    rng = Rng(17)
    path = []
    while state.to_move() != regalia.NOBODY:
        path.append(state.clone())
        state.apply(state.random_action(rng))
    return path[:: max(1, len(path) // count)]


def unhurried(bot: Searcher) -> Searcher:
    """The same bot with fewer worlds and without a ceiling."""
    bot.level = bot.level._replace(seconds=UNHURRIED, worlds=min(bot.level.worlds, FEW))
    return bot


def check_honest(game: Game, make: Callable[[], Searcher]) -> None:
    for preset in game.presets:
        for state in positions(game, preset, 2):
            mover = int(state.to_move())
            other = state.clone()
            other.determinize(mover, Rng(99))
            here = unhurried(make()).choose(Perspective(state, mover))
            there = unhurried(make()).choose(Perspective(other, mover))
            assert here == there
            assert state.refusal(here) == ""


@pytest.mark.parametrize("number", range(1, LEVEL_COUNT + 1))
@pytest.mark.parametrize("name", regalia.game_names())
def test_a_level_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, number: int) -> None:
    game = regalia.game(name)
    check_honest(game, lambda: level(game, 4, number))


@pytest.mark.parametrize("who", CHARACTERS)
@pytest.mark.parametrize("name", regalia.game_names())
def test_a_character_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, who: str) -> None:
    game = regalia.game(name)
    check_honest(game, lambda: character(game, 4, who))


class SlowTree:
    """Lets the time pass that worlds would take; after a while twice as much, as under load."""

    def __init__(self, cost: float, load_from: int) -> None:
        self.now = 0.0
        self.cost = cost
        self.load_from = load_from
        self.worlds = 0

    def grow(self, worlds: int) -> None:
        for world in range(worlds):
            self.worlds += 1
            self.now += self.cost * (2 if self.worlds > self.load_from else 1)


@pytest.mark.parametrize("load_from", [0, 5, 10**9])
@pytest.mark.parametrize("cost", [0.00001, 0.001, 0.004])
@pytest.mark.parametrize("number", range(1, LEVEL_COUNT + 1))
def test_a_ceiling_is_kept_whatever_a_world_costs(
    number: int, cost: float, load_from: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = SlowTree(cost, load_from)
    monkeypatch.setattr("regalia.bots.searcher.Tree", lambda *arguments: tree)
    basis = levels_of(HAND)[number - 1]._replace(worlds=10**9)
    bot = Searcher(HAND, 1, basis, clock=lambda: tree.now)
    bot.grown(Perspective(regalia.new("hand_of_the_king", seed=1), 0), 0.0)
    assert basis.seconds * 0.9 <= tree.now <= basis.seconds * 1.2


def test_the_worlds_of_a_level_are_played_and_not_one_more() -> None:
    seat = Perspective(regalia.new("hand_of_the_king", seed=1, first="seat_0"), 0)
    tree = Searcher(HAND, 1, Level(70, 1000, UNHURRIED, {})).grown(seat, 0.0)
    assert tree.worlds == 70


def test_more_thought_beats_a_look_at_the_next_move() -> None:
    won = 0
    matches = 12
    few = 400 if regalia.form.compiled() else 60
    for seed in range(matches):
        thinker = seed % 2
        bots: list[Bot] = [Greedy(HAND, seed), Greedy(HAND, seed)]
        bots[thinker] = Searcher(HAND, seed, Level(few, few, UNHURRIED, {}))
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
    bot = Searcher(HAND, 1, Level(10**9, 10, UNHURRIED, {}))
    assert [bot.choose(Perspective(state, int(state.to_move())))] == state.legal()


def _until_forced(state: State, rng: Rng) -> bool:
    """Plays on until there is just one thing to do; False if that never comes."""
    while state.to_move() != regalia.NOBODY:
        if len(state.legal()) == 1:
            return True
        state.apply(state.random_action(rng))
    return False


def test_the_top_level_plays_a_won_ending_without_fail() -> None:
    won = 0
    for seed in range(4):
        state = regalia.new("hand_of_the_king", seats=2, seed=seed, preset="no-companions")
        rng = Rng(seed)
        for ply in range(16):
            state.apply(state.random_action(rng))
        seat = int(state.to_move())
        exact = Exact(HAND, 1).choose(Perspective(state, seat), Timed(10**9, 60.0))
        if exact is None or exact.value < 0:
            continue
        won += 1
        bot = Searcher(HAND, 1, Level(1, 1, UNHURRIED, {}, proof=10**8))
        while state.to_move() != regalia.NOBODY:
            mover = int(state.to_move())
            state.apply(bot.choose(Perspective(state, mover)) if mover == seat else state.random_action(rng))
        assert state.returns()[seat] == 1.0
    assert won


def test_endgames_of_sampled_worlds_are_worked_out_where_they_are_short() -> None:
    game = regalia.game("dwarf_king")
    state = game.new(game.setup(3), 5)
    rng = Rng(5)
    while state.view(0)["hand_sizes"] != [2, 2, 2] or len(state.legal()) != 2:
        state.apply(state.random_action(rng))
    bot = Searcher(game, 1, Level(1, 1, UNHURRIED, {}, proof=10**7, endgames=3))
    ranked = bot.ranked(Perspective(state, int(state.to_move())))
    assert sorted(opinion.action for opinion in ranked) == state.legal()
