"""House: everything of one server process, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from time import time
from typing import TYPE_CHECKING, Any

from regalia import registry
from regalia.server.accounts import Accounts
from regalia.server.hall import Hall
from regalia.server.limits import Limits
from regalia.server.ratings import Ratings
from regalia.server.sessions import Sessions
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.tables import Tables
from regalia.texts import LANGUAGES, Words

if TYPE_CHECKING:
    from regalia.server.wire import Wire

logger = logging.getLogger("regalia.house")
COLLECT = 600.0  # seconds between two looks of the collector at everything
READ_AHEAD = 3.0  # seconds between two books


class House:
    """Store, rooms, people, bots; the application only passes requests on to them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.hall = Hall(settings, self.store)
        self.sessions = Sessions(self.store)
        self.accounts = Accounts(self.hall, self.sessions)
        self.tables = Tables(self.hall)
        self.ratings = Ratings(self.hall)
        self.users = Limits(settings.user_rate)
        self.wire = self._wire() if settings.postgres else None
        self.tasks: list[asyncio.Task[Any]] = []

    def _wire(self) -> Wire:
        # Here and not above: a server on a file need not wait for a driver of PostgreSQL.
        from regalia.server.wire import Wire

        return Wire(self)

    def now(self) -> float:
        return time()

    async def open(self) -> None:
        await self.store.open()
        await self.sessions.open()
        if self.wire is not None:
            await self.wire.open()
        self.hall.thinkers.start(self.sessions.secret)
        self.tasks = [
            asyncio.create_task(self.hall.sweep(), name="sweep"),
            asyncio.create_task(self.ratings.run(), name="ratings"),
            asyncio.create_task(self.store.keep_tidy(), name="tidy"),
            asyncio.create_task(self.collect(), name="collect"),
            asyncio.create_task(self.read_ahead(), name="read ahead"),
        ]
        logger.info("open", extra={"store": "postgresql" if self.settings.postgres else "sqlite"})

    async def read_ahead(self) -> None:
        """Games and their texts, while nobody is here: parsing a book would hold up a table for a moment."""
        for name in ["", *registry.names()]:
            for lang in LANGUAGES:
                await asyncio.sleep(READ_AHEAD)
                while any(room.clients for room in self.hall.rooms.values()):
                    await asyncio.sleep(READ_AHEAD)
                await asyncio.to_thread(_read, name, lang)

    async def collect(self) -> None:
        """All of the memory now and then: with a thousand matches open that is a pause of some 0.3 s."""
        while True:
            await asyncio.sleep(COLLECT)
            gc.collect()

    async def close(self) -> None:
        for task in [*self.tasks, *self.hall.tasks]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.hall.thinkers.stop()
        if self.wire is not None:
            await self.wire.close()
        await self.store.close()
        logger.info("closed")


def _read(game: str, lang: str) -> None:
    Words(registry.game(game) if game else None, lang).say("serve-open", link="")
