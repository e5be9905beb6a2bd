"""Manner: how a search looks at a game: how widely, how far, and with whose eyes."""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.state import State

TO_THE_END: Final = -1
# The points at which a seat that counts points alone is half content.
PLENTY: Final = 10.0
# The lead in points at which a seat that counts the lead alone is half content.
AHEAD: Final = 4.0
MOST: Final = 1e9  # above every lead


@final
class Manner:
    """What a bot's level or character is made of; the plain numbers are those of textbook search."""

    def __init__(
        self,
        exploration: float = 0.9,
        cutoff: int = TO_THE_END,
        glances: int = 0,
        breath: int = 0,
        usual: int = 0,
        trust: float = 0.0,
        prior: float = 0.0,
        patience: int = 0,
        depth: int = 1000,
        caution: float = 0.0,
        spite: float = 0.0,
        greed: float = 0.0,
        margin: float = 0.0,
    ) -> None:
        self.exploration: float = exploration
        # plies of a playout before the game's opinion is asked
        self.cutoff: i64 = cutoff
        # actions that are looked at for each ply of a playout, to take what looks best; 0: any is taken
        self.glances: i64 = glances
        # decisions that each look follows, where the seat goes on deciding: a card and what it asks for
        self.breath: i64 = breath
        # 1: where the game knows its players' habits, playouts follow these instead; 2: only the own
        # actions are searched, the rivals follow their habits in the tree, too; 3: and of the own ones
        # below the first that which the plan has is tried first
        self.usual: i64 = usual
        # how much the rivals' decisions so far count in choosing worlds, by the same habits; 0: not at all
        self.trust: float = trust
        # how many tries the game's opinion of an untried action counts for; 0: each is tried by itself first
        self.prior: float = prior
        # visits of a node before it gets children
        self.patience: i64 = patience
        # plies that the tree may be deep
        self.depth: i64 = depth
        # how much more a loss weighs than a gain of the same size (below 0: less)
        self.caution: float = caution
        # how much the best rival's misery counts instead of the own fortune
        self.spite: float = spite
        # how much the own points count instead of the own fortune
        self.greed: float = greed
        # how much the lead over the best rival counts instead of the own fortune: it tells more than a win
        self.margin: float = margin

    def has_temper(self) -> bool:
        """Whether results are seen differently from what the game says."""
        return self.caution != 0.0 or self.spite != 0.0 or self.greed != 0.0 or self.margin != 0.0

    def feel(self, world: State, results: list[float], seat: i64) -> float:
        """What a seat's result is worth to it."""
        felt: float = results[seat]
        if self.spite != 0.0:
            rival: float = -1.0
            for other in range(world.seats):
                if world.side(other) != world.side(seat) and results[other] > rival:
                    rival = results[other]
            felt = (1.0 - self.spite) * felt - self.spite * rival
        if self.greed != 0.0:
            points: float = float(world.scores()[seat])
            felt = (1.0 - self.greed) * felt + self.greed * points / (PLENTY + abs(points))
        if self.margin != 0.0:
            ahead: float = _lead(world, seat)
            felt = (1.0 - self.margin) * felt + self.margin * ahead / (AHEAD + abs(ahead))
        return felt - self.caution * felt * felt


def _lead(world: State, seat: i64) -> float:
    """How many points a seat has more than the best rival."""
    points = world.scores()
    found: float = MOST
    for other in range(world.seats):
        if world.side(other) != world.side(seat):
            found = min(found, float(points[seat] - points[other]))
    return found
