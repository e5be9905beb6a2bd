"""Habits: what players of a game usually do, if the game knows."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.rng import Rng
from regalia.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """An opinion about players, not about positions: to guess what they will do, and to read their cards.

    Of a world it looks only at what the seat in question would know in it. One object serves one search.
    """

    def fits(self, state: State) -> bool:
        """Whether they are known of matches like this: with a host's own cards players choose otherwise."""
        return True

    def pick(self, state: State, rng: Rng) -> i64:
        """A legal action, each as likely as players choose it."""
        raise NotImplementedError

    def plan(self, state: State, rng: Rng) -> i64:
        """A legal action, each as likely as it serves who chooses it, among players of habit."""
        raise NotImplementedError

    def weigh_plans(self, state: State, into: "vec[float]") -> None:
        """Writes down at each legal action's number how likely a plan is to choose it."""
        raise NotImplementedError

    def likelihood(self, state: State, seat: i64) -> float:
        """The logarithm of the chance that the rivals of a seat decide as all saw them do, in this world."""
        raise NotImplementedError
