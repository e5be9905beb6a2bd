"""Sets of small numbers held in one integer, and numbers packed side by side in one."""

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")

# Bit 61 is the highest that compiled and interpreted code treat alike without boxing.
TOP: Final = 1 << 61

_LANE: Final = 0x7FFFFFFF

BLANKS: Final = [[0] * length for length in range(63)]


def bit(i: i64) -> i64:
    """The set that holds just `i` (0..61). Written without `1 << i`, which mypyc gets wrong from 31 on."""
    return TOP >> (61 - i)


def popcount(members: i64) -> i64:
    """How many members a set has."""
    if not COMPILED:
        return int(members).bit_count()
    # pairs, fours and eights are summed side by side; the product wraps, but its top byte is the total
    pairs: i64 = members - ((members >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    return (((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) >> 56


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return int(members & -members).bit_length() - 1


def highest(members: i64) -> i64:
    """The largest member of a set that is not empty."""
    return int(members).bit_length() - 1


def nth(members: i64, n: i64) -> i64:
    """The member with `n` smaller ones in the set."""
    while n > 0:
        members &= members - 1
        n -= 1
    return int(members & -members).bit_length() - 1


def members(held: i64) -> list[int]:
    """The members of a set in ascending order."""
    return numbered(0, held)


def numbered(base: i64, held: i64) -> list[int]:
    """The members of a set in ascending order, each counted from `base`: a set of choices as actions."""
    if not COMPILED:
        found: list[int] = []
        while held:
            low = held & -held
            found.append(base + int(low).bit_length() - 1)
            held ^= low
        return found
    place: i64 = popcount(held)
    listed: list[int] = BLANKS[place][:]  # made at its size: growing a list costs more than counting first
    while held:
        top: i64 = int(held).bit_length() - 1
        place -= 1
        listed[place] = base + top
        held ^= TOP >> (61 - top)
    return listed


def mix(mark: i64, value: i64) -> i64:
    """One more value stirred into a fingerprint: the same number compiled and interpreted.

    Two lanes of 31 bits, so that no product leaves the 62 bits in which both forms agree.
    """
    low: i64 = mark & _LANE
    high: i64 = (mark >> 31) & _LANE
    low = ((low ^ (value & _LANE)) * 0x2C9277B5 + 0x1B873593) & _LANE
    high = ((high ^ ((value >> 31) & _LANE) ^ (low >> 13)) * 0x19D699A5 + 0x3C6EF372) & _LANE
    low ^= high >> 11
    return (high << 31) | low
