"""A match without network: a record that is being played, with clocks, consent and talk."""

from regalia.match.clock import BadClock, Clocks, Terms
from regalia.match.deal import Deal
from regalia.match.match import CannotUndo, Match, NotYourTurn, Step
from regalia.match.sitting import Asked, Entry, MatchOver, NothingAsked, Result, Sitting
from regalia.match.talk import Silence, Talk

__all__ = [
    "Asked",
    "BadClock",
    "CannotUndo",
    "Clocks",
    "Deal",
    "Entry",
    "Match",
    "MatchOver",
    "NotYourTurn",
    "NothingAsked",
    "Result",
    "Silence",
    "Sitting",
    "Step",
    "Talk",
    "Terms",
]
