"""Replays: a finished match step by step, with one seat's knowledge or open, and its record to verify."""

from __future__ import annotations

from typing import Any

from regalia.core.events import WATCHER
from regalia.core.record import Record
from regalia.match import Match, Step
from regalia.server.faults import BadMessage, WrongMoment
from regalia.server.rooms import Room

OPEN = "open"


def record(room: Room) -> str:
    """The record as a file, with the opening of its seed as remarks; only once the match is over."""
    sitting = room.playing()
    if not sitting.over:
        raise WrongMoment("the record is opened when the match is over")
    deal = room.deal()
    lines = [
        f"# match {room.id}",
        f"# commitment {room.row['commitment']}",
        f"# secret {deal.secret}",
        *(f"# entropy {seat} {word}" for seat, word in enumerate(deal.entropy)),
        *(f"# seat {seat['seat']} {seat['name']}" for seat in room.seats),
        f"# reason {sitting.reason}",
    ]
    return "\n".join(lines) + "\n" + sitting.match.text()


def replay(room: Room, knowledge: str) -> dict[str, Any]:
    """Every step with the table after it, as one seat knew it, as watchers did, or open."""
    sitting = room.playing()
    if not sitting.over:
        raise WrongMoment("a replay is shown when the match is over")
    seat = _seat(knowledge, len(room.seats))
    source = sitting.match.record
    match = Match(Record(source.game, source.setup, source.seed))
    steps = [_table(match, None, seat)]
    for action in source.actions:
        steps.append(_table(match, match.play(action), seat))
    return {
        "match": room.id,
        "game": source.game.name,
        "edition": int(source.game.edition),
        "seat": knowledge,
        "players": [row["name"] for row in room.seats],
        "bots": [row["bot"] or "" for row in room.seats],
        "steps": steps,
        "result": room.row["result"],
    }


def _seat(knowledge: str, seats: int) -> int | None:
    """A seat, WATCHER, or None for open knowledge."""
    if knowledge == OPEN:
        return None
    if knowledge == "watcher":
        return WATCHER
    if knowledge.isdecimal() and len(knowledge) < 3 and int(knowledge) < seats:
        return int(knowledge)
    raise BadMessage(f"seat can't be '{knowledge[:20]}': expected 0 to {seats - 1}, watcher or open")


def _table(match: Match, step: Step | None, seat: int | None) -> dict[str, Any]:
    """What one step did and the table after it; open knowledge is all seats' views together."""
    state = match.state
    if seat is None:
        seats = range(int(state.seats))
        told = [] if step is None else [{**event.told(WATCHER), **event.secret} for event in step.events]
        tables: Any = [state.view(place) for place in seats]
    else:
        told = [] if step is None else [dict(words) for words in step.told(seat)]
        tables = state.view(seat)
    own = step is not None and seat in (None, step.seat)
    return {
        "seat": None if step is None else step.seat,
        "action": match.record.game.space.words(step.action) if step is not None and own else None,
        "events": told,
        "table": tables,
    }
