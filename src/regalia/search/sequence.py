"""Sequence: a whole turn of several decisions searched at once, and judged after the rivals' answer to it."""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.state import State

LONGEST_REPLY: Final = 60  # decisions of all others before the seat's next turn
UNJUDGED: Final = 1.0  # taken off what was not looked at beyond the rivals' answer: that comes last
WORST: Final = -2.0


@final
class Way:
    """Some first decisions of a turn: where they lead, what one may begin with, and how that looks."""

    def __init__(self, world: State, firsts: list[int], value: float) -> None:
        self.world = world
        self.firsts = firsts  # places among the seat's actions now; several where they lead to the same
        self.value: float = value


@final
class Sequence:
    """A beam: after every decision only the most promising ways are followed, until their turns have ended.

    The best turns that were found are then judged anew after the others have done at once what looks best to
    them: what looks good only until the rivals answer is seen through.
    """

    def __init__(self, game: Game, seat: int, width: int, nodes: int) -> None:
        self.game = game
        self.seat: i64 = seat
        self.width: i64 = width  # ways that are followed, and turns that are judged by the answer to them
        self.nodes: i64 = nodes  # positions that may be looked at on the way
        self.looked: i64 = 0

    def values(self, world: State, actions: list[int]) -> list[float]:
        """What each action is worth in this world, as far as it was followed."""
        self.looked = 0
        best = [WORST] * len(actions)
        ended: list[Way] = []
        beam: list[Way] = []
        for place in range(len(actions)):
            self._follow(Way(world, [place], 0.0), actions[place], beam, ended)
        for way in beam:
            best[way.firsts[0]] = way.value - UNJUDGED
        while beam and self.looked < self.nodes:
            onward: list[Way] = []
            for way in self._narrowed(beam):
                for action in way.world.legal():
                    self._follow(way, action, onward, ended)
            beam = onward
        self._judge(ended, best)
        return best

    def _follow(self, way: Way, action: i64, beam: list[Way], ended: list[Way]) -> None:
        """One decision more: the way goes on, or the turn has ended with it."""
        self.looked += 1
        after = way.world.clone()
        after.apply(action)
        found = Way(after, way.firsts, self.game.value(after, self.seat))
        if after.to_move() == self.seat:
            beam.append(found)
        else:
            ended.append(found)

    def _narrowed(self, beam: list[Way]) -> list[Way]:
        """The most promising ways; those that lead to the same position are one, begun anyhow."""
        beam.sort(key=_rank)
        known: dict[int, Way] = {}
        kept: list[Way] = []
        for way in beam:
            full = len(kept) == self.width
            if full and way.value < kept[-1].value:
                break
            mark = way.world.fingerprint()
            twin = known.get(mark)
            if twin is not None:
                twin.firsts = twin.firsts + [first for first in way.firsts if first not in twin.firsts]
            elif not full:
                known[mark] = way
                kept.append(way)
        return kept

    def _judge(self, ended: list[Way], best: list[float]) -> None:
        """The best turns of all, and the best after each first action, by what the rivals leave of them."""
        ended.sort(key=_rank)
        judged: i64 = 0
        met: set[int] = set()
        for way in ended:
            value: float = way.value - UNJUDGED
            if judged < self.width or not met.issuperset(way.firsts):
                value = self._after_reply(way.world)
                judged += 1
                met.update(way.firsts)
            for first in way.firsts:
                if value > best[first]:
                    best[first] = value

    def _after_reply(self, world: State) -> float:
        """The opinion once all others have done what looks best to each at one glance."""
        after = world.clone()
        for ply in range(LONGEST_REPLY):
            mover: i64 = after.to_move()
            if mover < 0 or mover == self.seat:
                break
            after.apply(self._likely(after, mover))
        if after.to_move() < 0:
            return after.returns()[self.seat]
        return self.game.value(after, self.seat)

    def _likely(self, world: State, mover: i64) -> i64:
        """What looks best to a rival right after it is done."""
        legal = world.legal()
        found: i64 = legal[0]
        best: float = WORST
        if len(legal) > 1:
            for action in legal:
                after = world.clone()
                after.apply(action)
                value = self.game.value(after, mover)
                if value > best:
                    best = value
                    found = action
        return found


def _rank(way: Way) -> float:
    return -way.value
