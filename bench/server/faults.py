"""Faults: R1 (power cuts), R4 (a store in trouble), R6 (a clumsy network) of docs/proofs.md."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import httpx
import msgspec

from bench.server.crowd import Crowd, decode
from bench.server.frames import Wire, open_wire
from bench.server.load import Found
from bench.server.process import Server
from regalia.arena.crew import progress


async def power_cuts(start: Callable[[int], Server], trials: int, matches: int, pace: float = 0.2) -> Found:
    """R1: kill -9 at a random moment under load; every acknowledged move must be there afterwards."""
    lost = unreadable = moves = 0
    slowest = 0.0
    server = start(0)
    crowd = Crowd(server.port, pace=pace)
    await crowd.come(matches)
    for _ in progress(iter(range(trials)), trials, "R1"):
        await asyncio.sleep(random.uniform(0.3, 1.2))
        server.kill()
        crowd.going = False
        await asyncio.sleep(0.05)  # what is on its way arrives
        acknowledged = {match.table: match.version for match in crowd.matches}
        moves += len(crowd.times)
        await crowd.http.aclose()
        server = start(0)
        slowest = max(slowest, server.took)
        cookie = crowd.cookie
        async with httpx.AsyncClient(base_url=server.url, headers={"cookie": cookie}, timeout=30) as http:
            for table, version in acknowledged.items():
                answer = await http.get(f"/api/matches/{table}")
                if answer.status_code != 200:
                    unreadable += 1
                elif answer.json()["version"] < version:
                    lost += 1
        crowd = await _go_on(server.port, pace, crowd, matches)
    await crowd.leave()
    server.stop()
    figures = {
        "trials": trials,
        "acknowledged moves": moves,
        "matches with a move lost": lost,
        "matches unreadable": unreadable,
        "serving again s (worst)": slowest,
    }
    return Found("R1", f"kill -9 with {matches} matches", figures, lost == unreadable == 0 and slowest <= 2)


async def _go_on(port: int, pace: float, old: Crowd, count: int) -> Crowd:
    """The same people come back to the same tables."""
    crowd = Crowd(port, pace=pace)
    crowd.cookie = old.cookie
    crowd.http.headers["cookie"] = old.cookie
    for match in [match for match in old.matches if not match.over][:count]:
        twin = type(match)(crowd, match.table, pace)
        twin.version = match.version
        crowd.matches.append(twin)
        await twin.sit()
    await crowd.come(count - len(crowd.matches))
    return crowd


async def store_trouble(server: Server, folder: Path) -> Found:
    """R4, on Linux: the disk is full, then read-only, then slow; each time it gets well again."""
    crowd = Crowd(server.port, pace=0.05)
    await crowd.come(10)
    await crowd.go(1.0)
    before = {match.table: match.version for match in crowd.matches}
    full = await _refused(crowd, partial(_fill, server.process.pid))
    fixed = await _refused(crowd, partial(_make_read_only, folder)) if _can_fix(folder) else full
    slow = await _locked(crowd, folder)
    kept = True
    for match in crowd.matches:
        answer = await crowd.http.get(f"/api/matches/{match.table}")
        kept &= answer.status_code == 200 and answer.json()["version"] >= before.get(match.table, 0)
    await crowd.leave()
    figures = {
        "refused while full": full.refused,
        "acknowledged while full": full.acknowledged,
        "moving again after s": full.recovered,
        "refused while read-only": fixed.refused,
        "acknowledged while read-only": fixed.acknowledged,
        "then moving again after s": fixed.recovered,
        "longest wait while locked s": slow,
    }
    holds = kept and all(
        part.refused and not part.acknowledged and part.recovered < 5 for part in (full, fixed)
    )
    return Found("R4", "disk full, read-only, slow", figures, holds)


def _can_fix(folder: Path) -> bool:
    """Whether files can be made immutable here: that takes root, and a file system that knows it."""
    probe = folder / "probe"
    probe.touch()
    tried = [
        subprocess.run(["chattr", flag, str(probe)], capture_output=True).returncode for flag in ("+i", "-i")
    ]
    return tried == [0, 0]


class Trouble(NamedTuple):
    """What came of moves while nothing could be stored, and how soon they went on."""

    refused: int
    acknowledged: int
    recovered: float


async def _refused(crowd: Crowd, trouble: Callable[[bool], None]) -> Trouble:
    """Some time with trouble, which begins and ends by a call."""
    crowd.errors.clear()
    trouble(True)
    try:
        await asyncio.sleep(1.0)
        refused, before = crowd.errors.count("store-trouble"), len(crowd.times)
        await asyncio.sleep(0.5)
        acknowledged = len(crowd.times) - before
    finally:
        trouble(False)
    return Trouble(refused, acknowledged, await _moves_again(crowd))


def _fill(process: int, full: bool) -> None:
    """No file of the server may grow: as on a full disk."""
    most = 1 if full else resource.RLIM_INFINITY
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def _make_read_only(folder: Path, fixed: bool) -> None:
    """The files become immutable under the running server: it has them open, but no write succeeds."""
    files = [str(folder / f"regalia.sqlite{end}") for end in ("", "-wal")]
    subprocess.run(["chattr", "+i" if fixed else "-i", *files], check=True)


async def _moves_again(crowd: Crowd) -> float:
    """Clients ask for the picture and go on; the server was not touched."""
    began = perf_counter()
    for match in crowd.matches:
        match.asked = -1
        for wire in match.wires:
            wire.send(b'{"look":0}')
    crowd.times.clear()
    while not crowd.times and perf_counter() - began < 10:
        await asyncio.sleep(0.02)
    return perf_counter() - began


async def _locked(crowd: Crowd, folder: Path) -> float:
    """Somebody else holds the file for a second: moves wait, and none is refused."""
    holder = sqlite3.connect(folder / "regalia.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    crowd.times.clear()
    await asyncio.sleep(1.0)
    holder.execute("ROLLBACK")
    holder.close()
    await asyncio.sleep(0.5)
    return max(crowd.times, default=0.0)


class Clumsy:
    """A player whose network loses, doubles, delays and swaps what he sends, and breaks now and then."""

    def __init__(self, port: int, table: str, seat: int, cookie: str, luck: random.Random) -> None:
        self.port, self.table, self.seat, self.cookie, self.luck = port, table, seat, cookie, luck
        self.wire: Wire | None = None
        self.version = -1
        self.over = False
        self.done: dict[str, int] = {}
        self.old: list[bytes] = []
        self.pending: bytes = b""
        self.tasks: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        path = f"/ws/{self.table}?seat={self.seat}&since={max(0, self.version)}"
        self.wire = None  # the first picture may come together with the answer that opens the wire
        self.wire = await open_wire(self.port, path, self.cookie, self.hear)

    def hear(self, wire: Wire, data: bytes) -> None:
        if self.wire is not None and wire is not self.wire:
            return
        seen = decode(data)
        if seen.type != "match" or seen.version is None:
            return
        if seen.done is not None:
            assert self.done.setdefault(seen.done.key, seen.done.version) == seen.done.version
        self.version = max(self.version, seen.version)
        self.over = self.over or seen.outcome is not None
        if seen.legal and seen.version == self.version:
            key = f"{self.seat}-{seen.version}-{self.luck.getrandbits(24):x}"
            action = self.luck.choice(seen.legal).id
            self.pending = msgspec.json.encode({"act": action, "version": seen.version, "key": key})

    async def play(self, until: float) -> None:
        """Every few milliseconds something is sent, in some clumsy way."""
        while not self.over and perf_counter() < until:
            await asyncio.sleep(self.luck.uniform(0.002, 0.02))
            if self.wire is None or self.wire.closed or self.luck.random() < 0.02:
                if self.wire is not None:
                    self.wire.close()
                await self.connect()
            wire, frame, throw = self.wire, self.pending, self.luck.random()
            if wire is None or not frame or throw < 0.2:  # lost: sent again at the next turn of the loop
                continue
            self.old.append(frame)
            if throw < 0.4:
                wire.send(self.luck.choice(self.old))  # an old one overtakes
            wire.send(frame)
            if throw > 0.7:
                wire.send(frame)
            if throw > 0.95:
                wire.close()


async def _converge(crowd: Crowd, one: Clumsy, two: Clumsy) -> bool:
    """Whether both come to the server's version, once whatever was on its way has arrived."""
    end = perf_counter() + 10
    while perf_counter() < end:
        answer = (await crowd.http.get(f"/api/matches/{one.table}")).json()
        if one.version == two.version == answer["version"]:
            return True
        await asyncio.sleep(0.02)
    return False


