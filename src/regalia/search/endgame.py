"""Exact answers for bots, hints and `regalia solve`: which actions win, proved or in sampled worlds.

>>> from regalia import Perspective
>>> state = regalia.new("hand_of_the_king", seats=2, seed=7, preset="no-companions")
>>> for turn in range(12):
...     state.apply(state.legal()[0])
>>> exact = Exact(regalia.game("hand_of_the_king"), megabytes=1)
>>> answers = exact.answers(Perspective(state, int(state.to_move())), Timed(1_000_000, 60.0))
>>> all(answer.exact for answer in answers), answers[0].value
(True, 1.0)
"""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.budget import Budget
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.solver import UNKNOWN, Solver
from regalia.core.state import State
from regalia.search.alphabeta import AlphaBeta
from regalia.search.clock import Part, Timed
from regalia.search.maxn import MaxN
from regalia.search.worlds import Worlds

__all__ = ["Answer", "Exact", "Part", "Timed", "is_open", "sides"]

MEGABYTES: Final = 32
ENTRY_BYTES: Final = 24  # of AlphaBeta's table
FIRST_EFFORT: Final = 1 << 12
MOST_EFFORT: Final = 1 << 50
WORLD_ENTRIES: Final = 1 << 14  # of the table for one sampled world
DEAREST: Final = 4  # even shares of the budget: where the first world costs more, all together cost too much


@final
class Answer:
    """An action, the value that its seat reaches by it (-1 to 1), and whether that is proved."""

    def __init__(self, action: int, value: float, exact: bool) -> None:
        self.action = action
        self.value = value
        self.exact = exact


def sides(state: State) -> int:
    """How many sides there are: allies are one."""
    found: list[int] = []
    for seat in range(state.seats):
        side: int = state.side(seat)
        if side not in found:
            found.append(side)
    return len(found)


def is_open(state: State, seat: int) -> bool:
    """Whether a seat knows all there is: nothing is hidden from it, and no luck is to come."""
    if state.luck() is not None:
        return False
    for zone in state.zones():
        if zone.unseen(seat):
            return False
    worlds = [state.clone(), state.clone()]
    for number in range(2):
        worlds[number].determinize(seat, Rng(number + 1))
    return worlds[0].fingerprint() == worlds[1].fingerprint()


