"""Match: a record being played, with who sits where, what happened, and undo up to what came to light."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from regalia.core.errors import GameError, Refused
from regalia.core.events import NOBODY, Event, Word
from regalia.core.perspective import Perspective
from regalia.core.record import Record
from regalia.core.state import State


class NotYourTurn(GameError):
    """A seat tried an action that is not its own."""

    code: ClassVar[str] = "not-your-turn"


class CannotUndo(GameError):
    """Nothing to take back, or something hidden has come to light since."""

    code: ClassVar[str] = "cannot-undo"


class Step(NamedTuple):
    """One action of the match: who took it, what came of it, and how much had come to light before."""

    seat: int
    action: int
    events: list[Event]
    revealed: int

    def told(self, seat: int) -> list[Mapping[str, Word]]:
        """What came of it as one seat may know it."""
        return [event.told(seat) for event in self.events]


class Match:
    """The record grows with every action; the state can always be recomputed from it.

    >>> import regalia
    >>> match = Match(regalia.record.begin("hand_of_the_king", seats=2, seed=7))
    >>> step = match.play(match.state.legal()[0])
    >>> match.undo()
    >>> len(match.steps)
    0
    """

    def __init__(self, record: Record, players: Sequence[str] = ()) -> None:
        self.record = record
        self.players = list(players)
        self.state: State
        self.steps: list[Step]
        self._rewind(record.actions[:])

    @property
    def over(self) -> bool:
        return self.state.to_move() == NOBODY

    def perspective(self, seat: int, seed: int = 0) -> Perspective:
        """What a seat may know now: all that a bot or a hint is given."""
        return Perspective(self.state, seat, seed)

    def play(self, action: int, seat: int | None = None) -> Step:
        """Takes an action if the rules allow it (Refused) and, if a seat is given, if it is that seat's."""
        if seat is not None and seat not in self.state.movers():
            raise NotYourTurn(f"it is not the turn of seat {seat}")
        clause = self.state.refusal(action)
        if clause:
            raise Refused(clause, action)
        owner = int(self.state.seat_of(action))
        if seat is not None and owner != seat:
            raise NotYourTurn(f"action {action} is not for seat {seat} to take")
        revealed = int(self.state.revealed())
        self.state.apply(action)
        self.record.actions.append(action)
        step = Step(owner, action, self.state.news(), revealed)
        self.steps.append(step)
        return step

    def undoable(self, plies: int = 1) -> bool:
        """Whether so many actions can be taken back without un-seeing anything."""
        if not 0 < plies <= len(self.steps):
            return False
        return self.steps[-plies].revealed == int(self.state.revealed())

    def undo(self, plies: int = 1) -> None:
        """Takes actions back; CannotUndo if a card was turned or luck was drawn since."""
        if not 0 < plies <= len(self.steps):
            raise CannotUndo("there is nothing to take back")
        if not self.undoable(plies):
            raise CannotUndo("something hidden has come to light since")
        self._rewind(self.record.actions[:-plies])

    def text(self) -> str:
        """The match so far as a record."""
        return self.record.text()

    def _rewind(self, actions: Sequence[int]) -> None:
        """Plays the match anew up to a point: nothing but the record is ever kept."""
        self.state = self.record.start()
        self.state.listen()
        self.steps = []
        self.record.actions.clear()
        for action in actions:
            self.play(action)
