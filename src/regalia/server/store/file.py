"""File: a SQLite file. One thread writes, a few read; a whole transaction is one hop to a thread."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

READERS = 3  # one of them empties the log now and then
# A log, with a sync at every commit: acknowledged means on the disk. The log is emptied by `tidy`.
PREPARED = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0", "foreign_keys=ON")
MOST_LOGGED = 16_384  # pages, 64 MB
T = TypeVar("T")
Work = Callable[[], Any]


class File:
    """The connections to one file."""

    def __init__(self, url: str) -> None:
        self.reading = _engine(url)
        self.writing = _engine(url)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Hand()
        self.held: Connection | None = None  # the writer's own: fetching one for each commit costs more

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        done: T = await self.writer.do(lambda: self._transact(work))
        return done

    def _transact(self, work: Callable[[Connection], T]) -> T:
        """Begins and commits on the driver itself: SQLAlchemy takes longer for it than for what's between."""
        if self.held is None:
            self.held = self.writing.connect()
        held = self.held
        try:
            driver(held).execute("BEGIN IMMEDIATE")
            done = work(held)
            if held.in_transaction():  # it has heard of statements, and so must hear of their end
                held.commit()
            else:
                driver(held).execute("COMMIT")
        except Exception:
            self.held = None
            held.close()
            raise
        return done

    async def tidy(self) -> None:
        """Moves what was committed from the log into the file, beside the writer and not in its way."""
        loop = asyncio.get_running_loop()
        log = await loop.run_in_executor(self.readers, self._checkpoint, "PASSIVE")
        if log > MOST_LOGGED:  # one that is written without a pause would grow for ever
            await self.writer.do(lambda: self._checkpoint("RESTART"))

    def _checkpoint(self, how: str) -> int:
        """How many pages the log has."""
        with self.reading.connect() as connection:
            return int(connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()[1])

    async def close(self) -> None:
        await self.writer.stop()
        self.readers.shutdown()
        if self.held is not None:
            self.held.close()
        self.reading.dispose()
        self.writing.dispose()


def driver(connection: Connection) -> sqlite3.Connection:
    """The connection under a connection of SQLAlchemy."""
    return cast("sqlite3.Connection", connection.connection.driver_connection)


class Hand:
    """One thread that does one thing after the other, with less ado than a pool for general use."""

    def __init__(self) -> None:
        self.work: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def do(self, work: Work) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.work.put((work, done))
        return done

    async def stop(self) -> None:
        """After all that was asked for."""
        self.work.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        while (asked := self.work.get()) is not None:
            work, done = asked
            error: Exception | None = None
            value: Any = None
            try:
                value = work()
            except Exception as caught:  # noqa: BLE001 - whatever it is, it belongs to who has asked
                error = caught
            done.get_loop().call_soon_threadsafe(_settle, done, value, error)


def _settle(done: asyncio.Future[Any], value: Any, error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(value)
    else:
        done.set_exception(error)


def _engine(url: str) -> Engine:
    engine = create_engine(url, pool_size=READERS, connect_args={"timeout": 5, "check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where we say
    with contextlib.closing(connection.cursor()) as cursor:
        for line in PREPARED:
            cursor.execute(f"PRAGMA {line}")
