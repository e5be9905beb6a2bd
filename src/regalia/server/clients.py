"""Client: one socket, whose it is, which seat it looks through."""

from __future__ import annotations

from regalia.core.errors import GameError, Refused
from regalia.server import metrics
from regalia.server.cable import Cable, frame
from regalia.server.limits import Bucket
from regalia.server.protocol import Error, encode
from regalia.texts import Words

MOST_WAITING = 1_000_000  # bytes: a reader so far behind is sent away, and comes back to the whole picture
TOO_SLOW = 4008


class Client:
    """Pushing never waits: a slow reader must not hold up the table."""

    __slots__ = ("bucket", "cable", "lang", "open", "seat", "user")

    def __init__(self, cable: Cable, user: str, seat: int, lang: str, bucket: Bucket) -> None:
        self.cable = cable
        self.user = user
        self.seat = seat
        self.lang = lang
        self.bucket = bucket
        self.open = True

    def push(self, data: bytes) -> None:
        """Sends a frame that may have been made for many."""
        if not self.open:
            return
        waiting = self.cable.push(data)
        if waiting < 0:
            self.open = False
        elif waiting > MOST_WAITING:
            self.close(TOO_SLOW, "too slow")

    def say(self, message: object) -> None:
        """Sends one of the protocol's messages to this client alone."""
        self.push(frame(encode(message)))

    def close(self, code: int, reason: str) -> None:
        self.open = False
        self.cable.hang_up(code, reason)

    def fail(self, error: GameError, game: Words, key: str | None = None, version: int | None = None) -> None:
        """Says what was not done, and why, in the reader's language."""
        metrics.refusals.labels(error.code).inc()
        self.say(explain(error, game, key, version))


def explain(error: GameError, words: Words, key: str | None = None, version: int | None = None) -> Error:
    """An error for people; a refused action is explained by the clause of the rules."""
    if isinstance(error, Refused):
        number, rule = words.clause(error.clause)
        why = words.refusal(error.clause)
        return Error(error.code, why, key, error.clause, number, rule, version)
    message = f"fault-{error.code}"
    text = words.say(message, detail=str(error)) if words.has(message) else str(error)
    return Error(error.code, text, key, version=version)
