"""Our search, which knows what its seat knows, against plain UCT that sees all cards, at equal iterations.

    python bench/cheat.py kings_bounty --iterations 500 --deals 20
    python bench/cheat.py dwarf_king --greedy --seats 4 --iterations 1000

With `--greedy` the cheat sits alone among `greedy` instead: what seeing all cards is worth to plain search.

The cheat lives here and nowhere else: it is given the true state, the luck to come included, and no bot of
the package ever is.
"""

import sys
from argparse import ArgumentParser
from functools import partial
from math import log, sqrt

from regalia import registry
from regalia.arena import crew
from regalia.arena.contest import MIXED, SOLO, lineups, luck
from regalia.arena.rating import wilson
from regalia.bots import LEVEL_COUNT, Bot, Greedy, Searcher, levels_of
from regalia.bots.levels import Level
from regalia.core.events import NOBODY
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.playout import playout

EXPLORATION = 0.9
Job = tuple[int, tuple[int, ...]]


class Node:
    """What was tried after a sequence of actions in the one true world."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # of the returns of the seat that moved here
        self.children: dict[int, Node] = {}

    def best(self) -> int:
        return max(self.children, key=lambda action: self.children[action].score(self.visits))

    def score(self, tries: int) -> float:
        return self.total / self.visits + EXPLORATION * sqrt(log(tries) / self.visits)


def cheat(state: State, iterations: int, rng: Rng) -> int:
    """The action that plain UCT tried most often, with all cards open before it."""
    root = Node()
    for turn in range(iterations):
        world = state.clone()
        node, path = root, [(NOBODY, root)]
        while world.to_move() != NOBODY:
            untried = [action for action in world.legal() if action not in node.children]
            action = untried[rng.below(len(untried))] if untried else node.best()
            seat = int(world.seat_of(action))
            fresh = action not in node.children
            node = node.children.setdefault(action, Node())
            path.append((seat, node))
            world.apply(action)
            if fresh:
                break
        playout(world, rng)
        returns = world.returns()
        for seat, visited in path:
            visited.visits += 1
            if seat != NOBODY:
                visited.total += returns[seat]
    return max(root.children, key=lambda action: root.children[action].visits)


def searching(top: Level, iterations: int) -> Level:
    """The top level's tree with that many iterations, no clock and no second thought."""
    return top._replace(seconds=1e9, proof=0, trials=0, thoughts=0, worlds=iterations)


def honest(name: str, iterations: int, greedy: bool, seed: int) -> Bot:
    """Who sits where the cheat doesn't."""
    game = registry.game(name)
    if greedy:
        return Greedy(game, seed)
    return Searcher(game, seed, searching(levels_of(game)[LEVEL_COUNT - 1], iterations))


def play(name: str, preset: str, seats: int, iterations: int, greedy: bool, job: Job) -> float:
    """Our share of the win of one match; 0 in a line-up is our seat, 1 the cheat's."""
    deal, lineup = job
    game = registry.game(name)
    state = game.new(game.setup(seats, preset), luck(1, "deal", deal))
    ours = [honest(name, iterations, greedy, luck(1, deal, seat)) for seat in range(seats)]
    rngs = [Rng(luck(2, deal, seat)) for seat in range(seats)]
    while (seat := int(state.to_move())) != NOBODY:
        if len(state.legal()) == 1:
            action = state.legal()[0]
        elif lineup[seat] == 0:
            action = ours[seat].choose(Perspective(state, seat))
        else:
            action = cheat(state, iterations, rngs[seat])
        state.play(action)
    best = max(state.returns())
    winners = [seat for seat, found in enumerate(state.returns()) if found == best]
    return sum(lineup[seat] == 0 for seat in winners) / len(winners)


def main() -> int:
    parser = ArgumentParser(description="Our search against UCT that sees all cards, at equal iterations.")
    parser.add_argument("games", nargs="+", help="games with hidden cards")
    parser.add_argument("--seats", type=int, help="number of seats (default: the fewest)")
    parser.add_argument("--iterations", type=int, default=500, help="of each decision (default: 500)")
    parser.add_argument("--deals", type=int, default=20, help="each from all seats (default: 20)")
    parser.add_argument(
        "--greedy", action="store_true", help="how it does against `greedy` on all other seats"
    )
    parser.add_argument("--workers", type=int, default=crew.workers_here())
    args = parser.parse_args()
    for name in args.games:
        game = registry.game(name)
        preset = next(iter(game.presets))
        seats = int(game.setup(args.seats, preset).seats)
        # against `greedy` the cheat sits alone
        rows = lineups(1, 0, seats, SOLO) if args.greedy else lineups(0, 1, seats, MIXED)
        jobs = [(deal, row) for deal in range(args.deals) for row in rows]
        act = partial(play, name, preset, seats, args.iterations, args.greedy)
        found = list(crew.progress(crew.work(act, jobs, args.workers), len(jobs), name))
        share = sum(found) / len(found)
        if args.greedy:
            share = 1.0 - share
        low, high = wilson(share, len(found))
        print(f"{name} ({seats} seats), {args.iterations} iterations: {share:.1%} of {len(found)}", end=" ")
        print(f"({low:.1%} … {high:.1%})", end="", flush=True)
        verdict = "reached" if share >= 0.5 else "missed"
        print(" for the cheat" if args.greedy else f"; wanted 50%: {verdict}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
