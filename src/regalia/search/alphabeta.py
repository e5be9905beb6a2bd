"""AlphaBeta: exact search of an open position for two sides, deeper and deeper until its budget ends.

With more than two sides it is the paranoid search: all others play against the hero.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.budget import Budget
from regalia.core.game import Game
from regalia.core.state import State
from regalia.search.lookahead import BEST, WHOLE, Lookahead, table_size

# What an entry of the table says of a position's value.
EXACTLY: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

NONE: Final = -1
KNOWN: Final = 1 << 40  # above any history: the move that was best before
KILLER: Final = 1 << 39
HISTORY_LIMIT: Final = 1 << 30


@final
class Found:
    """What a search knows of a position: the hero's value, whether it is proved, and the line to it."""

    def __init__(self, value: float, exact: bool, line: list[int], depth: int) -> None:
        self.value = value
        self.exact = exact
        self.line = line
        self.depth = depth


@final
class AlphaBeta(Lookahead):
    """The search for one hero's seat; its table serves all positions of one match."""

    def __init__(self, game: Game, hero: int, entries: int = 1 << 16, stop_at_stage: bool = False) -> None:
        super().__init__(game, stop_at_stage)
        self.hero: i64 = hero
        size = table_size(entries)
        self.last: i64 = size - 1
        self.keys: vec[i64] = vec[i64]([-1] * size)
        self.values: vec[float] = vec[float]([0.0] * size)
        self.notes: vec[i64] = vec[i64]([0] * size)  # depth << 22 | (action + 1) << 2 | what the value says
        self.killers: vec[i64] = vec[i64]([NONE] * (int(game.max_plies) + 2))
        self.history: vec[i64] = vec[i64]([0] * int(game.space.size))

    def search(self, state: State, budget: Budget, deepest: int = WHOLE) -> Found:
        """Looks one decision deeper each time until all is proved, the depth reached or the budget spent."""
        self._begin(state, budget)
        found = Found(self._leaf(state), self.firm, [], 0)
        depth = 1
        while not found.exact and depth <= min(deepest, self.farthest):
            value = self._value(state, depth, 0, -2.0, 2.0)
            if self.stopped:
                break
            exact = self.firm
            found = Found(value, exact, self._line(state, depth), depth)
            depth += 1
        self._charge()
        return found

    def prove(self, state: State, budget: Budget) -> Found:
        """Looks to the end at once: near it that costs less than opinions on the way.

        What is not exact is worth nothing; so it ends where one line proves to be too long.
        """
        self._begin(state, budget, True)
        depth = self.farthest
        value = self._value(state, depth, 0, -2.0, 2.0)
        exact = self.firm
        self._charge()
        return Found(value, exact, self._line(state, depth) if exact else [], depth)

    def _leaf(self, state: State) -> float:
        """The hero's value without looking ahead; firm where the match or the stage has ended."""
        self.firm = True
        if state.to_move() < 0:
            return state.returns()[self.hero]
        if self._stage_over(state):
            return self.game.standing(state, self.hero)
        return self.game.value(state, self.hero) if self._opines() else 0.0

    def _value(self, state: State, depth: i64, ply: i64, low: float, high: float) -> float:
        """The hero's value; only a bound of it if that is not between low and high."""
        if self._stops_here():
            return 0.0
        if depth == 0 or self._ends(state):
            return self._leaf(state)
        key: i64 = state.fingerprint()
        place: i64 = key & self.last
        hash_move: i64 = NONE
        if self.keys[place] == key:
            note: i64 = self.notes[place]
            hash_move = ((note >> 2) & 0xFFFFF) - 1
            if note >> 22 >= depth and self._settles(note & 3, self.values[place], low, high):
                self.firm = note >> 22 >= WHOLE
                return self.values[place]
        return self._best(state, depth, ply, low, high, key, hash_move)

    def _settles(self, says: i64, value: float, low: float, high: float) -> bool:
        """Whether what is known of a value is all that is asked."""
        if says == EXACTLY:
            return True
        return value >= high if says == AT_LEAST else value <= low

    def _best(
        self, state: State, depth: i64, ply: i64, low: float, high: float, key: i64, hash_move: i64
    ) -> float:
        """Looks at every action, the most promising first, until one of them is better than can matter."""
        maximize: bool = state.side(state.to_move()) == state.side(self.hero)
        sign: float = 1.0 if maximize else -1.0
        top: float = -3.0  # all from the view of the side to move
        bar: float = low if maximize else -high
        ceiling: float = high if maximize else -low
        start: float = bar
        all_firm = True
        top_firm = False
        choice: i64 = NONE
        for action in self._ordered(state.legal(), ply, hash_move):
            after = state.clone()
            after.apply(action)
            reached: float = sign * (
                self._value(after, depth - 1, ply + 1, bar, ceiling)
                if maximize
                else self._value(after, depth - 1, ply + 1, -ceiling, -bar)
            )
            if self.stopped:
                return 0.0
            firm: bool = self.firm
            if not firm:
                all_firm = False
            if reached > top:
                top = reached
                top_firm = firm
                choice = action
                if reached > bar:
                    bar = reached
                # the best there is needs no comparison, nor does what the other side won't allow
                if (firm and reached >= BEST) or reached >= ceiling:
                    self._praise(action, ply, depth)
                    all_firm = firm
                    break
        says: i64 = EXACTLY
        if top >= ceiling and not (top_firm and top >= BEST):
            says = AT_LEAST if maximize else AT_MOST
        elif top <= start:
            says = AT_MOST if maximize else AT_LEAST
        self.firm = all_firm
        self._keep(key, sign * top, WHOLE if all_firm else depth, choice, says)
        return sign * top

    def _ordered(self, legal: list[int], ply: i64, hash_move: i64) -> list[int]:
        """The best known first, then what refuted the neighbours, then what has often been good."""
        if len(legal) == 1:
            return legal
        killer: i64 = self.killers[ply]
        ranked: list[int] = []
        for action in legal:
            rank: i64 = self.history[action]
            if action == int(hash_move):
                rank = KNOWN
            elif action == int(killer):
                rank = KILLER
            ranked.append(-rank * 0x100000 + action)
        ranked.sort()
        for place in range(len(ranked)):
            ranked[place] &= 0xFFFFF
        return ranked

    def _praise(self, action: i64, ply: i64, depth: i64) -> None:
        """Notes an action that made the rest needless."""
        self.killers[ply] = action
        worth: i64 = self.history[action] + depth * depth
        self.history[action] = min(HISTORY_LIMIT, worth)

    def _keep(self, key: i64, value: float, depth: i64, action: i64, says: i64) -> None:
        """Newer replaces older, unless the older is about something else and far deeper."""
        place: i64 = key & self.last
        if self.keys[place] != key and self.notes[place] >> 22 > depth + 4 and self.nodes & 7:
            return
        self.keys[place] = key
        self.values[place] = value
        self.notes[place] = (depth << 22) | ((action + 1) << 2) | says

    def _line(self, state: State, depth: int) -> list[int]:
        """The best known actions one after the other, as far as the table remembers them."""
        line: list[int] = []
        walked = state.clone()
        while len(line) < depth and not self._ends(walked):
            key: i64 = walked.fingerprint()
            place: i64 = key & self.last
            action: i64 = ((self.notes[place] >> 2) & 0xFFFFF) - 1
            if self.keys[place] != key or action < 0 or int(action) not in walked.legal():
                break
            line.append(action)
            walked.apply(action)
        return line
