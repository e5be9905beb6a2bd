"""What a seat can't know is re-dealt evenly over exactly the worlds that fit what it does know.

The worlds that fit are found without the sampler: all deals are tried, the moves made so far are played
again in each, and a deal is dropped as soon as a move is not legal in it or the seat would have seen
something else.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

from regalia.core.bits import bit, members
from regalia.core.events import WATCHER
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import GIVING, Raid
from tests.games.dwarf_king.build import SPACE, cards, deal, dealt_with, play, position, spelled

World = tuple[int, ...]


def splits(pool: list[int], sizes: list[int]) -> Iterator[list[int]]:
    """All ways to deal a pool into hands of these sizes, as sets."""
    if len(sizes) == 1:
        yield [sum(bit(card) for card in pool)]
        return
    for held in combinations(pool, sizes[0]):
        rest = [card for card in pool if card not in held]
        for others in splits(rest, sizes[1:]):
            yield [sum(bit(card) for card in held), *others]


def other_deals(state: Position, seat: int) -> Iterator[Position]:
    """All deals in which this seat has the same hand."""
    others = [other for other in range(state.seats) if other != seat]
    pool = [card for other in others for card in members(state.hands[other])]
    for hands in splits(sorted(pool), [len(members(state.hands[other])) for other in others]):
        world = state.clone()
        for other, held in zip(others, hands, strict=True):
            world.hands[other] = held
        yield world


def fits(start: Position, world: Position, moves: list[str], seat: int) -> bool:
    """Plays the moves in both worlds; whether they are legal and look the same to the seat all the way."""
    truth = start.clone()
    for move in moves:
        action = SPACE.parse(spelled(move))
        if world.to_move() != truth.to_move() or world.refusal(action) != "":
            return False
        truth.apply(action)
        world.apply(action)
        if world.view(seat) != truth.view(seat):
            return False
    return True


def consistent(start: Position, moves: list[str], seat: int) -> set[World]:
    """The hands of all worlds that the seat holds possible after the moves."""
    found: set[World] = set()
    for world in other_deals(start, seat):
        if world.view(seat) == start.view(seat) and fits(start, world, moves, seat):
            found.add(tuple(int(held) for held in world.hands))
    return found


def check_even(counts: Counter[World], worlds: set[World], draws: int) -> None:
    assert set(counts) <= worlds, "a world that can't be"
    expected = draws / len(worlds)
    chi = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    free = len(worlds) - 1
    assert chi < free + 5 * sqrt(2 * free) + 5, (chi, free)


def check_samples(start: Position, moves: list[str], seat: int, fewest: int = 2) -> set[World]:
    worlds = consistent(start, moves, seat)
    state = start.clone()
    play(state, *moves)
    assert tuple(int(held) for held in state.hands) in worlds
    assert len(worlds) >= fewest
    draws = 25 * len(worlds)
    counts: Counter[World] = Counter()
    for draw in range(draws):
        world = state.clone()
        world.determinize(seat, Rng(draw))
        counts[tuple(int(held) for held in world.hands)] += 1
    check_even(counts, worlds, draws)
    return worlds


FOUR = ["d8 d9 k4", "k8 g9 g2", "d2 k2 g3", "d3 k3 g4"]


def test_without_any_fact_all_deals_are_even() -> None:
    assert len(check_samples(position(FOUR), [], 0)) == 1680


def test_a_suit_not_followed_binds_every_sample() -> None:
    check_samples(position(FOUR), ["d8", "k8", "d2", "d3"], 0, 20)


def test_who_keeps_nothing_in_mind_forgets_a_suit_not_followed() -> None:
    hands = ["d8 d9 k4", "k8 g9 g2", "d2 d4 g3", "d3 k3 g4"]
    state = position(hands)
    play(state, "d8", "k8", "d2", "d3")

    def may_hold_it(seat: Perspective) -> bool:
        worlds = [seat.sample(Rng(draw)) for draw in range(60)]
        return any(isinstance(world, Position) and world.hands[1] & cards("d4") for world in worlds)

    seat = Perspective(state, 0)
    assert not may_hold_it(seat)
    assert may_hold_it(seat.forgetful())


def test_two_voids_in_two_hands() -> None:
    hands = ["d8 d9 k4", "k8 g9 g2", "d2 k2 g3", "g6 k3 g4"]
    check_samples(position(hands), ["d8", "k8", "d2", "g4", "d9"], 0, 20)


def test_voids_in_two_suits() -> None:
    hands = ["d8 k9 gA", "k8 g9 g2", "d2 k2 d4", "d6 k3 g4"]
    check_samples(position(hands), ["d8", "g2", "d2", "d6", "k9", "k8", "k2", "k3"], 0)
    check_samples(position(hands), ["d8", "g2", "d2", "d6", "k9", "k8"], 3, 4)


def test_a_seat_in_the_middle_of_a_trick_and_a_watcher() -> None:
    hands = ["d8 d9", "k8 g9", "d2 k2", "d3 k3"]
    check_samples(position(hands), ["d8", "k8"], 2)
    start = position(hands)
    moves = ["d8", "k8", "d2", "d3"]
    worlds = set()
    for world in _all_deals(start):
        if world.view(WATCHER) == start.view(WATCHER) and fits(start, world, moves, WATCHER):
            worlds.add(tuple(int(held) for held in world.hands))
    state = start.clone()
    play(state, *moves)
    counts: Counter[World] = Counter()
    for draw in range(40 * len(worlds)):
        sample = state.clone()
        sample.determinize(WATCHER, Rng(draw))
        counts[tuple(int(held) for held in sample.hands)] += 1
    check_even(counts, worlds, 40 * len(worlds))


def _all_deals(state: Position) -> Iterator[Position]:
    pool = sorted(card for held in state.hands for card in members(held))
    for hands in splits(pool, [len(members(held)) for held in state.hands]):
        world = state.clone()
        for seat, held in enumerate(hands):
            world.hands[seat] = held
        yield world


def test_the_dragon_and_the_puppeteer_show_no_void() -> None:
    for magic in ("dragon", "puppeteer"):
        hands = ["d8 d9 k4", f"{magic} g9 g2", "d2 k2 g3", "d3 k3 g4"]
        worlds = check_samples(position(hands, special=magic), ["d8", magic, "d2", "d3"], 0, 20)
        assert any(world[1] & cards("k2 k3 g3 g4") for world in worlds)
        hands = ["d8 d9 k4", f"{magic} d4 g2", "d2 k2 g3", "d3 k3 g4"]
        worlds = check_samples(position(hands, special=magic), ["d8", magic, "d2", "d3"], 0, 20)
        assert any(world[1] & cards("d4") for world in worlds)


def test_excalibur_shows_a_void() -> None:
    hands = ["d8 d9 k4", "excalibur g9 g2", "d2 k2 g3", "d3 k3 d4"]
    worlds = check_samples(position(hands, special="excalibur"), ["d8", "excalibur", "d2", "d3"], 0, 10)
    assert not any(world[1] & cards("d4") for world in worlds)


def test_the_mummy_counts_as_the_suit_it_copies() -> None:
    hands = ["d8 d9 k4", "d7 g9 g2", "d2 mummy g3", "d3 k3 g4"]
    start = position(hands, special="mummy", tricks=1)
    # the second lead is of the suit of the champion: who doesn't follow has not got the Mummy
    worlds = check_samples(start, ["d8", "d7", "d2", "d3", "d9", "g9"], 0)
    assert not any(world[1] & cards("mummy") for world in worlds)
    worlds = check_samples(start, ["d8", "d7", "d2", "d3", "d9", "g9", "mummy", "k3"], 0)
    assert not any(world[2] & cards("d4") for world in worlds)
    hands = ["d8 k9 k4", "d7 g9 g2", "d2 mummy g3", "d3 k3 g4"]
    check_samples(
        position(hands, special="mummy", tricks=1), ["d8", "d7", "d2", "d3", "k9", "g9", "mummy"], 0
    )


def test_voids_and_knowledge_go_with_hands_that_are_swapped() -> None:
    hands = ["d8 d9 k4", "druid g9 k2", "k8 g2 g3", "d3 k3 g4"]
    start = position(hands, special="druid")
    moves = ["d8", "druid", "k8", "d3", "swap seat_3"]
    for seat in range(4):
        check_samples(start, moves, seat)
    check_samples(start, ["d8", "druid", "k8", "d3", "swap seat_2", "d9", "g2"], 0)


def test_voids_and_knowledge_go_with_hands_that_are_passed() -> None:
    hands = ["k8 d9 k4", "knight_flag_bearer g9 d2", "d8 g2 g3", "k7 k3 g4"]
    start = position(hands, special="knight_flag_bearer")
    for way in ("left", "right"):
        for seat in range(4):
            check_samples(start, ["k8", "knight_flag_bearer", "d8", "k7", f"pass {way}"], seat, 1)


def test_the_sorcerer_is_known_from_the_first_gap_and_so_is_what_it_takes() -> None:
    hands = ["d8 d9 k4", "g2 g9 sorcerer", "d2 k2 g3", "d3 k3 g4"]
    start = position(hands, special="sorcerer", tricks=1)
    worlds = check_samples(start, ["d8", "g2", "d2", "d3"], 0, 10)
    assert all(world[1] & cards("sorcerer") for world in worlds)
    worlds = check_samples(start, ["d8", "g2", "d2", "d3", "trade d3", "d9", "d3"], 2, 2)
    worlds = check_samples(start, ["d8", "g2", "d2", "d3", "trade d2"], 3, 2)
    assert all(world[1] & cards("d2") for world in worlds)


def test_the_five_of_knights_and_of_goblins_are_where_they_were_shown() -> None:
    start = position(["d8 d9 k4", "k5 g9 g2", "d2 k2 g5", "d3 k3 g4"], quest=None)
    worlds = check_samples(start, ["quest most_victories"], 0, 10)
    assert all(world[1] & cards("k5") and world[2] & cards("g5") for world in worlds)


Story = tuple[World, int, int]


def raids(start: Position, thief: int, victim: int, seat: int) -> Iterator[Position]:
    """All that may have happened in a raid: every deal, every two cards taken, every two given."""
    for world in other_deals(start, seat):
        if world.view(seat) != start.view(seat):
            continue
        for took in combinations(members(world.hands[victim]), 2):
            drawn = sum(bit(card) for card in took)
            pool = members(world.hands[thief] | drawn)
            for gave in combinations(pool, 2):
                told = world.clone()
                given = sum(bit(card) for card in gave)
                told.hands[victim] = (told.hands[victim] & ~drawn) | given
                told.hands[thief] = (told.hands[thief] | drawn) & ~given
                of_thief = world.shown & world.hands[thief]
                of_victim = world.shown & world.hands[victim]
                told.shown &= ~(of_thief | of_victim)
                told.raid = Raid(
                    thief, victim, drawn, given, told.hands[thief], told.hands[victim], of_thief, of_victim
                )
                told.phase = GIVING
                told._begin_tricks()
                yield told


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (["g5 d8 d9", "goblin_flag_bearer k6 g7", "k5 d4 g8"], []),
        (["g5 d8 d9", "goblin_flag_bearer k5 g7", "k6 d4 g8"], []),
        (["g5 k5 d9", "goblin_flag_bearer k6 g7", "d3 d4 g8"], []),
        (["g5 d8 d9", "goblin_flag_bearer k6 g7", "k5 d4 g8"], ["d8", "goblin_flag_bearer"]),
        (["g5 d8 d9", "goblin_flag_bearer k6 g7", "k5 d4 g8"], ["d8", "k5"]),
    ],
)
def test_third_parties_know_of_a_raid_what_they_saw_and_no_more(hands: list[str], moves: list[str]) -> None:
    start = position(hands, special="goblin_flag_bearer", quest=None)
    play(start, "quest most_victories")
    thief, victim, seat = 1, 2, 0
    worlds: set[Story] = set()
    truth = None
    for world in raids(start, thief, victim, seat):
        assert world.raid is not None
        legal = True
        for move in moves:
            action = SPACE.parse(spelled(move))
            legal = legal and world.refusal(action) == ""
            if legal:
                world.apply(action)
        if legal:
            truth = world
            worlds.add((tuple(int(held) for held in world.hands), int(world.raid.took), int(world.raid.gave)))
    assert truth is not None
    draws = 25 * len(worlds)
    counts: Counter[Story] = Counter()
    for draw in range(draws):
        sample = truth.clone()
        sample.determinize(seat, Rng(draw))
        assert sample.raid is not None
        assert sample.view(seat) == truth.view(seat)
        counts[(tuple(int(held) for held in sample.hands), int(sample.raid.took), int(sample.raid.gave))] += 1
    assert set(counts) <= worlds
    expected = draws / len(worlds)
    chi = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    free = len(worlds) - 1
    assert chi < free + 5 * sqrt(2 * free) + 5, (chi, free)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, WATCHER])
def test_worlds_that_look_alike_become_the_same_world_all_through_a_raid(seat: int) -> None:
    for seed in range(6):
        state = dealt_with("goblin_flag_bearer", seed=seed)
        rng = Rng(seed)
        for ply in range(30):
            one, other, third = state.clone(), state.clone(), state.clone()
            other.determinize(seat, Rng(100 + ply))
            third.determinize(seat, Rng(200 + ply))
            for world in (one, other, third):
                world.determinize(seat, Rng(ply))
            assert one.fingerprint() == other.fingerprint() == third.fingerprint()
            state.apply(state.random_action(rng))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sampled_hands_mostly_differ_from_the_true_ones_and_so_does_the_luck_to_come(seats: int) -> None:
    positions = 0
    changed = 0
    for seed in range(2):
        state = deal(seed, seats)
        rng = Rng(seed)
        while state.to_move() >= 0 and positions < 120 * (seed + 1):
            for seat in [*range(seats), WATCHER]:
                other = state.clone()
                other.determinize(seat, Rng(positions))
                assert not other.rng.same(state.rng)
                changed += [int(held) for held in other.hands] != [int(held) for held in state.hands]
            positions += 1
            state.apply(state.random_action(rng))
    assert changed > positions * seats // 2
