"""Greedy: what looks best right after it is done, over a few worlds that the seat holds possible."""

from regalia.bots.bot import Bot
from regalia.bots.opinion import Opinion
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State

WORLDS = 4
# A card that asks for targets is judged by the best that can be made of it, within reason.
MOST_ANSWERS = 400
DEPTH = 3


class Greedy(Bot):
    """Looks no farther than its own next decisions, and asks the game's opinion of the table then."""

    def __init__(self, game: Game, seed: int, worlds: int = WORLDS) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.worlds = worlds

    def choose(self, seat: Perspective) -> int:
        return self.ranked(seat)[0].action

    def ranked(self, seat: Perspective) -> list[Opinion]:
        """All the seat's actions with what the bot thinks of each, best first; equals in random order."""
        actions = seat.legal()
        worlds = self._worlds(seat)
        totals = [0.0] * len(actions)
        share = MOST_ANSWERS // (len(actions) * len(worlds))
        for world in worlds:
            for place, action in enumerate(actions):
                after = world.clone()
                after.apply(action)
                totals[place] += self._best(after, int(seat.seat), DEPTH, [share])
        order = list(range(len(actions)))
        self.rng.shuffle(order)
        order.sort(key=lambda place: -totals[place])
        return [Opinion(actions[place], totals[place] / len(worlds)) for place in order]

    def _worlds(self, seat: Perspective) -> list[State]:
        """Samples to judge every action by; one is enough where nothing is hidden."""
        first = seat.sample(self.rng)
        second = seat.sample(self.rng)
        if first.fingerprint() == second.fingerprint():
            return [first]
        return [first, second] + [seat.sample(self.rng) for _ in range(self.worlds - 2)]

    def _best(self, world: State, seat: int, depth: int, budget: list[int]) -> float:
        """The game's opinion of a world, or of the best the seat can still make of it in the same breath."""
        if depth == 0 or world.to_move() != seat or budget[0] <= 0:
            return self.game.value(world, seat)
        best = -2.0
        for action in world.legal():
            budget[0] -= 1
            after = world.clone()
            after.apply(action)
            best = max(best, self._best(after, seat, depth - 1, budget))
        return best
