"""Opinion: what a bot thinks of one action."""

from typing import NamedTuple


class Opinion(NamedTuple):
    """An action and how well its seat would stand after it, -1 to 1."""

    action: int
    value: float
