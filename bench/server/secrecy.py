"""Secrecy: S1 of docs/proofs.md. Two worlds that look alike to a seat must send it the same bytes."""

from __future__ import annotations

import random
from typing import NamedTuple

import regalia
from regalia import registry
from regalia.core.bits import bit
from regalia.core.errors import GameError, Refused
from regalia.core.events import WATCHER
from regalia.core.record import Record
from regalia.core.rng import Rng
from regalia.match import Deal, Sitting, Terms
from regalia.server import envelopes
from regalia.server.clients import explain
from regalia.server.protocol import encode
from regalia.texts import Words

DEAL = Deal("00" * 32, ())
NOW = 1000.0
FOLLOWED = 12  # plies for which a pair of worlds is driven
ASKED = 5  # actions at each ply whose refusals are compared


class Pairs(NamedTuple):
    """What came of many pairs of worlds."""

    pairs: int
    frames: int
    parted: int  # pairs that luck told apart openly, as it may
    leaks: list[str]


class World:
    """A sitting, and the bytes it sends."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def frame(self, seat: int, told: list[dict[str, object]]) -> bytes:
        return encode(envelopes.make("m", self.sitting, seat, told, NOW, lambda: DEAL))

    def refusal(self, seat: int, action: int, words: Words) -> bytes:
        """What a seat is answered to an action that it may not take; nothing if it may."""
        sitting = self.sitting
        try:
            sitting.act(seat, action, NOW)
            clause = sitting.match.state.refusal(action)
            if not clause:
                return b""
            raise Refused(clause, action)
        except GameError as error:
            return encode(explain(error, words))


def seen(world: World, seat: int) -> list[tuple[str, int, int, int]]:
    """The cards that a seat has seen where they lie: what it may know, by the game's own account."""
    return sorted(
        (zone.name, int(zone.owner), place if zone.ordered else -1, card)
        for zone in world.sitting.match.state.zones()
        for place, (card, eyes) in enumerate(zip(zone.cards, zone.seen, strict=True))
        if eyes & int(bit(seat))
    )


def twin(sitting: Sitting, seat: int, rng: Rng) -> Sitting:
    """The same match in another world that the seat can't tell from the true one."""
    old = sitting.match.record
    record = Record(old.game, old.setup, old.seed, list(old.actions))
    other = Sitting(record, Terms(), NOW)
    other.version = sitting.version
    other.talk.windows = list(sitting.talk.windows)
    state = sitting.match.state.clone()
    state.determinize(seat, rng)
    state.listen()
    other.match.state = state
    return other


def two_worlds(game: str, pairs: int, seed: int = 1) -> Pairs:
    """Compares every byte that a seat, or a watcher, is sent in pairs of worlds."""
    luck = random.Random(f"{game} {seed}")
    words = Words(registry.game(game), "en")
    frames = parted = made = 0
    leaks: list[str] = []
    presets = list(registry.game(game).presets)
    while made < pairs:
        preset = luck.choice(presets)
        record = regalia.record.begin(game, seed=luck.getrandbits(128), preset=preset)
        sitting = Sitting(record, Terms(), NOW)
        for _ in range(luck.randrange(60)):
            if sitting.over:
                break
            _act(sitting, luck.choice(sitting.match.state.legal()))
        if sitting.over:
            continue
        made += 1
        seat = luck.choice([*range(int(record.setup.seats)), WATCHER])
        other = twin(sitting, seat, Rng(luck.getrandbits(128)))
        count, apart, leak = _drive(World(sitting), World(other), seat, luck, words)
        frames += count
        parted += apart
        if leak:
            leaks.append(f"{game} {preset} seat {seat}: {leak}")
    return Pairs(made, frames, parted, leaks)


def _act(sitting: Sitting, action: int) -> list[list[dict[str, object]]]:
    """Takes an action; what each seat is told of it."""
    sitting.take(sitting.act(int(sitting.match.state.seat_of(action)), action, NOW))
    step = sitting.match.steps[-1]
    return [[dict(words) for words in step.told(seat)] for seat in range(WATCHER + 1)]


def _drive(one: World, two: World, seat: int, luck: random.Random, words: Words) -> tuple[int, bool, str]:
    """Both worlds by the same visible actions, for as long as nothing open tells them apart."""
    frames = 0
    told: list[list[dict[str, object]]] = [[] for _ in range(WATCHER + 1)]
    size = int(words.game.space.size) if words.game else 0
    for _ in range(FOLLOWED):
        first, second = one.frame(seat, told[seat]), two.frame(seat, told[seat])
        frames += 1
        if first != second:
            return frames, False, f"frames differ at version {one.sitting.version}"
        if seat != WATCHER:
            for action in (luck.randrange(size) for _ in range(ASKED)):
                if one.refusal(seat, action, words) != two.refusal(seat, action, words):
                    return frames, False, f"refusals of action {action} differ"
        if one.sitting.over or two.sitting.over:
            break
        common = sorted(set(one.sitting.match.state.legal()) & set(two.sitting.match.state.legal()))
        if not common:
            return frames, True, ""
        action = luck.choice(common)
        told = _act(one.sitting, action)
        if _act(two.sitting, action)[seat] != told[seat] or seen(one, seat) != seen(two, seat):
            return (
                frames,
                True,
                "",
            )  # a card was turned, drawn or passed on, and luck differs: that may be seen
    return frames, False, ""
