"""What special cards do: each effect of cards.toml is one small object without a state of its own."""

from typing import final

from mypy_extensions import i64

from regalia.core.bits import bit, popcount
from regalia.games.dwarf_king.deck import CARDS, NOBLES
from regalia.games.dwarf_king.table import PASSING, PLAIN, SWAPPING, Table


class Effect:
    """What one special card does, by the moments at which it may act."""

    def bends(self) -> i64:
        """The kind of magic by which the card breaks the rules of the trick."""
        return PLAIN

    def raids(self) -> i64:
        """How many cards are drawn from another hand before the first trick."""
        return 0

    def after_trick(self, table: Table, winner: i64, pile: i64, last: bool) -> None:
        """When the trick with the card has been won."""

    def waits(self) -> bool:
        """Whether the trick after that matters too."""
        return False

    def after_next(self, table: Table, winner: i64) -> None:
        """When the trick after the one with the card has been won."""

    def settle(self, table: Table, winner: i64) -> None:
        """At the end of the deal, for whoever has won the card."""

    def factor(self) -> i64:
        """By how much the points of whoever has won the card are multiplied."""
        return 1

    def bonus(self, table: Table, seat: i64, points: i64) -> None:
        """Points outside of the quest."""
        table.reward(seat, points)
        if table.log is not None:
            table.note("bonus", seat, special=CARDS[table.special], points=points)


@final
class SwapHands(Effect):
    """Whoever played it changes hands with a seat of their choice."""

    def after_trick(self, table: Table, winner: i64, pile: i64, last: bool) -> None:
        if not last:
            table.phase = SWAPPING
            table.mover = table.player


@final
class PassHands(Effect):
    """Whoever played it says which way everybody passes their hand."""

    def after_trick(self, table: Table, winner: i64, pile: i64, last: bool) -> None:
        if not last:
            table.phase = PASSING
            table.mover = table.player


@final
class Prize(Effect):
    """Points for winning the card."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def settle(self, table: Table, winner: i64) -> None:
        self.bonus(table, winner, self.points)


@final
class NextTrick(Effect):
    """Points for winning the trick after the one with the card."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def waits(self) -> bool:
        return True

    def after_next(self, table: Table, winner: i64) -> None:
        self.bonus(table, winner, self.points)


@final
class LastTrick(Effect):
    """Points for playing the card to the last trick."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def after_trick(self, table: Table, winner: i64, pile: i64, last: bool) -> None:
        if last:
            self.bonus(table, table.player, self.points)


@final
class NoblesInTrick(Effect):
    """Points for whoever played it, for each noble in the same trick."""

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def after_trick(self, table: Table, winner: i64, pile: i64, last: bool) -> None:
        nobles = popcount(pile & NOBLES)
        if nobles:
            self.bonus(table, table.player, nobles * self.each)


@final
class Multiply(Effect):
    """All points of the deal count so many times for whoever wins the card."""

    def __init__(self, times: i64) -> None:
        self.times: i64 = times

    def factor(self) -> i64:
        return self.times


@final
class RaidHand(Effect):
    """Before the first trick its holder draws cards blindly from a hand and gives as many back."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def raids(self) -> i64:
        return self.cards


@final
class Magic(Effect):
    """One of the five cards without a suit."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def bends(self) -> i64:
        return self.kind


def winner_of(table: Table, card: i64) -> i64:
    """The seat that has won a card in this deal, or -1."""
    for seat in range(table.seats):
        if table.won[seat] & bit(card):
            return seat
    return -1
