"""`regalia bench`: how fast each game is, driven from Python and with the loop inside, in both forms."""

import json
import os
import random
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from regalia import form, registry
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.options import Setup
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.playout import playouts
from regalia.search.tree import Tree

Row = dict[str, Any]

SIMULATIONS = 10_000  # of one tree: what the peer is given too

HEAD = (
    "game",
    "preset",
    "seats",
    "form",
    "driven M/s",
    "inside M/s",
    "clone ns",
    "determinize ns",
    "apply ns",
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--preset", help="only this preset (default: all of them)")
    parser.add_argument("--seats", type=int, help="number of seats (default: the fewest)")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure (default: 1)")
    parser.add_argument(
        "--form", choices=["both", "this"], default="both", help="both forms, or just the running one"
    )
    parser.add_argument(
        "--search", action="store_true", help="simulations a second of the tree search instead"
    )
    parser.add_argument("--json", action="store_true", help="print rows as JSON, one a line")


def run(args: Namespace) -> int:
    """Prints a line per game and form."""
    if args.form == "both" and form.compiled():
        _header(args)
        for name in args.games or registry.names():
            _measure_all([name], args)
            _other_form(name, args)
    else:
        _header(args)
        _measure_all(args.games or registry.names(), args)
    return 0


def _other_form(name: str, args: Namespace) -> None:
    """The same in a process of its own, where the sources run as plain Python."""
    command = [
        sys.executable,
        "-m",
        "regalia",
        "bench",
        name,
        "--form",
        "this",
        "--json",
        "--seconds",
        str(args.seconds),
    ]
    if args.preset:
        command += ["--preset", args.preset]
    if args.seats:
        command += ["--seats", str(args.seats)]
    if args.search:
        command.append("--search")
    answer = subprocess.run(
        command, env={**os.environ, "REGALIA_PURE": "1"}, capture_output=True, text=True, check=True
    )
    for line in answer.stdout.splitlines():
        _print(json.loads(line), args)


def _header(args: Namespace) -> None:
    if args.search and not args.json:
        print("Tree search from a dealt position, the tree growing: thousands of simulations a second.")
        print("{:<18}{:<16}{:>6}  {:<9}{:>11}".format(*HEAD[:4], "search k/s"), flush=True)
    elif not args.json:
        print("Random play; 'driven' is a loop in Python over the public API, 'inside' one in compiled code.")
        print("{:<18}{:<16}{:>6}  {:<9}{:>11}{:>11}{:>10}{:>15}{:>10}".format(*HEAD), flush=True)


def _print(row: Row, args: Namespace) -> None:
    if args.json:
        print(json.dumps(row), flush=True)
        return
    if args.search:
        print("{game:<18}{preset:<16}{seats:>6}  {form:<9}{search:>11.1f}".format(**row), flush=True)
        return
    shown = "{game:<18}{preset:<16}{seats:>6}  {form:<9}{driven:>11.3f}{inside:>11.3f}"
    shown += "{clone:>10.0f}{determinize:>15.0f}{apply:>10.0f}"
    print(shown.format(**row), flush=True)


def _measure_all(names: list[str], args: Namespace) -> None:
    for name in names:
        game = registry.game(name)
        for preset in [args.preset] if args.preset else game.presets:
            setup = game.setup(args.seats, preset)
            row = (search if args.search else measure)(game, preset, setup, args.seconds)
            _print(row, args)


def search(game: Game, preset: str, setup: Setup, seconds: float) -> Row:
    """Simulations a second of the tree search, the median of growing one tree after another."""
    start = game.new(setup, 1)
    seat = Perspective(start, int(start.to_move()))
    rates: list[float] = []
    began = process_time()
    while process_time() - began < seconds or not rates:
        lap = process_time()
        tree = Tree(game, seat, Rng(len(rates)), SIMULATIONS + 1)
        while process_time() - lap < seconds / 4 and tree.worlds < SIMULATIONS:
            tree.grow(min(100, SIMULATIONS - int(tree.worlds)) if form.compiled() else 1)
        rates.append(float(tree.worlds) / (process_time() - lap))
    return {**_head(game, preset, setup), "search": median(rates) / 1e3}


def _head(game: Game, preset: str, setup: Setup) -> Row:
    return {
        "game": game.name,
        "preset": preset,
        "seats": int(setup.seats),
        "form": "compiled" if form.compiled() else "plain",
    }


def measure(game: Game, preset: str, setup: Setup, seconds: float) -> Row:
    """All figures of one set-up in the form that is running."""
    start = game.new(setup, 1)
    return {
        **_head(game, preset, setup),
        "driven": driven(start, seconds) / 1e6,
        "inside": inside(start, seconds) / 1e6,
        **nanoseconds(start, seconds),
    }


def driven(start: State, seconds: float) -> float:
    """Decisions a second of random play driven from Python: the loop that peers are given too."""
    rnd = random.random
    rates = []
    began = process_time()
    while process_time() - began < seconds:
        plies = 0
        lap = process_time()
        while process_time() - lap < seconds / 10:
            state = start.clone()
            while state.to_move() != NOBODY:
                legal = state.legal()
                state.apply(legal[int(rnd() * len(legal))])
                plies += 1
        rates.append(plies / (process_time() - lap))
    return median(rates)


def inside(start: State, seconds: float) -> float:
    """Decisions a second of random play with the loop in `regalia.search`."""
    rng = Rng(1)
    matches = 1
    rates = []
    began = process_time()
    while process_time() - began < seconds:
        lap = process_time()
        plies = int(playouts(start, rng, matches))
        spent = process_time() - lap
        if spent < seconds / 20:
            matches *= 2
        else:
            rates.append(plies / spent)
    return median(rates) if rates else plies / spent


def nanoseconds(start: State, seconds: float) -> dict[str, float]:
    """Cost of a call from Python, in the middle of a random match."""
    rng = Rng(2)
    state = start.clone()
    path = []
    while state.to_move() != NOBODY:
        path.append(int(state.random_action(rng)))
        state.apply(path[-1])
    middle = start.clone()
    for action in path[: len(path) // 2]:
        middle.apply(action)
    seat = int(middle.to_move())

    def apply_all() -> None:
        copy = start.clone()
        for action in path:
            copy.apply(action)

    world = middle.clone()
    clone = _time(middle.clone, seconds / 5)
    return {
        "clone": clone,
        "determinize": _time(lambda: world.determinize(seat, rng), seconds / 5),
        "apply": (_time(apply_all, seconds / 5) - clone) / len(path),
    }


def _time(act: Callable[[], object], seconds: float) -> float:
    """Nanoseconds of one call, the median of several laps."""
    calls = 1
    laps: list[float] = []
    began = process_time()
    while process_time() - began < seconds or not laps:
        lap = process_time()
        for call in range(calls):
            act()
        spent = process_time() - lap
        if spent < 0.005:
            calls *= 2
        else:
            laps.append(spent / calls * 1e9)
    return median(laps)
