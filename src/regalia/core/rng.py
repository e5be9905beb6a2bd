"""Rng: our own small generator, seeded, cloneable, the same on every machine and in both forms.

The steps are those of the public-domain xoshiro128++: 32-bit words, adds, shifts and xors, so that
compiled code never boxes, a clone copies four numbers, and a twin in JavaScript is a dozen lines.
"""

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 128


def _times(word: i64, factor: i64) -> i64:
    """The low 32 bits of a product of two 32-bit words, by halves, since the whole would leave an i64."""
    return ((word & 0xFFFF) * factor + ((((word >> 16) * factor) & 0xFFFF) << 16)) & WORD


def _scramble(word: i64) -> i64:
    """A 32-bit word stirred so that neighbouring seeds have nothing in common."""
    word = _times(word ^ (word >> 16), 0x7FEB352D)
    word = _times(word ^ (word >> 15), 0x846CA68B)
    return word ^ (word >> 16)


@final
class Rng:
    """A stream of random numbers that a seed of up to 128 bits decides wholly.

    >>> rng = Rng(7)
    >>> [int(rng.below(6)) for throw in range(6)]
    [2, 2, 4, 2, 2, 0]
    >>> twin = rng.clone()
    >>> rng.below(1000) == twin.below(1000)
    True
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to 2^128 - 1, not {seed}")
        first: i64 = seed & WORD
        second: i64 = (seed >> 32) & WORD
        third: i64 = (seed >> 64) & WORD
        fourth: i64 = seed >> 96
        # every word of the state depends on every word of the seed
        digest: i64 = _scramble((0x9E3779B9 + first) & WORD)
        digest = _scramble((digest + second) & WORD)
        digest = _scramble((digest + third) & WORD)
        digest = _scramble((digest + fourth) & WORD)
        self.a = _scramble((first + digest) & WORD)
        self.b = _scramble((second + self.a + 0x3C6EF372) & WORD)
        self.c = _scramble((third + self.b + 0xDAA66D2B) & WORD)
        self.d = _scramble((fourth + self.c + 0x78DDE6E4) & WORD)
        if self.a | self.b | self.c | self.d == 0:
            self.a = 1  # the one state from which the generator never leaves

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        total: i64 = (a + self.d) & WORD
        drawn: i64 = ((((total << 7) | (total >> 25)) & WORD) + a) & WORD
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n from 1 to 2^29)."""
        scaled: i64 = self.word() * n
        low: i64 = scaled & WORD
        if low < n:
            floor: i64 = (WORD + 1 - n) % n
            while low < floor:  # the few words that would favour some numbers are drawn again
                scaled = self.word() * n
                low = scaled & WORD
        return scaled >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, cards: list[int]) -> None:
        """Puts a list into a random order, each order equally likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            pick: i64 = self.below(last + 1)
            kept = cards[last]
            cards[last] = cards[pick]
            cards[pick] = kept
            last -= 1

    def seed(self) -> int:
        """128 bits for another generator, taken from this one's stream."""
        total = 0
        for part in range(4):
            total = (total << 32) | int(self.word())
        return total

    def clone(self) -> "Rng":
        """A generator that will draw the very same numbers."""
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def same(self, other: "Rng") -> bool:
        """Whether both will draw the same numbers."""
        return self.a == other.a and self.b == other.b and self.c == other.c and self.d == other.d

    def mark(self) -> list[int]:
        """The four words of the state, for fingerprints."""
        return [self.a, self.b, self.c, self.d]