async def clumsy_network(server: Server, matches: int, seconds: float, reconnects: int) -> Found:
    """R6: every client ends with the same picture, and every move was made once."""
    crowd = Crowd(server.port)
    await crowd.come(0)
    luck = random.Random(6)
    players: list[Clumsy] = []
    for _ in range(matches):
        made = (await crowd.http.post("/api/tables", json={"game": "hand_of_the_king", "seats": 2})).json()
        await crowd.http.put(f"/api/tables/{made['id']}/seats/1", json={})
        await crowd.http.post(f"/api/tables/{made['id']}/start")
        players += [Clumsy(server.port, made["id"], seat, crowd.cookie, luck) for seat in (0, 1)]
    for player in players:
        await player.connect()
    end = perf_counter() + seconds
    await asyncio.gather(*(player.play(end) for player in players))
    apart = twice = 0
    for one, two in zip(players[::2], players[1::2], strict=True):
        for player in (one, two):
            await player.connect()
        apart += not await _converge(crowd, one, two)
        numbers = [*one.done.values(), *two.done.values()]
        twice += len(set(numbers)) != len(numbers)
    began = perf_counter()
    table, seen = players[0].table, 0

    def count(wire: Wire, data: bytes) -> None:
        nonlocal seen
        seen += data.startswith(b'{"type":"match"')

    opened = await asyncio.gather(
        *(open_wire(server.port, f"/ws/{table}?seat=0", crowd.cookie, count) for _ in range(reconnects))
    )
    while seen < reconnects and perf_counter() - began < 30:
        await asyncio.sleep(0.01)
    took = perf_counter() - began
    for wire in [*opened, *(player.wire for player in players if player.wire)]:
        wire.close()
    await crowd.http.aclose()
    moves = sum(len(player.done) for player in players)
    figures = {
        "moves": moves,
        "clients apart": apart,
        "moves made twice": twice,
        f"{reconnects} reconnected s": took,
    }
    holds = moves > 0 and apart == twice == 0 and seen == reconnects
    return Found("R6", f"{matches} matches over a clumsy network", figures, holds)
