"""The levels and characters: honest, never illegal, within their ceiling, and stronger than a look ahead."""

from collections.abc import Callable

import pytest

import regalia
from regalia import Perspective, Rng, State
from regalia.bots import (
    CHARACTERS,
    LEVEL_COUNT,
    Bot,
    Greedy,
    Level,
    Opinion,
    Searcher,
    character,
    level,
    levels_of,
)
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
    full = bot.level
    bot.level = full._replace(
        seconds=UNHURRIED,
        worlds=min(full.worlds, FEW),
        trials=min(full.trials, FEW),
        thoughts=min(full.thoughts, 1),
        several=full.several and full.several | {"worlds": FEW},
    )
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


def test_a_level_that_plays_otherwise_among_several_is_as_honest_there() -> None:
    state = regalia.new("hand_of_the_king", seats=4, seed=6)
    rng = Rng(6)
    for number in range(3):
        mover = int(state.to_move())
        other = state.clone()
        other.determinize(mover, Rng(99))
        here = unhurried(level(HAND, number, LEVEL_COUNT)).choose(Perspective(state, mover))
        there = unhurried(level(HAND, number, LEVEL_COUNT)).choose(Perspective(other, mover))
        assert here == there
        assert state.refusal(here) == ""
        for _ in range(5):
            state.apply(state.random_action(rng))


