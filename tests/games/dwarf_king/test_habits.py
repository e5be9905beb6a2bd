"""Habits of players: learned from deals, bound by what a seat knows, and what the cards played give away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec

from regalia import Perspective, Rng, form
from regalia.games.dwarf_king import GAME
from regalia.games.dwarf_king.deck import CARDS, CARDS_TEXT, NUMBER
from regalia.games.dwarf_king.habits import HABITS, PLANS, learned, read, write
from regalia.games.dwarf_king.hindsight import rewound
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.school import School
from regalia.games.dwarf_king.table import TRICKS
from regalia.games.dwarf_king.traits import ALL, OF_QUEST
from tests.games.dwarf_king.build import deal, dealt_with, key, play, position

MATCHES = 12 if form.compiled() else 3
LESSONS = 4000 if form.compiled() else 400


def chances(table: Position, planned: bool = False) -> dict[str, float]:
    """How likely each card is to be played, by its key: by a player of habit, or by one who knows such."""
    habits = learned()
    habits.weigh(table, habits.planned if planned else habits.usual)
    return {CARDS[habits.traits.cards[place]]: habits.chances[place] for place in range(habits.traits.count)}


def walk(seed: int, seats: int, preset: str = "classic", by_habit: bool = False) -> Iterator[Position]:
    """All positions of a match, as random players or those of habit come by them."""
    state = deal(seed, seats, preset)
    rng = Rng(seed)
    habits = learned()
    while state.to_move() >= 0:
        yield state
        state.play(habits.pick(state, rng) if by_habit else state.random_action(rng))


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_that_may_be_played_has_a_chance_and_no_other(seats: int, preset: str) -> None:
    for seed in range(MATCHES):
        for state in walk(seed, seats, preset):
            if state.phase == TRICKS:
                for planned in (False, True):
                    found = chances(state, planned)
                    assert [NUMBER[card] for card in found] == state.legal()
                    assert all(chance > 0.0 for chance in found.values())
                    assert sum(found.values()) == pytest.approx(1.0)
            plans = vec[float]([0.0] * int(GAME.space.size))
            learned().weigh_plans(state, plans)
            assert [action for action in range(len(plans)) if plans[action] > 0.0] == sorted(state.legal())
            assert sum(plans) == pytest.approx(1.0)
            if state.phase == TRICKS:
                assert {CARDS[card]: plans[card] for card in state.legal()} == chances(state, planned=True)
            assert learned().pick(state, Rng(1)) in state.legal()
            assert learned().plan(state, Rng(1)) in state.legal()


def test_a_habit_depends_only_on_what_the_player_knows() -> None:
    rng = Rng(3)
    compared = 0
    for seed in range(MATCHES):
        for state in walk(seed, 3 + seed % 3):
            if state.phase == TRICKS:
                other = state.clone()
                other.determinize(state.mover, rng)
                compared += list(other.hands) != list(state.hands)
                for planned in (False, True):
                    assert chances(other, planned) == chances(state, planned)
    assert compared > 20 * MATCHES


@pytest.mark.parametrize(
    ("quest", "wanted"), [("most_victories", True), ("fewest_victories", False), ("lucky_run", True)]
)
def test_who_plays_last_takes_a_trick_that_brings_points_and_leaves_one_that_costs_them(
    quest: str, wanted: bool
) -> None:
    state = position(["kJ d2 d3", "k9 d4 d6", "k2 kA d9"], quest=quest)
    play(state, "kJ", "k9")
    found = chances(state, planned=True)
    taken, left = found[key("kA")], found[key("k2")]
    assert (taken > 3 * left) if wanted else (left > 3 * taken)


def test_a_deal_taken_back_and_played_again_is_the_same_deal() -> None:
    looked_at = 0
    for seed in range(MATCHES):
        for state in walk(seed, 3 + seed % 3):
            if not state.played() or state.hands_moved():
                continue
            looked_at += 1
            again = rewound(state)
            assert again.played() == 0
            sizes = {len([card for card in range(53) if hand >> card & 1]) for hand in again.hands}
            assert sizes == {state.length()}
            for action in cards_played(state):
                while again.phase != TRICKS:
                    again.apply(GAME.space.parse("keep"))
                again.play(action)
            if again.phase != state.phase:  # the Sorcerer was kept once more
                again.apply(GAME.space.parse("keep"))
            assert again.fingerprint() == state.fingerprint()
    assert looked_at > 50 * MATCHES


def cards_played(state: Position) -> list[int]:
    """All cards of the deal so far, in their order."""
    tricks = [(state.past[number], state.seats) for number in range(state.tricks)]
    found = []
    for trick, count in [*tricks, (state.trick, state.count)]:
        found += [(trick >> (6 * (count - 1 - place))) & 63 for place in range(count)]
    return found


def test_own_cards_and_deals_just_dealt_tell_nothing() -> None:
    state = position(["kA k2", "k9 d4", "kJ d9"], tricks=0)
    habits = learned()
    assert habits.likelihood(state, 0) == 0.0
    play(state, "kA")
    assert habits.likelihood(state, 0) == 0.0
    assert habits.likelihood(state, 1) < 0.0


def test_hands_that_have_moved_tell_nothing_any_more() -> None:
    state = dealt_with("druid", seed=3)
    rng = Rng(2)
    while state.player < 0 and state.deal == 0:
        state.apply(state.random_action(rng))
    while state.phase == TRICKS:
        state.apply(state.random_action(rng))
    assert learned().likelihood(state, 0) < 0.0
    state.apply(state.legal()[0])
    assert state.hands_moved()
    assert learned().likelihood(state, 0) == 0.0


def test_of_cards_that_a_host_has_changed_no_habit_is_known() -> None:
    other = CARDS_TEXT.replace("longest_run = 2", "longest_run = 3")
    hands = ["kJ d2 d3", "k9 d4 d6", "k2 kA d9"]
    states = [position(hands, set_text=text, tricks=0) for text in (CARDS_TEXT, other)]
    told = []
    for state in states:
        play(state, "kJ", "k9")
        told.append(learned().likelihood(state, 2))
        assert learned().pick(state, Rng(1)) in state.legal()
    assert told[0] < 0.0
    assert told[1] == 0.0


def test_the_true_world_explains_what_was_played_better_than_others_do() -> None:
    """Among players of habit; the difference is that of two logarithms, so 0.5 is odds of 1.6 to 1."""
    habits = learned()
    rng = Rng(8)
    edges = []
    for seed in range(2 * MATCHES):
        for state in walk(seed, 4, by_habit=True):
            if state.phase == TRICKS and state.tricks == 5 and state.count == 0 and not state.hands_moved():
                seat = int(state.mover)
                look = Perspective(state, seat)
                others = [habits.likelihood(look.sample(rng), seat) for _ in range(8)]
                edges.append(habits.likelihood(state, seat) - sum(others) / len(others))
    assert len(edges) > 8 * MATCHES
    assert sum(edges) / len(edges) > 0.5


@pytest.mark.parametrize(("quest", "more"), [("most_victories", True), ("fewest_victories", False)])
def test_what_brings_points_is_learned_and_what_costs_them_is_avoided(quest: str, more: bool) -> None:
    """A single deal, learned by heart: with the ace both tricks can be taken, with the two none need be."""
    start = position(["kJ d7", "k9 d6", "k2 kA"], quest=quest)
    school = School([0.0] * ALL, [0.0] * ALL)
    rng = Rng(5)
    for _ in range(3 * LESSONS):
        school.lesson(start, 3, 0.02, rng)
    play(start, "kJ", "k9")
    found = weighed(school, start)
    assert found[key("kA")] > 0.6 if more else found[key("kA")] < 0.4


def test_what_others_were_seen_to_do_becomes_likelier() -> None:
    school = School([0.0] * ALL, [0.0] * ALL)
    hands = ["kJ d7", "k9 d6", "k2 kA"]
    cards = [NUMBER[key(card)] for card in ("kJ", "k9", "k2")]
    for _ in range(40):
        school.watch(position(hands), cards, 0.1)
    start = position(hands)
    play(start, "kJ", "k9")
    assert weighed(school, start)[key("k2")] > 0.9


def weighed(school: School, table: Position) -> dict[str, float]:
    """How likely a school has its own player choose each card."""
    school.habits.weigh(table, school.weights)
    seen = school.habits.traits
    return {CARDS[seen.cards[place]]: school.habits.chances[place] for place in range(seen.count)}


def test_among_equals_the_leads_of_a_deal_played_out_add_up_to_nothing() -> None:
    """Whoever learns plays like the others here, so with the same luck it is one deal."""
    state = deal(4, 4)
    usual = list(learned().usual)
    school = School(usual, usual)
    before = state.fingerprint()
    for seed in range(5):
        assert sum(school.play(state, seat, Rng(seed)) for seat in range(4)) == pytest.approx(0.0)
    assert school.learned() == usual
    assert state.fingerprint() == before


@pytest.mark.parametrize("file", [HABITS, PLANS])
def test_weights_are_a_text_and_a_bad_one_is_named_by_its_line(file: Path) -> None:
    weights = read(file.read_text(encoding="utf-8"))
    assert len([weight for weight in weights if weight]) > 20_000
    assert read(write(weights)) == weights
    with pytest.raises(ValueError, match="line 2: there is no quest 'lucky_fun'"):
        read("# weights\nlucky_fun 1 2\n")
    with pytest.raises(ValueError, match=f"line 1: lucky_run has 2 weights: expected {OF_QUEST}"):
        read("lucky_run 1 2\n")
    with pytest.raises(ValueError, match="line 1: lucky_run has a weight 'x': expected whole numbers"):
        read("lucky_run" + " x" * int(OF_QUEST))
