"""A crowd: many matches, two sockets each, every move timed from sending to acknowledgement."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from time import perf_counter

import httpx
import msgspec

from bench.server.frames import Wire, open_wire


class Action(msgspec.Struct):
    id: int


class Done(msgspec.Struct):
    key: str
    version: int


class Seen(msgspec.Struct):
    """The little of a frame that a player without plans needs."""

    type: str
    version: int | None = None
    seat: int | None = None
    legal: list[Action] = []
    done: Done | None = None
    code: str = ""
    outcome: dict[str, object] | None = None


decode = msgspec.json.Decoder(Seen).decode


class Match:
    """Two seats of one person; the next move is sent `pace` seconds after the last was acknowledged."""

    def __init__(self, crowd: Crowd, table: str, pace: float) -> None:
        self.crowd = crowd
        self.table = table
        self.pace = pace
        self.sent: dict[str, float] = {}
        self.version = -1  # the newest that was acknowledged
        self.asked = -1
        self.wires: list[Wire] = []
        self.over = False
        self.spare = False  # set up, but not played yet
        self.first: tuple[Wire, int, int] | None = None

    async def sit(self) -> None:
        for seat in (0, 1):
            path = f"/ws/{self.table}?seat={seat}"
            self.wires.append(await open_wire(self.crowd.port, path, self.crowd.cookie, self.hear))

    def hear(self, wire: Wire, data: bytes) -> None:
        now = perf_counter()
        seen = decode(data)
        if seen.type == "error":
            self.crowd.errors.append(seen.code)
            return
        if seen.type != "match" or seen.version is None:
            return
        if seen.done is not None and seen.done.key in self.sent:
            self.crowd.times.append(now - self.sent.pop(seen.done.key))
            self.version = max(self.version, seen.done.version)
        if seen.outcome is not None:
            if not self.over:
                self.over = True
                self.crowd.ended(self)
        elif seen.legal and self.crowd.going and seen.version > self.asked:
            self.asked = seen.version  # coming in, a client may be shown the same version twice
            action = random.choice(seen.legal).id
            if self.spare:
                self.first = (wire, action, seen.version)
            elif not self.pace:
                self.act(wire, action, seen.version)
            else:
                asyncio.get_running_loop().call_later(
                    self.pace * random.uniform(0.9, 1.1), self.act, wire, action, seen.version
                )

    def begin(self) -> None:
        """From now on it is played."""
        self.spare = False
        if self.first is not None:
            self.act(*self.first)

    def act(self, wire: Wire, action: int, version: int) -> None:
        if not self.crowd.going or wire.closed:
            return
        key = f"{version}-{random.getrandbits(32):x}"
        self.sent[key] = self.crowd.sent = perf_counter()
        wire.send(b'{"act":%d,"version":%d,"key":"%s"}' % (action, version, key.encode()))

    def leave(self) -> None:
        for wire in self.wires:
            wire.close()


class Crowd:
    """One person (many guests would only measure cookies) at many tables; a match that ends is replaced."""

    def __init__(self, port: int, game: str = "hand_of_the_king", pace: float = 1.0, seats: int = 2) -> None:
        self.port = port
        self.game = game
        self.pace = pace
        self.seats = seats
        self.cookie = ""
        self.times: list[float] = []
        self.errors: list[str] = []
        self.matches: list[Match] = []
        self.spares: list[Match] = []
        self.going = True
        self.sent = 0.0  # when the last move was sent
        self.tasks: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def come(self, count: int) -> None:
        """Opens so many tables."""
        if not self.cookie:
            answer = await self.http.post("/api/guests", json={"name": "Crowd"})
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        for start in range(0, count, 20):
            await asyncio.gather(*(self.one() for _ in range(min(20, count - start))))

    async def prepare(self, count: int) -> None:
        """So many more tables that wait until another match has ended."""
        for start in range(0, count, 20):
            await asyncio.gather(*(self.one(spare=True) for _ in range(min(20, count - start))))

    async def one(self, spare: bool = False) -> None:
        wish = {"game": self.game, "seats": self.seats, "listed": False}
        made = (await self.http.post("/api/tables", json=wish)).json()
        await self.http.put(f"/api/tables/{made['id']}/seats/1", json={})
        await self.http.post(f"/api/tables/{made['id']}/start")
        match = Match(self, made["id"], self.pace)
        match.spare = spare
        (self.spares if spare else self.matches).append(match)
        await match.sit()

    def ended(self, match: Match) -> None:
        if self.going:
            match.leave()
            self.matches.remove(match)
            if self.spares:
                self.matches.append(self.spares.pop())
                self.matches[-1].begin()
                return
            task = asyncio.get_running_loop().create_task(self.one())
            self.tasks.add(task)
            task.add_done_callback(self._made)

    def _made(self, task: asyncio.Task[None]) -> None:
        """A table that could not be made because the server was killed just then is none of ours."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def go(self, seconds: float) -> None:
        """Lets them play for a while; what was measured before is forgotten."""
        self.times.clear()
        self.errors.clear()
        await asyncio.sleep(seconds)

    def stay_awake(self) -> None:
        """Never sleeps, even with nothing to hear: waking us up would cost the server's processor time."""
        if self.going:
            asyncio.get_running_loop().call_soon(self.stay_awake)

    async def leave(self) -> None:
        self.going = False
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.sleep(0.3)
        for match in [*self.matches, *self.spares]:
            match.leave()
        await self.http.aclose()


def share(times: Sequence[float], part: float) -> float:
    """The time, in milliseconds, within which that part of all were answered."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")
