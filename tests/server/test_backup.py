"""Backup and restore: on a running server, between the two stores, and only into an empty one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg
import pytest

from bench.server.process import Server
from regalia.cli import main
from tests.server.test_play import new_table, pair


def test_a_backup_of_a_running_server_is_a_whole_server_elsewhere(
    servers: list[Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben = pair(*servers)
    table = new_table(ann, ben)
    with ann.sits(table) as seat:
        seat.act(seat.next())
        before = seat.at(1)
        seat.say(chat="hello")
        seat.next("chat")
    file = str(tmp_path / "backup.tar.gz")
    assert main(["backup", file, *servers[0].flags]) == 0
    assert main(["backup", file, *servers[0].flags]) == 2
    assert "exists already" in capsys.readouterr().err
    elsewhere = tmp_path / "elsewhere"
    assert main(["restore", file, "--data", str(elsewhere)]) == 0
    assert main(["restore", file, "--data", str(elsewhere)]) == 2
    assert "empty" in capsys.readouterr().err
    copy = Server(elsewhere)
    with ann.at(copy).sits(table) as seat:
        assert seat.next("chat")["text"] == "hello"
        assert seat.next()["table"] == before["table"]
    with ben.at(copy).sits(table) as seat:
        seat.act(seat.next())
        seat.at(2)
    copy.stop()


def test_a_backup_goes_on_in_postgresql(servers: list[Server], postgres: str, tmp_path: Path) -> None:
    ann, ben = pair(*servers)
    table = new_table(ann, ben)
    with ann.sits(table) as seat:
        seat.act(seat.next())
        before = seat.at(1)
        seat.say(chat="before")
        seat.next("chat")
    file = str(tmp_path / "backup.tar.gz")
    assert main(["backup", file, *servers[0].flags]) == 0
    url = asyncio.run(new_database(postgres))
    assert main(["restore", file, "--database-url", url]) == 0
    copy = Server(tmp_path, database_url=url)
    with ann.at(copy).sits(table) as seat, ben.at(copy).sits(table) as other:
        assert seat.next()["table"] == before["table"]
        other.act(other.next())
        assert seat.at(2)["version"] == 2
        seat.say(chat="after")  # the numbers of messages go on where they were
        assert other.hear(lambda frame: frame.get("text") == "after")
    copy.stop()
    assert copy.faults() == []


async def new_database(postgres: str) -> str:
    """An empty database beside the one that is given."""
    name = f"copy_{uuid4().hex[:8]}"
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    place = urlsplit(postgres)
    return urlunsplit(place._replace(path=f"/{name}"))


def test_what_is_no_backup_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nonsense"
    file.write_text("nonsense")
    assert main(["restore", str(file), "--data", str(tmp_path / "x")]) == 2
    assert main(["restore", str(tmp_path / "missing"), "--data", str(tmp_path / "x")]) == 2
    assert main(["backup", str(tmp_path / "b"), "--data", str(tmp_path / "y")]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert "no database" in lines[2]
