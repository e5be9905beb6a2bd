"""What lies where in a deal, who knows of it, and how it moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import NOBODY, Event, Word
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.games.dwarf_king.deck import ACES, NO_SUIT, OF_SUIT, SUIT_SHIFT
from regalia.games.dwarf_king.scoring import Tally

DEALS: Final = 7  # of a match; ties are played off by more

# What the seat to move has to decide.
TRICKS: Final = 0  # a card for the trick
CHOOSING: Final = 1  # a side of the quest tile
RAIDING: Final = 2  # whose hand to draw from
GIVING: Final = 3  # a card in return
SWAPPING: Final = 4  # whose hand to take for one's own
PASSING: Final = 5  # which way all hands go
TRADING: Final = 6  # the Sorcerer for a card of the last trick, or not
OVER: Final = 7

MOST_TRICKS: Final = 13
LEADER_SHIFT: Final = 30  # above the cards of a past trick stands who led it

LACKS: Final = 3  # beside the three suits: this hand is known not to hold the special card

# What a special card changes in the trick it is played to.
PLAIN: Final = 0
DRAGON: Final = 1
MUMMY: Final = 2
PUPPETEER: Final = 3
SORCERER: Final = 4
EXCALIBUR: Final = 5

# Stronger than any card of the suit that was led.
UNBEATEN: Final = 1000


@final
class Raid:
    """What moved when cards were drawn blindly from a hand and others given back.

    Only the two seats concerned know it. Never changed, so that clones share it.
    """

    def __init__(
        self,
        thief: i64,
        victim: i64,
        took: i64,
        gave: i64,
        thief_had: i64,
        victim_had: i64,
        of_thief: i64,
        of_victim: i64,
    ) -> None:
        self.thief: i64 = thief
        self.victim: i64 = victim
        self.took: i64 = took
        self.gave: i64 = gave
        self.thief_had: i64 = thief_had  # their hands once all is moved, cards played since included
        self.victim_had: i64 = victim_had
        self.of_thief: i64 = of_thief  # cards that the thief, or the victim, had shown before: all know they
        self.of_victim: i64 = of_victim  # are with one of the two, but not any more with which

    def marks(self) -> i64:
        """The cards that all know to be, or to have been, with one of the two."""
        return self.of_thief | self.of_victim

    def secret(self) -> i64:
        """The cards that both seats can place and the others can't."""
        return self.took | self.gave | self.of_thief | self.of_victim


@final
class Result:
    """A finished deal: what the sheet of points is made of."""

    def __init__(
        self,
        dealer: i64,
        special: i64,
        quest: i64,
        tally: Tally,
        bonus_seat: i64,
        bonus: i64,
        doubled_seat: i64,
        points: list[int],
    ) -> None:
        self.dealer: i64 = dealer
        self.special: i64 = special
        self.quest: i64 = quest
        self.tally = tally
        self.bonus_seat: i64 = bonus_seat
        self.bonus: i64 = bonus
        self.doubled_seat: i64 = doubled_seat
        self.points = points


