"""Bots choose legal actions, know only what their seat knows, and greedy is better than chance."""

import pytest

import regalia
from regalia import Perspective, Rng, State, registry
from regalia.bots import BOTS, Bot, Greedy, Hasty, Random, UnknownBot, make
from regalia.texts import LANGUAGES, Words

HAND = regalia.game("hand_of_the_king")
LONG = 25


def finish(state: State, seats: list[Bot]) -> list[float]:
    while state.to_move() != regalia.NOBODY:
        mover = int(state.to_move())
        state.play(seats[mover].choose(Perspective(state, mover)))
    return state.returns()


@pytest.mark.parametrize("name", ["random", "hasty", "greedy", "level-1"])
@pytest.mark.parametrize("game", registry.names())
def test_every_bot_plays_every_game(name: str, game: str) -> None:
    """Up to the end; what is left of a long match goes by chance, which spares minutes in plain Python."""
    state = regalia.new(game, seed=5)
    bots = [make(name, regalia.game(game), seat) for seat in range(state.seats)]
    for _ in range(LONG):
        if state.to_move() != regalia.NOBODY:
            mover = int(state.to_move())
            state.play(bots[mover].choose(Perspective(state, mover)))
    assert len(finish(state, [Random(seat) for seat in range(state.seats)])) == state.seats


@pytest.mark.parametrize("name", ["random", "hasty", "greedy"])
@pytest.mark.parametrize("game", registry.names())
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, game: str) -> None:
    state = regalia.new(game, seed=11)
    walker = Rng(3)
    for _ in range(12):
        mover = int(state.to_move())
        if mover == regalia.NOBODY:
            break
        other = state.clone()
        other.determinize(mover, Rng(99))
        here = make(name, regalia.game(game), 4).choose(Perspective(state, mover))
        there = make(name, regalia.game(game), 4).choose(Perspective(other, mover))
        assert here == there
        assert state.refusal(here) == ""
        state.apply(state.random_action(walker))


@pytest.mark.parametrize("name", ["random", "hasty", "greedy"])
def test_a_bot_with_the_same_seed_plays_the_same_match(name: str) -> None:
    ends = []
    for _ in range(2):
        state = regalia.new("hand_of_the_king", seats=2, seed=21)
        finish(state, [make(name, HAND, seat) for seat in range(2)])
        ends.append(state.fingerprint())
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("kind", "share"), [(Greedy, 0.8), (Hasty, 0.65)])
def test_who_looks_ahead_beats_chance(kind: type[Greedy] | type[Hasty], share: float) -> None:
    won = 0
    matches = 30
    for seed in range(matches):
        place = seed % 2
        bots: list[Bot] = [Random(seed), Random(seed)]
        bots[place] = kind(HAND, seed)
        won += finish(regalia.new("hand_of_the_king", seats=2, seed=seed), bots)[place] > 0
    assert won >= share * matches


def test_greedy_ranks_all_actions_and_chooses_the_first() -> None:
    seat = Perspective(regalia.new("hand_of_the_king", seats=2, seed=3, first="seat_0"), 0)
    ranked = Greedy(HAND, 1).ranked(seat)
    assert sorted(opinion.action for opinion in ranked) == seat.legal()
    assert [opinion.value for opinion in ranked] == sorted(
        (opinion.value for opinion in ranked), reverse=True
    )
    assert Greedy(HAND, 1).choose(seat) == ranked[0].action


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="'deep': expected one of random, greedy"):
        make("deep", HAND, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_a_word_about_it(lang: str) -> None:
    words = Words(None, lang)
    for name in BOTS:
        assert words.has(f"bot-{name}")
        assert words.has(f"bot-{name}-about")
