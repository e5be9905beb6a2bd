"""The words of a move: every decision of the game as a number with a name."""

from typing import Final

from regalia.core.actions import ActionSpace, Verb
from regalia.games.royal_defense.words import (
    AIMED,
    BUILDINGS,
    CELL_NAMES,
    CREATURES,
    LAYOUTS,
    PEOPLES,
    SEATS,
    SPELLS,
    SPOT_NAMES,
    UNAIMED,
    WAYS,
)

COPIES: Final = ["0", "1", "2", "3", "4", "5", "6", "7"]
FEWEST_SENT: Final = 2  # one is the tax
COIN_SUMS: Final = [str(amount) for amount in range(FEWEST_SENT, 21)]
MANA_SUMS: Final = [str(amount) for amount in range(FEWEST_SENT, 11)]

# before the battle
CHOOSE: Final = Verb("choose", PEOPLES)  # a deck
CENTRE: Final = Verb("centre", LAYOUTS)
ENLIST: Final = Verb("enlist", CREATURES, COPIES)  # how many of a kind go into the deck of twenty
FENCE: Final = Verb("fence", CELL_NAMES)  # one of the first two palisades
REDRAW: Final = Verb("redraw", CREATURES)  # put a card of the first hand back
# in any phase
LEAD: Final = Verb("lead", SEATS)  # an ally takes the lead of the shared turn
DONE: Final = Verb("done")
# answers to questions
USE: Final = Verb("use", CELL_NAMES)  # a key location
TARGET: Final = Verb("target", SPOT_NAMES)
STAND: Final = Verb("stand", CELL_NAMES)  # where a reborn or returning creature appears
PUSH: Final = Verb("push", WAYS)
GO: Final = Verb("go", [*CELL_NAMES, "beyond"])  # where a mobile creature ends its move
# hire and buy
HIRE: Final = Verb("hire", CREATURES, CELL_NAMES)
SCRAP: Final = Verb("scrap", CREATURES)  # a creature of the graveyard, to make a construct cheaper
RAISE: Final = Verb("raise", CREATURES)  # from the graveyard, by resurrection
BUY: Final = Verb("buy", BUILDINGS, CELL_NAMES)
REFRESH: Final = Verb("refresh", ["buildings", "spells"])
CAST: Final = Verb("cast", SPELLS)
CAST_AT: Final = Verb("cast_at", SPELLS, SPOT_NAMES)
SEND_COINS: Final = Verb("send_coins", COIN_SUMS)  # to the ally, taxed
SEND_MANA: Final = Verb("send_mana", MANA_SUMS)
# orders and activation
ORDER: Final = Verb("order", SPOT_NAMES)
ACTIVATE: Final = Verb("activate", SPOT_NAMES)
ATTACK: Final = Verb("attack", SPOT_NAMES)
APPLY: Final = Verb("apply", AIMED, SPOT_NAMES)  # an active ability, to a unit
INVOKE: Final = Verb("invoke", UNAIMED)  # an active ability that needs no target
DESCEND: Final = Verb("descend")
LEAVE: Final = Verb("leave")
# discard and refill
DISCARD: Final = Verb("discard", CREATURES)
DRAW: Final = Verb("draw", PEOPLES)  # from which of one's two decks

SPACE: Final = ActionSpace(
    [
        CHOOSE, CENTRE, ENLIST, FENCE, REDRAW, LEAD, DONE, USE, TARGET, STAND, PUSH, GO,
        HIRE, SCRAP, RAISE, BUY, REFRESH, CAST, CAST_AT, SEND_COINS, SEND_MANA,
        ORDER, ACTIVATE, ATTACK, APPLY, INVOKE, DESCEND, LEAVE, DISCARD, DRAW,
    ]
)  # fmt: skip
