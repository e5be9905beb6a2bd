"""What a host may choose: the format, its variants, who begins and how peoples are dealt out."""

from collections.abc import Mapping
from typing import Final

from regalia.core.errors import BadOptions
from regalia.core.options import Choice, Option, Setup

OPTIONS: Final = [
    Option("format", "duel", ["duel", "tyrant", "allies"]),
    Option("blitz", False),
    Option("heroes", False),
    Option("alliance", False),
    Option("mirror", False),
    Option("peoples", "chosen", ["chosen", "drawn"]),
    Option("first", "drawn", ["drawn", "seat_0", "seat_1"]),
]

PRESETS: Final[dict[str, dict[str, Choice]]] = {
    "duel": {"format": "duel"},
    "blitz": {"format": "duel", "blitz": True},
    "tyrant": {"format": "tyrant"},
    "allies": {"format": "allies"},
    "twenty-heroes": {"format": "duel", "heroes": True},
    "alliance": {"format": "duel", "alliance": True},
    "allies-twenty-heroes": {"format": "allies", "heroes": True},
    "allies-alliance": {"format": "allies", "alliance": True, "mirror": True},
}

_SEATS: Final[dict[str, list[int]]] = {"duel": [2], "tyrant": [3], "allies": [4]}


def seats_for(options: Mapping[str, Choice]) -> list[int]:
    """A duel is for two, Tyrant for three, Allies for four."""
    return _SEATS[str(options["format"])]


def check(setup: Setup) -> None:
    """Variants that the rules don't put together, and decks that one box doesn't hold."""
    if setup.word("format") == "tyrant":
        if setup.flag("heroes"):
            raise BadOptions("heroes", "option 'heroes' can't go with format tyrant: expected duel or allies")
        if setup.word("first") != "drawn":
            raise BadOptions("first", "option 'first' must be drawn with format tyrant: an ally begins")
    if setup.flag("alliance") and setup.seats > 2 and not setup.flag("mirror"):
        raise BadOptions(
            "alliance", f"option 'alliance' with {setup.seats} seats needs more decks: expected mirror true"
        )
