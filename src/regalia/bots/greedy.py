"""Greedy: what looks best right after it is done, over a few worlds that the seat holds possible."""

from regalia.bots.bot import Bot
from regalia.bots.opinion import Opinion
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.breath import Breath

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
        share = MOST_ANSWERS // (len(actions) * len(worlds))
        seen: list[list[float]] = []
        for world in worlds:
            seen.append([self._opinion(world, action, seat.seat, share) for action in actions])
            if len(seen) == 2 and seen[0] == seen[1]:
                break  # what is hidden makes no difference now
        means = [sum(column) / len(seen) for column in zip(*seen, strict=True)]
        order = list(range(len(actions)))
        self.rng.shuffle(order)
        order.sort(key=lambda place: -means[place])
        return [Opinion(actions[place], means[place]) for place in order]

    def _opinion(self, world: State, action: int, seat: int, answers: int) -> float:
        after = world.clone()
        after.apply(action)
        return Breath(self.game, seat, answers).best(after, DEPTH)

    def _worlds(self, seat: Perspective) -> list[State]:
        """Samples to judge every action by; one is enough where nothing is hidden."""
        first = seat.sample(self.rng)
        second = seat.sample(self.rng)
        if first.fingerprint() == second.fingerprint():
            return [first]
        return [first, second] + [seat.sample(self.rng) for _ in range(self.worlds - 2)]
