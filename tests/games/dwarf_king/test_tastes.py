"""Which side of a tile players choose: learned by watching, and what the choice gives away of a hand."""

from math import log

import pytest

from regalia import Perspective, Rng, form
from regalia.bots import Greedy
from regalia.games.dwarf_king import GAME
from regalia.games.dwarf_king.deck import KNIGHT_FIVE, NUMBER, TILES
from regalia.games.dwarf_king.habits import learned
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import CHOOSING, TRICKS
from regalia.games.dwarf_king.tastes import OF_TILE, TASTES, Tastes, read, write
from tests.games.dwarf_king.build import cards, deal, dealt_with, position

DEALS = 60 if form.compiled() else 20
STRONG = "k5 kA kK dA dK gA"
WEAK = "k5 k2 k3 d2 d3 g2"
OTHERS = ["g7 g8 g9 d7 d8 d9", "g10 k7 k8 k9 d10 d6"]


def chosen(hand: str, quest: str) -> Position:
    """A deal in which the seat with this hand, the last, has chosen a quest and nobody has played."""
    return position([*OTHERS, hand], quest=quest, tricks=0)


def test_who_is_strong_chooses_to_win_and_who_is_weak_to_lose() -> None:
    tastes = learned().tastes
    for quest, likely, unlikely in (
        ("most_victories", STRONG, WEAK),
        ("fewest_victories", WEAK, STRONG),
    ):
        state = chosen(STRONG, quest)
        assert tastes.chance(state, cards(likely)) > 0.8 > 0.5 > tastes.chance(state, cards(unlikely))


def test_one_of_the_two_sides_is_chosen() -> None:
    tastes = learned().tastes
    for seed in range(DEALS):
        state = deal(seed, 3 + seed % 3)
        hand = state.hands[state.mover]
        shares = []
        for side in state.legal():
            after = state.clone()
            after.apply(side)
            shares.append(tastes.chance(after, hand))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) > 0.0


def test_a_choice_speaks_for_the_hands_that_would_make_it() -> None:
    habits = learned()
    told = [habits.likelihood(chosen(hand, "most_victories"), 0) for hand in (STRONG, WEAK)]
    assert told[1] < told[0] < 0.0
    assert told[1] > log(0.02)  # anybody may choose anything now and then


def test_the_own_choice_tells_nothing_nor_one_that_is_still_to_be_made() -> None:
    habits = learned()
    assert habits.likelihood(chosen(STRONG, "most_victories"), 2) == 0.0
    state = deal(3, 4)
    assert state.phase == CHOOSING
    assert all(habits.likelihood(state, seat) == 0.0 for seat in range(4))


def test_after_a_raid_the_choice_tells_nothing_any_more() -> None:
    """Cards have moved between two hands since, and most seats can't tell which."""
    state = dealt_with("goblin_flag_bearer", seed=2)
    habits = learned()
    rng = Rng(1)
    outsider = next(seat for seat in range(int(state.seats)) if seat != state.mover)
    state.apply(state.legal()[0])
    assert habits.likelihood(state, outsider) < 0.0
    while state.phase != TRICKS:
        state.apply(state.random_action(rng))
    assert state.raid is not None
    assert habits.likelihood(state, outsider) == 0.0


def test_what_was_chosen_is_remembered_when_cards_have_been_played() -> None:
    """The hand that counts is the one that was dealt, whatever is left of it."""
    habits = learned()
    state = deal(4, 4)
    state.apply(state.legal()[0])
    chooser = int(state.holder(KNIGHT_FIVE))
    watcher = (chooser + 1) % 4
    before = habits.likelihood(state, watcher)
    while state.mover != watcher:
        state.apply(state.legal()[0])
    silent = learned()
    silent.tastes = Tastes.none()
    even = log(0.5)
    assert habits.likelihood(state, watcher) - silent.likelihood(state, watcher) == pytest.approx(
        before - even
    )


def test_the_true_hand_explains_a_choice_better_than_others_do() -> None:
    """Of `greedy`; the difference is that of two logarithms."""
    habits = learned()
    edges = []
    for seed in range(DEALS):
        state = deal(seed, 4)
        chooser = int(state.mover)
        state.apply(Greedy(GAME, seed).choose(Perspective(state, chooser)))
        if state.phase == TRICKS and state.mover != chooser:
            watcher = (chooser + 1) % 4
            look = Perspective(state, watcher)
            rng = Rng(seed)
            others = [habits.likelihood(look.sample(rng), watcher) for _ in range(8)]
            edges.append(habits.likelihood(state, watcher) - sum(others) / len(others))
    assert len(edges) > DEALS // 3
    assert sum(edges) / len(edges) > 0.05


def test_a_choice_that_was_seen_becomes_likelier() -> None:
    tastes = Tastes.none()
    state = chosen(STRONG, "most_victories")
    hand = cards(STRONG)
    assert tastes.front(state, hand) == 0.5
    for _ in range(100):
        tastes.learn(state, hand, False, 0.1)
    assert tastes.front(state, hand) < 0.1
    assert tastes.front(state, cards("g6 g3 g4")) < 0.5  # by the leaning that all hands share
    other = position([*OTHERS, STRONG], tile="runs", quest="lucky_run", tricks=0)
    assert tastes.front(other, hand) == 0.5


def test_tastes_are_a_text_and_a_bad_one_is_named_by_its_line() -> None:
    text = TASTES.read_text(encoding="utf-8")
    weights = read(text)
    assert read(write(weights)) == weights
    listed = [line.split()[0] for line in text.splitlines() if not line.startswith("#")]
    assert listed == TILES
    ace = OF_TILE * TILES.index("victories") + OF_TILE - (53 - NUMBER["knights_ace"])
    assert weights[ace] > 0.0
    with pytest.raises(ValueError, match="line 1: there is no tile 'tricks'"):
        read("tricks 1 2\n")
    with pytest.raises(ValueError, match=f"line 2: runs has 1 weights: expected {OF_TILE}"):
        read("# weights\nruns 1\n")
