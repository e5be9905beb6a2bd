"""Highest Crown: an example of a whole game in a package of its own."""

from highest_crown.rules import GAME

__all__ = ["GAME"]
