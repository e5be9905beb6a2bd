"""What a host may choose: companions, teams, crow tokens, who begins."""

from collections.abc import Mapping
from typing import Final

from regalia.core.errors import BadOptions
from regalia.core.options import Choice, Option, Setup

OPTIONS: Final = [
    Option("companions", True),
    Option("teams", False),
    Option("crows", False),
    Option("first", "drawn", ["drawn", "seat_0", "seat_1", "seat_2", "seat_3"]),
]

PRESETS: Final[dict[str, dict[str, Choice]]] = {
    "classic": {"companions": True, "teams": False, "crows": False},
    "no-companions": {"companions": False, "teams": False, "crows": False},
    "teams": {"companions": True, "teams": True, "crows": False},
    "crows": {"companions": True, "teams": False, "crows": True},
    "teams-crows": {"companions": True, "teams": True, "crows": True},
}


def seats_for(options: Mapping[str, Choice]) -> list[int]:
    """Teams are two pairs; crow tokens are for three alone or for four in pairs."""
    if options["teams"]:
        return [4]
    return [3] if options["crows"] else [2, 3, 4]


def check(setup: Setup) -> None:
    """The seat that begins must be at the table."""
    first = setup.word("first")
    if first != "drawn" and int(first[-1]) >= setup.seats:
        raise BadOptions("first", f"option 'first' can't be {first} with {setup.seats} seats")
