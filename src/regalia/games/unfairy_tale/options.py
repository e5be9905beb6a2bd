"""What a host may choose: who begins."""

from typing import Final

from regalia.core.errors import BadOptions
from regalia.core.options import Choice, Option, Setup

OPTIONS: Final = [
    Option("first", "drawn", ["drawn", "seat_0", "seat_1", "seat_2", "seat_3"]),
]

PRESETS: Final[dict[str, dict[str, Choice]]] = {
    "classic": {"first": "drawn"},
}


def check(setup: Setup) -> None:
    """The seat that begins must be at the table."""
    first = setup.word("first")
    if first != "drawn" and int(first[-1]) >= setup.seats:
        raise BadOptions("first", f"option 'first' can't be {first} with {setup.seats} seats")
