"""Counts all worlds that a seat holds possible on a small table, from nothing but what it has seen."""

from itertools import permutations

from regalia.core.rng import Rng
from regalia.games.kings_bounty.actions import DONE, PLAY, RETURN
from regalia.games.kings_bounty.rules import Position
from regalia.games.kings_bounty.table import faces_in

# All hands, each ascending, and the deck from its bottom.
World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def world(state: Position) -> World:
    """The hidden part of a position."""
    hands = tuple(tuple(faces_in(state.hands[seat])) for seat in range(state.seats))
    return hands, tuple(card & 63 for card in state.deck)


class Onlooker:
    """One seat (or the watcher) that forgets nothing: follows a match of possessions and returned cards."""

    def __init__(self, state: Position, seat: int) -> None:
        self.seat = seat
        self.worlds = {_fill(state, seat, order) for order in set(permutations(_unseen(state, seat)))}

    def follow(self, before: Position, action: int, after: Position) -> None:
        """An action has been taken: keeps the worlds in which it could have looked as it did."""
        mover = int(before.to_move())
        found: set[World] = set()
        for hands, deck in self.worlds:
            if PLAY.owns(action):
                found |= _play(hands, deck, mover, int(PLAY.arg(action)), 0 if before.closing else 1)
            elif RETURN.owns(action):
                own = int(RETURN.arg(action))
                for face in {own} if mover == self.seat else set(hands[mover]):
                    found |= _put(hands, deck, mover, face)
            else:
                assert DONE.owns(action)
                found.add(_draw(hands, deck, mover, 0 if before.closing else int(before.returned)))
        mine = world(after)[0][self.seat] if self.seat < before.seats else ()
        self.worlds = {item for item in found if self.seat >= before.seats or item[0][self.seat] == mine}


def sampled(state: Position, seat: int, rng: Rng) -> World:
    """One world as the game deals it anew."""
    twin = state.clone()
    twin.determinize(seat, rng)
    return world(twin)


def _unseen(state: Position, seat: int) -> list[int]:
    hands, deck = world(state)
    return [face for other, hand in enumerate(hands) if other != seat for face in hand] + list(deck)


def _fill(state: Position, seat: int, order: tuple[int, ...]) -> World:
    hands, deck = world(state)
    rest = list(order)
    filled = []
    for other, hand in enumerate(hands):
        if other == seat:
            filled.append(hand)
        else:
            filled.append(tuple(sorted(rest[: len(hand)])))
            del rest[: len(hand)]
    assert len(rest) == len(deck)
    return tuple(filled), tuple(rest)


def _with(hands: tuple[tuple[int, ...], ...], seat: int, hand: list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(hand)) if other == seat else held for other, held in enumerate(hands))


def _play(
    hands: tuple[tuple[int, ...], ...], deck: tuple[int, ...], seat: int, face: int, count: int
) -> set[World]:
    if face not in hands[seat]:
        return set()
    hand = list(hands[seat])
    hand.remove(face)
    return {_draw(_with(hands, seat, hand), deck, seat, count)}


def _put(hands: tuple[tuple[int, ...], ...], deck: tuple[int, ...], seat: int, face: int) -> set[World]:
    if face not in hands[seat]:
        return set()
    hand = list(hands[seat])
    hand.remove(face)
    return {(_with(hands, seat, hand), (face, *deck))}


def _draw(hands: tuple[tuple[int, ...], ...], deck: tuple[int, ...], seat: int, count: int) -> World:
    rest = list(deck)
    hand = list(hands[seat])
    for card in range(count):
        hand.append(rest.pop())
    return _with(hands, seat, hand), tuple(rest)
