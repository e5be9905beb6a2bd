"""Clocks: how long each seat may think, by a time that comes in from outside."""

from collections.abc import Collection, Sequence
from typing import ClassVar, NamedTuple

from regalia.core.errors import GameError

KINDS = ("none", "turn", "match", "days")
DAY = 86_400.0
LONGEST = 30 * DAY


class BadClock(GameError):
    """A clock that can't be played with."""

    code: ClassVar[str] = "bad-clock"


class Terms(NamedTuple):
    """What was agreed: so many seconds for a turn, for the match with an increment, or days for a turn."""

    kind: str = "none"
    base: float = 0.0
    increment: float = 0.0

    def check(self) -> "Terms":
        """These terms, or BadClock with what was expected."""
        if self.kind not in KINDS:
            raise BadClock(f"there is no clock '{self.kind}': expected one of {', '.join(KINDS)}")
        if self.kind != "none" and not 0 < self.seconds <= LONGEST:
            raise BadClock(f"a clock can't give {self.base:g}: expected more than 0 s and up to 30 days")
        if not 0 <= self.increment <= 3600:
            raise BadClock(f"the increment can't be {self.increment:g}: expected 0 to 3600 s")
        return self

    @property
    def seconds(self) -> float:
        """What a seat has at first, in seconds."""
        return self.base * DAY if self.kind == "days" else self.base


class Clocks:
    """One clock a seat; those of the seats to move run.

    >>> clocks = Clocks(Terms("match", 60, 5), 2, now=100.0)
    >>> clocks.pass_to([0], 100.0)
    >>> clocks.pass_to([1], 110.0)
    >>> clocks.left(112.0)
    [55.0, 58.0]
    """

    def __init__(self, terms: Terms, seats: int, now: float) -> None:
        self.terms = terms
        self.remaining = [terms.seconds] * seats
        self.running: list[int] = []
        self.since = now

    def pass_to(self, movers: Sequence[int], now: float) -> None:
        """A decision was taken: those who thought pay for it, and those who are asked now begin."""
        if self.terms.kind == "none":
            return
        spent = max(0.0, now - self.since)
        for seat in self.running:
            self.remaining[seat] -= spent
        self.since = now
        for seat in range(len(self.remaining)):
            began, ended = seat in movers and seat not in self.running, seat in self.running
            if self.terms.kind == "match":
                if ended and seat not in movers:
                    self.remaining[seat] += self.terms.increment
            elif began or (ended and seat not in movers):
                self.remaining[seat] = self.terms.seconds
        self.running = list(movers)

    def left(self, now: float) -> list[float] | None:
        """Seconds by seat, none below zero; None without clocks."""
        if self.terms.kind == "none":
            return None
        spent = max(0.0, now - self.since)
        return [
            max(0.0, time - (spent if seat in self.running else 0.0))
            for seat, time in enumerate(self.remaining)
        ]

    def deadline(self, exempt: Collection[int] = ()) -> float | None:
        """When the first flag falls if nobody acts; the seats that are exempt have none."""
        timed = [seat for seat in self.running if seat not in exempt]
        if self.terms.kind == "none" or not timed:
            return None
        return self.since + max(0.0, min(self.remaining[seat] for seat in timed))

    def fallen(self, now: float, exempt: Collection[int] = ()) -> int | None:
        """The seat whose time is up, if any."""
        deadline = self.deadline(exempt)
        if deadline is None or now < deadline:
            return None
        timed = [seat for seat in self.running if seat not in exempt]
        return min(timed, key=lambda seat: self.remaining[seat])
