"""The store by itself: one writer, lines of journals, and a file whose log is emptied beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from regalia.server.faults import Taken
from regalia.server.settings import Settings
from regalia.server.store import Append, Line, Store
from regalia.server.store.file import File


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(Settings(data=str(folder)))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def line(n: int, key: str = "k", match: str = "m") -> Append:
    return Append(Line(match, n, "act", 0, 7, key, 1.5))


def test_a_number_is_given_once_and_what_came_with_the_second_is_not_written(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.writer.append(line(1))
        second = line(1, "other")._replace(thoughts=[{"match_id": "m", "seat": 0, "n": 1, "taken": 0.0}])
        asked = [store.writer.append(line(2)), store.writer.append(second)]
        assert await asyncio.gather(*asked) == [True, False]
        assert [(entry.n, key) for entry, key in await store.journal("m")] == [(1, "k"), (2, "k")]

    with_store(tmp_path, work)


@pytest.mark.parametrize("count", [1, 4, 5, 63, 64, 87])
def test_many_lines_are_stored_whatever_their_number(tmp_path: Path, count: int) -> None:
    async def work(store: Store) -> None:
        asked = [store.writer.append(line(n, f"k{n}")) for n in range(count)]
        assert all(await asyncio.gather(*asked))
        entries = await store.journal("m", -1)
        assert [(entry.n, entry.value, entry.at, key) for entry, key in entries] == [
            (n, 7, 1.5, f"k{n}") for n in range(count)
        ]

    with_store(tmp_path, work)


def test_a_job_that_is_refused_takes_back_only_itself(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def refused(connection: object) -> None:
            raise Taken("no")

        results = await asyncio.gather(
            store.writer.append(line(1)), store.writer.write(refused), return_exceptions=True
        )
        assert results[0] is True
        assert isinstance(results[1], Taken)
        assert len(await store.journal("m")) == 1

    with_store(tmp_path, work)


def test_the_log_is_emptied_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.file.MOST_LOGGED", 0)

    async def work(store: Store) -> None:
        assert isinstance(store.base, File)
        for n in range(300):
            await store.writer.append(line(n, "x" * 40, f"m{n}"))
        log = tmp_path / "regalia.sqlite-wal"
        grown = log.stat().st_size
        await store.base.tidy()
        await store.writer.append(line(300))
        assert log.stat().st_size == grown  # it was begun anew, not continued
        assert len(await store.journal("m")) == 1

    with_store(tmp_path, work)
