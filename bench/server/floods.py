"""Floods: S4 (mutated frames) and S5 (one client that says too much) of docs/proofs.md."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from time import perf_counter

from bench.server.crowd import Crowd, share
from bench.server.frames import Wire, open_wire
from bench.server.load import GAME, Found
from bench.server.process import Server

ROUNDS = 4
GOOD: list[dict[str, object]] = [
    {"act": 3, "version": 0, "key": "k"},
    {"undo": 1, "key": "k"},
    {"agree": True},
    {"chat": "hello", "room": "table"},
    {"look": 0},
    {"ping": 7},
]
ODD: list[object] = [
    None,
    True,
    -1,
    10**30,
    1e308,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    {"a": {"b": []}},
    "\u0000",
    "💎",
    "seat_1",
]


def mutated(luck: random.Random, moves: bool) -> bytes:
    """A frame that is wrong in some way: type, size, depth, key, bytes; never a legal move of who `moves`."""
    throw = luck.random()
    if throw < 0.001:
        return b'{"chat":"%s"}' % (b"x" * 5000)
    if throw > 0.9 and not moves:
        return b'{"act":%d,"version":0,"key":"k%d"}' % (luck.randrange(200), luck.randrange(10**6))
    if throw < 0.05:
        return b"[" * luck.randrange(1, 3000)
    if throw < 0.1:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    message: dict[str, object] = dict(luck.choice(GOOD))
    name = luck.choice([*message, "seat", "act", "version", "key", "resigned"])
    message[name] = luck.choice(ODD)
    if "act" in message and isinstance(message.get("version"), int):
        message["version"] = 10_000 + luck.randrange(1000)  # nothing that could be a move
    text = json.dumps(message)
    if throw < 0.4:
        place = luck.randrange(len(text))
        text = text[:place] + luck.choice(["", "}", '"', "\\", "\ud83d", "0", ","]) + text[place + 1 :]
    return text.encode("utf-8", "surrogatepass")[:4000]


async def fuzz(server: Server, frames: int, seed: int = 4) -> Found:
    """S4: frames of every wrong kind; nothing changes, nothing breaks, memory stays."""
    crowd = Crowd(server.port, pace=3600)
    await crowd.come(1)
    match = crowd.matches[0]
    luck = random.Random(seed)
    answers = 0
    stranger = Crowd(server.port)
    await stranger.come(0)
    guises = [("0", crowd.cookie), ("1", crowd.cookie), ("watch", ""), ("0", stranger.cookie)]

    def hear(wire: Wire, data: bytes) -> None:
        nonlocal answers
        answers += 1

    before = (await crowd.http.get(f"/api/matches/{match.table}")).json()
    mover = before["to_move"][0]
    memory, wire, opened, moves = server.memory(), None, 0, True
    for number in range(frames):
        if wire is None or wire.closed or luck.random() < 0.001:
            if wire is not None:
                wire.close()
            seat, cookie = luck.choice(guises)
            moves = seat == str(mover)
            wire = await open_wire(server.port, f"/ws/{match.table}?seat={seat}", cookie, hear)
            opened += 1
        wire.send(mutated(luck, moves))
        if number % 200 == 199:  # do not run ahead of the answers
            target = answers + 1
            wire.send(b'{"ping":1}')
            while answers < target and not wire.closed:
                await asyncio.sleep(0.001)
    await asyncio.sleep(0.3)
    after = (await crowd.http.get(f"/api/matches/{match.table}")).json()
    unmoved = {key: before[key] for key in ("version", "table")} == {
        key: after[key] for key in ("version", "table")
    }
    grown = (server.memory() - memory) / 1e6
    tracebacks = len(server.faults())
    await stranger.leave()
    await crowd.leave()
    figures = {"frames": frames, "tracebacks": tracebacks, "memory grown MB": grown, "sockets": opened}
    return Found("S4", "mutated frames", figures, unmoved and tracebacks == 0 and grown < 20)


async def one_too_loud(server: Server, matches: int, seconds: float) -> Found:
    """S5: one client at a thousand messages a second; the others must not notice."""
    crowd = Crowd(server.port, GAME, pace=0.5)
    await crowd.come(matches)
    limited: list[float] = []
    alone: list[float] = []
    beside: list[float] = []

    def hear(wire: Wire, data: bytes) -> None:
        if b"slow-down" in data and not limited:
            limited.append(perf_counter())

    table = crowd.matches[0].table
    sent, first = 0, 0.0
    for _ in range(ROUNDS):  # by turns, so that whatever else goes on weighs on both alike
        await crowd.go(seconds / ROUNDS)
        alone += crowd.times
        crowd.times.clear()
        first = first or perf_counter()
        sent += await _shout(server.port, table, seconds / ROUNDS, hear)
        beside += crowd.times
    await crowd.leave()
    figures = {
        "limited after s": (limited[0] - first) if limited else float("inf"),
        "messages": sent,
        "others alone p99 ms": share(alone, 0.99),
        "beside p99 ms": share(beside, 0.99),
    }
    holds = figures["limited after s"] <= 1.0 and share(beside, 0.99) <= share(alone, 0.99) * 1.1
    return Found("S5", "one client too loud", figures, holds)


async def _shout(port: int, table: str, seconds: float, hear: Callable[[Wire, bytes], None]) -> int:
    """A thousand messages a second, on a new socket whenever the server has closed the last one."""
    began, sent = perf_counter(), 0
    wire: Wire | None = None
    while perf_counter() - began < seconds:
        if wire is None or wire.closed:
            wire = await open_wire(port, f"/ws/{table}?seat=watch", "", hear)
        while sent < 1000 * (perf_counter() - began):
            wire.send(b'{"ping":1}')
            sent += 1
        await asyncio.sleep(0.01)
    if wire is not None:
        wire.close()
    return sent
