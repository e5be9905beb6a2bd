"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from regalia.core.actions import ActionSpace, Verb
from regalia.games.dwarf_king.deck import CARDS, QUESTS

SEATS: Final = ["seat_0", "seat_1", "seat_2", "seat_3", "seat_4"]
WAYS: Final = ["left", "right"]

PLAY: Final = Verb("play", CARDS)  # a card into the trick: the numbers of these actions are the cards'
QUEST: Final = Verb("quest", QUESTS)  # one side of the tile
RAID: Final = Verb("raid", SEATS)  # draw cards from that seat's hand
GIVE: Final = Verb("give", CARDS)  # to the seat that was raided
SWAP: Final = Verb("swap", SEATS)  # hands with that seat
PASS: Final = Verb("pass", WAYS)  # all hands
TRADE: Final = Verb("trade", CARDS)  # the Sorcerer for a card of the last trick
KEEP: Final = Verb("keep")  # the Sorcerer for now

SPACE: Final = ActionSpace([PLAY, QUEST, RAID, GIVE, SWAP, PASS, TRADE, KEEP])
