"""The game's opinion of a position, and what a bot that only follows it is worth."""

import pytest

import regalia
from regalia import Perspective, Rng
from regalia.bots import Greedy
from regalia.games.dwarf_king import GAME
from regalia.games.dwarf_king.values import PLAYOUTS, SWING
from tests.games.dwarf_king.build import deal, play, position

MATCHES = 30


def test_an_opinion_is_between_minus_one_and_one_and_about_the_quest() -> None:
    state = deal(4, 4)
    for _ in range(20):
        for seat in range(4):
            assert -1.0 <= GAME.value(state, seat) <= 1.0
        state.apply(state.legal()[0])
    hands = ["kA kK", "k2 k3", "g2 g3"]
    assert GAME.value(position(hands, quest="most_victories", winners="1"), 0) > 0.2
    assert GAME.value(position(hands, quest="fewest_victories", winners="1"), 0) < -0.2


@pytest.mark.parametrize("number", [0, 6])
def test_an_opinion_is_the_mean_lead_of_deals_played_on_at_random(number: int) -> None:
    state = deal(4, 4)
    while state.stage() < number:
        state.apply(state.random_action(Rng(number)))
    for _ in range(12):
        rng = Rng(state.fingerprint())
        leads = []
        for _ in range(PLAYOUTS):
            after = state.clone()
            while after.stage() == state.stage() and after.to_move() != regalia.NOBODY:
                after.apply(after.random_action(rng))
            points = after.scores()
            leads.append(points[1] - (sum(points) - points[1]) / 3)
        lead = sum(leads) / PLAYOUTS
        assert GAME.value(state, 1) == pytest.approx(lead / (SWING + abs(lead)))
        state.apply(state.legal()[0])


def test_the_opinion_of_a_finished_match_is_its_result() -> None:
    state = position(["d9", "d8", "d7"], quest="three_quarters", deal=6, totals=[3, 9, 5])
    play(state, "d9", "d8", "d7")
    assert [GAME.value(state, seat) for seat in range(3)] == [-1.0, 1.0, -1.0]


def test_the_standing_when_a_deal_has_ended_is_that_of_the_points_whatever_is_dealt_next() -> None:
    state = position(["d9", "d8", "d7"], quest="most_victories", deal=2, totals=[3, 9, 5])
    assert state.stage() == 2
    play(state, "d9", "d8")
    before = [GAME.standing(state, seat) for seat in range(3)]
    assert state.stage() == 2
    play(state, "d7")
    assert state.stage() == 3
    after = [GAME.standing(state, seat) for seat in range(3)]
    assert after[0] > before[0]
    assert sorted(range(3), key=lambda seat: after[seat]) == sorted(
        range(3), key=lambda seat: state.scores()[seat]
    )
    other = state.clone()
    other.determinize(0, Rng(5))
    assert [GAME.standing(other, seat) for seat in range(3)] == after


@pytest.mark.skipif(not regalia.form.compiled(), reason="many matches: minutes as plain Python")
@pytest.mark.parametrize(("seats", "share"), [(3, 0.8), (4, 0.6), (5, 0.45)])
def test_greedy_beats_chance_by_far(seats: int, share: float) -> None:
    """One greedy seat among random ones: four matches of five with three seats, most with more."""
    won = 0
    for seed in range(MATCHES):
        state = deal(seed, seats)
        seat = seed % seats
        greedy = Greedy(GAME, seed)
        rng = Rng(seed + 1000)
        while state.to_move() != regalia.NOBODY:
            if state.to_move() == seat:
                state.apply(greedy.choose(Perspective(state, seat)))
            else:
                state.apply(state.random_action(rng))
        won += state.returns()[seat] == 1.0
    assert won >= share * MATCHES
