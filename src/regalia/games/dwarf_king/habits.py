"""How players of The Dwarf King usually choose, and what serves best among them: both learned."""

from math import exp, log
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import lowest
from regalia.core.events import NOBODY
from regalia.core.habits import Habits
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.games.dwarf_king.actions import KEEP
from regalia.games.dwarf_king.deck import KNIGHT_FIVE, QUESTS
from regalia.games.dwarf_king.hindsight import rewound
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import TRICKS, trick_cards
from regalia.games.dwarf_king.tastes import TASTES, Tastes
from regalia.games.dwarf_king.tastes import read as read_tastes
from regalia.games.dwarf_king.traits import ALL, MOST_CARDS, OF_QUEST, OWN_SPECIAL, TRAITS, Traits
from regalia.games.dwarf_king.weights import read_lines, written

HABITS: Final = Path(__file__).parent / "habits.txt"  # learned by watching
PLANS: Final = Path(__file__).parent / "plans.txt"  # learned by playing against players of habit
COMMON: Final = "all_quests"  # the line of the weights that hold for every quest
LOWEST: Final = -1000.0
SLIP: Final = 0.05  # how often a card is played that no habit explains


def read(text: str) -> list[float]:
    """The weights of a file: a line for each quest and one for all; what has no line has none."""
    sizes: dict[str, int] = dict.fromkeys(QUESTS, OF_QUEST)
    sizes[COMMON] = ALL - OWN_SPECIAL
    found = [0.0] * ALL
    for name, weights in read_lines(text, "quest", sizes):
        first = OWN_SPECIAL if name == COMMON else 1 + OF_QUEST * QUESTS.index(name)
        found[first : first + len(weights)] = weights
    return found


def write(weights: list[float]) -> str:
    """The lines of a file for weights."""
    rows: list[tuple[str, list[float]]] = []
    for number in range(len(QUESTS)):
        first = 1 + OF_QUEST * number
        rows.append((QUESTS[number], weights[first : first + OF_QUEST]))
    return written([*rows, (COMMON, weights[OWN_SPECIAL:])])


@final
class CardHabits(Habits):
    """The weights of either kind, and the chances of the cards looked at last."""

    def __init__(self, usual: "vec[float]", planned: "vec[float]", tastes: Tastes) -> None:
        self.usual: vec[float] = usual
        self.planned: vec[float] = planned
        self.tastes: Tastes = tastes
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
        choices: i64 = state.playable()
        if choices & (choices - 1) == 0:
            return lowest(choices)
        self.weigh(state, weights)
        return self.traits.cards[self.drawn(rng)]

    def drawn(self, rng: Rng) -> i64:
        """The place of a card among those weighed last."""
        last: i64 = self.traits.count - 1
        if last == 0:  # no luck is needed, as in `_any`
            return 0
        left: float = rng.unit()
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
        """By the quest that a rival has chosen and the cards played since, if no hand has moved meanwhile."""
        assert isinstance(state, Position)
        if not self.fits(state) or state.hands_moved():
            return 0.0
        if not state.played():
            return self._quest_likelihood(state, seat)
        now = rewound(state)
        found: float = self._quest_likelihood(now, seat)
        for trick in range(state.tricks):
            found += self._trick_likelihood(now, state.past[trick], state.seats, seat)
        return found + self._trick_likelihood(now, state.trick, state.count, seat)

    def _quest_likelihood(self, dealt: Position, seat: i64) -> float:
        """How likely the rival who chose the quest was to choose this side, with the hand as it was dealt."""
        chooser: i64 = dealt.holder(KNIGHT_FIVE)
        if chooser == NOBODY or chooser == seat or dealt.quest == NOBODY or dealt.raid is not None:
            return 0.0
        return log((1.0 - SLIP) * self.tastes.chance(dealt, dealt.hands[chooser]) + SLIP / 2.0)

    def _trick_likelihood(self, now: Position, trick: i64, count: i64, seat: i64) -> float:
        """Plays a trick again and adds up how likely the rivals' cards were."""
        found: float = 0.0
        for card in trick_cards(trick, count):
            while now.phase != TRICKS:
                now.apply(KEEP.base)  # of the Sorcerer's holder, until hands have moved
            choices: i64 = now.playable()
            if now.mover != seat and choices & (choices - 1):
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
        tastes = Tastes(vec[float](read_tastes(TASTES.read_text(encoding="utf-8"))))
        _KEPT.append(CardHabits(weights[0], weights[1], tastes))
    return CardHabits(_KEPT[0].usual, _KEPT[0].planned, _KEPT[0].tastes)
