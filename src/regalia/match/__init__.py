"""A match without network: a record that is being played."""

from regalia.match.match import CannotUndo, Match, NotYourTurn, Step

__all__ = ["CannotUndo", "Match", "NotYourTurn", "Step"]
