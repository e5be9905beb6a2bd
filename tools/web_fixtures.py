"""Writes moments of real matches for the client's harness page: build/fixtures/<game>.json.

Every game and preset with the fewest and the most seats: the beginning, some later moments, the first
moment of every kind of decision, and the end, as the seat to move sees it; beside each what came next.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from regalia import registry
from regalia.core.events import WATCHER
from regalia.core.game import Game
from regalia.core.record import Record
from regalia.core.rng import Rng
from regalia.match import Deal, Entry, Sitting, Terms
from regalia.server import envelopes
from regalia.server.protocol import encode

TARGET = Path(__file__).resolve().parent.parent / "build" / "fixtures"
NAMES = ("Ann", "Борис", "Cleo", "Дарья", "Eve", "Фёдор")
SPREAD = 6  # moments evenly spread over a match
DEAL = Deal("00" * 32, ())


def envelope(sitting: Sitting, seat: int, events: list[dict[str, Any]]) -> Any:
    return msgspec.json.decode(encode(envelopes.make("fixture", sitting, seat, events, 0.0, lambda: DEAL)))


def play(record: Record, seed: int) -> list[int]:
    """The actions of a match played at random."""
    rng = Rng(seed)
    state = record.start()
    actions: list[int] = []
    while state.to_move() >= 0:
        legal = state.legal()
        actions.append(legal[int(rng.below(len(legal)))])
        state.apply(actions[-1])
    return actions


def moments(game: Game, preset: str, seats: int, seed: int) -> list[dict[str, Any]]:
    record = Record(game, game.setup(seats, preset), seed)
    actions = play(record, seed + 1)
    kept = {len(actions) * n // SPREAD for n in range(SPREAD)}
    verbs: set[str] = set()
    sitting = Sitting(record, Terms(), 0.0)
    found: list[dict[str, Any]] = []
    for n, action in enumerate(actions):
        state = sitting.match.state
        seat = int(state.seat_of(action))
        asked = {game.space.words(other)[0] for other in state.legal()}
        keep = n in kept or not asked <= verbs
        verbs |= asked
        now = envelope(sitting, seat, []) if keep else None
        sitting.take(Entry(sitting.version + 1, "act", seat, action, 0.0))
        if keep:
            told = [{"n": sitting.version, **words} for words in sitting.match.steps[-1].told(seat)]
            found.append({"label": f"{n}: {', '.join(sorted(asked))}", "now": now})
            found[-1]["next"] = envelope(sitting, seat, told)
    for seat, label in ((0, "over"), (WATCHER, "over, watching")):
        found.append({"label": label, "now": envelope(sitting, seat, []), "next": None})
    return found


def fixtures(game: Game) -> dict[str, Any]:
    scenes = []
    for n, (preset, options) in enumerate(game.presets.items()):
        allowed = game.seats_for({**{o.name: o.default for o in game.options}, **options})
        for seats in sorted({min(allowed), max(allowed)}):
            scenes.append(
                {"preset": preset, "seats": seats, "moments": moments(game, preset, seats, 100 * n + seats)}
            )
    return {
        "game": game.name,
        "players": NAMES,
        "space": [{"verb": verb.name, "axes": verb.axes} for verb in game.space.verbs],
        "scenes": scenes,
    }


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or registry.names():
        text = json.dumps(fixtures(registry.game(name)), ensure_ascii=False)
        (TARGET / f"{name}.json").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
