"""Room: a match in memory, folded from its journal, with everyone who sits at it or watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Any

from regalia import registry
from regalia.core.errors import GameError
from regalia.core.events import WATCHER
from regalia.core.record import Record
from regalia.match import Deal, Entry, Sitting, Step, Terms
from regalia.server import envelopes, metrics
from regalia.server.cable import frame
from regalia.server.clients import Client
from regalia.server.envelopes import Told
from regalia.server.faults import StaleAction, StoreTrouble, WrongMoment
from regalia.server.protocol import Chat, Done, Envelope, encode
from regalia.server.store import Append, Line
from regalia.texts import Words

if TYPE_CHECKING:
    from regalia.server.hall import Hall

logger = logging.getLogger("regalia.rooms")
Row = dict[str, Any]
What = Step | list[dict[str, object]]


class Room:
    """What is shown has always been stored before; whatever could not be stored did not happen."""

    def __init__(self, hall: Hall, row: Row, seats: list[Row]) -> None:
        self.hall = hall
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.game = registry.game(row["game"])
        self.sitting: Sitting | None = None
        self.told = Told()
        self.history: list[Entry] = []
        self.keys: dict[tuple[int, str], int] = {}
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time()
        self.chat: dict[int, Chat] = {}  # the latest of what was said here
        self.chat_read = False  # whether it was read from the store
        self.counted = metrics.moves.labels(self.game.name)

    # -- who and what ---------------------------------------------------------------------------------

    def deal(self) -> Deal:
        return Deal(self.row["secret"], tuple(seat["entropy"] for seat in self.seats))

    def new_sitting(self) -> Sitting:
        """The match before its first entry."""
        setup = self.game.setup(self.row["seats"], None, self.row["options"], self.row["cards"])
        record = Record(self.game, setup, self.deal().seed())
        return Sitting(record, Terms(**self.row["clock"]), self.row["started"])

    def words(self, lang: str) -> Words:
        return Words(self.game, lang, [seat["name"] for seat in self.seats])

    def seats_of(self, user: str) -> list[int]:
        return [seat["seat"] for seat in self.seats if user and seat["user_id"] == user]

    def bot(self, seat: int) -> str:
        """The bot that plays a seat now; "" for a person."""
        row = self.seats[seat]
        lost = self.sitting is not None and seat in self.sitting.lost
        return str(row["bot"] or (self.row["stand_in"] if row["away"] or lost else ""))

    def bots(self) -> list[int]:
        """The seats that bots play now."""
        return [seat for seat in range(len(self.seats)) if self.bot(seat)]

    def people(self) -> list[int]:
        return [seat["seat"] for seat in self.seats if seat["user_id"] and not self.bot(seat["seat"])]

    def playing(self) -> Sitting:
        if self.sitting is None:
            raise WrongMoment("the match has not begun")
        return self.sitting

    # -- from the journal -------------------------------------------------------------------------------

    def fold(self, entries: list[tuple[Entry, str]]) -> list[tuple[Entry, What]]:
        """Takes entries of the journal; what each of them brought."""
        sitting = self.playing()
        taken: list[tuple[Entry, What]] = []
        for entry, key in entries:
            what: What = sitting.take(entry) or sitting.match.steps[-1]
            self._note(entry, key, what)
            taken.append((entry, what))
        return taken

    def _note(self, entry: Entry, key: str, what: What) -> None:
        self.told.add(entry.n, what)
        self.history.append(entry)
        if key:
            self.keys[entry.seat, key] = entry.n

    async def reload(self) -> None:
        """Folds the journal anew: after a number was taken by another process, or nothing could be stored."""
        journal = await self.hall.store.journal(self.id)
        if self.row["started"] is not None:
            self.told, self.keys, self.history = Told(), {}, []
            self.sitting = self.new_sitting()
            self.fold(journal)
            self.watch_clock()

    async def catch_up(self) -> None:
        """Another process has stored something: take it and show it."""
        async with self.lock:
            if self.sitting is None or self.sitting.over:
                await self.hall.refresh(self)
            if self.sitting is None:
                return
            for entry, what in self.fold(await self.hall.store.journal(self.id, self.sitting.version)):
                self.show(entry, what, "")

    # -- what a seat does -------------------------------------------------------------------------------

    async def act(self, seat: int, action: int, version: int, key: str) -> None:
        """One action, exactly once: stored, then shown."""
        await self.enter(seat, key, lambda sitting, now: sitting.act(seat, action, now), version=version)

    async def enter(
        self,
        seat: int,
        key: str,
        wish: Callable[[Sitting, float], Entry | None],
        version: int | None = None,
    ) -> None:
        """Asks for an entry, makes it happen, stores it, and only then shows it."""
        began = time()
        async with self.lock:
            sitting = self.playing()
            if key and (seat, key) in self.keys:
                self.answer(seat, key)
                return
            if version is not None and version != sitting.version:
                raise StaleAction(f"the match is at version {sitting.version}, not {version}")
            entry = wish(sitting, began)
            if entry is None:
                return
            what: What = sitting.take(entry) or sitting.match.steps[-1]
            try:
                first = await self.hall.store.writer.append(self.appended(entry, key))
            except StoreTrouble:
                await self.restore()
                raise
            if not first:
                await self.make_way(entry.n - 1)
                if key and (seat, key) in self.keys:  # the same message came in through another process
                    self.answer(seat, key)
                    return
                raise StaleAction("another move was stored first")
            self._note(entry, key, what)
            self.touched = began
            self.show(entry, what, key)
        self.counted.inc()
        metrics.move_time.observe(time() - began)

    async def make_way(self, version: int) -> None:
        """Another process was first: take what it stored, and show what happened since a version."""
        await self.reload()
        for client in self.clients:
            self.picture(client, version)
        self.close_book()

    async def restore(self) -> None:
        """Back to what is stored; if the store can't even be read, from the entries that are known."""
        try:
            await self.reload()
        except Exception:
            self.hall.forget(self)
            raise

    def appended(self, entry: Entry, key: str) -> Append:
        """What is stored with an entry: the clock's deadline, the end, and what bots must think about."""
        sitting = self.playing()
        line = Line(self.id, entry.n, entry.kind, entry.seat, entry.value, key, entry.at)
        change: Row | None = None
        if sitting.over:
            result = sitting.result()
            assert result is not None
            change = {
                "id": self.id,
                "status": "over",
                "ended": entry.at,
                "deadline": None,
                "result": result._asdict(),
            }
        elif sitting.clocks.terms.kind != "none":
            change = {"id": self.id, "deadline": self.deadline()}
        return Append(line, change, self.due())

    def due(self) -> list[Row] | None:
        """The seats of bots that are asked now; None at a table without bots."""
        sitting = self.playing()
        if not self.bots():
            return None
        return [
            {"match_id": self.id, "seat": seat, "n": sitting.version, "taken": 0.0}
            for seat in sitting.moving
            if self.bot(seat)
        ]

    # -- what is shown ----------------------------------------------------------------------------------

    def show(self, entry: Entry, what: What, key: str) -> None:
        """Sends everybody what they may know of a change, and sets in motion what follows from it."""
        now = time()
        frames: dict[int, bytes] = {}
        for client in self.clients:
            seat = client.seat
            if seat not in frames:
                done = Done(key, entry.n) if key and seat == entry.seat else None
                frames[seat] = frame(encode(self.envelope(seat, now, self._words(entry, what, seat), done)))
            if seat == WATCHER and self.row["watchers"] == "delayed":
                asyncio.get_running_loop().call_later(
                    self.hall.settings.watch_delay, client.push, frames[seat]
                )
            else:
                client.push(frames[seat])
        sitting = self.playing()
        self.close_book()
        self.watch_clock()
        if not sitting.over and any(self.bot(seat) for seat in sitting.moving):
            self.hall.thinkers.wake()

    def close_book(self) -> None:
        """A match that has ended is over for the table too."""
        result = self.playing().result()
        if result is not None and self.row["status"] != "over":
            ended = self.history[-1].at
            self.row.update(status="over", ended=ended, deadline=None, result=result._asdict())
            self.hall.ended(self)

    def _words(self, entry: Entry, what: What, seat: int) -> list[dict[str, Any]]:
        words = what if isinstance(what, list) else what.told(seat)
        return [{"n": entry.n, **word} for word in words]

    def envelope(
        self, seat: int, now: float, events: list[dict[str, Any]], done: Done | None = None
    ) -> Envelope:
        return envelopes.make(self.id, self.playing(), seat, events, now, self.deal, done)

    def answer(self, seat: int, key: str) -> None:
        """The same answer to the same message."""
        done = Done(key, self.keys[seat, key])
        data = frame(encode(self.envelope(seat, time(), [], done)))
        for client in self.clients:
            if client.seat == seat:
                client.push(data)

    def picture(self, client: Client, since: int | None = None) -> None:
        """The whole picture for one client, with what happened since a version it knows."""
        if self.sitting is None:
            return
        seat = client.seat
        if seat == WATCHER and self.row["watchers"] == "delayed" and not self.sitting.over:
            self._delayed_picture(client)
            return
        events = [] if since is None else self.told.since(since, seat)
        client.say(self.envelope(seat, time(), events))

    def _delayed_picture(self, client: Client) -> None:
        """The position as it was some time ago, folded anew up to there."""
        past = self.new_sitting()
        limit = time() - self.hall.settings.watch_delay
        past.take_all([entry for entry in self.history if entry.at <= limit])
        client.say(envelopes.make(self.id, past, WATCHER, [], limit, self.deal))

    def show_table(self) -> None:
        """Sends everybody the table: who sits where, and what was agreed."""
        data = frame(encode(self.hall.describe(self)))
        for client in self.clients:
            client.push(data)

    def deadline(self) -> float | None:
        """When the next flag falls; bots think as long as the server lets them."""
        return None if self.sitting is None else self.sitting.deadline(self.bots())

    # -- time -------------------------------------------------------------------------------------------

    def watch_clock(self) -> None:
        """Looks again when the next flag would fall."""
        if self.sitting is None or self.sitting.clocks.terms.kind == "none":
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadline = self.deadline()
        if deadline is not None and deadline - time() < 3600:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, deadline - time()) + 0.01, self._look_at_clock)

    def _look_at_clock(self) -> None:
        self.timer = None
        self.hall.spawn(self.flag())

    async def flag(self) -> None:
        """A flag that has fallen is acted on, by the server alone."""
        try:
            await self.enter(-1, "", lambda sitting, now: sitting.flag(now, self.bots()))
        except GameError as error:
            logger.info("no flag", extra={"match": self.id, "code": error.code})
        self.watch_clock()
