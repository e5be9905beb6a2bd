"""Secrecy: S1 of docs/proofs.md. Two worlds that look alike to a seat must send it the same bytes.

Each of two real servers has the same match on a table of the same name, but in the second one everything that
a seat can't know was dealt anew. Both are driven by the same actions, and every byte that the seat and a
watcher receive on their sockets is compared.

Luck may tell the worlds apart in the open. This is lawful only if what the seat is told differs and so does
what it has seen, or what everybody is told, or only the order of it; or if it is told the same, but cards
came into its own hand, or somebody else is asked now. From there the second world is dealt anew from the
first, and compared again.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import regalia
from bench.server.stage import NOW, Ear, Stage, opened
from regalia import registry
from regalia.arena.crew import progress
from regalia.core.bits import bit
from regalia.core.events import WATCHER
from regalia.core.record import Record
from regalia.core.rng import Rng
from regalia.match import Sitting, Terms

FOLLOWED = 6  # plies for which a pair of worlds is driven
PLAYED = 60  # plies before that, at most
AT_ONCE = 16  # pairs, so that they share commits
ASKED = 0.05  # of the pairs: what they answer to requests is compared too
PATHS = (
    "/api/tables/{0}",
    "/api/matches/{0}",
    "/api/matches/{0}/record",
    "/api/matches/{0}/replay",
    "/api/matches/{0}/replay?seat=0",
    "/api/matches/{0}/replay?seat=open",
)
Card = tuple[str, int, int, int]


class Pairs(NamedTuple):
    """What came of many pairs of worlds."""

    pairs: int
    frames: int
    parted: int  # how often luck told two worlds apart openly, as it may
    leaks: list[str]


class Leak(Exception):
    """Something that a seat has received depends on what it can't know."""


def seen(sitting: Sitting, seat: int) -> Counter[Card]:
    """The cards that a seat has seen where they lie: what it may know, by the game's own account."""
    return Counter(
        (zone.name, int(zone.owner), place if zone.ordered else -1, card)
        for zone in sitting.match.state.zones()
        for place, (card, eyes) in enumerate(zip(zone.cards, zone.seen, strict=True))
        if eyes & int(bit(seat))
    )


def twin(sitting: Sitting, seat: int, rng: Rng) -> Sitting:
    """The same match in another world that the seat can't tell from the true one."""
    old = sitting.match.record
    other = Sitting(Record(old.game, old.setup, old.seed), Terms(), NOW)
    other.version = sitting.version
    other.talk.windows = list(sitting.talk.windows)
    other.match.record.actions.extend(old.actions)
    other.match.steps = list(sitting.match.steps)
    state = sitting.match.state.clone()
    state.determinize(seat, rng)
    state.listen()
    other.match.state = state
    other.moving = sitting.moving
    return other


