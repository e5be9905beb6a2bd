"""King's Bounty, the card game by Alexey Kalinin."""

from regalia.games.kings_bounty.rules import GAME

__all__ = ["GAME"]
