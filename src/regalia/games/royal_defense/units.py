"""A unit on the field as one number: its card and everything that has happened to it.

A spot holds 0 or such a number, so moving a unit is moving a number, and the field is cloned as one array.
"""

from typing import Final

from mypy_extensions import i64

# bits 0-6: kind + 1; 7-8: the seat whose deck it is from; 9-10: the seat that commands it
OWNER: Final = 1 << 7
SEAT: Final = 1 << 9
WOUND: Final = 1 << 11  # five bits
TOKEN: Final = 1 << 16  # the bonus token: four bits
SPIRIT: Final = 1 << 20  # bonus from Battle Spirit: five bits
INSPIRED: Final = 1 << 25  # bonus until the end of the turn: four bits
HASTE: Final = 1 << 29  # added speed: four bits
ORDERED: Final = 1 << 33
PARALYSED: Final = 1 << 34
FROZEN: Final = 1 << 35
CONDEMNED: Final = 1 << 36  # has lost all abilities
CURSED: Final = 1 << 37  # its attack is 0
SHIFTED: Final = 1 << 38  # moved by the Shift that is going on
DOOMED: Final = 1 << 39  # dies when the effect is done
WEARY: Final = 1 << 40  # back from the lair before the orders of this turn: it takes none

MOST_WOUNDS: Final = 31
MOST_SPIRIT: Final = 31
MOST_INSPIRED: Final = 15
MOST_HASTE: Final = 15

_BONUSES: Final = (15 << 16) | (31 << 20) | (15 << 25) | (15 << 29)


def fresh(kind: i64, owner: i64) -> i64:
    """A unit as it comes into play."""
    return kind + 1 + owner * OWNER + owner * SEAT


def kind_of(unit: i64) -> i64:
    return (unit & 127) - 1


def owner_of(unit: i64) -> i64:
    """Whose deck it is from, and so whose graveyard it goes to."""
    return (unit >> 7) & 3


def seat_of(unit: i64) -> i64:
    """Who commands it."""
    return (unit >> 9) & 3


def side_of(unit: i64) -> i64:
    """Seats 0 and 2 are side 0, seats 1 and 3 side 1."""
    return (unit >> 9) & 1


def wounds(unit: i64) -> i64:
    return (unit >> 11) & 31


def token(unit: i64) -> i64:
    return (unit >> 16) & 15


def spirit(unit: i64) -> i64:
    return (unit >> 20) & 31


def inspired(unit: i64) -> i64:
    return (unit >> 25) & 15


def haste(unit: i64) -> i64:
    return (unit >> 29) & 15


def wounded(unit: i64, damage: i64) -> i64:
    """After that much damage."""
    total = wounds(unit) + damage
    if total > MOST_WOUNDS:
        total = MOST_WOUNDS
    return unit + (total - wounds(unit)) * WOUND


def healed(unit: i64, amount: i64) -> i64:
    """Wounds are taken off; health never rises above what is printed."""
    if amount > wounds(unit):
        amount = wounds(unit)
    return unit - amount * WOUND


def armed(unit: i64, bonus: i64) -> i64:
    """With a bonus token: of two, the higher stays."""
    return unit if bonus <= token(unit) else unit + (bonus - token(unit)) * TOKEN


def encouraged(unit: i64, bonus: i64) -> i64:
    """After a kill with Battle Spirit: these bonuses add up."""
    total = spirit(unit) + bonus
    if total > MOST_SPIRIT:
        total = MOST_SPIRIT
    return unit + (total - spirit(unit)) * SPIRIT


def cheered(unit: i64, bonus: i64) -> i64:
    """With a bonus until the end of the turn."""
    total = inspired(unit) + bonus
    if total > MOST_INSPIRED:
        total = MOST_INSPIRED
    return unit + (total - inspired(unit)) * INSPIRED


def hastened(unit: i64, speed: i64) -> i64:
    total = haste(unit) + speed
    if total > MOST_HASTE:
        total = MOST_HASTE
    return unit + (total - haste(unit)) * HASTE


def shamed(unit: i64) -> i64:
    """Without abilities and without bonuses."""
    return (unit & ~_BONUSES) | CONDEMNED


def commanded(unit: i64, seat: i64) -> i64:
    """Under another player's command, its order lost."""
    return (unit & ~ORDERED) + (seat - seat_of(unit)) * SEAT
