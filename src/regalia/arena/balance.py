"""Measures how fair Royal Defense is: equal bots, all pairs of peoples, seats swapped, on all cores.

    python -m regalia.arena.balance --matches 1000 --report docs/balance/royal_defense.md

`--matches` counts for each ordered pair, the first of it moving first. `--cards` tries another card set.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, cast

import regalia
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng

PEOPLES = ("humans", "elves", "greenskins", "undead")
NAME = "royal_defense"
CHUNK = 8
WIDTH = 40
HISTORY = "## Tuning"


class Job(NamedTuple):
    """One match: who moves first, who second, and the luck."""

    first: str
    second: str
    seed: int
    cards: str


class Result(NamedTuple):
    """What became of it; `winner` is a people or "" for a draw."""

    first: str
    second: str
    winner: str
    first_won: bool
    manner: str
    turns: int
    held: frozenset[str]
    hired: frozenset[str]


def glance(game: Game, seat: Perspective, rng: Rng) -> int:
    """The action that looks best right after it is done, in one world that the seat holds possible."""
    actions = seat.legal()
    if len(actions) == 1:
        return actions[0]
    world = seat.sample(rng)
    best = -2.0
    choice = actions[0]
    for action in actions:
        after = world.clone()
        after.apply(action)
        value = game.value(after, int(seat.seat)) + 1e-6 * rng.unit()
        if value > best:
            best = value
            choice = action
    return choice


def play(job: Job) -> Result:
    """One duel between two equal bots."""
    game = regalia.game(NAME)
    state = game.new(game.setup(2, "duel", {"first": "seat_0"}, job.cards), job.seed)
    rng = Rng(job.seed + (1 << 64))
    for people in (job.first, job.second):
        state.play(game.space.parse(f"choose {people}"))
    held: set[str] = set()
    hired: set[str] = set()
    while (mover := int(state.to_move())) >= 0:
        action = glance(game, Perspective(state, mover, job.seed), rng)
        words = game.space.words(action)
        if words[0] == "hire":
            hired.add(words[1])
        elif words[0] == "done":  # once a phase: often enough to see every hand
            held |= _hand(state.view(mover), mover)
        state.apply(action)
    returns = state.returns()
    winner = "" if returns[0] == 0 else (job.first if returns[0] > 0 else job.second)
    view = state.view(0)
    turns = cast(int, view["turn"])
    manner = cast(str, view["outcome"])
    return Result(
        job.first,
        job.second,
        winner,
        returns[0] > 0,
        manner,
        turns,
        frozenset(held | hired),
        frozenset(hired),
    )


def _hand(view: object, seat: int) -> set[str]:
    players = cast(dict[str, list[dict[str, list[dict[str, list[str] | None]]]]], view)["players"]
    return {card for deck in players[seat]["decks"] for card in deck["hand"] or []}


def jobs(matches: int, cards: str) -> Iterator[Job]:
    """Every ordered pair of different peoples, with luck of its own."""
    seed = 0
    for number in range(matches):
        for first in PEOPLES:
            for second in PEOPLES:
                if first != second:
                    seed += 1
                    yield Job(first, second, seed + 100_000 * number, cards)


def measure(matches: int, cards: str, workers: int) -> list[Result]:
    """All matches, with a line of progress on a terminal."""
    listed = list(jobs(matches, cards))
    results: list[Result] = []
    start = time.monotonic()
    with Pool(workers) as pool:
        for result in pool.imap_unordered(play, listed, CHUNK):
            results.append(result)
            if sys.stderr.isatty() and len(results) % 50 == 0:
                pace = len(results) / (time.monotonic() - start)
                left = (len(listed) - len(results)) / pace
                print(f"\r{len(results)} of {len(listed)}, {left:.0f} s to go ", end="", file=sys.stderr)
    return results


def report(results: Sequence[Result], command: str) -> str:
    """The figures as a page."""
    total = len(results)
    turns = sorted(result.turns for result in results)
    manners = Counter(result.manner for result in results)
    lines = ["# Balance of Royal Defense", ""]
    lines += [
        f"{total} duels between equal bots that look one decision ahead, every pair of peoples with both",
        "",
    ]
    lines[-2] += " of them moving first equally often."
    lines += [f"Measured with `{command}`.", "", "| | measured | wanted |", "|---|---|---|"]
    first = sum(result.first_won for result in results) / total
    lines.append(f"| first player wins | {first:.1%} | 45–55 % |")
    for manner in ("sabotage", "points"):
        lines.append(f"| won by {manner} | {manners[manner] / total:.1%} | at least 15 % |")
    lines.append(f"| draws | {sum(not result.winner for result in results) / total:.1%} | |")
    lines.append(f"| median of turns | {turns[total // 2]} | 12–40 |")
    lines.append(f"| longest match, turns | {turns[-1]} | at most 200 |")
    lines += ["", "## Peoples", "", "| | overall | " + " | ".join(f"against {p}" for p in PEOPLES) + " |"]
    lines.append("|---" * (len(PEOPLES) + 2) + "|")
    lines += [_people_row(results, people) for people in PEOPLES]
    lines += ["", "Wanted: 45–55 % overall, 40–60 % against each.", "", "## Length in turns", "", "```"]
    lines += _bars(turns)
    lines += ["```", "", "## How often a creature is hired in matches where it was in hand", ""]
    lines += ["| creature | hired |", "|---|---|"]
    held: Counter[str] = Counter()
    hired: Counter[str] = Counter()
    for result in results:
        held.update(result.held)
        hired.update(result.hired)
    lines += [
        f"| {key} | {hired[key] / held[key]:.0%} |"
        for key in sorted(held, key=lambda key: hired[key] / held[key])
    ]
    return "\n".join([*lines, "", "Wanted: at least 2 %.", ""])


def _people_row(results: Sequence[Result], people: str) -> str:
    cells = [people]
    own = [result for result in results if people in (result.first, result.second)]
    cells.append(_share(own, people))
    for other in PEOPLES:
        pair = [result for result in own if other in (result.first, result.second)]
        cells.append("–" if other == people else _share(pair, people))
    return "| " + " | ".join(cells) + " |"


def _share(results: Sequence[Result], people: str) -> str:
    return f"{sum(result.winner == people for result in results) / max(1, len(results)):.1%}"


def _bars(turns: Sequence[int]) -> list[str]:
    """A histogram of three turns a bar."""
    counts = Counter(number // 3 * 3 for number in turns)
    most = max(counts.values())
    return [
        f"{start:3}–{start + 2:<3} {'█' * round(WIDTH * counts[start] / most)} {counts[start]}"
        for start in range(min(counts), max(counts) + 1, 3)
    ]


def _history(path: Path) -> str:
    """What people wrote at the end of an earlier report: it stays."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return "\n" + text[text.index(HISTORY) :] if HISTORY in text else ""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m regalia.arena.balance", description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="for each ordered pair of peoples")
    parser.add_argument("--cards", type=Path, help="another card set")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", type=Path, help="write the page there instead of printing it")
    chosen = parser.parse_args(arguments)
    cards = chosen.cards.read_text(encoding="utf-8") if chosen.cards else ""
    command = f"python -m regalia.arena.balance --matches {chosen.matches}"
    page = report(measure(chosen.matches, cards, chosen.workers), command)
    if chosen.report:
        chosen.report.parent.mkdir(parents=True, exist_ok=True)
        chosen.report.write_text(page + _history(chosen.report), encoding="utf-8")
    else:
        print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