class Table(State):
    """Hands, the trick, what was won, and the points: nouns only, no rule."""

    def __init__(self, seats: i64, hands: "vec[i64]", won: "vec[i64]", totals: "vec[i64]", rng: Rng) -> None:
        super().__init__(seats)
        self.hands: vec[i64] = hands  # cards by seat
        self.won: vec[i64] = won  # cards by seat, of this deal
        self.totals: vec[i64] = totals  # points by seat, of the deals before
        self.rng: Rng = rng  # of the luck to come; see `dice`
        self.rng_shared: bool = False  # with clones, until one of them draws
        # the deal
        self.deal: i64 = 0  # counted from 0
        self.dealer: i64 = NOBODY
        self.special: i64 = NOBODY  # the special card in it
        self.bends: i64 = PLAIN  # what kind of magic that is
        self.tile: i64 = NOBODY
        self.quest: i64 = NOBODY  # the side chosen
        self.used_specials: i64 = 0
        self.used_tiles: i64 = 0
        self.results: list[Result] = []  # replaced, never changed
        # who decides
        self.phase: i64 = OVER
        self.mover: i64 = NOBODY
        self.leader: i64 = NOBODY  # who leads next, while another seat answers a question
        # the trick: cards six bits each, the latest lowest
        self.trick: i64 = 0
        self.count: i64 = 0
        self.pile: i64 = 0  # the same cards as a set
        self.led: i64 = NO_SUIT
        self.best: i64 = NOBODY  # twice the number of the card that wins so far; one more for the Puppeteer
        self.best_seat: i64 = NOBODY
        # the tricks before
        self.tricks: i64 = 0
        self.history: i64 = 0  # winners, three bits each, the latest lowest
        self.last_trick: i64 = 0
        self.last_leader: i64 = NOBODY
        self.past: vec[i64] = vec[i64]([0] * MOST_TRICKS)  # the tricks of this deal, as they lay, and who led
        self.champion: i64 = NOBODY  # the card that won the last trick
        # the special card
        self.stir: i64 = 0  # 1: it lies in this trick; 2: it lay in the last one and this one matters to it
        self.player: i64 = NOBODY  # who played it
        self.bonus_seat: i64 = NOBODY
        self.bonus: i64 = 0
        # what is known
        self.shown: i64 = 0  # cards that everybody has seen in a hand and can still place
        self.voids: i64 = 0  # four bits a hand: suits it doesn't have, and LACKS
        self.reads: i64 = 0  # bit 5 * a + b: seat a knows all of b's hand, having held it
        self.raid: Raid | None = None
        self.turned: i64 = 0  # how often luck was drawn or hands were seen by others
        self.alone: bool = False  # a trial of this deal only: no sheet is kept and no other deal follows

    def dice(self) -> Rng:
        """The generator to draw from: this table's own, no clone's."""
        if self.rng_shared:
            self.rng = self.rng.clone()
            self.rng_shared = False
        return self.rng

    # -- hands --------------------------------------------------------------------------------

    def holder(self, card: i64) -> i64:
        """The seat with a card in hand, or -1."""
        sought = bit(card)
        for seat in range(self.seats):
            if self.hands[seat] & sought:
                return seat
        return NOBODY

    def length(self) -> i64:
        """The tricks of the whole deal."""
        cards: i64 = 39 if self.seats == 3 else 40
        return cards // self.seats

    def is_last_trick(self) -> bool:
        """Whether the trick in progress, or the one to come, is the last of the deal."""
        return self.tricks == self.length() - 1

    def swap_hands(self, one: i64, other: i64) -> None:
        """Both know the hand they have parted with; what all know of a hand goes with it."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        here: i64 = (self.voids >> (4 * one)) & 15
        there: i64 = (self.voids >> (4 * other)) & 15
        self.voids ^= ((here ^ there) << (4 * one)) | ((here ^ there) << (4 * other))
        self.reads |= bit(5 * one + other) | bit(5 * other + one)
        self.turned += 1

    def pass_hands(self, step: i64) -> None:
        """Every hand goes `step` seats on; everybody knows the hand they have parted with."""
        hands = self.hands[:]
        voids: i64 = 0
        for seat in range(self.seats):
            target: i64 = (seat + step) % self.seats
            self.hands[target] = hands[seat]
            voids |= ((self.voids >> (4 * seat)) & 15) << (4 * target)
            self.reads |= bit(5 * seat + target)
        self.voids = voids
        self.turned += 1

    # -- the trick ----------------------------------------------------------------------------

    def before(self) -> i64:
        """The card played last, in this trick or at the end of the one before."""
        return self.trick & 63 if self.count else self.last_trick & 63

    def ahead(self) -> i64:
        """The seat that wins the trick as it lies."""
        aces: i64 = self.pile & ACES
        if not aces or self.bends != DRAGON or self.stir != 1:
            return self.best_seat
        if aces & OF_SUIT[self.led]:  # it beats the Dragon before all others
            aces &= OF_SUIT[self.led]
        found: i64 = self.best_seat
        leader: i64 = (self.mover + self.seats - self.count) % self.seats
        for place in range(self.count):
            if aces & bit((self.trick >> (6 * (self.count - 1 - place))) & 63):
                found = (leader + place) % self.seats
        return found

    def copied(self) -> i64:
        """The card that the Mummy or the Puppeteer would be like now, or -1."""
        if self.bends == MUMMY:
            return self.champion
        if self.bends == PUPPETEER and (self.tricks or self.count):
            return self.before()
        return NOBODY

    def tally(self) -> Tally:
        return Tally(self.seats, self.length(), self.tricks, self.history, self.won[:])

    def reward(self, seat: i64, points: i64) -> None:
        """Points that the special card brings or costs."""
        self.bonus_seat = seat
        self.bonus += points

    # -- knowledge ----------------------------------------------------------------------------

    def known(self, seat: i64) -> i64:
        """The cards in others' hands that a seat (or a watcher) can place for certain."""
        found: i64 = self.shown
        if seat < self.seats:
            for other in range(self.seats):
                if self.reads & bit(5 * seat + other):
                    found |= self.hands[other]
            raid = self.raid
            if raid is not None and (seat == raid.thief or seat == raid.victim):
                found |= raid.secret()
        return found

    def hands_moved(self) -> bool:
        """Whether cards have gone from hand to hand, or from a trick into one, since the first trick."""
        return self.reads != 0 or (self.bends == SORCERER and self.player != NOBODY)

    def played(self) -> i64:
        """How many cards of this deal have been played."""
        return self.tricks * self.seats + self.count

    def note(self, kind: str, seat: i64, **words: Word) -> None:
        """Tells those who listen what a seat has done (ask `log` first)."""
        self.tell(Event(kind, seat, words))


def trick_cards(trick: i64, count: i64) -> list[int]:
    """The cards of a trick in the order in which they were played."""
    found: list[int] = []
    for place in range(count):
        found.append((trick >> (6 * (count - 1 - place))) & 63)
    return found


def suit_of(card: i64) -> i64:
    """The suit of a card that has one."""
    return card >> SUIT_SHIFT
