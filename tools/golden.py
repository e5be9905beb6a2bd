"""Writes the golden records of a game: run it when an edition changes, and look at the diff.

    python tools/golden.py hand_of_the_king

For every preset with every number of seats: a random match as a record, its fingerprints after each ply
beside it, and the numbers of sequences of 1, 2, 3 … actions in perft.json.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

import regalia
from regalia.core.game import Game
from regalia.core.record import Record
from regalia.core.rng import Rng
from regalia.testing import perft, setups

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEED = 20260101
PERFT_LIMIT = 60_000


def main() -> int:
    parser = ArgumentParser(description="Writes golden records: matches, fingerprints, perft counts.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    for name in parser.parse_args().games or regalia.game_names():
        game = regalia.game(name)
        folder = GOLDEN / name
        folder.mkdir(parents=True, exist_ok=True)
        counts = {}
        for stem, record in matches(game).items():
            play_out(record)
            (folder / f"{stem}.record").write_text(record.text(), encoding="utf-8")
            (folder / f"{stem}.marks").write_text("\n".join(marks(record)) + "\n", encoding="utf-8")
            counts[stem] = perft_counts(record)
        (folder / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: {len(counts)} golden records")
    return 0


def matches(game: Game) -> dict[str, Record]:
    """One match for every preset with every number of seats."""
    found: dict[str, Record] = {}
    for preset in game.presets:
        for setup in setups(game):
            if all(setup.options[option] == value for option, value in game.presets[preset].items()):
                stem = f"{preset}-{setup.seats}"
                found.setdefault(stem, Record(game, game.setup(int(setup.seats), preset), SEED + len(found)))
    return found


def play_out(record: Record) -> None:
    state = record.start()
    rng = Rng(record.seed + 1)
    while state.to_move() != regalia.NOBODY:
        action = int(state.random_action(rng))
        record.actions.append(action)
        state.apply(action)


def marks(record: Record) -> list[str]:
    """The fingerprint after the deal and after each ply."""
    state = record.start()
    found = [f"{state.fingerprint():016x}"]
    for action in record.actions:
        state.apply(action)
        found.append(f"{state.fingerprint():016x}")
    return found


def perft_counts(record: Record) -> list[int]:
    """Sequences of 1, 2, 3 … actions after the deal, as deep as stays quick."""
    counts: list[int] = []
    while len(counts) < 5:
        nodes = perft(record.start(), len(counts) + 1)
        counts.append(nodes)
        if nodes * 12 > PERFT_LIMIT:
            break
    return counts


if __name__ == "__main__":
    sys.exit(main())
