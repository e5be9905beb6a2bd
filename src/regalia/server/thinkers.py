"""Thinkers: bots think in processes of their own, over a queue that is stored with the moves.

What a bot has to think about is a row that is written in the transaction of the move before it, so it can't
get lost; any process of the server may take it for a while, and its number settles who was first.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from time import perf_counter, time
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, delete, select, update

from regalia.core.errors import GameError
from regalia.server import metrics
from regalia.server.faults import NotFound
from regalia.server.store.schema import thoughts
from regalia.server.think import Question, question, think

if TYPE_CHECKING:
    from regalia.server.hall import Hall

logger = logging.getLogger("regalia.thinkers")
LEASE = 30.0  # seconds for one thought, then somebody else may try
Thought = TypeVar("Thought")
POLL = 5.0  # how often thoughts of processes that died are looked for


class Thinkers:
    """Takes as many thoughts as there are processes free to think them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.size = hall.settings.pool()
        self.free = self.size
        self.secret = b""
        self.pool: ProcessPoolExecutor | None = None
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self, secret: str) -> None:
        self.secret = secret.encode()
        self.task = asyncio.create_task(self.run(), name="thinkers")
        self.wake()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def wake(self) -> None:
        self.awake.set()

    async def run(self) -> None:
        while True:
            # Not wait_for: before Python 3.12 it loses a cancellation that comes with what it waits for.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self.awake.wait()
            self.awake.clear()
            try:
                if self.free > 0:
                    for row in await self.claim(self.free):
                        self.free -= 1
                        self.hall.spawn(self.answer(row))
            except Exception:
                logger.exception("no thought could be taken")
                await asyncio.sleep(1.0)

    async def claim(self, count: int) -> list[dict[str, Any]]:
        """Takes thoughts that nobody thinks about; on PostgreSQL past those that others just take."""
        now = time()
        place = (thoughts.c.match_id, thoughts.c.seat)
        waiting = select(*place, thoughts.c.n).where(thoughts.c.taken < now).limit(count)

        def work(connection: Connection) -> list[dict[str, Any]]:
            found = connection.execute(waiting.with_for_update(skip_locked=True))
            rows = [dict(row) for row in found.mappings()]
            for row in rows:
                connection.execute(
                    update(thoughts)
                    .where(place[0] == row["match_id"], place[1] == row["seat"])
                    .values(taken=now + LEASE)
                )
            return rows

        if not await self.hall.store.rows(waiting):
            return []
        rows: list[dict[str, Any]] = await self.hall.store.writer.write(work)
        return rows

    async def answer(self, row: dict[str, Any]) -> None:
        """Thinks one thought and plays what came of it."""
        match_id, seat, version = row["match_id"], row["seat"], row["n"]
        try:
            room = await self.hall.room(match_id)
            if room.sitting is None or room.sitting.version < version:
                await room.catch_up()  # another process stored what this is about a moment ago
            sitting = room.sitting
            if sitting is None or sitting.version != version or not room.bot(seat):
                await self.drop(match_id, seat, version)
                return
            asked = question(match_id, sitting, seat, self.luck(match_id, seat, version))
            action = await self.ask(partial(think, room.bot(seat)), asked)
            await room.act(seat, action, version, f"bot-{version}")
        except NotFound:
            await self.drop(match_id, seat, version)
        except GameError as error:  # a person was quicker, took the seat back, or the store is in trouble
            logger.info("a thought was not played", extra={"match": match_id, "code": error.code})
        finally:
            self.free += 1
            self.wake()

    async def ask(self, work: Callable[[Question], Thought], asked: Question) -> Thought:
        """Runs a thought in the pool; a pool that has died is made anew."""
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.size, context, initializer=_stand_back)
        began = perf_counter()
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self.pool, work, asked)
        except BrokenProcessPool:
            self.pool = None
            raise
        metrics.thinking.observe(perf_counter() - began)
        return found

    async def drop(self, match_id: str, seat: int, version: int) -> None:
        await self.hall.store.run(
            delete(thoughts).where(
                thoughts.c.match_id == match_id, thoughts.c.seat == seat, thoughts.c.n == version
            )
        )

    def luck(self, match_id: str, seat: int, version: int) -> int:
        """A bot's own luck: the same for every world that looks alike to it, and nothing of the deal's."""
        word = f"{match_id} {seat} {version}".encode()
        return int(hmac.new(self.secret, word, hashlib.sha256).hexdigest()[:32], 16)


def _stand_back() -> None:
    """Bots yield to tables when both want the processor, and go when the server is gone."""
    if hasattr(os, "nice"):
        os.nice(10)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_go_with, args=(parent.sentinel,), daemon=True).start()


def _go_with(parent: int) -> None:
    wait([parent])  # also after a kill -9: an idle worker would wait for work for ever
    os._exit(0)
