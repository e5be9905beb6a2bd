"""A deal as it was before its first trick, from what all have seen since."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import NOBODY
from regalia.games.dwarf_king.deck import NO_SUIT
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import LEADER_SHIFT, TRICKS, trick_cards


def rewound(world: Position) -> Position:
    """The same deal with every card back in the hand it was played from, if no hand has moved since."""
    now = world.clone()
    leader: i64 = now.mover
    if world.count:
        leader = (world.mover + world.seats - world.count) % world.seats
        _take_back(now, leader, world.trick, world.count)
    for trick in range(world.tricks):
        _take_back(now, world.past[trick] >> LEADER_SHIFT, world.past[trick], world.seats)
    if world.tricks:
        leader = world.past[0] >> LEADER_SHIFT
    for seat in range(world.seats):
        now.won[seat] = 0
    now.trick = now.count = now.pile = 0
    now.led = NO_SUIT
    now.best = now.best_seat = now.leader = NOBODY
    now.tricks = now.history = now.last_trick = 0
    now.last_leader = now.champion = NOBODY
    now.stir = now.bonus = 0
    now.player = now.bonus_seat = NOBODY
    now.phase = TRICKS
    now.mover = leader
    return now


def _take_back(now: Position, leader: i64, trick: i64, count: i64) -> None:
    seat: i64 = leader
    for card in trick_cards(trick, count):
        now.hands[seat] |= bit(card)
        seat = (seat + 1) % now.seats
