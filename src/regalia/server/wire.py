"""Wire: what other processes on the same PostgreSQL have stored, heard through Litestar's channels.

Only ids travel: the writer notifies in the transaction of the change itself, and whoever has the room open
reads the journal. So nothing secret is on the wire, and nothing is told that is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from regalia.server import chats

if TYPE_CHECKING:
    from regalia.server.house import House

logger = logging.getLogger("regalia.wire")
CHANNEL = "regalia"
LOOK = 1.0  # seconds between two looks at the connection


class Wire:
    """Listens as long as the process lives; after a broken connection everything open is looked at anew."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connection: Any = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.tasks.append(asyncio.create_task(self.mend(), name="mend"))
        await self.listen()

    async def listen(self) -> None:
        """A new connection, and a task that hears what comes in by it."""
        backend = AsyncPgChannelsBackend(make_connection=self.connect)
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        self.tasks.append(asyncio.create_task(self.run(backend), name="wire"))

    async def connect(self) -> Any:
        self.connection = await asyncpg.connect(self.house.settings.database_url)
        return self.connection

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self.connection.close()

    async def run(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, payload in backend.stream_events():
            for word in payload.decode().split():
                await self.hear(word[:-1], word[-1])

    async def mend(self) -> None:
        """A connection that broke is replaced, and what was missed is read from the journals."""
        while True:
            await asyncio.sleep(LOOK)
            if self.connection is None or not self.connection.is_closed():
                continue
            for task in self.tasks[1:]:  # the first is this one
                task.cancel()
            del self.tasks[1:]
            try:
                await self.listen()
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("the database can't be listened to", extra={"reason": str(error)})
                continue
            for match_id in list(self.house.hall.rooms):
                for what in ".tc":
                    await self.hear(match_id, what)

    async def hear(self, match_id: str, what: str) -> None:
        """`.` a step, `t` the table, `c` chat, `b` something for bots."""
        if what in ".b":
            self.house.hall.thinkers.wake()
        room = self.house.hall.rooms.get(match_id)
        if room is None:
            return
        if what == ".":
            self.house.hall.spawn(room.catch_up())
        elif what == "c":
            self.house.hall.spawn(chats.catch_up(self.house, room))
        elif what == "t":
            self.house.hall.spawn(self._table(match_id))

    async def _table(self, match_id: str) -> None:
        room = self.house.hall.rooms.get(match_id)
        if room is not None:
            async with room.lock:
                await self.house.hall.refresh(room)
            room.show_table()
