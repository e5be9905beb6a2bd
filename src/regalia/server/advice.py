"""Advice for the seat that asks: what an action would do, and what a strong bot would do in its place."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.match import NotYourTurn, Sitting
from regalia.server.faults import NotAllowed, StaleAction
from regalia.server.house import House
from regalia.server.people import Asked, known
from regalia.server.rooms import Room
from regalia.server.think import advise, question


async def _asking(request: Asked, match: str, version: int) -> tuple[Room, Sitting, int]:
    """The room, and the seat of the asker that is to move; both as the asker has them before him."""
    house: House = request.app.state.house
    found = await known(request)
    room = await house.hall.room(match)
    own = room.seats_of(found.me.id)
    if not own:
        raise NotAllowed("you have no seat at this table")
    sitting = room.playing()
    if version != sitting.version:
        raise StaleAction(f"the match is at version {sitting.version}, not {version}")
    for seat in own:
        if seat in sitting.moving:
            return room, sitting, seat
    raise NotYourTurn("it is not your turn")


@get("/api/matches/{match:str}/preview")
async def preview(request: Asked, match: str, act: int, version: int) -> dict[str, Any]:
    """What an action would do, as the seat may know it; nothing where luck or hidden cards would decide."""
    _, sitting, seat = await _asking(request, match, version)
    # A world re-dealt for this seat: where the outcome hangs on what it can't know, `revealed` counts up.
    view = Perspective(sitting.match.state, seat)
    if act not in view.legal():
        return {"act": act, "events": []}
    world = view.sample(Rng(0))
    before = world.revealed()
    world.log = []
    world.apply(act)
    events = [dict(event.told(seat)) for event in world.log] if world.revealed() == before else []
    return {"act": act, "events": events}


@post("/api/matches/{match:str}/hint", status_code=HTTP_200_OK)
async def hint(request: Asked, match: str, version: int) -> dict[str, Any]:
    """What the strongest bot would do, knowing what the seat knows; not where ratings are at stake."""
    room, sitting, seat = await _asking(request, match, version)
    if room.row["rated"]:
        raise NotAllowed("there are no hints at rated tables")
    thinkers = room.hall.thinkers
    asked = question(match, sitting, seat, thinkers.luck(match, seat, version))
    best, *others = [
        {"act": act, "value": round(value, 3)} for act, value in await thinkers.ask(advise, asked)
    ]
    return {"version": version, **best, "others": others}


HANDLERS = [preview, hint]
