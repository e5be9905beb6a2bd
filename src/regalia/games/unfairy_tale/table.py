"""What lies where in the kingdom, and how it moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, lowest
from regalia.core.events import Event, Word
from regalia.core.state import State
from regalia.games.unfairy_tale.kingdom import ALL_NAMES, CELLS, NAMES, Folk, Land

NONE: Final = -1

# A stack is one number, six bits a card with the lowest card in the lowest bits: four for the name
# (counted from 1, so that no card is 0) and two for the seat. No name lies twice on a place, so ten fit.
WIDTH: Final = 6
CARD: Final = 63
SEAT: Final = 16


def card_of(seat: i64, name: i64) -> i64:
    """A card as it lies in a stack."""
    return SEAT * seat + name + 1


def name_of(card: i64) -> i64:
    return (card & 15) - 1


def seat_of(card: i64) -> i64:
    return card >> 4


def height(stack: i64) -> i64:
    """How many cards a stack has."""
    return (int(stack).bit_length() + WIDTH - 1) // WIDTH


def top(stack: i64) -> i64:
    """The uppermost card of a stack that is not empty."""
    return stack >> (WIDTH * (height(stack) - 1))


@final
class Survey:
    """Who is not blocked, place by place: worked out from the stacks as they lie, and not kept."""

    def __init__(self, names: "vec[i64]", owned: "vec[i64]") -> None:
        self.names: vec[i64] = names  # by place: all names that count
        self.owned: vec[i64] = owned  # [CELLS * seat + place]: those of one colour


class Table(State):
    """The stacks, the hands and what was laid: nouns only, no rule about who may do what."""

    def __init__(
        self,
        seats: i64,
        land: Land,
        folk: Folk,
        stacks: "vec[i64]",
        homes: "vec[i64]",
        hands: i64,
        played: i64,
        first: i64,
        turns: i64,
        mover: i64,
        skipped: i64,
        question: i64,
        spot: i64,
        settled: i64,
    ) -> None:
        super().__init__(seats)
        self.land: Land = land
        self.folk: Folk = folk
        self.stacks: vec[i64] = stacks  # by place
        self.homes: vec[i64] = homes  # by name: the places where one of that name lies
        self.hands: i64 = hands  # ten bits a seat
        self.played: i64 = played  # ten bits a seat; what is in neither was set aside
        self.first: i64 = first  # who began
        self.turns: i64 = turns  # how many turns are over
        self.mover: i64 = mover  # whose turn it is; -1 when the match is over
        self.skipped: i64 = skipped  # the seats that had to skip their last turn
        # the open question: whose power may be used, where it was laid, how much of a new order is settled
        self.question: i64 = question
        self.spot: i64 = spot
        self.settled: i64 = settled

    # -- hands ----------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The names in a seat's hand, as a set."""
        return (self.hands >> (NAMES * seat)) & ALL_NAMES

    def unplayed(self, seat: i64) -> i64:
        """The names a seat has not laid: in its hand or set aside, which everybody can work out."""
        return ~(self.played >> (NAMES * seat)) & ALL_NAMES

    def deal(self, seat: i64, names: i64) -> None:
        """Gives a seat another hand."""
        self.hands += (names - self.hand(seat)) << (NAMES * seat)

    def last_turn(self) -> bool:
        """Whether the player whose turn it is has his sixth."""
        return self.turns >= 5 * self.seats

    # -- stacks ---------------------------------------------------------------------------------

    def put_on(self, cell: i64, card: i64) -> None:
        """On top of a stack, or under it for those who live underground."""
        stack: i64 = self.stacks[cell]
        if self.folk.underground & bit(name_of(card)):
            self.stacks[cell] = (stack << WIDTH) | card
        else:
            self.stacks[cell] = stack | (card << (WIDTH * height(stack)))
        self.homes[name_of(card)] |= bit(cell)

    def take_top(self, cell: i64) -> i64:
        """Takes the uppermost card off a stack that is not empty."""
        stack: i64 = self.stacks[cell]
        card: i64 = top(stack)
        self.stacks[cell] = stack ^ (card << (WIDTH * (height(stack) - 1)))
        self.homes[name_of(card)] &= ~bit(cell)
        return card

    def sink(self, cell: i64, name: i64, level: i64) -> None:
        """Takes the card of a name out of its stack and pushes it in again lower, at a level."""
        stack: i64 = self.stacks[cell]
        place: i64 = level
        while name_of((stack >> (WIDTH * place)) & CARD) != name:
            place += 1
        card: i64 = (stack >> (WIDTH * place)) & CARD
        below: i64 = stack & (bit(WIDTH * level) - 1)
        between: i64 = (stack & (bit(WIDTH * place) - 1)) >> (WIDTH * level)
        above: i64 = stack >> (WIDTH * (place + 1))
        shifted: i64 = (above << (WIDTH * (place + 1 - level))) | (between << WIDTH) | card
        self.stacks[cell] = below | (shifted << (WIDTH * level))

    def movable(self) -> i64:
        """The places whose top character can be moved: not the empty ones, nor a lone Dwarf's."""
        found: i64 = 0
        for cell in range(CELLS):
            stack: i64 = self.stacks[cell]
            if stack and not self.folk.underground & bit(name_of(top(stack))):
                found |= bit(cell)
        return found

    def rooted(self, cell: i64) -> i64:
        """How many cards of a stack live underground: the lowest ones."""
        count: i64 = 0
        stack: i64 = self.stacks[cell]
        while stack and self.folk.underground & bit(name_of(stack & CARD)):
            count += 1
            stack >>= WIDTH
        return count

    def names_at(self, cell: i64) -> i64:
        """All names on a place, blocked or not."""
        found: i64 = 0
        stack: i64 = self.stacks[cell]
        while stack:
            found |= bit(name_of(stack & CARD))
            stack >>= WIDTH
        return found

    def unblocked(self, stack: i64) -> i64:
        """The names of a stack that are not blocked: from the top down, each that isn't may block below."""
        found: i64 = 0
        blocked: i64 = 0
        level: i64 = height(stack)
        while level > 0:
            level -= 1
            name: i64 = name_of((stack >> (WIDTH * level)) & CARD)
            if not blocked & bit(name):
                found |= bit(name)
                blocked |= self.folk.blocks[name]
        return found

    def survey(self) -> Survey:
        """Everyone who counts, as the stacks lie now."""
        names = vec[i64]([0] * CELLS)
        owned = vec[i64]([0] * (CELLS * self.seats))
        stacks, blocks = self.stacks, self.folk.blocks
        rest: i64 = self.land.land
        while rest:
            cell: i64 = lowest(rest)
            rest &= rest - 1
            stack: i64 = stacks[cell]
            present: i64 = 0
            blocked: i64 = 0
            while stack:
                card: i64 = stack & CARD
                stack >>= WIDTH
                mark: i64 = bit(name_of(card))
                present |= mark
                blocked |= blocks[name_of(card)]
                owned[CELLS * seat_of(card) + cell] |= mark
            if present & blocked:  # only then does the order matter
                present = self.unblocked(stacks[cell])
                for seat in range(self.seats):
                    owned[CELLS * seat + cell] &= present
            names[cell] = present
        return Survey(names, owned)

    def above(self, cell: i64, name: i64) -> i64:
        """The names that lie higher than one of them on its place."""
        stack: i64 = self.stacks[cell]
        found: i64 = 0
        while name_of(stack & CARD) != name:
            stack >>= WIDTH
        stack >>= WIDTH
        while stack:
            found |= bit(name_of(stack & CARD))
            stack >>= WIDTH
        return found

    # -- telling --------------------------------------------------------------------------------

    def note(self, kind: str, **words: Word) -> None:
        """Tells those who listen what the player whose turn it is has done (ask `log` first)."""
        self.tell(Event(kind, self.mover, words))
