"""What a host may choose: the set of quest tiles, who deals first."""

from typing import Final

from regalia.core.errors import BadOptions
from regalia.core.options import Choice, Option, Setup

TILE_SETS: Final = ["standard", "easy", "2011"]

OPTIONS: Final = [
    Option("tiles", "standard", TILE_SETS),
    Option("dealer", "drawn", ["drawn", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4"]),
]

PRESETS: Final[dict[str, dict[str, Choice]]] = {
    "classic": {"tiles": "standard"},
    "first-game": {"tiles": "easy"},
    "tiles-2011": {"tiles": "2011"},
}


def check(setup: Setup) -> None:
    """The first dealer must be at the table."""
    dealer = setup.word("dealer")
    if dealer != "drawn" and int(dealer[-1]) >= setup.seats:
        raise BadOptions("dealer", f"option 'dealer' can't be {dealer} with {setup.seats} seats")
