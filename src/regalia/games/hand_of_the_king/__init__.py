"""A Game of Thrones: Hand of the King, by Bruno Cathala."""

from regalia.games.hand_of_the_king.rules import GAME

__all__ = ["GAME"]
