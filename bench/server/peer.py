"""A peer: boardgame.io with a toy game under the same load as L1 to L3, two sockets a match, one harness.

It does far less than our server: a toy game instead of real rules, no people and tables in a database, and it
acknowledges before anything is stored (in memory, or by its file store, which answers before it has written).
"""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from bench.server.crowd import share
from bench.server.frames import Wire, open_wire
from bench.server.load import Found

HERE = Path(__file__).parent / "boardgame_io"
PATH = "/socket.io/?EIO=4&transport=websocket"
HAND = 6


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - its own name


class Position(msgspec.Struct):
    ctx: Context
    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: Position


decode_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode
decode_update = msgspec.json.Decoder(tuple[str, str, Position, msgspec.Raw]).decode


class Peer:
    """One node process."""

    def __init__(self, folder: str = "") -> None:
        if not (HERE / "node_modules").exists():
            command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund"]
            subprocess.run(command, cwd=HERE, check=True, capture_output=True)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        command = ["node", "server.cjs", str(self.port), *([folder] if folder else [])]
        self.process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, encoding="utf-8")
        assert self.process.stdout is not None
        while "open at" not in (line := self.process.stdout.readline()):
            assert line, "boardgame.io did not open"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Toy:
    """One match with a socket for each seat; the next move follows `pace` seconds after the last."""

    def __init__(self, port: int, name: str, pace: float, times: list[float]) -> None:
        self.port, self.name, self.pace, self.times = port, name, pace, times
        self.wires: list[Wire] = []
        self.sent: list[tuple[float, int] | None] = [None, None]  # by seat: when, and at which version
        self.asked = -1

    async def sit(self) -> None:
        for _ in (0, 1):
            self.wires.append(await open_wire(self.port, PATH, "", self.hear))

    def hear(self, wire: Wire, data: bytes) -> None:
        if data.startswith(b"0"):
            wire.send(b"40/toy,")
        elif data == b"2":
            wire.send(b"3")
        elif data.startswith(b"40/toy"):
            seat = self.wires.index(wire)
            wire.send(b'42/toy,["sync","%s","%d",null,2]' % (self.name.encode(), seat))
        elif data.startswith(b'42/toy,["sync"'):
            self.see(wire, decode_sync(data[7:])[2].state)
        elif data.startswith(b'42/toy,["update"'):
            self.see(wire, decode_update(data[7:])[2])

    def see(self, wire: Wire, position: Position) -> None:
        seat = self.wires.index(wire)
        sent = self.sent[seat]
        if sent is not None and position.version > sent[1]:  # the mover's own copy is its acknowledgement
            self.times.append(perf_counter() - sent[0])
            self.sent[seat] = None
        if position.ctx.currentPlayer == str(seat) and position.version > self.asked:
            self.asked = position.version
            delay = self.pace * random.uniform(0.9, 1.1)
            asyncio.get_running_loop().call_later(delay, self.act, wire, seat, position.version)

    def act(self, wire: Wire, seat: int, version: int) -> None:
        self.sent[seat] = (perf_counter(), version)
        move = b'{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d"}}' % (
            random.randrange(HAND),
            seat,
        )
        wire.send(b'42/toy,["update",%s,%d,"%s","%d"]' % (move, version, self.name.encode(), seat))


async def beside(proof: str, matches: int, pace: float, seconds: float, stored: bool) -> Found:
    """The load of L1, L2 (a pace of one second) or L3 (none) on boardgame.io."""
    with TemporaryDirectory(prefix="regalia-peer-") as folder:
        peer = Peer(folder if stored else "")
        times: list[float] = []
        toys = [Toy(peer.port, f"toy{number}", pace, times) for number in range(matches)]
        try:
            for start in range(0, matches, 20):
                await asyncio.gather(*(toy.sit() for toy in toys[start : start + 20]))
            await asyncio.sleep(2.0)
            times.clear()
            await asyncio.sleep(seconds)
            found = list(times)
        finally:
            for toy in toys:
                for wire in toy.wires:
                    wire.close()
            peer.stop()
    figures = {
        "moves/s": len(found) / seconds,
        "p50 ms": share(found, 0.5),
        "p99 ms": share(found, 0.99),
    }
    store = "with files" if stored else "in memory"
    return Found(proof, f"boardgame.io {store}, {matches} matches", figures, True)
