"""Sitting: a match as people play it, folded from a journal of numbered entries.

The journal is all that must be kept: actions, and what else decides a match between people (taking back with
consent, giving up, a fallen flag), each with the time that ruled when it happened.
"""

from collections.abc import Collection, Sequence
from typing import ClassVar, NamedTuple

from regalia.core.bits import bit
from regalia.core.errors import GameError
from regalia.core.record import Record
from regalia.match.clock import Clocks, Terms
from regalia.match.match import CannotUndo, Match, NotYourTurn
from regalia.match.talk import Talk

ACT, ASK, AGREE, DECLINE, RESIGN, FLAG = "act", "ask", "agree", "decline", "resign", "flag"
KINDS = (ACT, ASK, AGREE, DECLINE, RESIGN, FLAG)
SEATS_MASK = 256


class NothingAsked(GameError):
    """An answer where nobody has asked this seat."""

    code: ClassVar[str] = "nothing-asked"


class MatchOver(GameError):
    """The match is over."""

    code: ClassVar[str] = "match-over"


class Entry(NamedTuple):
    """One line of the journal; `at` is in seconds, `value` an action, or what is asked."""

    n: int
    kind: str
    seat: int
    value: int
    at: float


class Asked(NamedTuple):
    """A wish to take actions back, and who has still to agree."""

    seat: int
    plies: int
    waiting: frozenset[int]


class Result(NamedTuple):
    """How a match ended: `reason` is `rules`, or what ended it before its time."""

    returns: list[float]
    scores: list[int]
    reason: str


class Sitting:
    """A match, its clocks, its talk, and an open wish to take back; the version counts the entries."""

    def __init__(self, record: Record, terms: Terms, began: float) -> None:
        self.match = Match(record)
        self.clocks = Clocks(terms, int(record.setup.seats), began)
        self.talk = Talk(record.game.silent(record.setup))
        self.version = 0
        self.asked: Asked | None = None
        self.lost: list[int] = []  # seats that gave up or ran out of time, in that order
        self.reason = "rules"
        self.forfeited = False
        self.moving = self._movers()  # the seats that are asked now; kept, since every message asks for it
        self.clocks.pass_to(self.moving, began)

    # -- what is the case -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.forfeited or self.match.over

    def _movers(self) -> tuple[int, ...]:
        return () if self.over else tuple(int(seat) for seat in self.match.state.movers())

    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if not self.over:
            return None
        state = self.match.state
        scores = [int(score) for score in state.scores()]
        if not self.forfeited:
            return Result([float(value) for value in state.returns()], scores, self.reason)
        beaten = {int(state.side(seat)) for seat in self.lost}
        returns = [-1.0 if int(state.side(seat)) in beaten else 1.0 for seat in range(len(scores))]
        return Result(returns, scores, self.reason)

    # -- what a seat wants: an entry if it may, else an error that says why not -------------------------

    def act(self, seat: int, action: int, now: float) -> Entry:
        """Checked by whoever takes the entry: the rules are asked once."""
        if self.over:
            raise MatchOver("the match is over")
        if seat not in self.moving:
            raise NotYourTurn(f"it is not the turn of seat {seat}")
        return Entry(self.version + 1, ACT, seat, action, now)

    def ask(self, seat: int, plies: int, people: Collection[int], now: float) -> Entry:
        """A wish to take back; `people` are the seats that persons hold, the others always agree."""
        if self.over:
            raise MatchOver("the match is over")
        match = self.match
        if not 0 < plies <= len(match.steps):
            raise CannotUndo("there is nothing to take back")
        back = match.steps[-plies:]
        if not any(step.seat == seat for step in back):
            raise CannotUndo("none of these actions is this seat's own")
        talked = any(event.kind == "talk" for step in back for event in step.events)
        if talked or not match.undoable(plies):
            raise CannotUndo("something hidden has come to light since")
        own = seat in self.moving and all(step.seat == seat for step in back)
        waiting = 0
        if not own:
            for other in people:
                if other != seat:
                    waiting |= bit(other)
        return Entry(self.version + 1, ASK, seat, plies * SEATS_MASK + int(waiting), now)

    def answer(self, seat: int, agrees: bool, now: float) -> Entry:
        if self.asked is None or seat not in self.asked.waiting:
            raise NothingAsked("nobody waits for an answer of this seat")
        return Entry(self.version + 1, AGREE if agrees else DECLINE, seat, 0, now)

    def resign(self, seat: int, now: float) -> Entry:
        if self.over or seat in self.lost:
            raise MatchOver("the match is over for this seat")
        return Entry(self.version + 1, RESIGN, seat, 0, now)

    def deadline(self, bots: Collection[int] = ()) -> float | None:
        """When the next flag falls; neither bots nor who has lost already have one."""
        return None if self.over else self.clocks.deadline({*bots, *self.lost})

    def flag(self, now: float, bots: Collection[int] = ()) -> Entry | None:
        """The fall of a flag, if one is due: only the keeper of the time asks for it."""
        seat = None if self.over else self.clocks.fallen(now, {*bots, *self.lost})
        return None if seat is None else Entry(self.version + 1, FLAG, seat, 0, now)

    # -- taking an entry ------------------------------------------------------------------------------

    def take(self, entry: Entry) -> list[dict[str, object]] | None:
        """Makes an entry happen. None for an action (its step has the events), else what to tell all."""
        told: list[dict[str, object]] | None = None
        if entry.kind == ACT:
            step = self.match.play(entry.value, entry.seat)
            self.talk.hear(step.events, entry.at)
            self.asked = None
        else:
            told = self._settle(entry)
        self.version = entry.n
        self.moving = self._movers()
        self.clocks.pass_to(self.moving, entry.at)
        return told

    def take_all(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.take(entry)

    def _settle(self, entry: Entry) -> list[dict[str, object]]:
        told: dict[str, object] = {"kind": f"{entry.kind}-undo", "seat": entry.seat}
        if entry.kind in (RESIGN, FLAG):
            return [self._lose(entry)]
        if entry.kind == ASK:
            plies, mask = divmod(entry.value, SEATS_MASK)
            seats = range(int(self.match.record.setup.seats))
            self.asked = Asked(entry.seat, plies, frozenset(s for s in seats if mask & int(bit(s))))
            told["plies"] = plies
        elif entry.kind == DECLINE:
            self.asked = None
        elif self.asked is not None:
            self.asked = self.asked._replace(waiting=self.asked.waiting - {entry.seat})
        if self.asked is not None and not self.asked.waiting:
            asked, self.asked = self.asked, None
            self.match.undo(asked.plies)
            undone: dict[str, object] = {"kind": "undone", "seat": asked.seat, "plies": asked.plies}
            return [undone] if entry.kind == ASK else [told, undone]
        return [told]

    def _lose(self, entry: Entry) -> dict[str, object]:
        """With two sides the match ends; with more, somebody else plays the seat on."""
        self.lost.append(entry.seat)
        self.asked = None
        state = self.match.state
        if len({int(state.side(seat)) for seat in range(int(state.seats))}) == 2:
            self.forfeited = True
            self.reason = entry.kind
        return {"kind": "resigned" if entry.kind == RESIGN else "flagged", "seat": entry.seat}
