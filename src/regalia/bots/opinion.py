"""Opinion: what a bot thinks of one action."""

from typing import NamedTuple


class Opinion(NamedTuple):
    """An action and how well its seat would stand after it, -1 to 1."""

    action: int
    value: float

    def of_hundred(self) -> int:
        """The same as people are told: 0 is lost, 50 even, 100 won."""
        return round(50 + 50 * self.value)
