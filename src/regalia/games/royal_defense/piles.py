"""A pile of cards as one number: how many of each kind, four bits a kind.

Nobody knows the order of a shuffled deck, so a deck is only its counts and a card is drawn when it is needed.
"""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.rng import Rng


def one(kind: i64) -> i64:
    """The pile with a single card of that kind (0 to 14)."""
    return bit(4 * kind)


def count(pile: i64, kind: i64) -> i64:
    return (pile >> (4 * kind)) & 15


def total(pile: i64) -> i64:
    cards: i64 = 0
    while pile:
        cards += pile & 15
        pile >>= 4
    return cards


def drawn(pile: i64, rng: Rng) -> i64:
    """The kind of a card drawn blindly from a pile that is not empty."""
    left: i64 = rng.below(total(pile))
    kind: i64 = 0
    while left >= pile & 15:
        left -= pile & 15
        pile >>= 4
        kind += 1
    return kind


def cards(pile: i64) -> list[int]:
    """Every card's kind, in ascending order."""
    found: list[int] = []
    kind = 0
    while pile:
        found += [kind] * int(pile & 15)
        pile >>= 4
        kind += 1
    return found


def of(counts: list[int]) -> i64:
    """The pile with so many cards of each kind."""
    pile: i64 = 0
    for kind in range(len(counts)):
        pile += counts[kind] * one(kind)
    return pile
