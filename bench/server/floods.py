"""Floods: S4 (mutated frames) and S5 (one client that says too much) of docs/proofs.md."""

from __future__ import annotations

import asyncio
import json
import random
from time import perf_counter

from bench.server.crowd import Crowd, share
from bench.server.frames import Wire, open_wire
from bench.server.load import Found
from bench.server.process import Server

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


def mutated(luck: random.Random) -> bytes:
    """A frame that is wrong in some way: type, size, depth, key, bytes; never a legal move."""
    throw = luck.random()
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

    def hear(wire: Wire, data: bytes) -> None:
        nonlocal answers
        answers += 1

    before = (await crowd.http.get(f"/api/matches/{match.table}")).json()
    memory, wire, opened = server.memory(), None, 0
    for number in range(frames):
        if wire is None or wire.closed:
            wire = await open_wire(
                server.port, f"/ws/{match.table}?seat={luck.randrange(2)}", crowd.cookie, hear
            )
            opened += 1
        wire.send(mutated(luck))
        if number % 200 == 199:  # do not run ahead of the answers
            target = answers + 1
            wire.send(b'{"ping":1}')
            while answers < target and not wire.closed:
                await asyncio.sleep(0.001)
            if number == frames // 5:
                memory = server.memory()
    await asyncio.sleep(0.3)
    after = (await crowd.http.get(f"/api/matches/{match.table}")).json()
    unmoved = {key: before[key] for key in ("version", "table")} == {
        key: after[key] for key in ("version", "table")
    }
    grown = (server.memory() - memory) / 1e6
    tracebacks = len(server.faults())
    await crowd.leave()
    figures = {"frames": frames, "tracebacks": tracebacks, "memory grown MB": grown, "sockets": opened}
    return Found("S4", "mutated frames", figures, unmoved and tracebacks == 0 and grown < 20)


async def one_too_loud(server: Server, matches: int, seconds: float) -> Found:
    """S5: one client at a thousand messages a second; the others must not notice."""
    crowd = Crowd(server.port, pace=0.5)
    await crowd.come(matches)
    await crowd.go(seconds)
    alone = share(crowd.times, 0.99)
    limited: list[float] = []

    def hear(wire: Wire, data: bytes) -> None:
        if b"slow-down" in data and not limited:
            limited.append(perf_counter())

    table = crowd.matches[0].table
    crowd.times.clear()
    began, sent = perf_counter(), 0
    wire: Wire | None = None
    while perf_counter() - began < seconds:
        if wire is None or wire.closed:
            wire = await open_wire(server.port, f"/ws/{table}?seat=watch", "", hear)
        for _ in range(10):
            wire.send(b'{"ping":1}')
            sent += 1
        await asyncio.sleep(0.01)
    beside = share(crowd.times, 0.99)
    if wire is not None:
        wire.close()
    await crowd.leave()
    figures = {
        "limited after s": (limited[0] - began) if limited else float("inf"),
        "messages": sent,
        "others alone p99 ms": alone,
        "beside p99 ms": beside,
    }
    holds = figures["limited after s"] <= 1.0 and beside <= max(alone * 1.1, alone + 2)
    return Found("S5", "one client too loud", figures, holds)
