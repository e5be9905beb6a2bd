"""How far the top level leads among `greedy`, deal by deal, and with what changes of its manner.

    python bench/leads.py dwarf_king --deals 400 usual=2,trust=1 usual=1,trust=0.3 worlds=4000

Matches are won by the cards, too, so single deals are compared: the first of as many matches, each played
from all seats, and what counts is the lead in points over the others' mean. Exact endgames and second
thoughts are left out unless a change asks for them (such as trials=1000,thoughts=150). With `--matches` whole
matches are played, and what counts is who wins.
"""

import sys
from argparse import ArgumentParser
from functools import partial
from math import sqrt
from typing import NamedTuple

from regalia import registry
from regalia.arena import crew
from regalia.arena.contest import luck
from regalia.bots import LEVEL_COUNT, Greedy, Searcher, levels_of
from regalia.bots.levels import BOUNDS, MANNERS, METHODS
from regalia.core.errors import GameError
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.state import State

Changes = dict[str, float]


class Job(NamedTuple):
    """A deal, and the seat from which it is played."""

    deal: int
    seat: int


def changes_of(text: str) -> Changes:
    """What `worlds=4000,trust=0.5` says; ValueError names what is wrong with it."""
    found: Changes = {}
    for part in text.split(",") if text else []:
        name, _, value = part.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            name = ""
        if name not in (*BOUNDS, *METHODS, *MANNERS):
            raise ValueError(f"'{part}': expected NAME=NUMBER, such as worlds=4000 or trust=0.5")
    return found


def searcher(game: Game, changes: Changes, seed: int) -> Searcher:
    """The top level without a clock and, unless they are asked for, exact endgames and second thoughts."""
    level = levels_of(game)[LEVEL_COUNT - 1]
    own = {"seconds": 1e9, "proof": 0, "trials": 0, "thoughts": 0, **changes}
    bounds = {name: int(own[name]) for name in ("worlds", "nodes", *METHODS) if name in own}
    habits = level.habits | {name: own[name] for name in MANNERS if name in own}
    several = {name: value for name, value in (level.several or {}).items() if name not in own}
    return Searcher(
        game, seed, level._replace(**bounds, seconds=own["seconds"], habits=habits, several=several or None)
    )


def play(name: str, seats: int, changes: Changes, whole: bool, seed: int, job: Job) -> tuple[int, float]:
    """What a seat makes of a deal, or its share of the win of the whole match."""
    game = registry.game(name)
    state = game.new(game.setup(seats, next(iter(game.presets))), luck(seed, "deal", job.deal))
    players = [Greedy(game, luck(seed, job.deal, seat)) for seat in range(seats)]
    own = searcher(game, changes, luck(seed, job.deal, job.seat))
    stage = state.stage()
    while (seat := int(state.to_move())) != NOBODY and (whole or state.stage() == stage):
        look = Perspective(state, seat)
        state.play(own.choose(look) if seat == job.seat else players[seat].choose(look))
    return job.deal, share(state, job.seat) if whole else lead(state, job.seat)


def share(state: State, seat: int) -> float:
    returns = state.returns()
    best = max(returns)
    return (returns[seat] == best) / returns.count(best)


def lead(state: State, seat: int) -> float:
    points = state.scores()
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def mean_and_error(by_deal: dict[int, list[float]]) -> tuple[float, float]:
    """Of deals, each a mean over its seats, in which the luck of the cards has gone."""
    means = [sum(found) / len(found) for found in by_deal.values()]
    mean = sum(means) / len(means)
    return mean, sqrt(sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1) / len(means))


def main() -> int:
    parser = ArgumentParser(description="How far the top level leads among `greedy`, deal by deal.")
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", default=[""], help="such as worlds=4000,trust=0.5; a run each")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100, help="each from all seats (default: 100)")
    parser.add_argument("--matches", action="store_true", help="whole matches, and who wins them")
    parser.add_argument("--seed", type=int, default=9, help="other deals (default: 9)")
    parser.add_argument("--workers", type=int, default=crew.workers_here())
    args = parser.parse_intermixed_args()
    try:
        runs = [(text, changes_of(text)) for text in args.changes]
        registry.game(args.game).setup(args.seats)
    except (ValueError, GameError) as wrong:
        parser.error(str(wrong))
    jobs = [Job(deal, seat) for deal in range(args.deals) for seat in range(args.seats)]
    for text, changes in runs:
        act = partial(play, args.game, args.seats, changes, args.matches, args.seed)
        by_deal: dict[int, list[float]] = {}
        for deal, found in crew.progress(crew.work(act, jobs, args.workers), len(jobs), args.game):
            by_deal.setdefault(deal, []).append(found)
        mean, error = mean_and_error(by_deal)
        about = "wins" if args.matches else "lead"
        print(f"{text or 'as it is'}: {about} {mean:+.3f} ± {error:.3f} over {args.deals} deals", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
