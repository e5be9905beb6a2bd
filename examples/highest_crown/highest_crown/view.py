"""What a seat sees: its own hand, how many cards the others hold, and what was laid."""

from typing import TypedDict

from highest_crown.table import NAMES, Table
from regalia.core.bits import bit


class Hand(TypedDict):
    size: int
    cards: list[str] | None  # None: not for your eyes


class View(TypedDict):
    to_move: int | None
    hands: list[Hand]
    laid: list[str]
    pile: list[str]
    crowns: list[int]


def build(table: Table, seat: int) -> View:
    """Built up from nothing: what is not named here stays hidden."""
    mover = int(table.to_move())
    hands: list[Hand] = []
    for hand in table.hands:
        seen = all(who & bit(seat) for who in hand.seen)
        hands.append({"size": len(hand), "cards": _names(sorted(hand.cards)) if seen else None})
    return {
        "to_move": None if mover < 0 else mover,
        "hands": hands,
        "laid": _names(table.laid),
        "pile": _names(table.pile.cards),
        "crowns": table.crowns[:],
    }


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]
