"""Postgres: a database that several server processes share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

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

    async def tidy(self) -> None:
        """PostgreSQL sees to itself."""

    async def close(self) -> None:
        await self.engine.dispose()
