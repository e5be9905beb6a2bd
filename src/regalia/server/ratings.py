"""Ratings: every rated match is counted once, each seat against each seat of another side."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select, update

from regalia.server.faults import WrongMoment
from regalia.server.glicko import Meeting, Rating, rate
from regalia.server.store.schema import matches, ratings, seats

if TYPE_CHECKING:
    from regalia.server.hall import Hall

logger = logging.getLogger("regalia.ratings")
Row = dict[str, Any]


class Ratings:
    """Looks for ended matches that are not counted yet: also those that ended just before a crash."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        while True:
            try:
                await self.count()
            except Exception:
                logger.exception("ratings could not be counted")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(60.0):
                    await self.hall.ratings.wait()
            self.hall.ratings.clear()

    async def count(self) -> None:
        """Counts what is over, rated and not counted."""
        query = select(matches.c.id, matches.c.game, matches.c.result).where(
            matches.c.status == "over", matches.c.rated, matches.c.counted.is_(False)
        )
        for row in await self.hall.store.rows(query.order_by(matches.c.ended)):
            with contextlib.suppress(WrongMoment):  # another process was quicker
                await self.hall.store.writer.write(partial(settle, match=row))
            room = self.hall.rooms.get(row["id"])
            if room is not None:
                await self.hall.refresh(room)
                room.show_table()


def settle(connection: Connection, match: Row) -> None:
    """One match, in one transaction: the mark that it is counted and the ratings go together."""
    done = update(matches).where(matches.c.id == match["id"], matches.c.counted.is_(False))
    if (connection.execute(done.values(counted=True))).rowcount != 1:
        raise WrongMoment("counted already")
    held = connection.execute(
        select(seats.c.user_id).where(seats.c.match_id == match["id"]).order_by(seats.c.seat)
    )
    players = [row.user_id for row in held]
    returns = match["result"]["returns"]
    if None in players or len(set(players)) != len(players):
        return  # a seat without a person, or one person on two seats, says nothing about strength
    before = [_rating(connection, user, match["game"]) for user in players]
    after = []
    for seat, own in enumerate(before):
        meetings = [
            Meeting(other, _score(returns[seat], returns[place]))
            for place, other in enumerate(before)
            if place != seat and returns[place] != returns[seat]
        ]
        draws = [
            Meeting(other, 0.5)
            for place, other in enumerate(before)
            if place != seat and returns[place] == returns[seat] == 0
        ]
        after.append(rate(own, meetings + draws))
    for user, new in zip(players, after, strict=True):
        _store(connection, user, match["game"], new)
    result = {
        **match["result"],
        "ratings": [[round(old.rating), round(new.rating)] for old, new in zip(before, after, strict=True)],
    }
    connection.execute(update(matches).where(matches.c.id == match["id"]).values(result=result))


def _score(own: float, other: float) -> float:
    return 1.0 if own > other else 0.0


def _rating(connection: Connection, user: str, game: str) -> Rating:
    found = connection.execute(select(ratings).where(ratings.c.user_id == user, ratings.c.game == game))
    row = found.mappings().first()
    return Rating() if row is None else Rating(row["rating"], row["deviation"], row["volatility"])


def _store(connection: Connection, user: str, game: str, new: Rating) -> None:
    old = (ratings.c.user_id == user) & (ratings.c.game == game)
    played = (connection.execute(select(ratings.c.played).where(old))).scalar() or 0
    connection.execute(delete(ratings).where(old))
    connection.execute(
        insert(ratings).values(user_id=user, game=game, **new._asdict(), played=played + 1, changed=time())
    )
