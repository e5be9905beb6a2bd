"""Habits: what players of a game usually do, if the game knows."""

from mypy_extensions import i64, mypyc_attr

from regalia.core.rng import Rng
from regalia.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """An opinion about players, not about positions: for playouts, and to read cards from what was played.

    Of a world it looks only at what the seat in question would know in it. One object serves one search.
    """

    def pick(self, state: State, rng: Rng) -> i64:
        """A legal action, each as likely as players choose it."""
        raise NotImplementedError

    def likelihood(self, state: State, seat: i64) -> float:
        """The logarithm of the chance that the rivals of a seat decide as all saw them do, in this world."""
        raise NotImplementedError
