"""Who knows what: hands, cards set aside, a skipped last turn, and that re-dealing respects it all."""

from collections import Counter
from itertools import combinations, product
from math import sqrt

import pytest

import regalia
from regalia.core.bits import members
from regalia.core.rng import Rng
from regalia.games.unfairy_tale import GAME
from regalia.games.unfairy_tale.kingdom import CHARACTERS
from regalia.games.unfairy_tale.rules import Position
from regalia.testing import rule
from tests.games.unfairy_tale.build import hand, play, position, view

WATCHER = regalia.WATCHER
BLUE = "farm: b.king b.queen b.princess b.knight b.peasant"


def worlds(state: Position, seat: int, count: int) -> list[Position]:
    found = []
    for draw in range(count):
        world = state.clone()
        world.determinize(seat, Rng(draw))
        found.append(world)
    return found


def fair(counts: Counter[tuple[str, ...]], kinds: int, draws: int) -> bool:
    """Whether draws among equally likely kinds look fair: chi-square within five of its deviations."""
    expected = draws / kinds
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    chi += (kinds - len(counts)) * expected
    return len(counts) <= kinds and chi < kinds - 1 + 5 * sqrt(2 * (kinds - 1))


@rule("ut-setup-hand")
def test_nobody_sees_another_hand() -> None:
    state = position(hands=("king queen", "witch fairy wizard"))
    assert view(state, 0)["hand"] == ["king", "queen"]
    assert view(state, 1)["hand"] == ["witch", "fairy", "wizard"]
    assert view(state, WATCHER)["hand"] is None
    assert view(state, 0)["hand_sizes"] == [2, 3]


@rule("ut-setup-hand", "ut-setup-aside")
def test_ones_own_hand_and_so_the_three_aside_are_certain_and_those_of_rivals_are_not() -> None:
    state = GAME.new(GAME.setup(3), 4)
    assert isinstance(state, Position)
    for seat in range(3):
        sampled = worlds(state, seat, 30)
        assert {world.hand(seat) for world in sampled} == {state.hand(seat)}
        for other in range(3):
            assert other == seat or len({world.hand(other) for world in sampled}) > 10
    assert len({world.hands for world in worlds(state, WATCHER, 30)}) > 25


def test_what_was_laid_is_never_dealt_again() -> None:
    state = position("farm: b.king b.dragon | farm", hands=("queen", "princess knight peasant witch fairy"))
    for world in worlds(state, 0, 50):
        assert len(hand(world, 1)) == 5
        assert not {"king", "dragon"} & set(hand(world, 1))


def test_a_determinized_hand_is_uniform() -> None:
    """Blue has laid five: two of the other five are his hand, ten ways in all."""
    state = position(f"{BLUE} | farm", hands=("queen fairy", "witch fairy"), turn=6, mover=0)
    seen = Counter(tuple(hand(world, 1)) for world in worlds(state, 0, 4000))
    assert set(seen) == set(combinations(CHARACTERS[5:], 2))
    assert fair(seen, 10, 4000)


def test_the_hands_of_two_rivals_are_independent() -> None:
    drawing = f"{BLUE} | {BLUE.replace('b.', 'y.')} | farm"
    state = position(drawing, hands=("queen fairy", "witch fairy", "witch wizard"), turn=6, mover=0)
    seen = Counter((*hand(world, 1), *hand(world, 2)) for world in worlds(state, 0, 6000))
    pairs = list(combinations(CHARACTERS[5:], 2))
    assert set(seen) == {(*one, *other) for one, other in product(pairs, pairs)}
    assert fair(seen, 100, 6000)


@rule("ut-last-known")
def test_who_does_not_skip_his_last_turn_holds_more_than_dragon_and_dwarf() -> None:
    """Nine of the ten ways are left, equally likely, while he thinks about his last turn."""
    state = position(f"{BLUE} | farm", hands=("queen", "witch fairy"), turn=6, mover=1)
    for seat in (0, WATCHER):
        seen = Counter(tuple(hand(world, 1)) for world in worlds(state, seat, 3600))
        assert set(seen) == set(combinations(CHARACTERS[5:], 2)) - {("dwarf", "dragon")}
        assert fair(seen, 9, 3600)


@rule("ut-last-known")
def test_once_he_has_laid_anything_may_be_left() -> None:
    state = position(f"{BLUE} | tower", hands=("queen fairy", "wizard dragon"), turn=6, mover=1, first=1)
    play(state, "lay wizard b1")
    assert state.to_move() == 1  # his power is open, and he has one card left
    seen = Counter(tuple(hand(world, 1)) for world in worlds(state, 0, 800))
    assert set(seen) == {("dwarf",), ("dragon",), ("witch",), ("fairy",)}
    assert fair(seen, 4, 800)


@rule("ut-last-known", "ut-last-skip")
def test_everybody_knows_what_is_left_to_a_player_who_skips() -> None:
    drawing = f"{BLUE} | farm | farm"
    state = position(drawing, hands=("witch fairy", "dragon dwarf", "king queen"), turn=6)
    before = int(state.revealed())
    play(state, "lay witch c1")
    assert view(state)["skipped"] == [False, True, False]
    assert state.revealed() == before + 2  # the Witch, and the hand of the one who skipped
    for seat in (0, 2, WATCHER):
        assert {world.hand(1) for world in worlds(state, seat, 40)} == {state.hand(1)}
    zones = {(zone.name, int(zone.owner)): zone for zone in state.zones()}
    assert zones["hand", 1].unseen(0) == zones["aside", 1].unseen(WATCHER) == []
    assert zones["hand", 2].unseen(0) != []


def test_every_card_that_is_laid_comes_to_light_and_powers_reveal_nothing() -> None:
    state = position(hands=("wizard", "queen"))
    before = int(state.revealed())
    play(state, "lay wizard a1")
    assert state.revealed() == before + 1
    play(state, "move a1 c2")
    assert state.revealed() == before + 1


def test_zones_hold_all_cards_and_say_who_can_know_them() -> None:
    state = GAME.new(GAME.setup(4), 3)
    cards = sorted(card for zone in state.zones() for card in zone.cards)
    assert cards == list(range(40))
    for zone in state.zones():
        if zone.name in ("hand", "aside"):
            assert zone.unseen(zone.owner) == []
            assert zone.unseen((zone.owner + 1) % 4) == zone.unseen(WATCHER) == zone.cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sampled_hands_hold_only_what_was_not_laid_and_mostly_differ_from_the_true_ones(seats: int) -> None:
    positions = 0
    differed = Counter[int]()
    for seed in range(20 if regalia.form.compiled() else 4):
        state = GAME.new(GAME.setup(seats), seed)
        assert isinstance(state, Position)
        rng = Rng(seed + 1)
        while True:
            positions += 1
            for seat in (*range(seats), WATCHER):
                found = worlds(state, seat, 2)
                differed[seat] += any(world.hands != state.hands for world in found)
                for world in found:
                    for each in range(seats):
                        assert world.possible(each, world.hand(each))
                        assert len(members(world.hand(each))) == len(members(state.hand(each)))
                        assert not world.hand(each) & ~world.unplayed(each)
            if state.to_move() < 0:
                break
            state.apply(state.random_action(rng))
    for seat in (*range(seats), WATCHER):
        assert differed[seat] > 0.75 * positions
