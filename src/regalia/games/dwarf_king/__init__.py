"""The Dwarf King, by Bruno Faidutti."""

from regalia.games.dwarf_king.rules import GAME

__all__ = ["GAME"]
