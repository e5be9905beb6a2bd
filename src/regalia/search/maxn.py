"""MaxN: search of an open position for any number of sides, each of which wants the most for itself."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.budget import Budget
from regalia.core.game import Game
from regalia.core.state import State
from regalia.search.lookahead import BEST, WHOLE, Lookahead, table_size


@final
class Shares:
    """What every seat gets if each plays for itself, whether that is proved, and the line that shows it."""

    def __init__(self, values: list[float], exact: bool, line: list[int]) -> None:
        self.values = values
        self.exact = exact
        self.line = line


@final
class MaxN(Lookahead):
    """Of actions equally good for the one who decides, the first is expected: so the result is one of several
    possible ones, but always the same.
    """

    def __init__(self, game: Game, seats: int, entries: int = 1 << 14, stop_at_stage: bool = False) -> None:
        super().__init__(game, stop_at_stage)
        self.seats: i64 = seats
        size = table_size(entries)
        self.last: i64 = size - 1
        self.keys: vec[i64] = vec[i64]([-1] * size)
        self.notes: vec[i64] = vec[i64]([0] * size)  # depth << 20 | action
        self.values: vec[float] = vec[float]([0.0] * (size * seats))

    def search(self, state: State, budget: Budget, deepest: int = WHOLE) -> Shares:
        """Looks one decision deeper each time until all is proved, the depth reached or the budget spent."""
        self._begin(state, budget)
        values = self._leaf(state)
        found = Shares(values, self.firm, [])
        depth = 1
        while not found.exact and depth <= min(deepest, self.farthest):
            values = self._values(state, depth)
            if self.stopped:
                break
            exact = self.firm
            found = Shares(values, exact, self._line(state, depth))
            depth += 1
        self._charge()
        return found

    def prove(self, state: State, budget: Budget) -> Shares:
        """Looks to the end at once: near it that costs less than opinions on the way.

        What is not exact is worth nothing; so it ends where one line proves to be too long.
        """
        self._begin(state, budget, True)
        depth = self.farthest
        values = self._values(state, depth)
        exact = self.firm
        self._charge()
        return Shares(values, exact, self._line(state, depth) if exact else [])

    def _leaf(self, state: State) -> list[float]:
        """The values without looking ahead; firm where the match or the stage has ended."""
        self.firm = True
        if state.to_move() < 0:
            return state.returns()
        seats = range(self.seats)
        if self._stage_over(state):
            return [self.game.standing(state, seat) for seat in seats]
        return [self.game.value(state, seat) for seat in seats] if self._opines() else [0.0] * self.seats

    def _values(self, state: State, depth: i64) -> list[float]:
        if self._stops_here():
            return [0.0] * self.seats
        if depth == 0 or self._ends(state):
            return self._leaf(state)
        key: i64 = state.fingerprint()
        place: i64 = key & self.last
        if self.keys[place] == key and self.notes[place] >> 20 >= depth:
            self.firm = self.notes[place] >> 20 >= WHOLE
            base: i64 = place * self.seats
            return [self.values[base + seat] for seat in range(self.seats)]
        return self._best(state, depth, key)

    def _best(self, state: State, depth: i64, key: i64) -> list[float]:
        """What follows from the mover's best action."""
        best: list[float] = []
        choice: i64 = 0
        all_firm = True
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            values = self._values(after, depth - 1)
            if self.stopped:
                return values
            firm: bool = self.firm
            if not firm:
                all_firm = False
            seat: i64 = state.seat_of(action)
            if not best or values[seat] > best[seat]:
                best = values
                choice = action
                if firm and values[seat] >= BEST:
                    all_firm = True
                    break
        self.firm = all_firm
        self._keep(key, best, WHOLE if all_firm else depth, choice)
        return best

    def _keep(self, key: i64, values: list[float], depth: i64, action: i64) -> None:
        place: i64 = key & self.last
        self.keys[place] = key
        self.notes[place] = (depth << 20) | action
        base: i64 = place * self.seats
        for seat in range(self.seats):
            self.values[base + seat] = values[seat]

    def _line(self, state: State, depth: int) -> list[int]:
        """The expected actions one after the other, as far as the table remembers them."""
        line: list[int] = []
        walked = state.clone()
        while len(line) < depth and not self._ends(walked):
            key: i64 = walked.fingerprint()
            place: i64 = key & self.last
            action: i64 = self.notes[place] & 0xFFFFF
            if self.keys[place] != key:
                break
            line.append(action)
            walked.apply(action)
        return line
