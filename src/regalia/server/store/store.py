"""Store: opens the database, brings it to the newest shape, reads, and hands the rest to the writer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Executable, insert, inspect, select, text

from regalia.match import Entry
from regalia.server.settings import BadSettings, Settings
from regalia.server.store.file import File
from regalia.server.store.schema import steps
from regalia.server.store.writer import TROUBLE, Writer

if TYPE_CHECKING:
    from regalia.server.store.postgres import Postgres

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x7265676C  # of the migrations, among processes that start together
HEAD = "0001"  # the newest migration; a test compares it with the folder
TIDY = 1.0  # seconds between two looks at the log
Row = dict[str, Any]
logger = logging.getLogger("regalia.store")


class Store:
    """Reads on a few connections; writes through one writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgres = settings.postgres
        self.base: Postgres | File = _postgres(settings.url()) if self.postgres else File(settings.url())
        self.writer = Writer(self.base.transact, notify=self.postgres)

    async def open(self) -> None:
        """Connects and migrates; BadSettings says why not in one line."""
        try:
            if not self.postgres:
                self.settings.folder().mkdir(parents=True, exist_ok=True)
            await self.base.transact(migrate)
        except TROUBLE as error:
            reason = getattr(error, "orig", None) or error
            raise BadSettings(f"the database can't be opened: {reason}") from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.base.close()

    async def keep_tidy(self) -> None:
        """As long as the server runs."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.base.tidy()
            except TROUBLE as error:
                logger.warning("the log stays as it is", extra={"reason": str(getattr(error, "orig", error))})

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


def _postgres(url: str) -> Postgres:
    # Here and not above: half a second's worth of modules that a file needs none of.
    from regalia.server.store.postgres import Postgres

    return Postgres(url)


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