class Pair:
    """One match in two worlds, with a seat (or none) and a watcher listening to each."""

    def __init__(self, stages: list[Stage], name: str, sitting: Sitting, seat: int, luck: int) -> None:
        self.stages = stages
        self.name = name
        self.seat = seat
        self.luck = random.Random(luck)
        self.rng = Rng(luck)
        self.worlds = [sitting, twin(sitting, seat, self.rng)]
        self.ears: list[list[Ear]] = []  # by server: the seat's, then the watcher's
        self.expected = [0, 0]  # messages at the seat's ear and at the watcher's
        self.frames = self.parted = 0

    async def open(self) -> None:
        """Both tables, and whoever listens to them."""
        lang = self.luck.choice(("en", "ru"))
        listening = [self.seat, WATCHER] if self.seat != WATCHER else [WATCHER]
        self.rooms = [
            await stage.set_up(self.name, world, self.seat)
            for stage, world in zip(self.stages, self.worlds, strict=True)
        ]
        for stage in self.stages:
            self.ears.append([await stage.listen(self.name, seat, lang) for seat in listening])
        self.expected = [2, 2]  # the table and the match
        await self.compare("on coming in")
        if self.luck.random() < ASKED:
            await self.ask()

    async def ask(self) -> None:
        """Requests beside the socket, those included that are refused while a match is running."""
        for path in PATHS:
            first, second = [await stage.ask(path.format(self.name)) for stage in self.stages]
            self.frames += 1
            if first != second:
                raise Leak(f"seat {self.seat} gets different answers from {path}")

    async def compare(self, when: str) -> None:
        """Every byte of what was sent since the last time."""
        for place, (one, two) in enumerate(zip(*self.ears, strict=True)):
            count = self.expected[place]
            await one.until(count)
            await two.until(count)
            first, second = one.take(), two.take()
            self.frames += len(first)
            if first != second:
                who = "a watcher" if place == len(self.ears[0]) - 1 else f"seat {self.seat}"
                raise Leak(f"{who} is told different things {when} at version {self.worlds[0].version}")
        self.expected = [0, 0]

    async def drive(self) -> None:
        for _ in range(FOLLOWED):
            if any(world.over for world in self.worlds):
                return
            await self.refuse()
            states = [world.match.state for world in self.worlds]
            common = sorted(set(states[0].legal()) & set(states[1].legal()))
            if common:
                await self.act(self.luck.choice(common))
            else:
                await self.part()

    async def refuse(self) -> None:
        """What the seat is answered to an action that it may not take."""
        if self.seat == WATCHER:
            return
        action = self.luck.randrange(int(self.worlds[0].match.record.game.space.size))
        mine = [self.seat in world.moving for world in self.worlds]
        if all(mine) and not all(world.match.state.refusal(action) for world in self.worlds):
            return  # legal in one of them at least; that it is not in both would be seen in the envelope
        version = self.worlds[0].version
        for ears in self.ears:
            ears[0].say(b'{"act":%d,"version":%d,"key":"forbidden"}' % (action, version))
        self.expected[0] += 1
        await self.compare(f"about action {action}")

    async def act(self, action: int) -> None:
        """The same action in both worlds, from the seat's own socket if it is the seat's."""
        mover = int(self.worlds[0].match.state.seat_of(action))
        version = self.worlds[0].version
        key = f"{version}"
        if mover == self.seat:
            for ears in self.ears:
                ears[0].say(b'{"act":%d,"version":%d,"key":"%s"}' % (action, version, key.encode()))
        else:
            await asyncio.gather(*(room.act(mover, action, version, key) for room in self.rooms))
        over = [0, 0]
        for number, ears in enumerate(self.ears):
            for ear in ears:
                await ear.until(1)
            over[number] = self.worlds[number].over
        self.expected = [1, 1]
        if any(over) or not self.alike():
            await self.part()
        else:
            await self.compare(f"after action {action}")

    def alike(self) -> bool:
        """Whether the last action has shown the seat the same in both worlds; Leak if it may not differ."""
        steps = [world.match.steps[-1] for world in self.worlds]
        told = [step.told(self.seat) for step in steps]
        cards = [seen(world, self.seat) for world in self.worlds]
        if told[0] != told[1]:
            public = steps[0].told(WATCHER) != steps[1].told(WATCHER)
            reordered = sorted(map(str, told[0])) == sorted(map(str, told[1]))
            if cards[0] == cards[1] and not public and not reordered:
                raise Leak(f"seat {self.seat} is told of cards that it has not seen: {told[0]}")
            return False
        if cards[0] == cards[1]:
            return True
        elsewhere = any(
            owner != self.seat for _, owner, _, _ in (cards[0] - cards[1]) + (cards[1] - cards[0])
        )
        if elsewhere and self.worlds[0].moving == self.worlds[1].moving:
            raise Leak(f"seat {self.seat} has seen different cards, and nothing has shown them: {told[0]}")
        return False

    async def part(self) -> None:
        """The second world is dealt anew from the first, and both are looked at afresh."""
        if any(world.over for world in self.worlds):
            return
        self.parted += 1
        other = twin(self.worlds[0], self.seat, self.rng)
        self.worlds[1] = self.rooms[1].sitting = other
        for ears in self.ears:
            for ear in ears:
                ear.take()
                ear.say(b'{"look":%d}' % self.worlds[0].version)
        self.expected = [1, 1]
        await self.compare("after luck has told the worlds apart")

    def close(self) -> None:
        for ears in self.ears:
            for ear in ears:
                ear.leave()
        for stage in self.stages:
            stage.house.hall.rooms.pop(self.name, None)


def sittings(game: str, luck: random.Random) -> tuple[str, Sitting, int]:
    """A match of some preset in the middle of play, and a seat to look through."""
    presets = list(registry.game(game).presets)
    while True:
        preset = luck.choice(presets)
        record = regalia.record.begin(game, seed=luck.getrandbits(128), preset=preset)
        sitting = Sitting(record, Terms(), NOW)
        for _ in range(luck.randrange(PLAYED)):
            if sitting.over:
                break
            action = luck.choice(sitting.match.state.legal())
            sitting.take(sitting.act(int(sitting.match.state.seat_of(action)), action, NOW))
        if not sitting.over:
            return preset, sitting, luck.choice([*range(int(record.setup.seats)), WATCHER])


async def two_worlds(game: str, pairs: int, folder: Path, seed: int = 1) -> Pairs:
    """Compares every byte that a seat and a watcher are sent in pairs of worlds."""
    luck = random.Random(f"{game} {seed}")
    frames = parted = 0
    leaks: list[str] = []

    async def one(number: int) -> None:
        nonlocal frames, parted
        preset, sitting, seat = sittings(game, luck)
        pair = Pair(stages, f"pair{number}", sitting, seat, luck.getrandbits(128))
        try:
            await pair.open()
            await pair.drive()
        except Leak as leak:
            leaks.append(f"{game} {preset}: {leak}")
        finally:
            pair.close()
        frames += pair.frames
        parted += pair.parted

    async with opened(folder / "one") as first, opened(folder / "two") as second:
        stages = [first, second]
        starts = range(0, pairs, AT_ONCE)
        for start in progress(iter(starts), len(starts), f"S1 {game}"):
            await asyncio.gather(*(one(number) for number in range(start, min(pairs, start + AT_ONCE))))
    return Pairs(pairs, frames, parted, leaks)
