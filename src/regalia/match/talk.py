"""Talk: who may say something to whom, at a table where a rule closes and opens the conversation."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from regalia.core.errors import GameError
from regalia.core.events import Event

MINUTE = 60.0
TABLE = "table"
PRIVATE = "private"


class Silence(GameError):
    """The rules forbid talking now."""

    code: ClassVar[str] = "silence"


class Window(NamedTuple):
    """A private room for two, and when it closes."""

    seats: tuple[int, int]
    until: float


class Talk:
    """The open conversation, and the private minutes that events of the kind `talk` open."""

    def __init__(self, silent: bool) -> None:
        self.silent = silent
        self.windows: list[Window] = []

    def hear(self, events: Sequence[Event], now: float) -> None:
        for event in events:
            partner = event.open.get("partner_seat")
            if event.kind == "talk" and isinstance(partner, int):
                self.windows.append(Window((event.seat, partner), now + MINUTE))

    def window(self, seat: int, now: float) -> Window | None:
        """The private room that a seat is in now."""
        for window in reversed(self.windows):
            if seat in window.seats and now < window.until:
                return window
        return None

    def hearers(self, seat: int, room: str, now: float, over: bool) -> tuple[int, ...] | None:
        """Who hears a seat in a room: two seats, or None for everybody; Silence where talk is closed."""
        if room == PRIVATE:
            window = self.window(seat, now)
            if window is None:
                raise Silence("no private minute is open for this seat")
            return window.seats
        if self.silent and not over:
            raise Silence("this variant is played in silence: the table chat is closed until the end")
        return None
