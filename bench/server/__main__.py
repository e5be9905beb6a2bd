"""Runs proofs: `python -m bench.server L1 R1 S1 …`, all of them without a name; `--short` as the tests do."""

from __future__ import annotations

import argparse
import gc
import os
import platform
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.server import faults, floods, load, peer
from bench.server.load import Found
from bench.server.process import Server
from bench.server.secrecy import two_worlds
from regalia import form, registry

scale = 1.0  # of the long proofs, for who has less time
games: list[str] = []  # of S1; none is all


def part(count: int) -> int:
    return max(1, round(count * scale))


Proof = Callable[[bool, Path], Coroutine[Any, Any, Found]]


async def l1(short: bool, folder: Path) -> Found:
    return await with_server(folder, lambda s: load.paced(s, "L1", *(20, 2.0) if short else (500, 30.0), 25))


async def l2(short: bool, folder: Path) -> Found:
    return await with_server(folder, lambda s: load.paced(s, "L2", *(40, 2.0) if short else (1000, 30.0), 40))


async def l3(short: bool, folder: Path) -> Found:
    wanted = (10, 2.0, 2500, 5) if short else (50, 15.0, 2500, 1200)
    game = games[0] if games else load.GAME
    return await with_server(folder, lambda s: load.flat_out(s, *wanted, game))


async def l4(short: bool, folder: Path) -> Found:
    wanted = (200, 5, 1.0) if short else (5000, 500, 20.0)
    return await with_server(folder, lambda s: load.idle(s, *wanted))


async def l5(short: bool, folder: Path) -> Found:
    wanted = (10, 2, 3.0) if short else (500, 8, 30.0)
    return await with_server(folder, lambda s: load.beside_bots(s, *wanted, 50))


async def l6(short: bool, folder: Path) -> Found:
    return await with_server(folder, lambda s: load.watchers(s, *(100, 3) if short else (1000, 20), 100))


async def l7(short: bool, folder: Path) -> Found:
    return await load.cold(folder, 500 if short else 10_000, lambda: Server(folder))


async def r1(short: bool, folder: Path) -> Found:
    trials, matches = (2, 10) if short else (part(100), 100)
    return await faults.power_cuts(lambda port: Server(folder, port), trials, matches)


async def r4(short: bool, folder: Path) -> Found:
    return await with_server(folder, lambda s: faults.store_trouble(s, folder))


async def r6(short: bool, folder: Path) -> Found:
    wanted = (5, 4.0, 50) if short else (50, 60.0, 1000)
    return await with_server(folder, lambda s: faults.clumsy_network(s, *wanted))


async def s1(short: bool, folder: Path) -> Found:
    pairs = 40 if short else part(10_000)
    gc.enable()  # two servers live in this process, and nothing is timed
    figures: dict[str, float] = {}
    leaks: list[str] = []
    for game in games or registry.names():
        found = await two_worlds(game, pairs, folder / game)
        figures[f"{game} messages"] = found.frames
        print(
            f"   {game}: {found.pairs} pairs, {found.frames} messages, {len(found.leaks)} leaks", flush=True
        )
        print(*found.leaks[:5], sep="\n", end="", flush=True)
        leaks += found.leaks
    figures["leaks"] = len(leaks)
    return Found("S1", f"{pairs} pairs of worlds a game", figures, not leaks)


async def s4(short: bool, folder: Path) -> Found:
    return await with_server(folder, lambda s: floods.fuzz(s, 2000 if short else part(1_000_000)))


async def s5(short: bool, folder: Path) -> Found:
    wanted = (10, 3.0) if short else (100, 20.0)
    return await with_server(folder, lambda s: floods.one_too_loud(s, *wanted), socket_rate="20")


async def p1(short: bool, folder: Path) -> Found:
    return await peer.beside("P1", *(20, 1.0, 2.0) if short else (500, 1.0, 30.0), stored=False)


async def p2(short: bool, folder: Path) -> Found:
    return await peer.beside("P2", *(40, 1.0, 2.0) if short else (1000, 1.0, 30.0), stored=False)


async def p3(short: bool, folder: Path) -> Found:
    return await peer.beside("P3", *(10, 0.0, 2.0) if short else (50, 0.0, 15.0), stored=False)


async def p4(short: bool, folder: Path) -> Found:
    return await peer.beside("P4", *(10, 0.0, 2.0) if short else (50, 0.0, 15.0), stored=True)


PROOFS: dict[str, Proof] = {
    "L1": l1,
    "L2": l2,
    "L3": l3,
    "L4": l4,
    "L5": l5,
    "L6": l6,
    "L7": l7,
    "R1": r1,
    "R4": r4,
    "R6": r6,
    "S1": s1,
    "S4": s4,
    "S5": s5,
}
# boardgame.io under the load of L1, L2 and L3, and of L3 with its file store.
PEERS: dict[str, Proof] = {"P1": p1, "P2": p2, "P3": p3, "P4": p4}
ALL = {**PROOFS, **PEERS}


async def with_server(
    folder: Path, measure: Callable[[Server], Coroutine[Any, Any, Found]], **settings: str
) -> Found:
    server = Server(folder, 0, **settings)
    try:
        return await measure(server)
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("proofs", nargs="*", default=[], metavar="PROOF", help=", ".join(ALL))
    parser.add_argument("--short", action="store_true", help="a few seconds each, as in `make test`")
    parser.add_argument("--scale", type=float, default=1.0, help="of the trials of R1, S1, S4 (1: all)")
    parser.add_argument("--games", nargs="*", default=[], help="those of S1 (all), that of L3 (kings_bounty)")
    args = parser.parse_args()
    global scale, games
    scale, games = args.scale, args.games
    unknown = [name for name in args.proofs if name not in ALL]
    if unknown:
        parser.error(f"there is no proof {unknown[0]}: expected one of {', '.join(ALL)}")
    busy = os.getloadavg()[0]
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {os.cpu_count()} cores, load before {busy:.1f},", end=" ")
    print(f"Python {platform.python_version()}, rules {form.describe()}", flush=True)
    failed = 0
    for name in args.proofs or PROOFS:
        with TemporaryDirectory(prefix="regalia-bench-") as folder:
            found = load.run(ALL[name](args.short, Path(folder)))
        shown = ", ".join(f"{key} {value:.1f}".removesuffix(".0") for key, value in found.figures.items())
        print(f"{found.proof} {'holds ' if found.holds else 'MISSED'} {found.what}: {shown}", flush=True)
        failed += not found.holds
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
