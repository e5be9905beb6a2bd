"""Tables: a host makes one, people and bots take seats, it begins; afterwards another round."""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from regalia import registry
from regalia.bots import BOTS, UnknownBot
from regalia.core.errors import BadOptions
from regalia.match import Terms
from regalia.match.deal import commitment, draw
from regalia.server.faults import BadMessage, NotAllowed, Taken, WrongMoment
from regalia.server.hall import Hall, describe
from regalia.server.protocol import Me, NewTable, Table
from regalia.server.rooms import Room
from regalia.server.sessions import new_id
from regalia.server.store.schema import matches, seats, thoughts, users

WATCHING = ("none", "live", "delayed")
LISTED = 100
Row = dict[str, Any]


class Tables:
    """What hosts and guests do with tables before and after a match, and how one leaves and comes back."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # -- making and finding -------------------------------------------------------------------------------

    async def create(self, me: Me, wish: NewTable) -> Table:
        """A new table with its commitment; `start` begins it at once if all seats are taken."""
        game = registry.game(wish.game)
        setup = game.setup(wish.seats, wish.preset, wish.options, wish.cards)
        count = int(setup.seats)
        terms = Terms(wish.clock.kind, wish.clock.base, wish.clock.increment).check()
        held = _seating(wish, count)
        secret = draw()
        row: Row = {
            "id": new_id(),
            "game": game.name,
            "edition": int(game.edition),
            "seats": count,
            "options": setup.options,
            "cards": setup.cards,
            "host": me.id,
            "status": "open",
            "listed": wish.listed,
            "rated": _rated(wish, terms, me),
            "clock": terms._asdict(),
            "watchers": wish.watchers,
            "stand_in": _bot(wish.stand_in),
            "secret": secret,
            "commitment": commitment(secret),
            "created": time(),
            "counted": False,
        }
        if wish.watchers not in WATCHING:
            raise BadMessage(f"watchers can't be '{wish.watchers}': expected one of {', '.join(WATCHING)}")
        places = [
            {
                "match_id": row["id"],
                "seat": seat,
                "user_id": me.id if seat == wish.seat else None,
                "bot": held[seat],
                "away": False,
                "entropy": wish.entropy if seat == wish.seat else "",
            }
            for seat in range(count)
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(row))
            connection.execute(insert(seats), places)

        await self.store.writer.write(work)
        if wish.start:
            return await self.start(me, row["id"])
        return self.hall.describe(await self.hall.room(row["id"]))

    async def listed(self, me: Me | None, mine: bool) -> list[Table]:
        """Open and running tables for all to see, or one's own of any kind."""
        query = select(matches).order_by(matches.c.created.desc()).limit(LISTED)
        if mine and me is not None:
            own = select(seats.c.match_id).where(seats.c.user_id == me.id)
            query = query.where(matches.c.id.in_(own) | (matches.c.host == me.id))
        else:
            query = query.where(matches.c.listed, matches.c.status.in_(("open", "playing")))
        rows = await self.store.rows(query)
        held = await self.store.rows(
            select(seats, users.c.name)
            .join(users, users.c.id == seats.c.user_id, isouter=True)
            .where(seats.c.match_id.in_([row["id"] for row in rows]))
            .order_by(seats.c.seat)
        )
        by_match: dict[str, list[Row]] = {}
        for seat in held:
            by_match.setdefault(seat["match_id"], []).append({**seat, "name": seat["name"] or seat["bot"]})
        return [describe(row, by_match[row["id"]], None) for row in rows]

    # -- seats --------------------------------------------------------------------------------------------

    async def sit(self, me: Me, match_id: str, seat: int, entropy: str) -> Table:
        """Takes an empty seat; one's own again to change the entropy."""
        room = await self._open(match_id)
        mine = (seats.c.user_id == me.id) | (seats.c.user_id.is_(None) & (seats.c.bot == ""))
        change = update(seats).where(mine).values(user_id=me.id, entropy=entropy)
        return await self._change(room, seat, change, me.id)

    async def stand(self, me: Me, match_id: str, seat: int) -> Table:
        """Leaves a seat before the match begins; the host may free any."""
        room = await self._open(match_id)
        change = update(seats).values(user_id=None, bot="", entropy="")
        if me.id != room.row["host"]:
            change = change.where(seats.c.user_id == me.id)
        return await self._change(room, seat, change)

    async def seat_bot(self, me: Me, match_id: str, seat: int, bot: str) -> Table:
        """The host gives an empty seat, or that of another bot, to a bot."""
        room = await self._open(match_id)
        self._host(room, me)
        change = update(seats).where(seats.c.user_id.is_(None)).values(bot=_bot(bot))
        return await self._change(room, seat, change)

    async def _open(self, match_id: str) -> Room:
        room = await self.hall.fresh(match_id)
        if room.row["status"] != "open":
            raise WrongMoment("the match has begun")
        return room

    async def _change(self, room: Room, seat: int, change: Any, user: str = "") -> Table:
        """A change of one seat, if it is still as it was thought to be."""
        still_open = select(matches.c.id).where(matches.c.id == room.id, matches.c.status == "open")
        change = change.where(seats.c.match_id.in_(still_open), seats.c.seat == seat)

        def work(connection: Connection) -> None:
            if (connection.execute(change)).rowcount != 1:
                raise Taken(f"seat {seat} can't be had")
            self.store.writer.tell(room.id, "t")

        await self.store.writer.write(work)
        return await self._shown(room)

    async def _shown(self, room: Room) -> Table:
        async with room.lock:
            await self.hall.refresh(room)
        room.show_table()
        return self.hall.describe(room)

    def _host(self, room: Room, me: Me) -> None:
        if me.id != room.row["host"]:
            raise NotAllowed("only the host may do that")

    # -- beginning, and beginning again -------------------------------------------------------------------

    async def start(self, me: Me, match_id: str) -> Table:
        """The host begins; every seat must be taken."""
        room = await self._open(match_id)
        self._host(room, me)
        empty = [seat["seat"] for seat in room.seats if not seat["user_id"] and not seat["bot"]]
        if empty:
            raise WrongMoment(f"seat {empty[0]} is empty")
        began = time()

        def work(connection: Connection) -> None:
            change = update(matches).where(matches.c.id == room.id, matches.c.status == "open")
            made = connection.execute(change.values(status="playing", started=began))
            if made.rowcount != 1:
                raise WrongMoment("the match has begun")
            self.store.writer.tell(room.id, "t")

        async with room.lock:
            await self.store.writer.write(work)
            await self.hall.refresh(room)
            await self._ask_bots(room)
        room.show_table()
        return self.hall.describe(room)

    async def _ask_bots(self, room: Room) -> None:
        """Whose turn it is now may be a bot's, and a clock may run: store both."""
        due = room.due() or []
        deadline = room.deadline()

        def work(connection: Connection) -> None:
            connection.execute(delete(thoughts).where(thoughts.c.match_id == room.id))
            if due:
                connection.execute(insert(thoughts), due)
            connection.execute(update(matches).where(matches.c.id == room.id).values(deadline=deadline))
            self.store.writer.tell(room.id, "b")

        await self.store.writer.write(work)
        room.watch_clock()
        self.hall.thinkers.wake()

    async def rematch(self, me: Me, match_id: str) -> Table:
        """Another table with the same people and terms; the first who asks makes it, the others find it."""
        room = await self.hall.fresh(match_id)
        if room.row["status"] != "over":
            raise WrongMoment("the match is not over")
        if not room.seats_of(me.id) and me.id != room.row["host"]:
            raise NotAllowed("only who played may ask for another round")
        if room.row["again"]:
            return self.hall.describe(await self.hall.room(room.row["again"]))
        secret = draw()
        row = {
            **room.row,
            "id": new_id(),
            "status": "open",
            "secret": secret,
            "commitment": commitment(secret),
            "created": time(),
            "started": None,
            "ended": None,
            "deadline": None,
            "result": None,
            "host": me.id,
            "counted": False,
            "again": None,
        }
        # Everyone moves on by one seat, so that the first move goes round.
        moved = room.seats[-1:] + room.seats[:-1]
        places = [
            {
                "match_id": row["id"],
                "seat": seat,
                "user_id": old["user_id"],
                "bot": old["bot"],
                "away": False,
                "entropy": "",
            }
            for seat, old in enumerate(moved)
        ]

        def work(connection: Connection) -> None:
            change = update(matches).where(matches.c.id == room.id, matches.c.again.is_(None))
            if (connection.execute(change.values(again=row["id"]))).rowcount != 1:
                raise Taken("another round is being prepared already")
            connection.execute(insert(matches).values(row))
            connection.execute(insert(seats), places)
            self.store.writer.tell(room.id, "t")

        await self.store.writer.write(work)
        await self._shown(room)
        return self.hall.describe(await self.hall.room(row["id"]))

    # -- leaving and coming back ----------------------------------------------------------------------------

    async def leave(self, me: Me, match_id: str, away: bool) -> Table:
        """A stand-in plays one's seats, or gives them back; the host may send one for who has gone."""
        room = await self.hall.fresh(match_id)
        if room.row["status"] != "playing":
            raise WrongMoment("the match is not being played")
        return await self._stand_in(room, room.seats_of(me.id), away)

    async def replace(self, me: Me, match_id: str, seat: int) -> Table:
        """The host lets a stand-in play for somebody who has no socket open here."""
        room = await self.hall.fresh(match_id)
        self._host(room, me)
        if room.row["status"] != "playing" or not 0 <= seat < len(room.seats):
            raise WrongMoment("the match is not being played, or has no such seat")
        if any(client.seat == seat for client in room.clients):
            raise NotAllowed("who is at the table can't be replaced")
        return await self._stand_in(room, [seat], True)

    async def _stand_in(self, room: Room, own: list[int], away: bool) -> Table:
        if not own:
            raise NotAllowed("you have no seat at this table")

        def work(connection: Connection) -> None:
            change = update(seats).where(seats.c.match_id == room.id, seats.c.seat.in_(own))
            connection.execute(change.where(seats.c.user_id.is_not(None)).values(away=away))
            self.store.writer.tell(room.id, "t")

        async with room.lock:
            await self.store.writer.write(work)
            await self.hall.refresh(room)
            await self._ask_bots(room)
        room.show_table()
        return self.hall.describe(room)


def _bot(name: str) -> str:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}': expected one of {', '.join(BOTS)}")
    return name


def _seating(wish: NewTable, count: int) -> list[str]:
    """The bots by seat; "" where a person may sit."""
    held = [""] * count
    for place, name in wish.bots.items():
        if not place.isdecimal() or int(place) >= count:
            raise BadOptions("bots", f"there is no seat '{place[:20]}': expected 0 to {count - 1}")
        held[int(place)] = _bot(name)
    if wish.seat is not None and not 0 <= wish.seat < count:
        raise BadOptions("seat", f"there is no seat {wish.seat}: expected 0 to {count - 1}")
    if wish.seat is not None and held[wish.seat]:
        raise BadOptions("seat", f"seat {wish.seat} can't be both yours and a bot's")
    return held


def _rated(wish: NewTable, terms: Terms, me: Me) -> bool:
    """Rated is between people with accounts, with a clock, with the game's own cards."""
    if wish.rated and (terms.kind == "none" or wish.bots or wish.cards or me.login is None):
        raise BadOptions("rated", "a rated table needs an account, a clock, no bots and no own card set")
    return wish.rated
