"""Writer: group commit. Whatever arrives while one transaction is being synced shares the next one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError

from regalia.server import metrics
from regalia.server.faults import Fault, StoreTrouble
from regalia.server.store.file import driver
from regalia.server.store.schema import matches, steps, thoughts

logger = logging.getLogger("regalia.store")
Row = dict[str, Any]
Work = Callable[[Connection], Any]
Settled = list[tuple[bool, Any]]
Transact = Callable[[Callable[[Connection], Settled]], Awaitable[Settled]]
TROUBLE = (DBAPIError, sqlite3.Error, OSError)  # what a store in trouble raises
MOST = 512  # entries in one transaction: a bound on how long the first of them waits


class Line(NamedTuple):
    """One entry of a journal as the table `steps` has it."""

    match_id: str
    n: int
    kind: str
    seat: int
    value: int
    key: str
    at: float


CHUNKS = (64, 16, 4, 1)  # lines in one statement of SQLite
INSERTS = {
    size: f"INSERT INTO steps ({', '.join(Line._fields)}) VALUES "
    + ", ".join([f"({', '.join('?' * len(Line._fields))})"] * size)
    + " ON CONFLICT DO NOTHING"
    for size in CHUNKS
}


class Append(NamedTuple):
    """One entry of a journal, and what changes with it only if its number is still free."""

    line: Line
    match: Row | None = None  # columns of the match; must hold `id`
    thoughts: list[Row] | None = None  # what bots have to think about now; replaces what they had


class Job(NamedTuple):
    work: Append | Work
    done: asyncio.Future[Any]


class Writer:
    """One task through which everything that is written goes."""

    def __init__(self, transact: Transact, notify: bool) -> None:
        self.transact = transact  # runs a function within one transaction
        self.notify = notify  # tell the other processes, in the same transaction
        self.queue: list[Job] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.insert_steps = (
            postgresql.insert(steps).on_conflict_do_nothing().returning(steps.c.match_id, steps.c.n)
        )
        self.changed: set[str] = set()

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Everything that is queued is still written."""
        while self.queue:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def append(self, entry: Append) -> asyncio.Future[bool]:
        """Settles after the commit: True, or False if another process took that number first."""
        return self._put(entry)

    def write(self, work: Work) -> asyncio.Future[Any]:
        """Runs some statements in the next transaction; what they return is handed over after the commit."""
        return self._put(work)

    def tell(self, match_id: str, what: str) -> None:
        """For work that is being written: what the other processes shall look at after the commit."""
        self.changed.add(f"{match_id}{what}")

    def _put(self, work: Append | Work) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.append(Job(work, done))
        self.wake.set()
        return done

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            jobs, self.queue = self.queue[:MOST], self.queue[MOST:]
            if not self.queue:
                self.wake.clear()
            began = perf_counter()
            try:
                settled = await self.transact(partial(self._commit, jobs))
            except TROUBLE as error:
                reason = getattr(error, "orig", error)
                logger.error("nothing was stored", extra={"reason": str(reason), "entries": len(jobs)})
                metrics.store_errors.inc()
                for job in jobs:
                    if not job.done.done():
                        job.done.set_exception(StoreTrouble("the move could not be stored"))
                # A broken connection is replaced by the pool; a full disk is not asked in a tight loop.
                await asyncio.sleep(0.05)
                continue
            metrics.commits.observe(perf_counter() - began)
            for job, (worked, value) in zip(jobs, settled, strict=True):
                if not job.done.done():
                    if worked:
                        job.done.set_result(value)
                    else:
                        job.done.set_exception(value)

    def _commit(self, jobs: list[Job], connection: Connection) -> Settled:
        """All jobs in one transaction; a job of its own that fails takes back only itself."""
        self.changed.clear()
        settled: Settled = [(True, None)] * len(jobs)
        entries = [(place, job.work) for place, job in enumerate(jobs) if isinstance(job.work, Append)]
        taken = self._append(connection, [entry for _, entry in entries]) if entries else set()
        for place, entry in entries:
            settled[place] = (True, entry.line in taken)
        for place, job in enumerate(jobs):
            if not isinstance(job.work, Append):
                settled[place] = _alone(connection, job.work)
        if self.notify and self.changed:
            for part in _parts(self.changed):
                connection.execute(text("SELECT pg_notify('regalia', :said)"), {"said": part})
        return settled

    def _append(self, connection: Connection, entries: list[Append]) -> set[Line]:
        """Steps first: what hangs on a step is written only if its number was free."""
        lines = [entry.line for entry in entries]
        if self.notify:
            made = connection.execute(self.insert_steps, [line._asdict() for line in lines])
            numbers = {(match_id, n) for match_id, n in made}
            taken = {line for line in lines if line[:2] in numbers}
            self.changed.update(f"{line.match_id}." for line in taken)
        else:
            taken = _add_lines(connection, lines)
        kept = [entry for entry in entries if entry.line in taken]
        for entry in kept:
            if entry.match is not None:
                row = dict(entry.match)
                connection.execute(update(matches).where(matches.c.id == row.pop("id")).values(row))
        stale = [entry.line.match_id for entry in kept if entry.thoughts is not None]
        if stale:
            connection.execute(delete(thoughts).where(thoughts.c.match_id.in_(stale)))
            fresh = [row for entry in kept for row in entry.thoughts or ()]
            if fresh:
                connection.execute(insert(thoughts), fresh)
        return taken


def _add_lines(connection: Connection, lines: list[Line]) -> set[Line]:
    """SQLite: many lines in few statements, for after each the thread has to wait for its turn again."""
    added = start = 0
    for size in CHUNKS:
        while len(lines) - start >= size:
            values = tuple(value for line in lines[start : start + size] for value in line)
            added += driver(connection).execute(INSERTS[size], values).rowcount
            start += size
    if added == len(lines):
        return set(lines)
    return {line for line in lines if _stands(connection, line)}


def _stands(connection: Connection, line: Line) -> bool:
    """Whether this very line was stored, and not another of its number."""
    place = (steps.c.match_id == line.match_id) & (steps.c.n == line.n)
    return (
        tuple(connection.execute(select(*(steps.c[name] for name in Line._fields)).where(place)).one())
        == line
    )


def _alone(connection: Connection, work: Work) -> tuple[bool, Any]:
    """One job within a savepoint, so that its refusal is its own."""
    try:
        with connection.begin_nested():
            return True, work(connection)
    except (Fault, IntegrityError) as error:
        return False, error


def _parts(changed: set[str]) -> list[str]:
    """What changed, in payloads that PostgreSQL takes (less than 8000 bytes)."""
    words = sorted(changed)
    return [" ".join(words[start : start + 300]) for start in range(0, len(words), 300)]
