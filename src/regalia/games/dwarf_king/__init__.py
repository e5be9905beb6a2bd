"""The Dwarf King, by Bruno Faidutti."""

from regalia.games.dwarf_king.game import GAME

__all__ = ["GAME"]
