"""Load: L1 to L7 of docs/proofs.md; every function measures and returns what it found."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import uvloop

from bench.server.crowd import Crowd, share
from bench.server.frames import Wire, close_all, open_wire
from bench.server.process import Server

GAME = "kings_bounty"  # hands are hidden, and a match is long: what is measured is moves, not new tables


class Found(NamedTuple):
    """One line of the table of proofs."""

    proof: str
    what: str
    figures: dict[str, float]
    holds: bool


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """A measurement in an event loop of its own, with everything closed behind it."""

    async def tidily() -> Found:
        try:
            return await work
        finally:
            await close_all()

    gc.disable()  # what is measured is the server, not a pause of who asks it
    try:
        return uvloop.run(tidily())
    finally:
        gc.enable()


async def paced(server: Server, proof: str, matches: int, seconds: float, bar: float) -> Found:
    """L1, L2: matches with one move a second each."""
    crowd = Crowd(server.port, GAME, pace=1.0)
    await crowd.come(matches)
    await crowd.go(seconds)
    times, errors = list(crowd.times), len(crowd.errors)
    await crowd.leave()
    figures = {
        "moves/s": len(times) / seconds,
        "p50 ms": share(times, 0.5),
        "p99 ms": share(times, 0.99),
        "errors": errors,
    }
    holds = figures["p99 ms"] <= bar and errors == 0 and len(times) > matches * seconds * 0.5
    return Found(proof, f"{matches} matches, one move a second each", figures, holds)


async def flat_out(
    server: Server, matches: int, seconds: float, bar: float, spares: int, game: str = GAME
) -> Found:
    """L3: every match moves as fast as it is acknowledged; one that has ended makes room for a spare one."""
    crowd = Crowd(server.port, game, pace=0.0)
    await crowd.come(0)
    await crowd.prepare(spares)
    await crowd.come(matches)
    crowd.stay_awake()
    await crowd.go(seconds)
    times, errors = list(crowd.times), len(crowd.errors)
    await crowd.leave()
    rate = len(times) / seconds
    figures = {"moves/s": rate, "p50 ms": share(times, 0.5), "p99 ms": share(times, 0.99), "errors": errors}
    return Found("L3", f"{matches} matches of {game} flat out", figures, rate >= bar and errors == 0)


async def idle(server: Server, sockets: int, matches: int, seconds: float) -> Found:
    """L4: many sockets that say nothing, beside L1."""
    quiet = Crowd(server.port, GAME, pace=3600.0)
    await quiet.come(1)
    table, before = quiet.matches[0].table, server.memory()
    wires = []
    for _ in range(sockets):
        wires.append(
            await open_wire(server.port, f"/ws/{table}?seat=0", quiet.cookie, lambda wire, data: None)
        )
    each = (server.memory() - before) / sockets / 1000
    crowd = Crowd(server.port, GAME, pace=1.0)
    await crowd.come(matches)
    await crowd.go(seconds)
    times, closed = list(crowd.times), sum(wire.closed for wire in wires)
    await crowd.leave()
    await quiet.leave()
    for wire in wires:
        wire.close()
    figures = {"kB a socket": each, "p99 ms": share(times, 0.99), "closed": closed}
    return Found("L4", f"{sockets} idle sockets and {matches} matches", figures, each <= 30 and not closed)


async def beside_bots(server: Server, matches: int, bots: int, seconds: float, bar: float) -> Found:
    """L5: people's matches while bots think without pause."""
    crowd = Crowd(server.port, GAME, pace=1.0)
    await crowd.come(matches)
    for _ in range(bots):
        wish = {
            "game": GAME,
            "seats": 2,
            "seat": None,
            "bots": {"0": "level-8", "1": "level-8"},
            "start": True,
        }
        await crowd.http.post("/api/tables", json=wish)
    await crowd.go(seconds)
    times, errors = list(crowd.times), len(crowd.errors)
    await crowd.leave()
    figures = {"p99 ms": share(times, 0.99), "moves/s": len(times) / seconds, "errors": errors}
    return Found("L5", f"{matches} matches beside {bots} of bots", figures, figures["p99 ms"] <= bar)


