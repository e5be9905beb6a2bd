"""What a host may choose: secret titles, the peoples left out, who begins."""

from collections.abc import Mapping
from typing import Final

from regalia.core.errors import BadOptions
from regalia.core.options import Choice, Option, Setup

# With two seats two peoples are left out, with three seats one, else none.
REMOVED: Final = {2: 2, 3: 1, 4: 0, 5: 0}

ONES: Final = ["elf", "dwarf", "undead", "orc"]
PAIRS: Final = ["elf-dwarf", "elf-undead", "elf-orc", "dwarf-undead", "dwarf-orc", "undead-orc"]

OPTIONS: Final = [
    Option("secret", False),
    Option("removed", "drawn", ["drawn", *ONES, *PAIRS]),
    Option("first", "drawn", ["drawn", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4"]),
]

PRESETS: Final[dict[str, dict[str, Choice]]] = {
    "classic": {"secret": False},
    "expert": {"secret": True},
}


def seats_for(options: Mapping[str, Choice]) -> list[int]:
    """Peoples that the host names must be as many as the number of seats leaves out."""
    removed = str(options["removed"])
    if removed in ONES:
        return [3]
    return [2] if removed in PAIRS else [2, 3, 4, 5]


def check(setup: Setup) -> None:
    """The seat that begins must be at the table."""
    first = setup.word("first")
    if first != "drawn" and int(first[-1]) >= setup.seats:
        raise BadOptions("first", f"option 'first' can't be {first} with {setup.seats} seats")
