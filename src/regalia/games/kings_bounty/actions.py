"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from regalia.core.actions import ActionSpace, Verb
from regalia.games.kings_bounty.faces import FACES, PLACES

# A troop is played in two decisions, the card and its target: the lists to choose from stay short.
PLAY: Final = Verb("play", FACES)
TARGET: Final = Verb("target", PLACES)
RETURN: Final = Verb("return", FACES)  # under the deck; the first returned will be drawn first
DONE: Final = Verb("done")  # no more cards are returned

SPACE: Final = ActionSpace([PLAY, TARGET, RETURN, DONE])
