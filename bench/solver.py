"""How early exact search knows the end of Hand of the King for two: `python bench/solver.py`.

Processor time counts, not the clock, so that other work on the machine does not matter. Positions come from
random play. `regalia solve --deals 20` measures whole deals.
"""

import argparse
import resource
from statistics import median
from time import process_time

import regalia
from regalia import Rng
from regalia.core.budget import Budget
from regalia.games.hand_of_the_king.rules import Position
from regalia.search.alphabeta import AlphaBeta
from regalia.search.endgame import Exact

GAME = regalia.game("hand_of_the_king")
ENDLESS = 1 << 60


class Processor(Budget):
    """Ends after so many seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(ENDLESS)
        self.until = process_time() + seconds

    def spend(self, nodes: int) -> bool:
        return process_time() < self.until


def walk(seed: int, preset: str) -> list[Position]:
    """The positions at the beginning of every turn of a random match."""
    state = GAME.new(GAME.setup(2, preset), seed)
    rng = Rng(seed)
    passed: list[Position] = []
    while state.to_move() >= 0:
        assert isinstance(state, Position)
        if state.asked is None:
            passed.append(state.clone())
        state.apply(state.random_action(rng))
    return passed


def cards(state: Position) -> int:
    return int(state.court).bit_count()


def measure_left(left: int, count: int, megabytes: int) -> None:
    """Positions with at most so many cards at court, without companions."""
    times, nodes = [], []
    for seed in range(count):
        state = next(state for state in walk(seed, "no-companions") if cards(state) <= left)
        exact = Exact(GAME, megabytes)
        exact.value(state, 0, Budget(1))  # the tables of the deal are made now, as in a running match
        began, before = process_time(), int(exact.nodes)
        proved = exact.value(state, 0, Budget(ENDLESS))[1]
        assert proved
        times.append(process_time() - began)
        nodes.append(int(exact.nodes) - before)
    print(
        f"{count} positions with {left} cards at court, without companions: median {median(times):.3f} s, "
        f"longest {max(times):.3f} s; positions looked at: median {median(nodes):,.0f}, most {max(nodes):,}"
    )


def measure_companions(count: int, seconds: float) -> None:
    """The most cards at court with which a position with companions is proved in time."""
    most = []
    for seed in range(count):
        proved, failed = 0, 0
        for state in reversed(walk(seed, "classic")):
            found = AlphaBeta(GAME, int(state.to_move()), 1 << 20).search(state, Processor(seconds))
            if found.exact:
                proved = cards(state)
            else:
                failed += 1
                if failed == 2:
                    break
        most.append(proved)
    print(
        f"{count} matches with companions, {seconds:g} s a position: proved from {median(most):g} cards "
        f"at court on in the median (fewest {min(most)}, most {max(most)})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--left", type=int, default=24, help="cards at court (default: 24)")
    parser.add_argument("--positions", type=int, default=100, help="how many positions (default: 100)")
    parser.add_argument("--megabytes", type=int, default=32, help="memory of the table (default: 32)")
    parser.add_argument("--matches", type=int, default=21, help="matches with companions (default: 21)")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each of theirs (default: 2)")
    args = parser.parse_args()
    if args.positions:
        measure_left(args.left, args.positions, args.megabytes)
    if args.matches:
        measure_companions(args.matches, args.seconds)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"rules: {regalia.form.describe()}; most memory used: {peak:.0f} MB")


if __name__ == "__main__":
    main()