@final
class Exact:
    """Answers for one game; keeps what it has proved, so one object should serve a seat for a whole match."""

    def __init__(self, game: Game, megabytes: int = MEGABYTES) -> None:
        self.game = game
        self.megabytes = megabytes
        self.nodes: i64 = 0  # positions looked at so far
        self.worlds: i64 = 0  # worlds that count in the last sampled answers
        self.solver: Solver | None = None
        self.tables: dict[int, AlphaBeta] = {}

    # -- open positions -------------------------------------------------------------------------

    def answers(self, seat: Perspective, budget: Budget) -> list[Answer]:
        """All the seat's actions with their values, best first; none if the position is not open.

        Values that the budget did not suffice to prove are the game's opinions, and not marked exact.
        """
        world = seat.sample(Rng(0))
        if not is_open(world, seat.seat) or sides(world) != 2:
            return []
        found: list[Answer] = []
        for action in seat.legal():
            found.append(self.judge(world, action, budget))
        found.sort(key=_rank)
        return found

    def choose(self, seat: Perspective, budget: Budget) -> Answer | None:
        """An action that is proved best, or None."""
        world = seat.sample(Rng(0))
        if not is_open(world, seat.seat) or sides(world) != 2:
            return None
        best = self.best(world, budget)
        if best is None or best.action not in seat.legal():  # an ally's action is not ours to choose
            return None
        return best

    def judge(self, world: State, action: int, budget: Budget) -> Answer:
        """What an action is worth to the one who takes it, in an open position for two sides."""
        seat: int = world.seat_of(action)
        after = world.clone()
        after.apply(action)
        value, exact = self.value(after, seat, budget)
        return Answer(action, value, exact)

    def value(self, state: State, seat: int, budget: Budget) -> tuple[float, bool]:
        """What a seat reaches in an open position for two sides, and whether that is proved."""
        if state.to_move() < 0:
            return state.returns()[seat], True
        solver = self._solver(state)
        if solver is not None:
            before: i64 = solver.nodes
            result = solver.solve(state, budget)
            self.nodes += solver.nodes - before
            if result == UNKNOWN:
                return self.game.value(state, seat), False
            own: bool = state.side(state.to_move()) == state.side(seat)
            return float(result if own else -result), True
        table = self.table(seat)
        before = table.nodes
        found = table.search(state, budget)
        self.nodes += table.nodes - before
        return found.value, found.exact

    def best(self, state: State, budget: Budget) -> Answer | None:
        """An action that is proved best for the seat to move, or None; of lost ones that which looks best."""
        seat: int = state.to_move()
        if self._solver(state) is None:
            found = self.table(seat).search(state, budget)
            return Answer(found.line[0], found.value, True) if found.exact else None
        value, exact = self.value(state, seat, budget)
        if not exact:
            return None
        return self._shown(state, value, budget) if value > -1.0 else self._least_bad(state)

    def _shown(self, state: State, value: float, budget: Budget) -> Answer | None:
        """An action proved to reach the value of the position; what is remembered is shown first."""
        effort = FIRST_EFFORT
        while effort < MOST_EFFORT and budget.spend(0):
            for action in state.legal():
                answer = self.judge(state, action, Part(budget, effort))
                if answer.exact and answer.value == value:
                    return answer
            effort *= 16
        return None

    def _least_bad(self, state: State) -> Answer:
        """Of actions that all lose, the one after which the game's opinion is best."""
        seat: int = state.to_move()
        looks: list[Answer] = []
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            looks.append(Answer(action, self.game.value(after, seat), False))
        looks.sort(key=_rank)
        return Answer(looks[0].action, -1.0, True)

    def line(self, state: State, budget: Budget) -> list[int]:
        """Proved best play of all to the end, or as far as the budget allows."""
        walked = state.clone()
        line: list[int] = []
        while walked.to_move() >= 0:
            answer = self.best(walked, budget)
            if answer is None:
                break
            line.append(answer.action)
            walked.apply(answer.action)
        return line

    def table(self, seat: int) -> AlphaBeta:
        """The search written for all games, from one seat's view."""
        if seat not in self.tables:
            self.tables[seat] = AlphaBeta(self.game, seat, self.megabytes * (1 << 20) // ENTRY_BYTES)
        return self.tables[seat]

    def _solver(self, state: State) -> Solver | None:
        """The game's own exact search, if it has one for this deal."""
        kept = self.solver
        if kept is None or not kept.fits(state):
            kept = self.game.solver(state, self.megabytes)
            self.solver = kept
        return kept

    # -- sampled worlds ---------------------------------------------------------------------------

    def sampled(
        self, seat: Perspective, worlds: int, rng: Rng, budget: Budget, trust: float = 0.0
    ) -> list[Answer]:
        """The seat's actions by their mean value over sampled worlds, best first; for `trust` see Manner.

        Each world is looked at to the end of the stage (or of the match), so what counts is the deal's own
        score. Only worlds in which every action's value was proved count; if the first is too dear for the
        budget, there are no answers. Proved in every world is not to say proved: no answer is called exact.
        """
        legal = seat.legal()
        totals = [0.0] * len(legal)
        self.worlds = 0
        source = Worlds(self.game, seat, rng, trust)
        first = Part(budget, budget.left // worlds * DEAREST)
        for number in range(worlds):
            values = self._world_values(source.draw(), legal, seat.seat, budget if number else first)
            if len(values) < len(legal):
                break
            self.worlds += 1
            for place in range(len(legal)):
                totals[place] += values[place]
        if self.worlds == 0:
            return []
        found = [
            Answer(legal[place], totals[place] / float(self.worlds), False) for place in range(len(legal))
        ]
        found.sort(key=_rank)
        return found

    def _world_values(self, world: State, legal: list[int], seat: int, budget: Budget) -> list[float]:
        """What a seat reaches by each action in one world; fewer values if the budget has ended."""
        two = sides(world) == 2
        pair = AlphaBeta(self.game, seat, WORLD_ENTRIES if two else 1, True)
        several = MaxN(self.game, world.seats, 1 if two else WORLD_ENTRIES, True)
        values: list[float] = []
        for action in legal:
            after = world.clone()
            after.apply(action)
            if after.to_move() < 0:
                values.append(after.returns()[seat])
            elif after.stage() != world.stage():
                values.append(self.game.standing(after, seat))
            elif two:
                found = pair.prove(after, budget)
                if not found.exact:
                    break
                values.append(found.value)
            else:
                shares = several.prove(after, budget)
                if not shares.exact:
                    break
                values.append(shares.values[seat])
        self.nodes += pair.nodes + several.nodes
        return values


def _rank(answer: Answer) -> tuple[float, bool, int]:
    return (-answer.value, not answer.exact, answer.action)
