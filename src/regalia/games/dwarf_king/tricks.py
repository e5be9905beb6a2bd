"""Which cards may be played to a trick, and which of them wins it."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.events import NOBODY
from regalia.games.dwarf_king.deck import CARDS, MAGIC, NO_SUIT, OF_SUIT, SUIT_SHIFT
from regalia.games.dwarf_king.table import (
    DRAGON,
    EXCALIBUR,
    LACKS,
    MUMMY,
    PUPPETEER,
    UNBEATEN,
    Table,
    suit_of,
)


class Tricks(Table):
    """A table at which tricks are played."""

    def playable(self) -> i64:
        """The cards that the seat to move may play to the trick."""
        hand: i64 = self.hands[self.mover]
        following: i64 = hand & OF_SUIT[self.led]
        found: i64 = following or hand
        if self.special < MAGIC or not hand & bit(self.special):
            return found
        return self._bent(hand, following)

    def _bent(self, hand: i64, following: i64) -> i64:
        """The same for a hand with a magic card, which has rules of its own."""
        own: i64 = bit(self.special)
        others: i64 = following or hand & ~own
        if self.bends == DRAGON or (self.bends == PUPPETEER and (self.tricks or self.count)):
            return others | own
        if self.bends == MUMMY and self.tricks:
            if self.led == NO_SUIT:
                return hand
            if suit_of(self.champion) == self.led:
                return following | own
            return following or hand
        if self.bends == EXCALIBUR:
            return following or hand
        return others  # the Sorcerer; the Mummy in the first trick; the Puppeteer at its start

    def last_cards(self) -> i64:
        """The cards of the trick won last, as a set."""
        found: i64 = 0
        rest: i64 = self.last_trick
        for place in range(self.seats):
            found |= bit(rest & 63)
            rest >>= 6
        return found

    def lay(self, card: i64) -> None:
        """The seat to move plays a card; the next one is to move."""
        seat: i64 = self.mover
        played: i64 = bit(card)
        self.hands[seat] ^= played
        self.trick = (self.trick << 6) | card
        self.pile |= played
        if card == self.special:
            self._play_special(seat, card)
        else:
            suit: i64 = card >> SUIT_SHIFT
            if suit == self.led:
                if 2 * card > self.best:
                    self.best = 2 * card
                    self.best_seat = seat
            elif self.led == NO_SUIT:
                self.led = suit
                if 2 * card > self.best:  # unless a card without a suit was led, which stays the best
                    self.best = 2 * card
                    self.best_seat = seat
            else:
                self._miss_suit(seat)
        if self.log is not None:
            self.note("played", seat, card=CARDS[card])
        self.count += 1
        seat += 1
        self.mover = 0 if seat == self.seats else seat

    def _miss_suit(self, seat: i64) -> None:
        """A seat that doesn't follow has none of the suit, nor the Mummy while that counts as one of it."""
        self.voids |= bit(4 * seat + self.led)
        if (
            self.bends == MUMMY
            and self.tricks
            and suit_of(self.champion) == self.led
            and self.player == NOBODY
        ):
            self.voids |= bit(4 * seat + LACKS)

    def _play_special(self, seat: i64, card: i64) -> None:
        self.player = seat
        self.stir = 1
        power: i64 = 2 * card
        if self.bends == DRAGON or self.bends == EXCALIBUR:
            if self.bends == EXCALIBUR and self.led != NO_SUIT:
                self.voids |= bit(4 * seat + self.led)
            self.best = UNBEATEN
            self.best_seat = seat
            return
        if self.bends == MUMMY:
            power = 2 * self.champion
        elif self.bends == PUPPETEER:
            # the trick holds the Puppeteer already: the card before is the next one in it
            before: i64 = (self.trick >> 6) & 63 if self.count else self.last_trick & 63
            power = 2 * before + 1
        suit: i64 = suit_of(power >> 1)
        if self.led == NO_SUIT:
            self.led = suit
        if suit == self.led:
            if power > self.best:
                self.best = power
                self.best_seat = seat
        elif self.bends != PUPPETEER:  # which may be played with the suit in hand
            self.voids |= bit(4 * seat + self.led)
