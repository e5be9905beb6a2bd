"""How players of The Dwarf King usually choose a card, and what serves best among them: both learned."""

from math import exp, log
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.habits import Habits
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.games.dwarf_king.actions import KEEP
from regalia.games.dwarf_king.deck import QUESTS
from regalia.games.dwarf_king.hindsight import rewound
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import TRICKS, trick_cards
from regalia.games.dwarf_king.traits import ALL, MOST_CARDS, OF_QUEST, OWN_SPECIAL, TRAITS, Traits

HABITS: Final = Path(__file__).parent / "habits.txt"  # learned by watching
PLANS: Final = Path(__file__).parent / "plans.txt"  # learned by playing against players of habit
COMMON: Final = "all_quests"  # the line of the weights that hold for every quest
HUNDREDTHS: Final = 100.0
LOWEST: Final = -1000.0
SLIP: Final = 0.05  # how often a card is played that no habit explains


def read(text: str) -> list[float]:
    """The weights of a file: a line for each quest, in hundredths; one without a line has none."""
    found = [0.0] * ALL
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        words = line.split()
        if words[0] != COMMON and words[0] not in QUESTS:
            raise ValueError(f"line {number}: there is no quest '{words[0]}'")
        first = OWN_SPECIAL if words[0] == COMMON else 1 + OF_QUEST * QUESTS.index(words[0])
        size = ALL - OWN_SPECIAL if words[0] == COMMON else OF_QUEST
        if len(words) - 1 != size:
            raise ValueError(f"line {number}: {words[0]} has {len(words) - 1} weights: expected {size}")
        for place in range(size):
            try:
                found[first + place] = float(int(words[place + 1])) / HUNDREDTHS
            except ValueError as error:
                said = f"line {number}: {words[0]} has a weight '{words[place + 1]}'"
                raise ValueError(f"{said}: expected whole numbers") from error
    return found


def write(weights: list[float]) -> str:
    """The lines of a file for weights."""
    lines: list[str] = []
    for number in range(len(QUESTS) + 1):
        first = 1 + OF_QUEST * number
        own = weights[first : first + OF_QUEST] if number < len(QUESTS) else weights[OWN_SPECIAL:]
        name = QUESTS[number] if number < len(QUESTS) else COMMON
        if any(own):
            lines.append(" ".join([name, *(str(round(weight * HUNDREDTHS)) for weight in own)]))
    return "\n".join(lines) + "\n"


@final
class CardHabits(Habits):
    """The weights of either kind, and the chances of the cards looked at last."""

    def __init__(self, usual: "vec[float]", planned: "vec[float]") -> None:
        self.usual: vec[float] = usual
        self.planned: vec[float] = planned
        self.traits: Traits = Traits()
        self.chances: vec[float] = vec[float]([0.0] * MOST_CARDS)

    def fits(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.terms.own

    def pick(self, state: State, rng: Rng) -> i64:
        return self._any(state, self.usual, rng)

    def plan(self, state: State, rng: Rng) -> i64:
        return self._any(state, self.planned, rng)

    def weigh_plans(self, state: State, into: "vec[float]") -> None:
        assert isinstance(state, Position)
        if state.phase != TRICKS or not self.fits(state):
            legal = state.legal()
            for action in legal:
                into[action] = 1.0 / float(len(legal))
            return
        self.weigh(state, self.planned)
        for place in range(self.traits.count):
            into[self.traits.cards[place]] = self.chances[place]

    def _any(self, state: State, weights: "vec[float]", rng: Rng) -> i64:
        """A card, each as likely as the weights have it; in other decisions, and with other cards, any."""
        assert isinstance(state, Position)
        if state.phase != TRICKS or not self.fits(state):
            return state.random_action(rng)
        self.weigh(state, weights)
        return self.traits.cards[self.drawn(rng)]

    def drawn(self, rng: Rng) -> i64:
        """The place of a card among those weighed last."""
        left: float = rng.unit()
        last: i64 = self.traits.count - 1
        for place in range(last):
            left -= self.chances[place]
            if left < 0.0:
                return place
        return last

    def weigh(self, table: Position, weights: "vec[float]") -> None:
        """Works out the chances of the cards that may be played now."""
        seen = self.traits
        seen.look(table)
        chances, found = self.chances, seen.found
        most: float = LOWEST
        for place in range(seen.count):
            total: float = 0.0
            for trait in range(TRAITS * place, TRAITS * place + TRAITS):
                total += weights[found[trait]]
            chances[place] = total
            most = max(most, total)
        whole: float = 0.0
        for place in range(seen.count):
            chances[place] = exp(chances[place] - most)
            whole += chances[place]
        for place in range(seen.count):
            chances[place] /= whole

    def likelihood(self, state: State, seat: i64) -> float:
        """By the cards that the rivals have played since the deal, if no hand has moved since."""
        assert isinstance(state, Position)
        if not self.fits(state) or state.hands_moved() or not state.played():
            return 0.0
        now = rewound(state)
        found: float = 0.0
        for trick in range(state.tricks):
            found += self._surprise(now, state.past[trick], state.seats, seat)
        return found + self._surprise(now, state.trick, state.count, seat)

    def _surprise(self, now: Position, trick: i64, count: i64, seat: i64) -> float:
        """Plays a trick again and adds up how likely the rivals' cards were."""
        found: float = 0.0
        for card in trick_cards(trick, count):
            while now.phase != TRICKS:
                now.apply(KEEP.base)  # of the Sorcerer's holder, until hands have moved
            if now.mover != seat:
                found += log(self._chance(now, card))
            now.apply(card)
        return found

    def _chance(self, now: Position, card: i64) -> float:
        self.weigh(now, self.usual)
        count: i64 = self.traits.count
        for place in range(count):
            if self.traits.cards[place] == card:
                return (1.0 - SLIP) * self.chances[place] + SLIP / float(count)
        return SLIP


_KEPT: Final[list[CardHabits]] = []  # what the files say, once somebody has asked


def learned() -> CardHabits:
    """Habits as the files have them, read when they are first needed: most matches never do."""
    if not _KEPT:
        weights = [vec[float](read(file.read_text(encoding="utf-8"))) for file in (HABITS, PLANS)]
        _KEPT.append(CardHabits(weights[0], weights[1]))
    return CardHabits(_KEPT[0].usual, _KEPT[0].planned)
