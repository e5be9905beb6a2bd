"""Who may lay which card when, who gets the crown of a round, and who wins."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from highest_crown import view
from highest_crown.table import DRAGON, NAMES, Table, deal
from regalia.core.actions import ActionSpace, Verb
from regalia.core.events import NOBODY, Event
from regalia.core.game import Game
from regalia.core.options import Choice, Option, Setup
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.zones import Zone

LAY: Final = Verb("lay", NAMES)
SPACE: Final = ActionSpace([LAY])

OPTIONS: Final = [Option("hand", 3, [3, 4])]
PRESETS: Final[dict[str, dict[str, Choice]]] = {"usual": {"hand": 3}, "long": {"hand": 4}}


@final
class Position(Table):
    """A match of Highest Crown."""

    def to_move(self) -> i64:
        seat = self.player()
        return seat if self.hands[seat].cards else NOBODY

    def legal(self) -> list[int]:
        if self.to_move() < 0:
            return []
        cards = sorted(self.hands[self.player()].cards)
        if not self.laid and len(cards) > 1 and cards[-1] == DRAGON:
            cards.pop()
        return [int(LAY.base) + card for card in cards]

    def refusal(self, action: i64) -> str:
        if not 0 <= action < SPACE.size:
            return "hc-no-such-action"
        if self.to_move() < 0:
            return "hc-over"
        card = int(LAY.arg(action))
        hand = self.hands[self.player()].cards
        if card not in hand:
            return "hc-own-card"
        if card == DRAGON and not self.laid and len(hand) > 1:
            return "hc-dragon"
        return ""

    def apply(self, action: i64) -> None:
        seat = self.player()
        card = LAY.arg(action)
        self.lay(seat, card)
        if self.log is not None:
            self.tell(Event("laid", seat, {"card": NAMES[card]}))
        if len(self.laid) == self.seats:
            self._crown()

    def _crown(self) -> None:
        """The highest card of the round wins it, and its player leads the next."""
        winner = (self.leader + self.laid.index(max(self.laid))) % self.seats
        self.crowns[winner] += 1
        self.leader = winner
        self.laid = []
        if self.log is not None:
            self.tell(Event("crowned", winner))

    def scores(self) -> list[int]:
        return self.crowns[:]

    def returns(self) -> list[float]:
        if self.to_move() >= 0:
            return [0.0] * self.seats
        best = max(self.crowns)
        if min(self.crowns) == best:
            return [0.0] * self.seats
        return [1.0 if count == best else -1.0 for count in self.crowns]

    def clone(self) -> "Position":
        hands = [hand.clone() for hand in self.hands]
        twin = Position(self.seats, hands, self.rest.clone(), self.pile.clone(), self.leader)
        twin.laid = self.laid[:]
        twin.crowns = self.crowns[:]
        twin.shown = self.shown
        return twin

    def view(self, seat: int) -> Mapping[str, object]:
        return view.build(self, seat)


@final
class HighestCrown(Game):
    """The game as the registry finds it."""

    def __init__(self) -> None:
        super().__init__(
            name="highest_crown",
            edition=1,
            seats=[2, 3],
            space=SPACE,
            options=OPTIONS,
            presets=PRESETS,
            max_plies=12,
        )

    def begin(self, setup: Setup, rng: Rng) -> State:
        hands, rest = deal(setup.seats, setup.count("hand"), rng)
        return Position(setup.seats, hands, rest, Zone("pile", NOBODY, ordered=True), 0)


GAME: Final = HighestCrown()
