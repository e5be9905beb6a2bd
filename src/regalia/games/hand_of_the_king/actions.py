"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from mypy_extensions import i64

from regalia.core.actions import ActionSpace, Verb
from regalia.core.bits import members, numbered
from regalia.games.hand_of_the_king.people import CHARACTERS, COMPANIONS, HOUSES

WAYS: Final = ["left", "right", "up", "down"]
SEATS: Final = ["seat_0", "seat_1", "seat_2", "seat_3"]

MOVE: Final = Verb("move", WAYS, HOUSES)  # Varys, in a direction, to the farthest of a house
CROW: Final = Verb("crow", SEATS)  # spend the token to talk with that seat
PLAY: Final = Verb("play", COMPANIONS)  # choose a companion from the row
TAKE: Final = Verb("take", CHARACTERS)
KILL: Final = Verb("kill", CHARACTERS)
SWAP: Final = Verb("swap", CHARACTERS)  # both picks of an exchange of places at court
GIVE: Final = Verb("give", CHARACTERS)  # one's own part of an exchange with a rival
REMOVE: Final = Verb("remove", COMPANIONS)  # from the row
NAME: Final = Verb("name", HOUSES)  # the house a companion counts for
AWARD: Final = Verb("award", HOUSES, SEATS)  # a banner, among tied leaders

SPACE: Final = ActionSpace([MOVE, CROW, PLAY, TAKE, KILL, SWAP, GIVE, REMOVE, NAME, AWARD])

HALF: Final = (1 << 14) - 1

# The moves left and right, and those up and down, as lists by the set of them: filled as sets are met, since
# the same few come again and again and joining two lists is quicker than making one.
_ACROSS: Final[list[list[int] | None]] = [None] * (HALF + 1)
_ALONG: Final[list[list[int] | None]] = [None] * (HALF + 1)


def listed(moves: i64) -> list[int]:
    """A set of moves of Varys as a new ascending list."""
    across = _ACROSS[moves & HALF]
    if across is None:
        across = members(moves & HALF)
        _ACROSS[moves & HALF] = across
    along = _ALONG[moves >> 14]
    if along is None:
        along = numbered(14, moves >> 14)
        _ALONG[moves >> 14] = along
    return across + along
