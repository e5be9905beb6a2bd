"""What lies where between the rivals for the king's bounty, and how it moves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, lowest
from regalia.core.events import Event, Word
from regalia.core.state import State
from regalia.games.kings_bounty.cards import Terms
from regalia.games.kings_bounty.faces import FIRST_CASTLE, PLACES_OF, WIZARD, face_at
from regalia.games.kings_bounty.memory import DRAWN, PUT, SHOWN, Deed

NO_SEAT: Final = -1
NO_FACE: Final = -1

# A hand is one number: six bits a card, its face + 1, the smallest lowest; so equal hands are equal numbers.
CARD_BITS: Final = 6
CARD_MASK: Final = 63
# A card of the deck is its face, and above its six bits 1 + the seat that returned it (0: dealt there).
DECK_FACE: Final = 63

GUARD_SETS: Final = 8  # garrisons by kind (archer, warrior, wizard), then by people


def with_card(hand: i64, face: i64) -> i64:
    """The hand with one card more."""
    card: i64 = face + 1
    shift: i64 = 0
    while (hand >> shift) & CARD_MASK and (hand >> shift) & CARD_MASK < card:
        shift += CARD_BITS
    return (hand & (bit(shift) - 1)) | (card << shift) | ((hand >> shift) << (shift + CARD_BITS))


def without_card(hand: i64, face: i64) -> i64:
    """The hand with one card less, which must be there."""
    shift: i64 = 0
    while (hand >> shift) & CARD_MASK != face + 1:
        shift += CARD_BITS
    return (hand & (bit(shift) - 1)) | ((hand >> (shift + CARD_BITS)) << shift)


def holds(hand: i64, face: i64) -> bool:
    """Whether a card of that face is in the hand."""
    while hand:
        if hand & CARD_MASK == face + 1:
            return True
        hand >>= CARD_BITS
    return False


def cards_in(hand: i64) -> i64:
    """How many cards a hand has."""
    count: i64 = 0
    while hand:
        count += 1
        hand >>= CARD_BITS
    return count


def faces_in(hand: i64) -> list[int]:
    """The faces of a hand in ascending order, equal ones repeated."""
    found: list[int] = []
    while hand:
        found.append((hand & CARD_MASK) - 1)
        hand >>= CARD_BITS
    return found


def hand_of(faces: list[int]) -> i64:
    """The hand with these cards."""
    hand: i64 = 0
    for face in faces:
        hand = with_card(hand, face)
    return hand


class Table(State):
    """Hands, deck, possessions with their garrisons, discards and titles: nouns only, no rule."""

    def __init__(
        self,
        terms: Terms,
        seats: i64,
        hands: "vec[i64]",
        deck: list[int],
        areas: "vec[i64]",
        guards: "vec[i64]",
        laid: i64,
        discards: list[int],
        titles: i64,
        secrets: i64,
        mover: i64,
    ) -> None:
        super().__init__(seats)
        self.terms: Terms = terms
        self.hands: vec[i64] = hands  # by seat
        self.deck: list[int] = deck  # the last is on top
        self.areas: vec[i64] = areas  # places of possessions by seat
        self.guards: vec[i64] = guards  # places with garrisons, by kind and by people
        self.laid: i64 = laid  # places that a card has been laid at, also if it has been destroyed since
        self.discards: list[int] = discards  # faces, in the order in which they left the match
        self.titles: i64 = titles  # open titles
        self.secrets: i64 = secrets  # five bits a seat: a hidden title + 1, or 0
        self.mover: i64 = mover  # whose turn it is; -1 when the match is over
        # what is going on
        self.playing: i64 = NO_FACE  # the troop that waits for its target
        self.returned: i64 = 0  # cards returned in this turn
        self.idle: i64 = 0  # turns in a row in which cards were only returned
        self.closing: bool = False  # no card is drawn any more
        self.monster_seat: i64 = NO_SEAT  # who played a monster last
        self.hero_seat: i64 = NO_SEAT
        self.returned_in_all: i64 = 0  # the card at the bottom is the last of these, see `number_at`
        self.deeds: Deed | None = None  # all from which players may know where cards are that they returned
        self.showings: i64 = 0  # how often something hidden has come to light

    # -- cards --------------------------------------------------------------------------------

    def number_at(self, index: i64) -> i64:
        """Which of all cards ever returned lies at an index of the deck; negative if it was dealt there."""
        return self.returned_in_all - 1 - index

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes into a hand."""
        number = self.returned_in_all - len(self.deck)
        card: i64 = self.deck.pop()
        face: i64 = card & DECK_FACE
        putter: i64 = (card >> CARD_BITS) - 1
        self.hands[seat] = with_card(self.hands[seat], face)
        self.showings += 1
        if number >= 0 and (putter != seat or self.deeds is not None):
            self.deeds = Deed(DRAWN, seat, face, putter, number, self.deeds)

    def put_under(self, seat: i64, face: i64) -> None:
        """A card of a hand goes to the bottom of the deck, unseen by the others."""
        self.hands[seat] = without_card(self.hands[seat], face)
        self.deck.insert(0, face + ((seat + 1) << CARD_BITS))
        if self.deeds is not None:
            self.deeds = Deed(PUT, seat, face, NO_SEAT, self.returned_in_all, self.deeds)
        self.returned_in_all += 1
        self.returned += 1

    def show(self, seat: i64, face: i64) -> None:
        """A card leaves a hand for all to see."""
        self.hands[seat] = without_card(self.hands[seat], face)
        self.showings += 1
        if self.deeds is not None:
            self.deeds = Deed(SHOWN, seat, face, NO_SEAT, 0, self.deeds)

    # -- possessions --------------------------------------------------------------------------

    def on_table(self) -> i64:
        """All places where a possession lies now."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.areas[seat]
        return found

    def owner(self, place: i64) -> i64:
        """The seat before which a possession lies, or -1."""
        for seat in range(self.seats):
            if self.areas[seat] & bit(place):
                return seat
        return NO_SEAT

    def lay(self, seat: i64, face: i64) -> i64:
        """A possession comes to the table, at the first place of its face that was never used."""
        place = lowest(PLACES_OF[face - FIRST_CASTLE] & ~self.laid)
        self.laid |= bit(place)
        self.areas[seat] |= bit(place)
        return place

    def move(self, place: i64, seat: i64) -> None:
        """A possession changes hands."""
        here = bit(place)
        for other in range(self.seats):
            self.areas[other] &= ~here
        self.areas[seat] |= here

    def raze(self, place: i64) -> None:
        """A possession leaves the match."""
        for seat in range(self.seats):
            self.areas[seat] &= ~bit(place)
        self.discards.append(face_at(place))

    def guarded(self) -> i64:
        """All places with a garrison."""
        return self.guards[0] | self.guards[1] | self.guards[2]

    def garrison(self, place: i64) -> i64:
        """The troop that guards a possession, or NO_FACE."""
        here = bit(place)
        if not self.guarded() & here:
            return NO_FACE
        face: i64 = 0
        for kind in range(WIZARD + 1):
            if self.guards[kind] & here:
                face += kind
        for people in range(5):
            if self.guards[WIZARD + 1 + people] & here:
                face += 5 * people
        return face

    def station(self, place: i64, face: i64) -> None:
        """A troop becomes the garrison of a possession that has none."""
        self.guards[face % 5] |= bit(place)
        self.guards[WIZARD + 1 + face // 5] |= bit(place)

    def dismiss(self, place: i64) -> None:
        """The garrison of a possession, if there is one, leaves the match."""
        if not self.guarded() & bit(place):
            return
        self.discards.append(self.garrison(place))
        for number in range(GUARD_SETS):
            self.guards[number] &= ~bit(place)

    # -- titles -------------------------------------------------------------------------------

    def secret(self, seat: i64) -> i64:
        """The title that a seat keeps hidden, or -1."""
        return ((self.secrets >> (5 * seat)) & 31) - 1

    def set_secret(self, seat: i64, title: i64) -> None:
        self.secrets += (title - self.secret(seat)) * bit(5 * seat)

    def note(self, kind: str, **words: Word) -> None:
        """Tells those who listen what the player whose turn it is has done (ask `log` first)."""
        self.tell(Event(kind, self.mover, words))

    def whisper(self, kind: str, open: dict[str, Word], secret: dict[str, Word]) -> None:
        """The same, with a part that only that player may know."""
        self.tell(Event(kind, self.mover, open, secret, bit(self.mover)))
