"""Sockets: what a client says at a table, and what it is answered."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState

from regalia.core.errors import GameError
from regalia.core.events import WATCHER
from regalia.server import chats, metrics
from regalia.server.cable import EXTENSION, Cable
from regalia.server.clients import Client
from regalia.server.faults import BadMessage, NotAllowed, SlowDown, StaleAction
from regalia.server.guard import accepted
from regalia.server.house import House
from regalia.server.limits import Bucket
from regalia.server.protocol import Me, Pong, Said, decode_said
from regalia.server.rooms import Room
from regalia.server.sessions import COOKIE
from regalia.texts import LANGUAGES, Words

PERSISTENT = 100  # messages over the limit in a row after which the socket is closed
CLOSED_FOR = {"not-found": 4004, "not-allowed": 4003, "slow-down": 4029}


@websocket("/ws/{match_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], match_id: str, state: AppState) -> None:
    """One client at one table: `seat` and `since` in the query, or `seat=watch`."""
    house: House = state.house
    who = await house.sessions.who(socket.cookies.get(COOKIE), socket.headers.get("authorization"))
    query = socket.query_params
    lang = query.get("lang") or (who.me.lang if who else accepted(socket.headers.get("accept-language", "")))
    lang = lang if lang in LANGUAGES else "en"
    me = None if who is None else who.me
    await socket.accept()
    cable: Cable = cast("Any", socket.scope["extensions"])[EXTENSION]
    try:
        room = await house.hall.fresh(match_id)
        seat = _seat(room, me, query.get("seat", ""))
    except GameError as error:
        client = Client(cable, "", WATCHER, lang, Bucket(1))
        client.fail(error, Words(None, lang))
        client.close(CLOSED_FOR.get(error.code, 4000), error.code)
        return
    client = Client(cable, me.id if me else "", seat, lang, Bucket(house.settings.socket_rate))
    since = query.get("since", "")
    await _attend(house, room, client, int(since) if since.isdecimal() and len(since) < 10 else None)


def _seat(room: Room, me: Me | None, asked: str) -> int:
    """Through whose eyes a client looks: one of its own seats, or a watcher's."""
    own = room.seats_of(me.id) if me else []
    if asked.isdecimal() and len(asked) < 3:
        if int(asked) not in own:
            raise NotAllowed(f"seat {asked} is not yours")
        return int(asked)
    if own and asked != "watch":
        return own[0]
    if own and room.row["status"] != "over":
        return own[0]  # who plays does not also watch: he would see other seats' open moments twice
    if room.row["watchers"] == "none" and room.row["status"] == "playing":
        raise NotAllowed("this table has no watchers")
    return WATCHER


async def _attend(house: House, room: Room, client: Client, since: int | None) -> None:
    """From coming to going."""
    room.clients.add(client)
    metrics.sockets.inc()
    try:
        client.say(house.hall.describe(room))
        for said in await chats.heard(house, room, client.seat):
            client.say(said)
        room.picture(client, since)
        receive = client.cable.receive
        while client.open:
            message: Any = await receive()
            if message["type"] != "websocket.receive":
                break
            if not await _hear(house, room, client, message["bytes"]):
                client.close(4029, "slow-down")
                break
            room = house.hall.rooms.get(room.id, room)
    finally:
        client.open = False
        room.clients.discard(client)
        metrics.sockets.dec()


async def _hear(house: House, room: Room, client: Client, data: bytes) -> bool:
    """One message; False if the client says too much and does not stop."""
    bucket = client.bucket
    if not bucket.take() or (client.user and not house.users.take(client.user)):
        metrics.limited.labels("socket").inc()
        if bucket.over <= 1:
            client.fail(SlowDown("too many messages"), Words(None, client.lang))
        return bucket.over < PERSISTENT
    key: str | None = None
    try:
        said = decode_said(data)
        key = said.key
        await _do(house, room, client, said)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        client.fail(BadMessage(str(error)[:200]), Words(None, client.lang), key)
    except RecursionError:
        client.fail(BadMessage("the message is nested too deeply"), Words(None, client.lang), key)
    except GameError as error:
        version = room.sitting.version if room.sitting else None
        client.fail(error, room.words(client.lang), key, version)
        if isinstance(error, StaleAction):
            room.picture(client)
    return True


async def _do(house: House, room: Room, client: Client, said: Said) -> None:
    if said.ping is not None:
        client.say(Pong(said.ping, house.now()))
        return
    if said.look is not None:
        room.picture(client, said.look)
        return
    seat = client.seat
    if seat == WATCHER:
        raise NotAllowed("watchers only watch")
    if room.bot(seat):
        raise NotAllowed("a stand-in plays this seat: take it back first")
    key = said.key or ""
    if said.act is not None:
        if said.version is None or not key:
            raise BadMessage("act needs version and key")
        await room.act(seat, said.act, said.version, key)
    elif said.undo is not None:
        plies, people = said.undo, room.people()
        await room.enter(seat, key, lambda sitting, now: sitting.ask(seat, plies, people, now))
    elif said.agree is not None:
        agrees = said.agree
        await room.enter(seat, key, lambda sitting, now: sitting.answer(seat, agrees, now))
    elif said.resign:
        await room.enter(seat, key, lambda sitting, now: sitting.resign(seat, now))
    elif said.chat is not None:
        await chats.say(house, room, seat, said.room, said.chat)
    else:
        raise BadMessage("expected one of act, undo, agree, resign, chat, look, ping")
