"""Pilfer: a toy game in plain Python with everything that can go wrong - hands, a deck, luck, shown cards.

Each turn drops a card onto the pile, after showing one to the next player or stealing blindly, once
each; then a card is drawn. The match ends when all hands are empty; the highest total of dropped cards wins.
"""

from collections.abc import Mapping

from regalia.core.actions import ActionSpace, Verb
from regalia.core.bits import bit, mix
from regalia.core.events import EVERYBODY, NOBODY, Event
from regalia.core.game import Game
from regalia.core.options import Option, Setup
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.zones import Zone, redeal

CARDS = 14
RANKS = [f"card_{n}" for n in range(CARDS)]
DROP = Verb("drop", RANKS)
SHOW = Verb("show", RANKS)
STEAL = Verb("steal", ["seat_0", "seat_1", "seat_2"])
SPACE = ActionSpace([DROP, SHOW, STEAL])


class Pilfer(State):
    """A position of the toy game, without a fault."""

    def __init__(self, seats: int, deck: Zone, hands: list[Zone], pile: Zone, rng: Rng) -> None:
        super().__init__(seats)
        self.deck = deck
        self.hands = hands
        self.pile = pile
        self.rng = rng
        self.turn = 0
        self.showed = False  # the mover has shown or stolen in this turn
        self.stolen = 0  # seats that have used their theft
        self.totals = [0] * seats
        self.uncovered = 0

    def to_move(self) -> int:
        return self.turn if any(hand.cards for hand in self.hands) else NOBODY

    def legal(self) -> list[int]:
        if self.to_move() == NOBODY:
            return []
        own = sorted(self.hands[self.turn].cards)
        found = [int(DROP.base) + card for card in own]
        if not self.showed:
            found += [int(SHOW.base) + card for card in own]
            if not self.stolen & bit(self.turn):
                found += [int(STEAL.base) + seat for seat in self._victims()]
        return found

    def _victims(self) -> list[int]:
        return [seat for seat in range(int(self.seats)) if seat != self.turn and self.hands[seat].cards]

    def refusal(self, action: int) -> str:
        if not 0 <= action < SPACE.size:
            return "toy-no-such-action"
        if self.to_move() == NOBODY:
            return "toy-over"
        if STEAL.owns(action):
            if self.showed or self.stolen & bit(self.turn):
                return "toy-once"
            return "" if int(STEAL.arg(action)) in self._victims() else "toy-victim"
        if SHOW.owns(action) and self.showed:
            return "toy-once"
        card = int(DROP.arg(action) if DROP.owns(action) else SHOW.arg(action))
        return "" if card in self.hands[self.turn].cards else "toy-own-card"

    def apply(self, action: int) -> None:
        hand = self.hands[self.turn]
        if DROP.owns(action):
            card = int(DROP.arg(action))
            hand.take(card)
            self.pile.add(card, EVERYBODY)
            self.totals[self.turn] += card
            self.uncovered += 1
            self.tell(Event("dropped", self.turn, {"card": RANKS[card]}))
            self._draw()
            self._next()
        elif SHOW.owns(action):
            self.showed = True
            self.uncovered += 1
            place = hand.cards.index(int(SHOW.arg(action)))
            hand.seen[place] |= bit((self.turn + 1) % self.seats)
        else:
            self._steal(int(STEAL.arg(action)))

    def _steal(self, victim: int) -> None:
        """A blind draw: those who are not part of it lose what they knew of the victim's hand."""
        self.showed = True
        self.stolen |= int(bit(self.turn))
        self.uncovered += 1
        theirs = self.hands[victim]
        card = theirs.cards[self.rng.below(len(theirs.cards))]
        theirs.take(card)
        both = int(bit(victim) | bit(self.turn))
        theirs.seen = [seen & both for seen in theirs.seen]
        self.hands[self.turn].add(card, both)

    def _draw(self) -> None:
        if self.deck.cards:
            self.hands[self.turn].add(self.deck.draw(), int(bit(self.turn)))

    def _next(self) -> None:
        self.showed = False
        for step in range(1, int(self.seats) + 1):
            seat = (self.turn + step) % int(self.seats)
            if self.hands[seat].cards:
                self.turn = seat
                return

    def clone(self) -> "Pilfer":
        twin = type(self)(
            int(self.seats),
            self.deck.clone(),
            [hand.clone() for hand in self.hands],
            self.pile.clone(),
            self.rng.clone(),
        )
        twin.turn = self.turn
        twin.showed = self.showed
        twin.stolen = self.stolen
        twin.totals = self.totals[:]
        twin.uncovered = self.uncovered
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:
        redeal([self.deck, *self.hands], seat, rng)
        self.rng = Rng(rng.seed())

    def forget(self) -> None:
        for hand in self.hands:
            hand.seen = [seen & int(bit(hand.owner)) for seen in hand.seen]

    def scores(self) -> list[int]:
        return self.totals[:]

    def returns(self) -> list[float]:
        if self.to_move() != NOBODY:
            return [0.0] * int(self.seats)
        best = max(self.totals)
        return [1.0 if total == best else -1.0 for total in self.totals]

    def view(self, seat: int) -> Mapping[str, object]:
        mine = bit(seat)
        mover = self.to_move()
        return {
            "to_move": None if mover == NOBODY else mover,
            "deck": len(self.deck),
            "pile": self.pile.cards[:],
            "hands": [
                {
                    "size": len(hand),
                    "known": sorted(
                        card for card, seen in zip(hand.cards, hand.seen, strict=True) if seen & mine
                    ),
                }
                for hand in self.hands
            ],
            "showed": self.showed,
        }

    def fingerprint(self) -> int:
        mark = int(mix(self.turn, 1 if self.showed else 0))
        for zone in self.zones():
            held = zip(zone.cards, zone.seen, strict=True)
            for card, seen in held if zone.ordered else sorted(held):
                mark = int(mix(mark, 256 * card + seen))
            mark = int(mix(mark, 99991))
        for number in [*self.totals, self.stolen, self.uncovered, *self.rng.mark()]:
            mark = int(mix(mark, number))
        return mark

    def revealed(self) -> int:
        return self.uncovered

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, self.pile]

    def luck(self) -> Rng | None:
        return self.rng


class PilferGame(Game):
    """The toy game; `kind` is the class of its states, a sound or a faulty one."""

    def __init__(self, kind: type[Pilfer] = Pilfer, max_plies: int = 80) -> None:
        super().__init__(
            "pilfer",
            1,
            [2, 3],
            SPACE,
            [Option("long", False)],
            {"usual": {}, "long": {"long": True}},
            max_plies,
        )
        self.kind = kind

    def begin(self, setup: Setup, rng: Rng) -> State:
        cards = list(range(CARDS))
        rng.shuffle(cards)
        size = 4 if setup.flag("long") else 3
        hands = []
        for seat in range(int(setup.seats)):
            hand = Zone("hand", seat)
            for card in cards[seat * size : (seat + 1) * size]:
                hand.add(card, int(bit(seat)))
            hands.append(hand)
        deck = Zone("deck", NOBODY, cards[int(setup.seats) * size :], 0, True)
        return self.kind(int(setup.seats), deck, hands, Zone("pile", NOBODY), rng)
