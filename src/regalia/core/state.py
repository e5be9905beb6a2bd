"""State: what every game fulfils."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from regalia.core.errors import Refused
from regalia.core.events import Event
from regalia.core.rng import Rng
from regalia.core.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one match: mutable, cloned before search, never shared.

    A plain-Python subclass works everywhere, in the compiled search too.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.log: list[Event] | None = None

    # -- the rules: every game writes these -------------------------------------------------

    def to_move(self) -> i64:
        """The seat that decides now, or NOBODY when the match is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """All actions that may be taken now, ascending; empty only when the match is over."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Takes a legal action. Trusts its caller: see `play`."""
        raise NotImplementedError

    def refusal(self, action: i64) -> str:
        """ "" if the action is legal, else the id of the clause of the rules that forbids it."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An equal position that shares nothing that changes, without the log of events."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Turns this clone into another world that `seat` can't tell apart from the true one."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat, meaningful at any time."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """-1 to 1 by seat when the match is over (teams share); all 0 before."""
        raise NotImplementedError

    def view(self, seat: int) -> Mapping[str, object]:
        """All that a seat sees, as JSON; WATCHER sees what everybody sees."""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A number that equal positions share, the same interpreted and compiled."""
        raise NotImplementedError

    # -- what most games can leave as it is ---------------------------------------------------

    def random_action(self, rng: Rng) -> i64:
        """A legal action, each equally likely. Hot games override it to spare the list."""
        choices = self.legal()
        return choices[rng.below(len(choices))]

    def seat_of(self, action: i64) -> i64:
        """Whose action this is: allies who share a turn may both have some."""
        return self.to_move()

    def movers(self) -> list[int]:
        """All seats that may act now: one, but for allies who share a turn."""
        seat = self.to_move()
        return [] if seat < 0 else [seat]

    def side(self, seat: i64) -> i64:
        """Allies have the same side."""
        return seat

    def stage(self) -> i64:
        """How many parts with a score of their own (deals) are behind: a search may stop where it grows."""
        return 0

    def revealed(self) -> i64:
        """How often so far something hidden came to light or luck was drawn: undo stops there."""
        return 0

    def zones(self) -> list[Zone]:
        """Where every card is and who has seen it, for inspection; empty if nothing is ever hidden."""
        return []

    def forget(self) -> None:
        """Drops from this clone what a seat knows only if it keeps in mind what it has seen or inferred.

        What lies open stays. Called on a world that was determinized for a seat; so is what is left of it.
        """

    def luck(self) -> Rng | None:
        """The generator of the luck still to come, for inspection; None if there is none."""
        return None

    # -- for callers who are not trusted ------------------------------------------------------

    def play(self, action: int) -> None:
        """Checks, then applies; raises Refused with the clause of the rules that forbids it."""
        clause = self.refusal(action)
        if clause:
            raise Refused(clause, action)
        self.apply(action)

    def listen(self) -> None:
        """From now on what happens is written down for `news`; a clone starts without."""
        if self.log is None:
            self.log = []

    def news(self) -> list[Event]:
        """What has happened since the last time of asking."""
        if self.log is None:
            return []
        heard = self.log
        self.log = []
        return heard

    def tell(self, event: Event) -> None:
        """For rules: writes an event down if anybody listens (build it only if `log` is not None)."""
        if self.log is not None:
            self.log.append(event)
