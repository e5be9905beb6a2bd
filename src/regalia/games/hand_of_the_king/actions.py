"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from regalia.core.actions import ActionSpace, Verb
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
