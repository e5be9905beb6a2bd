"""Traits: what a player looks at before playing a card, as numbers of weights that habits are made of.

Only what the player knows counts: the own hand, what lies open, and which cards are still out, but not where.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, lowest, popcount
from regalia.games.dwarf_king.deck import (
    CARD_COUNT,
    MAGIC,
    NO_SUIT,
    OF_SUIT,
    PER_SUIT,
    QUESTS,
    SPECIAL_CARDS,
    SPECIAL_COUNT,
    SUIT_COUNT,
)
from regalia.games.dwarf_king.table import DRAGON, EXCALIBUR, MUMMY
from regalia.games.dwarf_king.tricks import Tricks

# What becomes of a card, as far as its player can tell.
LOSES: Final = 0
MAY_WIN: Final = 1
WINS: Final = 2
FATES: Final = 3

CHANCES: Final = 12  # the same more finely: when it is played, how many stronger cards are out
COUNTS: Final = 8  # own tricks so far: up to five, then even or odd
LEFTS: Final = 6  # tricks to come: the last four one by one, then some or many
OUTS: Final = 20  # how many stronger (five steps) and weaker cards (four) of the suit are out
LENGTHS: Final = 12  # cards kept in the suit (four steps) by leading, following or throwing off
BESIDES: Final = 9  # fewer, as many or more tricks than either neighbour
SHARES: Final = 9  # how many others have as many tricks, or one more
RUNS: Final = 8  # tricks won or lost in a row up to now
FORECASTS: Final = 10  # own tricks so far and those that the rest of the hand is likely to win
BAITS: Final = 48  # a card led: its suit, whether it is a court card, which of king and queen are out
LURES: Final = 36  # a card led: how many of the 3 and 4, and of the 6 and 7, are out, and its chance
GAPS: Final = 16  # a card led: how many others have none of the suit, and its chance

# Where each trait's weights begin among those of a quest ...
COURSE: Final = 0
CARD: Final = COURSE + CHANCES * COUNTS * LEFTS
PILE: Final = CARD + FATES * CARD_COUNT
OUT: Final = PILE + 2 * CARD_COUNT
LENGTH: Final = OUT + OUTS * FATES
AHEAD: Final = LENGTH + LENGTHS
BESIDE: Final = AHEAD + 5 * FATES
SHARED: Final = BESIDE + BESIDES * FATES
RUN: Final = SHARED + SHARES * FATES
COLOUR: Final = RUN + RUNS * FATES
RANK: Final = COLOUR + SUIT_COUNT * FATES
FORECAST: Final = RANK + 3 * FATES
BAIT: Final = FORECAST + FORECASTS * LEFTS * CHANCES
LURE: Final = BAIT + BAITS
GAP: Final = LURE + LURES
FEAST: Final = GAP + GAPS  # of who takes the trick instead: tricks so far, and those to come
OF_QUEST: Final = FEAST + 2 * COUNTS * LEFTS
# ... and those for all quests, behind them; 0 is the weight of a trait that a card does not have.
NO_TRAIT: Final = 0
OWN_SPECIAL: Final = 1 + OF_QUEST * len(QUESTS)
SPECIAL: Final = OWN_SPECIAL + SPECIAL_COUNT * LEFTS * FATES
ALL: Final = SPECIAL + 2 * SPECIAL_COUNT * FATES

TRAITS: Final = 17  # of one card
MOST_CARDS: Final = 14

_LEFT: Final = vec[i64]([0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5])
_STEPS: Final = vec[i64]([0, 1, 2, 3, 3] + [4] * 12)  # of how many cards are out
# In quarters of a trick: what a card is likely to win, by how many stronger ones of its suit are out.
_PROMISE: Final = vec[i64]([4, 2, 1] + [0] * 13)
_PLACES: Final = 0xFFFF
_LOW: Final = 0b1100  # the 3 and the 4 of a suit
_MIDDLE: Final = 0b1100000  # the 6 and the 7
_SPECIAL_NUMBERS: Final[list[int]] = [int(card) for card in SPECIAL_CARDS]
_NUMBER: Final = vec[i64](
    [_SPECIAL_NUMBERS.index(card) if card in _SPECIAL_NUMBERS else -1 for card in range(CARD_COUNT)]
)


@final
class Traits:
    """The cards that the seat to move may play, and the traits of each."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * MOST_CARDS)
        self.count: i64 = 0
        self.found: vec[i64] = vec[i64]([0] * (TRAITS * MOST_CARDS))
        # the situation: the same for all cards
        self.base: i64 = 0  # where the quest's weights begin
        self.out: i64 = 0  # cards in the others' hands
        self.left: i64 = 0
        self.course: i64 = 0
        self.ahead: i64 = 0
        self.beside: i64 = 0
        self.shared: i64 = 0
        self.run: i64 = 0
        self.mine: i64 = 0  # tricks won
        self.feast: i64 = 0
        self.promise: i64 = 0  # of the whole hand, in quarters of a trick
        # the card at hand
        self.suit: i64 = NO_SUIT
        self.higher: i64 = 0  # cards of its suit that are out
        self.lower: i64 = 0
        self.chance: i64 = 0
        self.fate: i64 = LOSES

    def look(self, table: Tricks) -> None:
        """Notes the traits of every card that may be played now."""
        self._see(table)
        choices: i64 = table.playable()
        count: i64 = 0
        while choices:
            card: i64 = lowest(choices)
            choices &= choices - 1
            self.cards[count] = card
            self._weigh_up(table, card)
            self._note(table, card, TRAITS * count)
            self._note_special(table, card, TRAITS * count)
            count += 1
        self.count = count

    # -- the situation --------------------------------------------------------------------------

    def _see(self, table: Tricks) -> None:
        seat: i64 = table.mover
        seats: i64 = table.seats
        out: i64 = 0
        for other in range(seats):
            if other != seat:
                out |= table.hands[other]
        self.out = out
        self.base = 1 + OF_QUEST * table.quest
        self.left = _LEFT[table.length() - table.tricks]
        self.ahead = 0 if table.count == 0 else 1 + (table.best_seat - seat + seats - 1) % seats
        self._count_tricks(table)
        self._take_stock(table)

    def _count_tricks(self, table: Tricks) -> None:
        """How the seat's tricks compare with the others', and how many it won or lost in a row."""
        seat: i64 = table.mover
        seats: i64 = table.seats
        counts: i64 = 0  # eight bits a seat
        rest: i64 = table.history
        run: i64 = 0
        unbroken = True
        won: bool = rest & 7 == seat
        for trick in range(table.tricks):
            counts += bit(8 * (rest & 7))
            unbroken = unbroken and (rest & 7 == seat) == won
            if unbroken:
                run += 1
            rest >>= 3
        self.run = 0 if run == 0 else min(run, 3) if won else 3 + min(run, 4)
        mine: i64 = (counts >> (8 * seat)) & 255
        before: i64 = (counts >> (8 * ((seat + seats - 1) % seats))) & 255
        after: i64 = (counts >> (8 * ((seat + 1) % seats))) & 255
        self.beside = 3 * _compared(mine, before) + _compared(mine, after)
        same: i64 = -1  # the seat itself
        more: i64 = 0
        for other in range(seats):
            theirs: i64 = (counts >> (8 * other)) & 255
            if theirs == mine:
                same += 1
            elif theirs == mine + 1:
                more += 1
        self.shared = 3 * min(same, 2) + min(more, 2)
        self.course = LEFTS * (mine if mine < 6 else 6 + mine % 2) + self.left
        self.mine = mine
        if table.count:
            theirs = (counts >> (8 * table.best_seat)) & 255
            last: i64 = 1 if table.count == seats - 1 else 0
            self.feast = LEFTS * (2 * (theirs if theirs < 6 else 6 + theirs % 2) + last) + self.left

    def _take_stock(self, table: Tricks) -> None:
        """What the hand is likely to win."""
        total: i64 = 0
        for suit in range(SUIT_COUNT):
            rivals: i64 = self.out & OF_SUIT[suit]
            rest: i64 = table.hands[table.mover] & OF_SUIT[suit]
            while rest:
                low: i64 = rest & -rest
                rest ^= low
                total += _PROMISE[popcount(rivals & ~(low - 1))]
        if table.special >= MAGIC and table.hands[table.mover] & bit(table.special):
            total += 4
        self.promise = total

    # -- one card -------------------------------------------------------------------------------

    def _weigh_up(self, table: Tricks, card: i64) -> None:
        """What the card can come to in this trick."""
        like: i64 = card
        unbeaten = False
        if card >= MAGIC:
            if table.bends == DRAGON or table.bends == EXCALIBUR:
                unbeaten = True
            else:
                like = table.champion if table.bends == MUMMY else table.before()
        self.suit = NO_SUIT
        self.higher = self.lower = 0
        if not unbeaten and like < MAGIC:
            self.suit = like // PER_SUIT
            rivals: i64 = self.out & OF_SUIT[self.suit]
            self.higher = popcount(rivals & ~(bit(like + 1) - 1))
            self.lower = popcount(rivals) - self.higher
        best: bool = unbeaten or ((table.led == NO_SUIT or self.suit == table.led) and 2 * like >= table.best)
        self._foresee(table.count, table.count == table.seats - 1, best, self.suit == table.led)

    def _foresee(self, played: i64, last: bool, best: bool, follows: bool) -> None:
        higher: i64 = self.higher
        self.fate = LOSES
        if played == 0:
            self.fate = WINS if higher == 0 else MAY_WIN
            self.chance = 0 if higher == 0 else 1 if higher < 3 else 2 if higher < 5 else 3
        elif not best:
            self.chance = (10 if last else 7) + (0 if follows else 1)
        elif last:
            self.fate = WINS
            self.chance = 9
        else:
            self.fate = WINS if higher == 0 else MAY_WIN
            self.chance = 4 if higher == 0 else 5 if higher < 3 else 6

    def _note(self, table: Tricks, card: i64, at: i64) -> None:
        found = self.found
        base: i64 = self.base
        fate: i64 = self.fate
        found[at] = base + COURSE + COUNTS * LEFTS * self.chance + self.course
        found[at + 1] = base + CARD + CARD_COUNT * fate + card
        pile: i64 = table.pile if fate != LOSES else 0
        for slot in range(2, 6):
            found[at + slot] = base + PILE + CARD_COUNT * (fate - 1) + lowest(pile) if pile else NO_TRAIT
            pile &= pile - 1
        if table.count == 0:
            if self.suit != NO_SUIT:
                self._note_lead(table, card, at)
        elif fate == LOSES:
            found[at + 2] = base + FEAST + self.feast
        promise: i64 = self.promise - (4 if card >= MAGIC else _PROMISE[self.higher])
        forecast: i64 = min(self.mine + (promise + 2) // 4, FORECASTS - 1)
        found[at + 16] = base + FORECAST + CHANCES * (LEFTS * forecast + self.left) + self.chance
        found[at + 6] = base + OUT + FATES * (4 * _STEPS[self.higher] + min(_STEPS[self.lower], 3)) + fate
        kept: i64 = popcount(table.hands[table.mover] & OF_SUIT[self.suit]) - 1 if card < MAGIC else 0
        way: i64 = 0 if table.count == 0 else 1 if self.suit == table.led else 2
        found[at + 7] = base + LENGTH + 4 * way + min(kept, 3)
        found[at + 8] = base + AHEAD + FATES * self.ahead + fate
        found[at + 9] = base + BESIDE + FATES * self.beside + fate
        found[at + 10] = base + SHARED + FATES * self.shared + fate
        found[at + 11] = base + RUN + FATES * self.run + fate
        if card < MAGIC:
            won: i64 = table.won[table.mover]
            place: i64 = card % PER_SUIT
            alike: i64 = popcount(won & (bit(place) | bit(place + PER_SUIT) | bit(place + 2 * PER_SUIT)))
            found[at + 12] = base + COLOUR + FATES * _order(won, self.suit) + fate
            found[at + 13] = base + RANK + FATES * min(alike, 2) + fate
        else:
            found[at + 12] = found[at + 13] = NO_TRAIT

    def _note_lead(self, table: Tricks, card: i64, at: i64) -> None:
        """What a card led may draw from the others."""
        suit: i64 = self.suit
        out: i64 = (self.out >> (PER_SUIT * suit)) & _PLACES
        place: i64 = max(card % PER_SUIT, 12) - 12 if card < MAGIC else 0
        self.found[at + 2] = self.base + BAIT + 4 * (4 * suit + place) + ((out >> 13) & 3)
        lows: i64 = 3 * popcount(out & _LOW) + popcount(out & _MIDDLE)
        self.found[at + 3] = self.base + LURE + 4 * lows + self.chance
        gaps: i64 = 0
        for other in range(table.seats):
            if other != table.mover and table.voids & bit(4 * other + suit):
                gaps += 1
        self.found[at + 4] = self.base + GAP + 4 * min(gaps, 3) + self.chance

    def _note_special(self, table: Tricks, card: i64, at: i64) -> None:
        """The deal's special card: that it is this one, or that it lies in the trick or lay in the last."""
        number: i64 = _NUMBER[table.special]
        self.found[at + 14] = NO_TRAIT
        self.found[at + 15] = NO_TRAIT
        if card == table.special:
            self.found[at + 14] = OWN_SPECIAL + FATES * (LEFTS * number + self.left) + self.fate
        if table.stir:
            self.found[at + 15] = SPECIAL + FATES * (2 * number + table.stir - 1) + self.fate


def _compared(one: i64, other: i64) -> i64:
    """0, 1 or 2 for less, equal, more."""
    return 0 if one < other else 1 if one == other else 2


def _order(won: i64, suit: i64) -> i64:
    """Of how many suits fewer cards were won than of this one."""
    held: i64 = popcount(won & OF_SUIT[suit])
    order: i64 = 0
    for other in range(SUIT_COUNT):
        if popcount(won & OF_SUIT[other]) < held:
            order += 1
    return order
