"""Store: opens the database, brings it to the newest shape, reads, and hands the rest to the writer."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, event, insert, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from regalia.match import Entry
from regalia.server.settings import BadSettings, Settings
from regalia.server.store.schema import steps
from regalia.server.store.writer import Writer

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x7265676C  # of the migrations, among processes that start together
Row = dict[str, Any]


class Store:
    """Reads on a few connections; writes through one writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgres = settings.postgres
        self.reading = self._engine()
        self.writing = self._engine()
        if not self.postgres:
            event.listen(self.writing.sync_engine, "begin", _begin_to_write)
            event.listen(self.reading.sync_engine, "begin", _begin_to_read)
        self.writer = Writer(self.writing, notify=self.postgres)

    def _engine(self) -> AsyncEngine:
        if self.postgres:
            return create_async_engine(self.settings.url(), pool_pre_ping=True, pool_size=5)
        engine = create_async_engine(self.settings.url(), pool_size=4, connect_args={"timeout": 5})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine

    async def open(self) -> None:
        """Connects and migrates; BadSettings says why not in one line."""
        try:
            if not self.postgres:
                self.settings.folder().mkdir(parents=True, exist_ok=True)
            async with self.writing.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
        except (OSError, DBAPIError) as error:
            reason = getattr(error, "orig", None) or error
            raise BadSettings(f"the database can't be opened: {reason}") from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.reading.dispose()
        await self.writing.dispose()

    async def rows(self, query: Executable) -> Sequence[Row]:
        """What a query finds, as dictionaries."""
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: Executable) -> Row | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def add(self, table: Any, row: Row) -> None:
        """One new row; IntegrityError if its key is taken."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(table).values(row))

        await self.writer.write(work)

    async def run(self, statement: Executable) -> int:
        """One statement that writes; how many rows it found."""

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return int(await self.writer.write(work))

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
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Write-ahead log with a sync at every commit: acknowledged means on the disk."""
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {line}")
    with contextlib.suppress(Exception):
        cursor.close()


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_to_read(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
