"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from mypy_extensions import i64

from regalia.core.actions import ActionSpace, Verb
from regalia.core.bits import members
from regalia.games.unfairy_tale.kingdom import CELLS, CHARACTERS, NAMES, PLACES

LAY: Final = Verb("lay", CHARACTERS, PLACES)  # a character from the hand on a place
ORDER: Final = Verb("order", CHARACTERS)  # the Fairy's new order, from the bottom up
DECLINE: Final = Verb("decline")  # a power, or the rest of a new order
SWAP: Final = Verb("swap", PLACES, PLACES)  # the Witch: two top characters, named in reading order
MOVE: Final = Verb("move", PLACES, PLACES)  # the Wizard: a top character from one place to another

SPACE: Final = ActionSpace([LAY, ORDER, DECLINE, SWAP, MOVE])

# Made when first asked for and kept, since the same lists come up again and again; empty: not yet made.
_LAYINGS: Final[list[list[int]]] = [[]] * (NAMES << CELLS)


def layings(name: i64, cells: i64) -> list[int]:
    """All ways to lay a character on one of these places, in ascending order; not to be changed."""
    key: i64 = (name << CELLS) | cells
    found = _LAYINGS[key]
    if not found:
        found = [LAY.base + CELLS * name + cell for cell in members(cells)]
        _LAYINGS[key] = found
    return found
