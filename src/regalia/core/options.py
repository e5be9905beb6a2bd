"""Option and Setup: what a host may choose before a match."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from regalia.core.errors import BadOptions

Choice = bool | int | str


@final
class Option:
    """One choice of the host's, with all its allowed values."""

    def __init__(self, name: str, default: Choice, choices: Sequence[Choice] = (False, True)) -> None:
        self.name = name
        self.default = default
        self.choices: list[Choice] = list(choices)

    def check(self, value: object) -> Choice:
        """The value as this option has it; BadOptions names the option and what was expected."""
        for choice in self.choices:
            # True == 1 in Python, but a host who says 1 for a yes-or-no option is mistaken
            if type(choice) is type(value) and choice == value:
                return choice
        raise BadOptions(self.name, f"option '{self.name}' can't be {value!r}: expected {self.expected()}")

    def parse(self, text: str) -> Choice:
        """The value that a text in a record or on a command line stands for."""
        for choice in self.choices:
            if spell(choice) == text.lower():
                return choice
        raise BadOptions(self.name, f"option '{self.name}' can't be '{text}': expected {self.expected()}")

    def expected(self) -> str:
        return "one of " + ", ".join(spell(choice) for choice in self.choices)


def spell(choice: Choice) -> str:
    """An option's value as text: `true`, `3`, `drawn`."""
    if isinstance(choice, bool):
        return "true" if choice else "false"
    return str(choice).lower()


@final
class Setup:
    """Everything that is settled before the deal but the seed: all options have a value."""

    def __init__(self, seats: int, options: dict[str, Choice], cards: str) -> None:
        self.seats: i64 = seats
        self.options = options
        self.cards = cards  # the host's own card set as text; "" is the game's own

    def flag(self, name: str) -> bool:
        return self.options[name] is True

    def word(self, name: str) -> str:
        return spell(self.options[name])

    def count(self, name: str) -> int:
        value = self.options[name]
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOptions(name, f"option '{name}' is not a number")
        return value
