"""Zone: cards in one place and who has seen each; and the re-dealing of what a seat has not seen."""

from typing import final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import EVERYBODY
from regalia.core.rng import Rng


@final
class Zone:
    """Cards in their order, each with the set of seats that have seen it lie there.

    `owner` is a seat or NOBODY. `ordered` says that places matter (a deck), not just membership (a hand).
    """

    def __init__(
        self,
        name: str,
        owner: int,
        cards: list[int] | None = None,
        seen: int = 0,
        ordered: bool = False,
    ) -> None:
        self.name = name
        self.owner: i64 = owner
        self.cards: list[int] = [] if cards is None else cards
        self.seen: list[int] = [seen] * len(self.cards)
        self.ordered = ordered

    def __len__(self) -> int:
        return len(self.cards)

    def clone(self) -> "Zone":
        twin = Zone(self.name, self.owner, self.cards[:], 0, self.ordered)
        twin.seen = self.seen[:]
        return twin

    def add(self, card: int, seen: int) -> None:
        """Lays a card last (on top of a deck)."""
        self.cards.append(card)
        self.seen.append(seen)

    def add_first(self, card: int, seen: int) -> None:
        """Lays a card first (at the bottom of a deck)."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def draw(self) -> int:
        """Takes the last card (the top of a deck)."""
        self.seen.pop()
        return self.cards.pop()

    def take(self, card: int) -> None:
        """Takes a card that is known to lie here."""
        place = self.cards.index(card)
        del self.cards[place]
        del self.seen[place]

    def show(self, seats: int) -> None:
        """All cards here are now seen by these seats too."""
        for place in range(len(self.seen)):
            self.seen[place] |= seats

    def shuffle(self, rng: Rng) -> None:
        """A new order that nobody knows; who knew all the cards still knows which they are."""
        rng.shuffle(self.cards)
        everywhere = EVERYBODY
        for mask in self.seen:
            everywhere &= mask
        self.seen = [0 if self.ordered else everywhere] * len(self.cards)

    def unseen(self, seat: i64) -> list[int]:
        """The cards here that this seat has not seen."""
        mine = bit(seat)
        found: list[int] = []
        for place in range(len(self.cards)):
            if not self.seen[place] & mine:
                found.append(self.cards[place])
        return found


def redeal(zones: list[Zone], seat: i64, rng: Rng) -> None:
    """Deals the cards that `seat` has not seen anew among their places, each deal equally likely."""
    mine = bit(seat)
    pool: list[int] = []
    for zone in zones:
        for place in range(len(zone.cards)):
            if not zone.seen[place] & mine:
                pool.append(zone.cards[place])
    pool.sort()  # the sample depends on what the seat knows, not on the truth
    rng.shuffle(pool)
    drawn = 0
    for zone in zones:
        for place in range(len(zone.cards)):
            if not zone.seen[place] & mine:
                zone.cards[place] = pool[drawn]
                drawn += 1
