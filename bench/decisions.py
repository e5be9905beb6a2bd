"""What the top level's decisions among `greedy` are worth, one by one, and with what changes of its manner.

    python -m bench.decisions dwarf_king spots.jsonl --build 500
    python -m bench.decisions dwarf_king spots.jsonl worlds=6000 worlds=6000,trust=0
    python -m bench.decisions unfairy_tale late.jsonl --build 500 --seats 2 --last 3

First spots are collected: decisions of one seat among `greedy` on all others, and for every action there what
it led to, in points over the others' mean, when it was played on several times in the true world. A spot
costs about a second, and is kept. Then searches are asked what they would do there: what counts is how much
better their choice turned out than any action would have on average. Searches that choose alike differ
nowhere, so that two of them are told apart by far fewer deals than by who leads at the end (bench/leads.py).
"""

import json
import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.leads import Changes, changes_of, lead, mean_and_error, searcher
from regalia import registry
from regalia.arena import crew
from regalia.arena.contest import luck
from regalia.bots import Bot, Greedy, Searcher, levels_of
from regalia.core.errors import GameError
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State

TIMES = 16  # that every action is played on
STAND_IN = 7  # the level that plays on for the seat, since the top one takes its time


class Spot(NamedTuple):
    """A decision: the deal, what was done before, who decides, and the leads that each action came to."""

    deal: int
    seats: int
    seed: int
    before: list[int]
    seat: int
    actions: list[int]
    leads: list[list[float]]

    def state(self, game: Game) -> State:
        state = begun(game, self.seats, self.seed)
        for action in self.before:
            state.apply(action)
        return state

    def gains(self) -> list[float]:
        """How much better than the mean of all each action turned out."""
        means = [sum(leads) / len(leads) for leads in self.leads]
        return [mean - sum(means) / len(means) for mean in means]


def begun(game: Game, seats: int, seed: int) -> State:
    return game.new(game.setup(seats, next(iter(game.presets))), seed)


def crowd(game: Game, seats: int, seat: int, *lot: object) -> list[Bot]:
    """`greedy` on all seats but one."""
    found: list[Bot] = [Greedy(game, luck(0, *lot, other)) for other in range(seats)]
    level = levels_of(game)[STAND_IN - 1]._replace(seconds=1e9)
    found[seat] = Searcher(game, luck(0, *lot, "own"), level)
    return found


def play_on(state: State, players: list[Bot], done: list[int] | None = None) -> None:
    """To the end of the deal, or of the match in games without deals; `done` hears of every action."""
    stage = state.stage()
    while (seat := int(state.to_move())) != NOBODY and state.stage() == stage:
        action = players[seat].choose(Perspective(state, seat))
        state.apply(action)
        if done is not None:
            done.append(action)


def spot(name: str, seats: int, seed: int, number: int, last: int = 0) -> Spot | None:
    """One decision of a deal: any of the last so many of one seat (0: of all); None if it had none."""
    game = registry.game(name)
    own, seat = luck(seed, "deal", number), number % seats
    done: list[int] = []
    play_on(begun(game, seats, own), crowd(game, seats, seat, seed, number), done)
    state = begun(game, seats, own)
    choices = []
    for place, action in enumerate(done):
        if state.to_move() == seat and len(state.legal()) > 1:
            choices.append(place)
        state.apply(action)
    if not choices:
        return None
    choices = choices[-last:]
    before = done[: choices[Rng(luck(seed, "spot", number)).below(len(choices))]]
    found = Spot(number, seats, own, before, seat, [], [])
    state = found.state(game)
    for action in Perspective(state, seat).legal():
        found.actions.append(int(action))
        found.leads.append([])
        for turn in range(TIMES):
            after = state.clone()
            after.apply(action)
            if after.stage() == state.stage():
                play_on(after, crowd(game, seats, seat, seed, number, turn))
            found.leads[-1].append(round(lead(after, seat), 3))
    return found


def gain(name: str, changes: Changes, one: Spot) -> float:
    """How much better than the mean of all the action turned out that a search would have chosen."""
    game = registry.game(name)
    chosen = searcher(game, changes, one.seed).choose(Perspective(one.state(game), one.seat))
    return one.gains()[one.actions.index(int(chosen))]


def load(path: Path) -> list[Spot]:
    """The spots of a file; ValueError names a line that is none."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else [], 1):
        try:
            found.append(Spot(**json.loads(line)))
        except (ValueError, TypeError) as error:
            raise ValueError(f"{path}, line {number}: expected a spot as --build writes it") from error
    return found


def mean_of(values: list[float]) -> str:
    mean, error = mean_and_error({number: [value] for number, value in enumerate(values)})
    return f"{mean:+.4f} ± {error:.4f}"


def build(name: str, path: Path, seats: int, spots: int, seed: int, workers: int, last: int = 0) -> int:
    """Adds so many spots to a file, of deals behind those that it has."""
    first = max((one.deal for one in load(path)), default=-1) + 1
    numbers = range(first, first + spots)
    found = crew.progress(
        crew.work(partial(spot, name, seats, seed, last=last), numbers, workers), spots, name
    )

    def line(one: Spot | None) -> str:
        return "" if one is None else json.dumps(one._asdict()) + "\n"

    return crew.record(found, path, line, lambda one: one)


def compare(name: str, spots: list[Spot], runs: list[tuple[str, Changes]], workers: int) -> None:
    first: list[float] = []
    for text, changes in runs:
        tasks = list(enumerate(spots))
        found = crew.work(partial(_numbered, name, changes), tasks, workers)
        by_spot = dict(crew.progress(found, len(tasks), name))
        gains = [by_spot[number] for number in range(len(spots))]
        said = f"{mean_of(gains)} a decision"
        if first:
            apart = [one - other for one, other in zip(gains, first, strict=True)]
            said += f", {mean_of(apart)} beside the first"
        first = first or gains
        print(f"{text or 'as it is'}: {said}, {len(spots)} spots", flush=True)


def _numbered(name: str, changes: Changes, task: tuple[int, Spot]) -> tuple[int, float]:
    return task[0], gain(name, changes, task[1])


def main() -> int:
    parser = ArgumentParser(description="What the top level's decisions among `greedy` are worth.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="where spots are kept")
    parser.add_argument("changes", nargs="*", default=[""], help="such as worlds=4000,trust=0.5; a run each")
    parser.add_argument("--build", type=int, default=0, metavar="SPOTS", help="add so many spots to the file")
    parser.add_argument("--seats", type=int, default=4, help="of the spots that are added (default: 4)")
    parser.add_argument("--seed", type=int, default=1, help="of the spots that are added (default: 1)")
    parser.add_argument(
        "--last",
        type=int,
        default=0,
        help="spots only of the last so many decisions of a deal (default: of all)",
    )
    parser.add_argument("--workers", type=int, default=crew.workers_here())
    args = parser.parse_intermixed_args()
    if args.build < 0:
        parser.error(f"--build can't be {args.build}: expected 1 or more")
    if args.last < 0:
        parser.error(f"--last can't be {args.last}: expected 1 or more")
    try:
        runs = [(text, changes_of(text)) for text in args.changes]
        registry.game(args.game).setup(args.seats)
        if args.build:
            return build(args.game, args.file, args.seats, args.build, args.seed, args.workers, args.last)
        spots = load(args.file)
    except (ValueError, GameError) as wrong:
        parser.error(str(wrong))
    if not spots:
        parser.error(f"there are no spots in {args.file}: --build 500 collects some")
    compare(args.game, spots, runs, args.workers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