async def watchers(server: Server, count: int, moves: int, bar: float) -> Found:
    """L6: everybody watches one match; from a player's sending a move to the last who is shown it."""
    crowd = Crowd(server.port, GAME, pace=0.2)
    heard: list[float] = []
    await crowd.come(1)
    table = crowd.matches[0].table
    wires = []

    def hear(wire: Wire, data: bytes) -> None:
        if data.startswith(b'{"type":"match"'):
            heard.append(perf_counter())

    for _ in range(count):
        wires.append(await open_wire(server.port, f"/ws/{table}?seat=watch", "", hear))
    slowest = []
    await asyncio.sleep(0.5)
    for _ in range(moves):
        heard.clear()
        acked = len(crowd.times)
        async with asyncio.timeout(30):
            while len(crowd.times) == acked or len(heard) < count:
                await asyncio.sleep(0.005)
        slowest.append(max(heard) - crowd.sent)
    await crowd.leave()
    for wire in wires:
        wire.close()
    figures = {"slowest ms": 1000 * max(slowest), "median ms": 1000 * sorted(slowest)[len(slowest) // 2]}
    return Found("L6", f"{count} watchers of one match", figures, figures["slowest ms"] <= bar)


def store_many(folder: Path, count: int) -> None:
    """L7: copies of one correspondence match, written straight into the file."""
    base = sqlite3.connect(folder / "regalia.sqlite")
    base.row_factory = sqlite3.Row
    with base:
        match = dict(base.execute("SELECT * FROM matches").fetchone())
        seats = [dict(row) for row in base.execute("SELECT * FROM seats")]
        steps = [dict(row) for row in base.execute("SELECT * FROM steps")]
        for number in range(count):
            name = f"copy{number}"
            for table, rows, column in (
                ("matches", [match], "id"),
                ("seats", seats, "match_id"),
                ("steps", steps, "match_id"),
            ):
                for row in rows:
                    copy = {**row, column: name}
                    marks = ",".join("?" * len(copy))
                    base.execute(
                        f"INSERT INTO {table} ({','.join(copy)}) VALUES ({marks})", list(copy.values())
                    )
    base.close()


async def cold(folder: Path, count: int, start: Callable[[], Server], tries: int = 20) -> Found:
    """L7: a start with many matches stored, and the first move of one that was not in memory."""
    server = start()
    crowd = Crowd(server.port, pace=0.0)
    answer = await crowd.http.post("/api/guests", json={"name": "Crowd"})
    crowd.cookie = answer.headers["set-cookie"].split(";")[0]
    wish = {"game": "hand_of_the_king", "seats": 2, "clock": {"kind": "days", "base": 3}, "listed": False}
    made = (await crowd.http.post("/api/tables", json=wish)).json()
    await crowd.http.put(f"/api/tables/{made['id']}/seats/1", json={})
    await crowd.http.post(f"/api/tables/{made['id']}/start")
    await crowd.http.aclose()
    server.stop()
    store_many(folder, count)
    server = start()
    first: list[float] = []
    for number in range(tries):
        await _first_move(server, crowd.cookie, f"copy{number * (count // tries)}", first)
    server.stop()
    figures = {"start s": server.took, "first move p50 ms": share(first, 0.5), "worst ms": share(first, 1.0)}
    holds = server.took <= 2 and figures["first move p50 ms"] <= 20
    return Found("L7", f"{count} correspondence matches stored", figures, holds)


async def _first_move(server: Server, cookie: str, table: str, times: list[float]) -> None:
    """From the opening of a socket at a match that is not in memory to the acknowledgement of a move."""
    done = asyncio.Event()
    began = perf_counter()

    def hear(wire: Wire, data: bytes) -> None:
        if b'"done"' in data:
            times.append(perf_counter() - began)
            done.set()
        elif data.startswith(b'{"type":"match"') and b'"legal":[{' in data:
            action = data.split(b'"legal":[{"id":', 1)[1].split(b",")[0]
            wire.send(b'{"act":%s,"version":0,"key":"first"}' % action)

    wires = [await open_wire(server.port, f"/ws/{table}?seat={seat}", cookie, hear) for seat in (0, 1)]
    async with asyncio.timeout(10):
        await done.wait()
    for wire in wires:
        wire.close()
