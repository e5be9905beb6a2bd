"""Chat: what is said at a table, to everybody or, in a private minute, to one other seat."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select

from regalia.match import Silence
from regalia.match.talk import PRIVATE, TABLE
from regalia.server.cable import frame
from regalia.server.faults import BadMessage
from regalia.server.protocol import Chat, encode
from regalia.server.store.schema import chat

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.rooms import Room

REMEMBERED = 50


def may_hear(room: str, seat: int) -> bool:
    """A private room is named by its two seats: 0-2."""
    return room == TABLE or str(seat) in room.split("-")


async def say(house: House, room: Room, seat: int, where: str, text: str) -> None:
    """Stores what a seat says and passes it on to those who may hear it; Silence where talk is closed."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not words:
        raise BadMessage("an empty message")
    if where not in (TABLE, PRIVATE):
        raise BadMessage(f"there is no room '{where}': expected {TABLE} or {PRIVATE}")
    now = time()
    name = TABLE
    if room.sitting is not None:
        hearers = room.sitting.talk.hearers(seat, where, now, room.sitting.over)
        name = TABLE if hearers is None else "-".join(str(hearer) for hearer in sorted(hearers))
    elif where == PRIVATE:
        raise Silence("no private minute is open for this seat")
    row = {"match_id": room.id, "seat": seat, "room": name, "text": words, "at": now}

    def work(connection: Connection) -> int:
        made = connection.execute(insert(chat).values(row).returning(chat.c.id))
        house.store.writer.tell(room.id, "c")
        return int(made.scalar_one())

    number = await house.store.writer.write(work)
    pass_on(room, Chat(number, room.id, seat, name, words, now))


def pass_on(room: Room, message: Chat) -> None:
    if message.id in room.chat:
        return
    room.chat[message.id] = message
    data = frame(encode(message))
    for client in room.clients:
        if may_hear(message.room, client.seat):
            client.push(data)


async def heard(house: House, room: Room, seat: int) -> list[Chat]:
    """The latest of what a seat may hear."""
    if not room.chat_read:
        room.chat |= {message.id: message for message in await _stored(house, room)}
        room.chat_read = True
    latest = sorted(room.chat)[-REMEMBERED:]
    if len(room.chat) > 2 * REMEMBERED:
        room.chat = {number: room.chat[number] for number in latest}
    return [room.chat[number] for number in latest if may_hear(room.chat[number].room, seat)]


async def catch_up(house: House, room: Room) -> None:
    """Something was said in another process."""
    for message in await _stored(house, room):
        pass_on(room, message)


async def _stored(house: House, room: Room) -> list[Chat]:
    query = select(chat).where(chat.c.match_id == room.id).order_by(chat.c.id.desc()).limit(REMEMBERED)
    return [
        Chat(row["id"], row["match_id"], row["seat"], row["room"], row["text"], row["at"])
        for row in reversed(await house.store.rows(query))
    ]
