"""Store: opens the database, brings it to the newest shape, reads, and hands the rest to the writer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, insert, inspect, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from regalia.match import Entry
from regalia.server.settings import BadSettings, Settings
from regalia.server.store.schema import steps
from regalia.server.store.writer import Writer

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x7265676C  # of the migrations, among processes that start together
HEAD = "0001"  # the newest migration; a test compares it with the folder
READERS = 2
Row = dict[str, Any]
T = TypeVar("T")


class Postgres:
    """A pool of connections to PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_pre_ping=True, pool_size=5)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class File:
    """A SQLite file: one thread writes, a few read; a whole transaction is one hop to a thread."""

    def __init__(self, url: str) -> None:
        self.reading = _file_engine(url)
        self.writing = _file_engine(url)
        event.listen(self.writing, "begin", _begin_to_write)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self.writing.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self.readers.shutdown()
        self.writer.shutdown()
        self.reading.dispose()
        self.writing.dispose()


class Store:
    """Reads on a few connections; writes through one writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgres = settings.postgres
        self.base: Postgres | File = Postgres(settings.url()) if self.postgres else File(settings.url())
        self.writer = Writer(self.base.transact, notify=self.postgres)

    async def open(self) -> None:
        """Connects and migrates; BadSettings says why not in one line."""
        try:
            if not self.postgres:
                self.settings.folder().mkdir(parents=True, exist_ok=True)
            await self.base.transact(migrate)
        except (OSError, DBAPIError) as error:
            reason = getattr(error, "orig", None) or error
            raise BadSettings(f"the database can't be opened: {reason}") from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.base.close()

    async def rows(self, query: Executable) -> Sequence[Row]:
        """What a query finds, as dictionaries."""
        return await self.base.read(lambda connection: _rows(connection, query))

    async def row(self, query: Executable) -> Row | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def add(self, table: Any, row: Row) -> None:
        """One new row; IntegrityError if its key is taken."""

        await self.writer.write(lambda connection: connection.execute(insert(table).values(row)).close())

    async def run(self, statement: Executable) -> int:
        """One statement that writes; how many rows it found."""

        return int(await self.writer.write(lambda connection: connection.execute(statement).rowcount))

    async def journal(self, match_id: str, since: int = 0) -> list[tuple[Entry, str]]:
        """The entries of a match with their keys, in order."""
        query = select(steps).where(steps.c.match_id == match_id, steps.c.n > since).order_by(steps.c.n)
        return [
            (Entry(row["n"], row["kind"], row["seat"], row["value"], row["at"]), row["key"])
            for row in await self.rows(query)
        ]


def migrate(connection: Connection) -> None:
    """Brings the database to the newest shape; several processes may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if _shape(connection) == HEAD:
        return
    # Here and not above: a start without anything to migrate need not wait for it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _shape(connection: Connection) -> str | None:
    """The migration that the database has reached; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _rows(connection: Connection, query: Executable) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _file_engine(url: str) -> Engine:
    engine = create_engine(url, pool_size=READERS, connect_args={"timeout": 5})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Write-ahead log with a sync at every commit: acknowledged means on the disk."""
    connection.isolation_level = None  # transactions begin where we say
    with contextlib.closing(connection.cursor()) as cursor:
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            cursor.execute(f"PRAGMA {line}")


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
