"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from regalia.core.actions import ActionSpace, Verb
from regalia.games.unfairy_tale.kingdom import CHARACTERS, PLACES

LAY: Final = Verb("lay", CHARACTERS, PLACES)  # a character from the hand on a place
ORDER: Final = Verb("order", CHARACTERS)  # the Fairy's new order, from the bottom up
DECLINE: Final = Verb("decline")  # a power, or the rest of a new order
SWAP: Final = Verb("swap", PLACES, PLACES)  # the Witch: two top characters, named in reading order
MOVE: Final = Verb("move", PLACES, PLACES)  # the Wizard: a top character from one place to another

SPACE: Final = ActionSpace([LAY, ORDER, DECLINE, SWAP, MOVE])
