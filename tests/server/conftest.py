"""Both stores: a SQLite file with one process, and PostgreSQL with two."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from bench.server.process import Server
from tests.server.club import CLIENTS


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL; `pgserver` brings its programs.

    Its folder is not pytest's: that one is closed to the user as whom PostgreSQL runs where we are root.
    """
    folder = Path(mkdtemp(prefix="regalia-postgres-"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

        database = get_server(folder, cleanup_mode="delete")
    yield database.get_uri()
    database.cleanup()
    rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """One process on a file, or two on one database."""
    folder: Path = tmp_path_factory.mktemp("club")
    if request.param == "sqlite":
        running = [Server(folder, pages="plain")] * 2
    else:
        url = request.getfixturevalue("postgres")
        running = [Server(folder, database_url=url, pages="plain") for _ in range(2)]
    yield running
    for server in set(running):
        server.stop()
        assert server.faults() == []


@pytest.fixture
def server(servers: list[Server]) -> Server:
    return servers[0]


@pytest.fixture
def other(servers: list[Server]) -> Server:
    """Another process on the same database; the same one on SQLite."""
    return servers[1]


@pytest.fixture(autouse=True)
def clients() -> Iterator[None]:
    """Every connection of a test is closed with it."""
    yield
    while CLIENTS:
        CLIENTS.pop().close()
