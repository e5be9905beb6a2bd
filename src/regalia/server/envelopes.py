"""Envelopes: what one seat is sent after a change, made from its perspective and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from regalia import registry
from regalia.core.events import WATCHER
from regalia.core.perspective import Perspective
from regalia.match import Deal, Sitting
from regalia.server.protocol import Done, Envelope, Legal, Outcome, Private, Wish, encode


@cache
def legal_json(game: str, action: int) -> msgspec.Raw:
    """One action as data; every action of a game is spelled once."""
    verb, *args = registry.game(game).space.words(action)
    return msgspec.Raw(encode(Legal(action, verb, args)))


class Told:
    """The latest changes as each seat may know them, for those who come back."""

    def __init__(self) -> None:
        self.changes: list[tuple[int, Any]] = []  # a version, and its step or what is told to all

    def add(self, version: int, what: Any) -> None:
        self.changes.append((version, what))
        if len(self.changes) > 200:
            del self.changes[:100]

    def since(self, version: int, seat: int) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        for n, what in self.changes:
            if n > version:
                words = what if isinstance(what, list) else what.told(seat)
                told += [{"n": n, **word} for word in words]
        return told


def make(
    match_id: str,
    sitting: Sitting,
    seat: int,
    events: list[dict[str, Any]],
    now: float,
    deal: Callable[[], Deal],
    done: Done | None = None,
) -> Envelope:
    """The envelope of a seat, or of a watcher (WATCHER)."""
    record = sitting.match.record
    game = record.game.name
    over = sitting.over
    # Not the true state but a world re-dealt for this seat: what is not in it can't be sent.
    known = Perspective(sitting.match.state, seat)
    legal = [] if over or seat == WATCHER else [legal_json(game, action) for action in known.legal()]
    envelope = Envelope(
        match=match_id,
        game=game,
        edition=int(record.game.edition),
        version=sitting.version,
        seat=None if seat == WATCHER else seat,
        to_move=list(sitting.moving),
        legal=legal,
        table=known.view(),
        events=events,
        clocks=sitting.clocks.left(now),
        done=done,
    )
    if over:
        envelope.outcome = _outcome(sitting, deal())
    else:
        envelope.undo = _undoable(sitting, seat)
    if sitting.asked is not None:
        asked = sitting.asked
        envelope.wish = Wish(asked.seat, asked.plies, sorted(asked.waiting))
    window = sitting.talk.window(seat, now)
    if window is not None:
        envelope.private = Private(list(window.seats), round(window.until - now, 1))
    return envelope


def _outcome(sitting: Sitting, deal: Deal) -> Outcome:
    result = sitting.result()
    assert result is not None
    return Outcome(result.returns, result.scores, result.reason, deal.secret, f"{deal.seed():032x}")


def _undoable(sitting: Sitting, seat: int) -> int:
    """How many actions this seat can take back without asking anybody."""
    steps = sitting.match.steps
    count = 0
    if seat in sitting.moving:
        while count < len(steps) and steps[-1 - count].seat == seat and sitting.match.undoable(count + 1):
            if any(event.kind == "talk" for event in steps[-1 - count].events):
                break
            count += 1
    return count
