"""Wire: what other processes on the same PostgreSQL have stored, heard through Litestar's channels.

Only ids travel: the writer notifies in the transaction of the change itself, and whoever has the room open
reads the journal. So nothing secret is on the wire, and nothing is told that is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from regalia.server import chats

if TYPE_CHECKING:
    from regalia.server.house import House

logger = logging.getLogger("regalia.wire")
CHANNEL = "regalia"


class Wire:
    """Listens as long as the process lives; after a broken connection everything open is looked at anew."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.backend = AsyncPgChannelsBackend(house.settings.database_url)
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])
        self.task = asyncio.create_task(self.run(), name="wire")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.backend.on_shutdown()

    async def run(self) -> None:
        async for _, payload in self.backend.stream_events():
            for word in payload.decode().split():
                await self.hear(word[:-1], word[-1])

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
