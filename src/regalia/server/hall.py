"""Hall: all rooms of this process, loaded when somebody comes and forgotten when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import time
from typing import Any

from sqlalchemy import select

from regalia.server import metrics
from regalia.server.faults import NotFound
from regalia.server.protocol import Clock, Seat, Table
from regalia.server.rooms import Room
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.store.schema import matches, seats, users
from regalia.server.thinkers import Thinkers

logger = logging.getLogger("regalia.hall")
IDLE = 120.0  # seconds after which a room without anybody in it may be forgotten
SWEEP = 5.0


class Hall:
    """Rooms by the id of their match."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thinkers = Thinkers(self)
        self.ratings: asyncio.Event = asyncio.Event()  # set when a match has ended

    # -- rooms --------------------------------------------------------------------------------------------

    async def room(self, match_id: str) -> Room:
        """The room of a match, loaded if need be; NotFound if there is no such match."""
        room = self.rooms.get(match_id)
        if room is None:
            task = self.loading.get(match_id)
            if task is None:
                task = self.loading[match_id] = asyncio.create_task(self._load(match_id))
                task.add_done_callback(lambda done: self.loading.pop(match_id, None))
            room = await asyncio.shield(task)
        room.touched = time()
        return room

    async def fresh(self, match_id: str) -> Room:
        """The room with its seats as they are stored now: another process may have changed them."""
        room = await self.room(match_id)
        if self.store.postgres:
            async with room.lock:
                await self.refresh(room)
        return room

    async def _load(self, match_id: str) -> Room:
        row, held = await self._rows(match_id)
        room = Room(self, row, held)
        if row["started"] is not None:
            await room.reload()
        self.rooms[match_id] = room
        metrics.rooms.set(len(self.rooms))
        return room

    async def _rows(self, match_id: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        row = await self.store.row(select(matches).where(matches.c.id == match_id))
        if row is None:
            raise NotFound(f"there is no table '{match_id[:20]}'")
        query = (
            select(seats, users.c.name)
            .join(users, users.c.id == seats.c.user_id, isouter=True)
            .where(seats.c.match_id == match_id)
            .order_by(seats.c.seat)
        )
        held = [{**seat, "name": seat["name"] or seat["bot"]} for seat in await self.store.rows(query)]
        return row, held

    async def refresh(self, room: Room) -> None:
        """Reads who sits where anew, and begins the match if it has begun elsewhere."""
        room.row, room.seats = await self._rows(room.id)
        if room.sitting is None and room.row["started"] is not None:
            await room.reload()
            for client in room.clients:
                room.picture(client)

    def forget(self, room: Room) -> None:
        """Drops a room; whoever still looks at it comes back to a fresh one."""
        self.rooms.pop(room.id, None)
        metrics.rooms.set(len(self.rooms))
        for client in room.clients:
            client.close(1013, "try again")
        if room.timer is not None:
            room.timer.cancel()

    async def sweep(self) -> None:
        """Now and then: forgets idle rooms, and acts on flags that fell while nobody was here."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time()
            for room in list(self.rooms.values()):
                idle = not room.clients and not room.lock.locked() and now - room.touched > IDLE
                if idle or (len(self.rooms) > self.settings.rooms and not room.clients):
                    self.forget(room)
            try:
                due = select(matches.c.id).where(matches.c.deadline < now - 1).limit(100)
                for row in await self.store.rows(due):
                    await (await self.room(row["id"])).flag()
            except Exception:
                logger.exception("flags could not be looked at")

    def ended(self, room: Room) -> None:
        """A match is over: tell everybody, and let the ratings know."""
        self.ratings.set()
        room.show_table()

    # -- work in the background ---------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs something that nobody waits for; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work in the background failed", exc_info=error)

    # -- for people ---------------------------------------------------------------------------------------

    def describe(self, room: Room) -> Table:
        return describe(room.row, room.seats, room.sitting.version if room.sitting else None)


def describe(row: dict[str, Any], held: list[dict[str, Any]], version: int | None) -> Table:
    """A table as everybody may see it: the secret of the seed is no part of it."""
    return Table(
        id=row["id"],
        game=row["game"],
        edition=row["edition"],
        seats=[
            Seat(seat["seat"], seat["user_id"], seat["name"], seat["bot"], seat["away"], seat["entropy"])
            for seat in held
        ],
        options=row["options"],
        own_cards=bool(row["cards"]),
        host=row["host"],
        status=row["status"],
        listed=row["listed"],
        rated=row["rated"],
        clock=Clock(**row["clock"]),
        watchers=row["watchers"],
        stand_in=row["stand_in"],
        commitment=row["commitment"],
        created=row["created"],
        started=row["started"],
        ended=row["ended"],
        version=version,
        result=row["result"],
        again=row["again"],
        link=f"/t/{row['id']}",
    )
