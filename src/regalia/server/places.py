"""Requests about tables and matches, and what can be played here."""

from __future__ import annotations

from io import BytesIO
from time import time
from typing import Any

import segno
from litestar import Response, delete, get, post, put
from litestar.status_codes import HTTP_200_OK

from regalia import registry
from regalia.bots import BOTS
from regalia.server import envelopes, replays
from regalia.server.faults import NotAllowed
from regalia.server.house import House
from regalia.server.people import Asked, known, who
from regalia.server.protocol import Envelope, NewTable, SeatBot, Sit, Table
from regalia.texts import LANGUAGES, Words


@get("/api/games")
async def games(request: Asked, lang: str = "en") -> dict[str, Any]:
    """Games, their options and presets, and the bots, with their names in a language."""
    lang = lang if lang in LANGUAGES else "en"
    common = Words(None, lang)
    return {
        "games": [_game(name, lang) for name in registry.names()],
        "bots": [{"bot": bot, "name": common.say(f"bot-{bot}")} for bot in BOTS],
    }


def _game(name: str, lang: str) -> dict[str, Any]:
    game = registry.game(name)
    words = Words(game, lang)
    return {
        "game": name,
        "edition": int(game.edition),
        "name": words.say("game"),
        "about": words.say("about"),
        "seats": game.seats,
        "options": [
            {
                "option": option.name,
                "name": words.say(f"option-{option.name}"),
                "default": option.default,
                "choices": option.choices,
            }
            for option in game.options
        ],
        "presets": [
            {
                "preset": preset,
                "name": words.say(f"preset-{preset}"),
                "options": options,
                "seats": game.seats_for({**{o.name: o.default for o in game.options}, **options}),
            }
            for preset, options in game.presets.items()
        ],
    }


@post("/api/tables")
async def create(request: Asked, data: NewTable) -> Table:
    house: House = request.app.state.house
    return await house.tables.create((await known(request)).me, data)


@get("/api/tables")
async def listed(request: Asked, mine: bool = False) -> list[Table]:
    house: House = request.app.state.house
    found = await who(request)
    return await house.tables.listed(found.me if found else None, mine)


@get("/api/tables/{match:str}")
async def table(request: Asked, match: str) -> Table:
    house: House = request.app.state.house
    return house.hall.describe(await house.hall.fresh(match))


@put("/api/tables/{match:str}/seats/{seat:int}")
async def sit(request: Asked, match: str, seat: int, data: Sit) -> Table:
    house: House = request.app.state.house
    return await house.tables.sit((await known(request)).me, match, seat, data.entropy)


@delete("/api/tables/{match:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def stand(request: Asked, match: str, seat: int) -> Table:
    house: House = request.app.state.house
    return await house.tables.stand((await known(request)).me, match, seat)


@put("/api/tables/{match:str}/seats/{seat:int}/bot")
async def seat_bot(request: Asked, match: str, seat: int, data: SeatBot) -> Table:
    house: House = request.app.state.house
    return await house.tables.seat_bot((await known(request)).me, match, seat, data.bot)


@post("/api/tables/{match:str}/seats/{seat:int}/replace", status_code=HTTP_200_OK)
async def replace(request: Asked, match: str, seat: int) -> Table:
    """The host lets the stand-in play for somebody who has gone."""
    house: House = request.app.state.house
    return await house.tables.replace((await known(request)).me, match, seat)


@post("/api/tables/{match:str}/start", status_code=HTTP_200_OK)
async def start(request: Asked, match: str) -> Table:
    house: House = request.app.state.house
    return await house.tables.start((await known(request)).me, match)


@post("/api/tables/{match:str}/rematch")
async def rematch(request: Asked, match: str) -> Table:
    house: House = request.app.state.house
    return await house.tables.rematch((await known(request)).me, match)


@post("/api/tables/{match:str}/leave", status_code=HTTP_200_OK)
async def leave(request: Asked, match: str) -> Table:
    """The stand-in plays on until one is back."""
    house: House = request.app.state.house
    return await house.tables.leave((await known(request)).me, match, away=True)


@post("/api/tables/{match:str}/back", status_code=HTTP_200_OK)
async def back(request: Asked, match: str) -> Table:
    house: House = request.app.state.house
    return await house.tables.leave((await known(request)).me, match, away=False)


@get("/api/matches/{match:str}")
async def look(request: Asked, match: str) -> Envelope:
    """The envelope of one's own seat, for those who play without a socket open all the time."""
    house: House = request.app.state.house
    found = await known(request)
    room = await house.hall.fresh(match)
    await room.catch_up()
    own = room.seats_of(found.me.id)
    if not own:
        raise NotAllowed("you have no seat at this table")
    return envelopes.make(room.id, room.playing(), own[0], [], time(), room.deal)


@get("/api/matches/{match:str}/record", media_type="text/plain; charset=utf-8")
async def record(request: Asked, match: str) -> Response[str]:
    house: House = request.app.state.house
    text = replays.record(await house.hall.fresh(match))
    name = {"content-disposition": f'attachment; filename="{match}.txt"'}
    return Response(text, headers=name, media_type="text/plain; charset=utf-8")


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked, match: str, seat: str = "watcher") -> dict[str, Any]:
    house: House = request.app.state.house
    return replays.replay(await house.hall.fresh(match), seat)


@get("/t/{match:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, match: str) -> Response[bytes]:
    """The link of a table as a picture to point a telephone at."""
    house: House = request.app.state.house
    room = await house.hall.room(match)
    link = f"{request.base_url.scheme}://{request.base_url.netloc}/t/{room.id}"
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=6, dark="#000", light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


HANDLERS = [
    games,
    create,
    listed,
    table,
    sit,
    stand,
    seat_bot,
    replace,
    start,
    rematch,
    leave,
    back,
    look,
    record,
    replay,
    qr,
]
