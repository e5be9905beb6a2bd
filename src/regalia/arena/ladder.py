"""The published ladder: all levels of every game, rated in one go and written down as a page."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from regalia import bots, registry
from regalia.arena import command, results
from regalia.arena.contest import MIXED, SOLO, BadContest, Contest, check_deals, contest, lineups
from regalia.arena.match import Result
from regalia.arena.report import Report, interval, percent, report
from regalia.texts import Words

FOLDER = Path("ladder")  # results, kept between runs so that a run can be gone on with
PAGE = Path("docs/ladder.md")
LEVELS = [f"level-{number}" for number in range(1, bots.LEVEL_COUNT + 1)]
BOTS = ["random", *LEVELS, "greedy"]
TOP = LEVELS[-1]
# everybody meets the next one up; `greedy` meets some of different strength, and the top where a bar asks
GREEDY_MEETS = ("random", "level-3", "level-5")
# The parts of what is measured, and over how many times as many deals each is held: below the top level a
# match costs next to nothing, and a bar that is reached or missed asks for more matches than a step does.
MORE = {"below": 8, "top": 1, "bar": 3}

INTRODUCTION = """# The ladder

How strong the bots are, game by game, as measured by `make ladder` (which goes on with what is there and
writes this page). Every deal is played with all rotations of the seats. Ratings are Elo points by maximum
likelihood, `random` being 0, with 95 % intervals by drawing the deals again; 400 points are odds of ten to
one. Each level meets its neighbours only; all but the top over more deals, since that costs little. A level's
strength is its worlds and nodes; the ceiling only bounds it. Times, and the ceilings of the bots in these
matches, are of processor time.
"""


class Bar(NamedTuple):
    """What the top level has to reach against `greedy`."""

    seats: int
    mode: str
    wanted: float


def bars(name: str) -> list[Bar]:
    """The bars of a game, in the forms that it has."""
    game = registry.game(name)
    seats = game.seats_for(game.setup(None, next(iter(game.presets))).options)
    found = []
    if seats[0] == 2:
        found.append(Bar(2, MIXED, 0.95 if name == "hand_of_the_king" else 0.85))
    if 4 in seats:
        found.append(Bar(4, SOLO, 0.55))
    return found


def pairs_of(name: str, part: str) -> list[list[int]]:
    """Neighbours only: that is what a ladder is about, and a tenth of the work of a round robin."""
    top, greedy = BOTS.index(TOP), BOTS.index("greedy")
    if part == "below":
        chain = [[place, place + 1] for place in range(top - 1)]
        return chain + [[BOTS.index(other), greedy] for other in GREEDY_MEETS]
    if part == "top":
        return [[top - 1, top]]
    return [[top, greedy]] if any(bar.mode == MIXED for bar in bars(name)) else []


def rating_contest(name: str, deals: int, seed: int, part: str) -> Contest:
    """What the levels of a game are rated by, part by part."""
    preset = next(iter(registry.game(name).presets))
    held = contest(name, BOTS, preset=preset, pairs=pairs_of(name, part), seed=seed)
    return held._replace(deals=_as_many(deals * MORE[part], held.seats, MIXED))


def solo_contest(name: str, bar: Bar, deals: int, seed: int) -> Contest:
    preset = next(iter(registry.game(name).presets))
    held = contest(name, [TOP, "greedy"], preset=preset, seats=bar.seats, mode=bar.mode, seed=seed)
    return held._replace(deals=_as_many(deals * MORE["bar"], bar.seats, bar.mode))


def _as_many(deals: int, seats: int, mode: str) -> int:
    """How many deals give about as many matches as that many do with two seats."""
    return max(1, round(2 * deals / len(lineups(0, 1, seats, mode))))


def run(args: Namespace, workers: int) -> int:
    """Plays what is missing, then writes the page from all results there are."""
    check_deals(args.deals)
    asked = args.ladder or registry.names()
    for name in asked:
        registry.game(name)
    words = Words(None, "en")
    code = 0
    for name in asked:
        for path, held in _contests(name, args.deals, args.seed):
            code = code or _hold(path, held, workers, words)
    results.write(str(PAGE), page())
    print(f"{PAGE} is written.", file=sys.stderr)
    return code


def _contests(name: str, deals: int, seed: int) -> Iterator[tuple[Path, Contest]]:
    """All that a game is measured by, and where the results go."""
    for part in MORE:
        if pairs_of(name, part):
            yield _path(name, part), rating_contest(name, deals, seed, part)
    for bar in bars(name):
        if bar.mode == SOLO:  # for two seats the ratings tell
            yield _bar_path(name, bar), solo_contest(name, bar, deals, seed)


def _hold(path: Path, held: Contest, workers: int, words: Words) -> int:
    done: list[Result] = []
    if path.exists():
        before, done = results.load(path)
        if before._replace(deals=0) != held._replace(deals=0):
            raise BadContest(f"{path} holds another contest: take it away to begin the ladder anew")
    else:
        results.begin(path, held)
    return command.hold(held, done, path, workers, words)


def _path(name: str, part: str) -> Path:
    return FOLDER / f"{name}-{part}.jsonl"


def _bar_path(name: str, bar: Bar) -> Path:
    return _path(name, "solo" if bar.mode == SOLO else "bar")


# -- the page -------------------------------------------------------------------------------------


def page() -> str:
    """The ladder of every game that has results, and plainly what has none."""
    lines = [INTRODUCTION]
    for name in registry.names():
        lines += [f"## {Words(registry.game(name), 'en').say('game')}", ""]
        lines += _ratings(name) or ["Not measured yet.", ""]
        lines += _bar_rows(name)
    return "\n".join(lines).rstrip() + "\n"


def _ratings(name: str) -> list[str]:
    """The levels of a game by the results of its contests; nothing if there are none."""
    held = rating_contest(name, 1, 1, "below")
    pairs: list[list[int]] = []
    done: list[Result] = []
    deals: list[str] = []
    abouts = {"below": f"up to `{LEVELS[-2]}`", "top": f"`{TOP}`", "bar": f"`{TOP}` against `greedy`"}
    for part, about in abouts.items():
        path = _path(name, part)
        if path.exists():
            held, found = results.load(path)
            pairs += held.pairs
            done += found
            deals.append(f"{about} over {len({result.deal for result in found})} deals")
    if not done:
        return []
    about = f"{len(done)} matches, {held.seats} seats, preset `{held.preset}`: {', '.join(deals)}."
    return [about, "", *_rating_rows(report(held._replace(pairs=pairs), done))]


def _rating_rows(found: Report) -> list[str]:
    rated = {row["bot"]: row for row in found["ratings"]}
    shares = {(row["one"], row["other"]): row for row in found["pairs"]}
    lines = ["| bot | Elo | 95 % | step | wins against the one below | mean | slowest |"]
    lines += ["|---|--:|--:|--:|--:|--:|--:|"]
    before = None
    for bot in ["random", *LEVELS]:
        row = rated[bot]
        pair = shares.get((before, bot)) if before else None
        step = "" if pair is None else f"{row['elo'] - rated[before]['elo']:+d}"
        won = "" if pair is None else f"{percent(1 - pair['share'])} of {pair['matches']}"
        lines.append(_row(bot, row, step, won))
        before = bot
    lines.append(_row("greedy", rated["greedy"], "", ""))
    against = [
        f"{other} {percent(1 - shares[other, 'greedy']['share'])} of {shares[other, 'greedy']['matches']}"
        for other in (*GREEDY_MEETS, TOP)
        if (other, "greedy") in shares
    ]
    return [*lines, "", f"`greedy` wins against: {', '.join(against)}.", ""]


def _row(bot: str, row: dict[str, Any], step: str, won: str) -> str:
    if not row["matches"]:
        return f"| {bot} | not measured yet |" + "  |" * 5
    cells = [bot, f"{row['elo']:+d}", f"{row['low']:+d} … {row['high']:+d}", step, won]
    return "| " + " | ".join([*cells, f"{row['mean_ms']} ms", f"{row['slowest_ms']} ms"]) + " |"


def _bar_rows(name: str) -> list[str]:
    lines = []
    for bar in bars(name):
        about = "against three `greedy`, four seats" if bar.mode == SOLO else "against `greedy`, two seats"
        row = _top_against_greedy(_bar_path(name, bar))
        if row is None:
            lines.append(f"- `{TOP}` {about}: not measured yet; wanted {bar.wanted:.0%}")
        else:
            verdict = "reached" if row["share"] >= bar.wanted else "missed"
            said = f"{percent(row['share'])} of {row['matches']} ({interval(row)})"
            lines.append(f"- `{TOP}` {about}: {said}; wanted {bar.wanted:.0%}: {verdict}")
    return [*lines, ""] if lines else []


def _top_against_greedy(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    held, done = results.load(path)
    pairs = report(held, done)["pairs"] if done else []
    return next((row for row in pairs if (row["one"], row["other"]) == (TOP, "greedy")), None)
