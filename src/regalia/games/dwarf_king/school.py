"""School: where habits are learned, by watching others or by playing deals against them and comparing."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.games.dwarf_king.habits import CardHabits
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import OVER, TRICKS
from regalia.games.dwarf_king.tastes import Tastes
from regalia.games.dwarf_king.traits import MOST_CARDS, TRAITS

MOST_PLIES: Final = 40  # cards of a deal


@final
class School:
    """Weights that change with every lesson, and what was looked at and chosen in the deal played last."""

    def __init__(self, weights: list[float], usual: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.habits: CardHabits = CardHabits(vec[float](usual), self.weights, Tastes.none())
        self.plies: i64 = 0
        # by ply: among how many cards was chosen, and which of them
        self.counts: vec[i64] = vec[i64]([0] * MOST_PLIES)
        self.chosen: vec[i64] = vec[i64]([0] * MOST_PLIES)
        # by ply and card
        self.chances: vec[float] = vec[float]([0.0] * (MOST_PLIES * MOST_CARDS))
        self.traits: vec[i64] = vec[i64]([0] * (MOST_PLIES * MOST_CARDS * TRAITS))

    def watch(self, deal: Position, actions: list[int], rate: float) -> None:
        """Makes what was done in a deal, by whomever, likelier than it was."""
        seen = self.habits.traits
        self.plies = 0
        for action in actions:
            if deal.phase == TRICKS:
                self.habits.weigh(deal, self.weights)
                for place in range(seen.count):
                    if seen.cards[place] == action:
                        self._note(place)
            deal.apply(action)
        self._learn(rate)

    def lesson(self, deal: Position, times: i64, rate: float, rng: Rng) -> None:
        """One seat plays a deal several times among players of habit.

        The rule is that of policy gradients: what it chose where the deal went better than in the tries
        before becomes likelier, whatever else it could have chosen less, and the other way round.
        """
        seat: i64 = rng.below(deal.seats)
        total: float = 0.0
        for turn in range(times):
            lead: float = self.play(deal, seat, rng)
            if turn > 0:
                self._learn(rate * (lead - total / float(turn)))
            total += lead

    def play(self, deal: Position, seat: i64, rng: Rng) -> float:
        """Plays a deal out, one seat by the weights so far; its lead over the others' mean."""
        world = deal.clone()
        self.plies = 0
        while world.deal == deal.deal and world.phase != OVER:
            if world.phase != TRICKS or world.mover != seat:
                world.apply(self.habits.pick(world, rng))
                continue
            self.habits.weigh(world, self.weights)
            place: i64 = self.habits.drawn(rng)
            self._note(place)
            world.apply(self.habits.traits.cards[place])
        lead: float = 0.0
        for other in range(world.seats):
            gain: float = float(world.totals[other] - deal.totals[other])
            lead += gain if other == seat else -gain / float(world.seats - 1)
        return lead

    def learned(self) -> list[float]:
        return list(self.weights)

    def _note(self, place: i64) -> None:
        """Remembers a choice until it is known what it is worth, if there was one."""
        seen = self.habits.traits
        if seen.count < 2:
            return
        ply: i64 = self.plies
        self.plies += 1
        self.counts[ply] = seen.count
        self.chosen[ply] = place
        first: i64 = MOST_CARDS * ply
        for card in range(seen.count):
            self.chances[first + card] = self.habits.chances[card]
        for trait in range(TRAITS * seen.count):
            self.traits[TRAITS * first + trait] = seen.found[trait]

    def _learn(self, step: float) -> None:
        """Moves the weights of all that was chosen, or could have been, in the deal played last."""
        weights, traits = self.weights, self.traits
        for ply in range(self.plies):
            first: i64 = MOST_CARDS * ply
            for card in range(self.counts[ply]):
                push: float = -step * self.chances[first + card]
                if card == self.chosen[ply]:
                    push += step
                for trait in range(TRAITS * (first + card), TRAITS * (first + card + 1)):
                    weights[traits[trait]] += push
            weights[0] = 0.0  # of the trait that a card does not have
