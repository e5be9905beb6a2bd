"""Royal Defense, by Mikhail Tustov."""

from regalia.games.royal_defense.rules import GAME

__all__ = ["GAME"]
