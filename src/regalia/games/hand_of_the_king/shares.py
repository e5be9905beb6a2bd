"""What two players' shares of a house mean for its banner: the states that the exact search tells apart.

How many of a house lie at court is known from the court, so a share needs only few values. From the view of
one player, `lead` is how many more of the house he has than the other, plus one, if the banner is his; as
much below zero if it is the other's; 0 while nobody has any. Once the cards left can't change the holder,
all leads are one.

A player's `wishes` are, for every house whose banner one step of his would make firm, how many cards of it he
needs at least: what a line offers meets them or not in one operation.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.hand_of_the_king.people import SIZES

HOUSE_COUNT: Final = 7
MOST: Final = 5  # cards of a house that one step can take
FIRM: Final = 50  # the lead of a banner that nobody can take any more

# Where a house's share lies in the word of all shares, sixteen bits wide.
PLACE: Final = vec[i64]([0, 3, 6, 9, 11, 13, 15])
MASK: Final = vec[i64]([7 << 0, 7 << 3, 7 << 6, 3 << 9, 3 << 11, 3 << 13, 1 << 15])
WIDTH: Final = 16

# What a step tells, besides the new share from both views.
MINE_FIRM: Final = 1 << 32  # the banner now is firmly the mover's; none becomes the other's by his own step
RANK: Final = 33  # above: how good the step looks, for the order of moves

# How good it looks to take one card or two of a house of which so many are left, by the lead from the lowest
# to the highest that is not firm. Fitted to positions of known result, so that winning moves come first, and
# of these the ones soon proved; the house made no difference, nor did the lead while many are left.
ONE: Final = [
    [],
    [127, 129, 0, 100, 104],
    [65, 75, 59, 60, 44, 87, 66],
    [51, 53, 68, 71, 72, 68, 67, 64, 53],
    [48, 46, 51, 62, 58, 57, 55, 67, 61, 49, 49],
]
TWO: Final = [
    [],
    [],
    [141, 138, 129, 136, 98, 101, 90],
    [75, 89, 74, 107, 87, 105, 97, 71, 68],
    [70, 73, 87, 85, 88, 84, 84, 95, 83, 68, 71],
]
EARLY: Final = [0, 54, 83, 118, 118, 118]  # by the cards taken while many are left
ALL_THREE: Final = 173
SPENT: Final = 39  # of a house whose banner is firm
MIDDLE: Final = 500  # so that no rank is below 0


def lead_of(own: int, other: int, holds: bool) -> int:
    """The lead of a player with so many of a house against so many."""
    if own == 0 and other == 0:
        return 0
    return own - other + 1 if holds else own - other - 1


def taken(lead: int, count: int) -> int:
    """The mover's lead after he has taken so many more; with as many as the other he gets the banner."""
    if lead == 0:
        return count + 1
    lead += count
    return lead + 2 if lead - count < 0 and lead >= -1 else lead


def settled(lead: int, left: int) -> int:
    """A lead, or FIRM with its sign if the cards left at court are too few for the other player."""
    behind = abs(lead) - 1
    if lead and (left == 0 or left < behind):
        return FIRM if lead > 0 else -FIRM
    return lead


def leads_with(house: int, left: int) -> list[int]:
    """All leads, ascending, that can be with so many of a house left at court."""
    gone = SIZES[house] - left
    if gone == 0:
        return [0]
    found = {settled(side * (gap + 1), left) for gap in range(gone, -1, -2) for side in (-1, 1)}
    return sorted(found)


def cell(house: i64, left: i64, share: i64) -> i64:
    """Where the tables keep a share of a house of which so many are left at court."""
    return ((house * 9 + left) << 3) | share


def wish(house: int, count: int) -> int:
    """The place of a wish for so many cards of a house, from one to five, among all wishes."""
    return HOUSE_COUNT * (count - 1) + house


def wishes_with(house: int, left: int, lead: int) -> int:
    """The wish, as a set, of a player with such a lead in a house of which so many are left."""
    if abs(lead) != FIRM:
        for count in range(1, min(left, MOST) + 1):
            if settled(taken(lead, count), left - count) == FIRM:
                return int(bit(wish(house, count)))
    return 0


def _holders() -> list[int]:
    table = [0] * cell(HOUSE_COUNT, 0, 0)
    for house in range(HOUSE_COUNT):
        for left in range(SIZES[house] + 1):
            for share, lead in enumerate(leads_with(house, left)):
                table[cell(house, left, share)] = (lead > 0) - (lead < 0)
    return table


def _steps() -> list[int]:
    table = [0] * (8 * cell(HOUSE_COUNT, 0, 0))
    for house in range(HOUSE_COUNT):
        for left in range(1, SIZES[house] + 1):
            for share, lead in enumerate(leads_with(house, left)):
                for count in range(1, min(left, MOST) + 1):
                    table[8 * cell(house, left, share) + count] = _step(house, left, lead, count)
    return table


def _wishes(side: int) -> list[int]:
    table = [0] * (8 * cell(HOUSE_COUNT, 0, 0))
    for house in range(HOUSE_COUNT):
        for left in range(1, SIZES[house] + 1):
            for share, lead in enumerate(leads_with(house, left)):
                for count in range(1, min(left, MOST) + 1):
                    after = side * _after(left, lead, count)
                    table[8 * cell(house, left, share) + count] = wishes_with(house, left - count, after)
    return table


def _after(left: int, lead: int, count: int) -> int:
    """The mover's lead after a step."""
    return lead if abs(lead) == FIRM else settled(taken(lead, count), left - count)


def _step(house: int, left: int, lead: int, count: int) -> int:
    """The mover takes so many: the new share from both views, and what else a step tells."""
    after = _after(left, lead, count)
    shares = leads_with(house, left - count)
    step = shares.index(after) << PLACE[house] | shares.index(-after) << (WIDTH + PLACE[house])
    if after == FIRM and lead != FIRM:
        step |= MINE_FIRM
    return step | (MIDDLE + _looks(left, lead, count)) << RANK


def _looks(left: int, lead: int, count: int) -> int:
    """How good a step looks."""
    if abs(lead) == FIRM:
        return SPENT
    if count == left == 3:
        return ALL_THREE
    if count > 2 or left >= len(ONE):
        return EARLY[count]
    return (ONE if count == 1 else TWO)[left][lead + left + 1]


# Who holds a banner, 1 for the one from whose view the share is, -1 for the other: [cell].
HOLDER: Final = vec[i64](_holders())
# What becomes of a share when the mover takes some: [8 * cell + count].
STEP: Final = vec[i64](_steps())
# What the mover wishes of that house then, and what his rival does.
OWN_WISH: Final = vec[i64](_wishes(1))
RIVAL_WISH: Final = vec[i64](_wishes(-1))
# All that can be wished of a house: [house].
WISHES: Final = vec[i64](
    [sum(bit(wish(house, 1 + more)) for more in range(MOST)) for house in range(HOUSE_COUNT)]
)
