"""A stage: a whole server in this process, at whose tables matches are set up in the middle of play."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import httpx
import uvicorn
from sqlalchemy import Connection, insert

from bench.server.frames import Wire, open_wire
from regalia.core.events import WATCHER
from regalia.match import Sitting
from regalia.server import app, hall, rooms, start
from regalia.server.settings import Settings
from regalia.server.store.schema import matches, seats, users

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from regalia.server.house import House
    from regalia.server.rooms import Room

NOW = 1000.0
AWAY, PLAYER = "others", "player"
UNLIMITED = 1e9
PATIENCE = 100_000


class Stage:
    """One server, and the same two users on each: the player who is listened to, and all the others."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.port = port
        self.token = ""
        # A connection for each request: one that was kept might be closed just when it is used again.
        single = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=600, limits=single)

    async def prepare(self) -> None:
        people = [{"id": name, "name": name, "lang": "en", "created": NOW} for name in (AWAY, PLAYER)]
        await self.house.store.writer.write(lambda base: base.execute(insert(users), people).close())
        made = await self.house.sessions.make(PLAYER, "token", "listens", 1.0)
        self.token = made.token or ""

    async def set_up(self, name: str, sitting: Sitting, seat: int) -> Room:
        """A table with this very position on it; the journal begins there."""
        record = sitting.match.record
        row: dict[str, Any] = {
            "id": name,
            "game": record.game.name,
            "edition": int(record.game.edition),
            "seats": int(record.setup.seats),
            "options": record.setup.options,
            "cards": record.setup.cards,
            "host": AWAY,
            "status": "playing",
            "listed": False,
            "rated": False,
            "clock": sitting.clocks.terms._asdict(),
            "watchers": "live",
            "stand_in": "random",
            "secret": "00" * 32,
            "commitment": "00" * 32,
            "created": NOW,
            "counted": False,
        }
        held = [
            {
                "match_id": name,
                "seat": place,
                "user_id": PLAYER if place == seat else AWAY,
                "bot": "",
                "away": False,
                "entropy": "",
            }
            for place in range(row["seats"])
        ]

        def work(base: Connection) -> None:
            base.execute(insert(matches).values(row))
            base.execute(insert(seats), held)

        await self.house.store.writer.write(work)
        room = await self.house.hall.room(name)
        room.row["started"] = NOW
        room.sitting = sitting
        return room

    async def listen(self, name: str, seat: int, lang: str) -> Ear:
        """A socket at a table, of the player or of somebody who watches."""
        ear = Ear()
        token = self.token if seat != WATCHER else ""
        place = "watch" if seat == WATCHER else str(seat)
        path = f"/ws/{name}?seat={place}&lang={lang}"
        ear.wire = await open_wire(self.port, path, "", ear.hear, token)
        return ear

    async def ask(self, path: str) -> bytes:
        """What the player is answered to a request: status and body."""
        answer = await self.http.get(path, headers={"authorization": f"Bearer {self.token}"})
        return b"%d %s" % (answer.status_code, answer.content)


class Ear:
    """Keeps every byte that one socket has received since it was last asked."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.wire: Wire | None = None

    def hear(self, wire: Wire, data: bytes) -> None:
        self.heard.append(data)

    def say(self, data: bytes) -> None:
        assert self.wire is not None
        self.wire.send(data)

    async def until(self, count: int) -> None:
        """So many messages are here; patience is counted in turns, for the process may be put to sleep."""
        for _ in range(PATIENCE):
            if len(self.heard) >= count:
                return
            await asyncio.sleep(0.001)
        raise TimeoutError(f"{count} messages were expected, {len(self.heard)} have come")

    def take(self) -> list[bytes]:
        heard, self.heard = self.heard, []
        return heard

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Stage]:
    """A server on a free port with its own file; its clock stands still, so that messages hold no time."""
    rooms.time = hall.time = lambda: NOW  # type: ignore[attr-defined]
    settings = Settings(
        data=str(folder),
        pages="plain",
        log="error",
        socket_rate=UNLIMITED,
        user_rate=UNLIMITED,
        address_rate=UNLIMITED,
    )
    guard = app.build(settings)
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(guard, **start.config(settings)))
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    made = Stage(cast("House", guard.app.state.house), listener.getsockname()[1])
    await made.prepare()
    try:
        yield made
    finally:
        await made.http.aclose()
        server.should_exit = True
        await running
