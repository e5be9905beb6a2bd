"""`regalia backup` and `regalia restore`: one moment of the whole database as one file, and back from it."""

from __future__ import annotations

import asyncio
import tarfile
from argparse import ArgumentParser, Namespace
from base64 import b64decode
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, delete, insert, select, text

from regalia.core.errors import GameError
from regalia.server.settings import DATABASE, Settings, load
from regalia.server.store import schema
from regalia.server.store.store import HEAD, Store

ABOUT = "about.json"
BATCH = 1000
T = TypeVar("T")


class BadBackup(GameError):
    """A backup that can't be made or used."""

    code: ClassVar[str] = "bad-backup"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the backup, such as regalia.tar.gz")
    parser.add_argument("--data", metavar="FOLDER", help="of the SQLite file (the user's data folder)")
    parser.add_argument("--database-url", metavar="URL", help="postgresql://… instead of the SQLite file")
    parser.add_argument("--settings", metavar="FILE", default="", help="a TOML file as for `regalia serve`")


def save(args: Namespace) -> int:
    """Reads one consistent moment, also while the server writes."""
    settings = _settings(args)
    if not settings.postgres and not (settings.folder() / DATABASE).is_file():
        raise BadBackup(f"there is no database in {settings.folder()}")
    if Path(args.file).exists():
        raise BadBackup(f"{args.file} exists already")
    pages = asyncio.run(_with_store(settings, _read_all, reading=True))
    try:
        with tarfile.open(args.file, "w:gz") as file:
            _put(file, ABOUT, msgspec.json.encode({"shape": HEAD}))
            for name, lines in pages.items():
                _put(file, f"{name}.jsonl", b"\n".join(lines))
    except OSError as error:
        raise BadBackup(f"{args.file} can't be written: {error.strerror}") from error
    print(f"{args.file}: {sum(len(lines) for lines in pages.values())} rows")
    return 0


def restore(args: Namespace) -> int:
    """Into a database without users only, so that nothing is ever overwritten."""
    settings = _settings(args)
    try:
        with tarfile.open(args.file) as file:
            about = msgspec.json.decode(_get(file, ABOUT))
            names = [table.name for table in schema.metadata.sorted_tables]
            pages = {name: _get(file, f"{name}.jsonl").splitlines() for name in names}
    except (OSError, tarfile.TarError, KeyError, msgspec.DecodeError) as error:
        raise BadBackup(f"{args.file} can't be read as a backup: {error}") from error
    if about.get("shape") != HEAD:
        raise BadBackup(f"{args.file} has the shape {about.get('shape')}, this version has {HEAD}")
    rows = asyncio.run(_with_store(settings, lambda connection: _write_all(connection, pages)))
    print(f"{args.file}: {rows} rows")
    return 0


def _settings(args: Namespace) -> Settings:
    return load({"data": args.data, "database_url": args.database_url}, args.settings)


async def _with_store(settings: Settings, work: Callable[[Connection], T], reading: bool = False) -> T:
    store = Store(settings)
    try:
        await store.open()
        return await (store.base.read(work) if reading else store.base.transact(work))
    finally:
        await store.close()


def _read_all(connection: Connection) -> dict[str, list[bytes]]:
    """All tables as they were at one moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    return {
        table.name: [msgspec.json.encode(dict(row)) for row in connection.execute(select(table)).mappings()]
        for table in schema.metadata.sorted_tables
    }


def _write_all(connection: Connection, pages: dict[str, list[bytes]]) -> int:
    if connection.execute(select(schema.users.c.id).limit(1)).first() is not None:
        raise BadBackup("the database has users already: restore into an empty one")
    connection.execute(delete(schema.secrets))  # the signing key of the backup is the one that counts
    for table in schema.metadata.sorted_tables:
        lines = pages[table.name]
        for start in range(0, len(lines), BATCH):
            part = [_row(table, line) for line in lines[start : start + BATCH]]
            connection.execute(insert(table), part)
    if connection.dialect.name == "postgresql":
        last = "SELECT setval(pg_get_serial_sequence('chat', 'id'), greatest(max(id), 1)) FROM chat"
        connection.execute(text(last))
    return sum(len(lines) for lines in pages.values())


def _row(table: Table, line: bytes) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.json.decode(line)
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            row[column.name] = b64decode(row[column.name])
    return row


def _put(file: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    entry.mode = 0o600
    file.addfile(entry, BytesIO(content))


def _get(file: tarfile.TarFile, name: str) -> bytes:
    found = file.extractfile(name)
    if found is None:
        raise KeyError(name)
    return found.read()
