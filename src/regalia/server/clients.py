"""Client: one socket, whose it is, which seat it looks through, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from regalia.core.errors import GameError, Refused
from regalia.server import metrics
from regalia.server.limits import Bucket
from regalia.server.protocol import Error, encode
from regalia.texts import Words

Send = Callable[[Any], Awaitable[None]]
MOST_WAITING = 256  # a reader that falls so far behind is sent away, and comes back to the whole picture
TOO_SLOW = 4008


class Client:
    """Pushing never waits: a slow reader must not hold up the table."""

    __slots__ = ("bucket", "flushing", "lang", "open", "seat", "send", "user", "waiting")

    def __init__(self, send: Send, user: str, seat: int, lang: str, bucket: Bucket) -> None:
        self.send = send
        self.user = user
        self.seat = seat
        self.lang = lang
        self.bucket = bucket
        self.waiting: list[str] = []
        self.flushing: asyncio.Task[None] | None = None
        self.open = True

    def push(self, text: str) -> None:
        if not self.open:
            return
        self.waiting.append(text)
        if self.flushing is None:
            self.flushing = asyncio.create_task(self._flush())
        elif len(self.waiting) > MOST_WAITING:
            self.open = False
            self.waiting.clear()

    async def _flush(self) -> None:
        try:
            while self.waiting:
                texts, self.waiting = self.waiting, []
                for text in texts:
                    await self.send({"type": "websocket.send", "text": text})
            if not self.open:
                await self.send({"type": "websocket.close", "code": TOO_SLOW, "reason": "too slow"})
        except Exception:  # noqa: BLE001 - whatever a broken connection raises, its reader is gone
            self.open = False
        finally:
            self.flushing = None

    async def close(self, code: int, reason: str) -> None:
        with suppress(Exception):  # whatever a broken connection raises, its reader is gone
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def fail(self, error: GameError, game: Words, key: str | None = None, version: int | None = None) -> None:
        """Says what was not done, and why, in the reader's language."""
        metrics.refusals.labels(error.code).inc()
        self.push(encode(explain(error, game, key, version)).decode())


def explain(error: GameError, words: Words, key: str | None = None, version: int | None = None) -> Error:
    """An error for people; a refused action is explained by the clause of the rules."""
    if isinstance(error, Refused):
        number, rule = words.clause(error.clause)
        why = words.refusal(error.clause)
        return Error(error.code, why, key, error.clause, number, rule, version)
    message = f"fault-{error.code}"
    text = words.say(message, detail=str(error)) if words.has(message) else str(error)
    return Error(error.code, text, key, version=version)
