"""An Unfairy Tale, our working title for «Несказочная заварушка»."""

from regalia.games.unfairy_tale.rules import GAME

__all__ = ["GAME"]