@pytest.mark.parametrize(("seats", "several"), [(2, False), (3, False), (4, True)])
def test_how_many_sides_there_are_decides_how_a_level_plays(seats: int, several: bool) -> None:
    found = Level(7, 70, UNHURRIED, {"prior": 1.0}, several={"worlds": 3, "prior": 2.0})
    bot = Searcher(HAND, 1, found)
    state = regalia.new("hand_of_the_king", seats=seats, seed=6)
    bot.choose(Perspective(state, int(state.to_move())))
    assert bot.level.worlds == (3 if several else 7)
    assert bot.manner.prior == (2.0 if several else 1.0)
    assert bot.level.nodes == 70


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


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("kings_bounty", 2),
        ("kings_bounty", 3),
        ("royal_defense", 2),
        ("unfairy_tale", 2),
        ("unfairy_tale", 4),
    ],
)
def test_the_top_level_works_out_the_last_turns_in_worlds_that_it_holds_possible(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = regalia.game(name)
    state = last_choice(game, seats)
    bot = level(game, 1, LEVEL_COUNT)
    bot.level = bot.level._replace(seconds=UNHURRIED, endgames=3)
    monkeypatch.setattr(bot, "_searched", lambda seat, began: [])
    ranked = bot.ranked(Perspective(state, int(state.to_move())))
    assert sorted(opinion.action for opinion in ranked) == state.legal()


def last_choice(game: Game, seats: int) -> State:
    """The last position of a match in which there is something to choose."""
    state = game.new(game.setup(seats), 9)
    rng = Rng(9)
    found = state.clone()
    while state.to_move() != regalia.NOBODY:
        if len(state.legal()) > 1:
            found = state.clone()
        state.apply(state.random_action(rng))
    return found


@pytest.mark.parametrize(
    ("worked_out", "order"),
    [
        ([0.5, 0.5, 0.1], [1, 0, 2]),  # the search knows more of two that come out alike
        ([-1.0, -1.0, -1.0], [2, 1, 0]),
        ([0.1, 0.1], [1, 0, 2]),  # what was only searched comes last
        ([0.5, 0.1, 0.1], [0, 2, 1]),
    ],
)
def test_what_comes_out_alike_is_put_in_order_by_a_search(
    worked_out: list[float], order: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = opening()
    first = seat.legal()[:3]
    proved = [Opinion(action, value) for action, value in zip(first, worked_out, strict=False)]
    asked = []

    def searched(known: Perspective, began: float) -> list[Opinion]:
        asked.append(known)
        return [Opinion(action, 0.0) for action in reversed(first)]

    bot = thinker()
    monkeypatch.setattr(bot, "_proved", lambda seat: proved)
    monkeypatch.setattr(bot, "_searched", searched)
    assert bot.choose(seat) == first[order[0]]
    assert len(asked) == (worked_out[0] == worked_out[1])  # what is best by itself needs no search
    assert [opinion.action for opinion in bot.ranked(seat)] == [first[place] for place in order]


@pytest.mark.parametrize("forgets", [0, 1])
def test_a_level_with_a_short_memory_thinks_about_what_it_has_forgotten_to_rule_out(
    forgets: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = regalia.game("dwarf_king")
    state = game.new(game.setup(3), 5)
    rng = Rng(5)
    while Perspective(state, int(state.to_move())).forgetful().sample(Rng(1)).fingerprint() == (
        Perspective(state, int(state.to_move())).sample(Rng(1)).fingerprint()
    ):
        state.apply(state.random_action(rng))
    seat = Perspective(state, int(state.to_move()))
    bot = Searcher(game, 1, Level(1, 1, UNHURRIED, {}, forgets=forgets))
    thought_of = (seat.forgetful() if forgets else seat).sample(Rng(1)).fingerprint()
    held: list[Perspective] = []

    def searched(known: Perspective, began: float) -> list[Opinion]:
        held.append(known)
        return [Opinion(seat.legal()[0], 0.0)]

    monkeypatch.setattr(bot, "_searched", searched)
    bot.choose(seat)
    bot.ranked(seat)
    assert [known.sample(Rng(1)).fingerprint() for known in held] == [thought_of] * 2


@pytest.mark.parametrize(("value", "told"), [(-1.0, 0), (0.0, 50), (0.44, 72), (1.0, 100)])
def test_people_are_told_of_a_hundred_how_well_they_would_stand(value: float, told: int) -> None:
    assert Opinion(0, value).of_hundred() == told


class FakeTrial:
    """Likes the actions the better the higher their number, and takes its time."""

    cost = 0.0
    now = 0.0
    held = 0

    def __init__(self, tree: object, actions: list[int], imagined: int) -> None:
        self.actions = actions
        self.worlds = 0
        FakeTrial.held += 1

    def grow(self, worlds: int) -> None:
        self.worlds += worlds
        FakeTrial.now += worlds * FakeTrial.cost

    def values(self) -> list[float]:
        return [action / 10 for action in self.actions]


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> type[FakeTrial]:
    monkeypatch.setattr(FakeTrial, "cost", 0.0)
    monkeypatch.setattr(FakeTrial, "now", 0.0)
    monkeypatch.setattr(FakeTrial, "held", 0)
    monkeypatch.setattr("regalia.bots.searcher.Trial", FakeTrial)
    return FakeTrial


def thinker(**changes: float) -> Searcher:
    level = Level(80, 400, UNHURRIED, {}, trials=50, thoughts=10)._replace(**changes)  # type: ignore[arg-type]
    return Searcher(HAND, 3, level, clock=lambda: FakeTrial.now)


def opening() -> Perspective:
    return Perspective(regalia.new("hand_of_the_king", seed=1, first="seat_0", preset="no-companions"), 0)


def test_a_second_thought_orders_what_the_search_holds_for_about_as_good(trials: type[FakeTrial]) -> None:
    first = thinker(trials=0, thoughts=0).ranked(opening())
    second = thinker().ranked(opening())
    assert trials.held == 2
    assert {opinion.action for opinion in second[:3]} == {opinion.action for opinion in first[:3]}
    assert second[0].action == max(opinion.action for opinion in second[:3])
    assert [opinion.action for opinion in second[3:]] == [opinion.action for opinion in first[3:]]
    values = [opinion.value for opinion in second]
    assert values[:3] == sorted(values[:3], reverse=True)
    assert max(values[3:]) <= values[2]


@pytest.mark.parametrize(("kinds", "held"), [({}, 2), ({"trials": 0}, 1), ({"trials": 0, "thoughts": 0}, 0)])
def test_either_kind_of_second_thought_may_be_missing(
    trials: type[FakeTrial], kinds: dict[str, float], held: int
) -> None:
    thinker(**kinds).ranked(opening())
    assert trials.held == held


def test_a_single_good_action_needs_no_second_thought(
    trials: type[FakeTrial], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.bots.searcher.CLOSE", 0.9)
    thinker().ranked(opening())
    assert trials.held == 0


def test_who_had_no_time_for_the_first_thought_has_none_for_a_second(
    trials: type[FakeTrial], monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = SlowTree(1.0, 0)
    monkeypatch.setattr("regalia.bots.searcher.Tree", lambda *arguments: tree)
    tree.choices = list  # type: ignore[attr-defined]
    bot = Searcher(HAND, 1, Level(10**6, 10, 2.0, {}, trials=50), clock=lambda: tree.now)
    assert bot.ranked(opening()) == []
    assert trials.held == 0


@pytest.mark.parametrize("cost", [0.0001, 0.002, 0.03])
def test_a_second_thought_keeps_the_ceiling(trials: type[FakeTrial], cost: float) -> None:
    trials.cost = cost
    thinker(seconds=2.0, trials=10**6, thoughts=10**6).ranked(opening())
    assert trials.now <= 2.0 * 1.2
