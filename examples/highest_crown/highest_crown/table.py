"""What lies where in Highest Crown: hands, the cards of the round, the pile, and the cards left out."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit, mix
from regalia.core.events import EVERYBODY, NOBODY
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.zones import Zone, redeal

CARDS: Final = 13
DRAGON: Final = 12  # the highest card
NAMES: Final = [f"crown_{card + 1}" for card in range(DRAGON)] + ["dragon"]


class Table(State):
    """Nouns only: this class knows where cards are and how they move, but no rule."""

    def __init__(self, seats: i64, hands: list[Zone], rest: Zone, pile: Zone, leader: i64) -> None:
        super().__init__(seats)
        self.hands = hands
        self.rest = rest  # cards that were not dealt; nobody ever sees them
        self.pile = pile
        self.leader: i64 = leader
        self.laid: list[int] = []  # the cards of this round, in the order of play
        self.crowns: list[int] = [0] * seats
        self.shown: i64 = 0  # how many cards have been turned up

    def player(self) -> i64:
        """Whose turn it is to lay a card."""
        return (self.leader + len(self.laid)) % self.seats

    def lay(self, seat: i64, card: i64) -> None:
        """From a hand into the round, face up."""
        self.hands[seat].take(card)
        self.laid.append(card)
        self.pile.add(card, EVERYBODY)
        self.shown += 1

    def zones(self) -> list[Zone]:
        return [*self.hands, self.rest, self.pile]

    def determinize(self, seat: i64, rng: Rng) -> None:
        redeal(self.zones(), seat, rng)

    def revealed(self) -> i64:
        return self.shown

    def fingerprint(self) -> i64:
        mark: i64 = mix(self.seats, self.leader)
        for zone in self.zones():
            for card in zone.cards if zone.ordered else sorted(zone.cards):
                mark = mix(mark, card + 1)
            mark = mix(mark, 99)
        for card in self.laid:
            mark = mix(mark, card + 1)
        for count in self.crowns:
            mark = mix(mark, count)
        return mix(mark, self.shown)


def deal(seats: i64, size: int, rng: Rng) -> tuple[list[Zone], Zone]:
    """Hands that only their owners have seen, and the rest, which nobody has."""
    cards = list(range(CARDS))
    rng.shuffle(cards)
    hands: list[Zone] = []
    for seat in range(seats):
        hands.append(Zone("hand", seat, cards[seat * size : (seat + 1) * size], bit(seat)))
    return hands, Zone("rest", NOBODY, cards[seats * size :])
