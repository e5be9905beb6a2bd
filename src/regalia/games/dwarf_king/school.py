"""School: where habits are learned, by playing the same deal several times and comparing how it went."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.rng import Rng
from regalia.games.dwarf_king.habits import CardHabits
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.table import OVER, TRICKS
from regalia.games.dwarf_king.traits import MOST_CARDS, TRAITS

MOST_PLIES: Final = 40  # cards of a deal


@final
class School:
    """Weights that change with every lesson, and what was looked at and chosen in the deal played last.

    The rule is that of policy gradients: what was chosen in deals that went better than usual becomes more
    likely, whatever else could have been chosen less, and the other way round.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.habits: CardHabits = CardHabits(self.weights)
        self.plies: i64 = 0
        # by ply: who chose, among how many cards, which of them
        self.seats: vec[i64] = vec[i64]([0] * MOST_PLIES)
        self.counts: vec[i64] = vec[i64]([0] * MOST_PLIES)
        self.chosen: vec[i64] = vec[i64]([0] * MOST_PLIES)
        # by ply and card
        self.chances: vec[float] = vec[float]([0.0] * (MOST_PLIES * MOST_CARDS))
        self.traits: vec[i64] = vec[i64]([0] * (MOST_PLIES * MOST_CARDS * TRAITS))

    def lesson(self, deal: Position, times: i64, rate: float, rng: Rng) -> None:
        """Plays a deal several times; what counts is how each went beside those before."""
        seats: i64 = deal.seats
        sums = vec[float]([0.0] * seats)
        edges = vec[float]([0.0] * seats)
        for turn in range(times):
            leads = self.play(deal, rng)
            if turn > 0:
                for seat in range(seats):
                    edges[seat] = leads[seat] - sums[seat] / float(turn)
                self._learn(edges, rate)
            for seat in range(seats):
                sums[seat] += leads[seat]

    def play(self, deal: Position, rng: Rng) -> list[float]:
        """Plays a deal out by the habits so far; the lead of every seat over the others' mean."""
        world = deal.clone()
        self.plies = 0
        while world.deal == deal.deal and world.phase != OVER:
            if world.phase != TRICKS:
                world.apply(world.random_action(rng))
                continue
            self.habits.weigh(world)
            place: i64 = self.habits.drawn(rng)
            if self.habits.traits.count > 1:
                self._note(world.mover, place)
            world.apply(self.habits.traits.cards[place])
        gains: list[float] = []
        total: float = 0.0
        for seat in range(world.seats):
            gains.append(float(world.totals[seat] - deal.totals[seat]))
            total += gains[seat]
        others: float = float(world.seats - 1)
        return [gain - (total - gain) / others for gain in gains]

    def learned(self) -> list[float]:
        return list(self.weights)

    def _note(self, seat: i64, place: i64) -> None:
        """Remembers a choice until it is known how the deal went."""
        seen = self.habits.traits
        ply: i64 = self.plies
        self.plies += 1
        self.seats[ply] = seat
        self.counts[ply] = seen.count
        self.chosen[ply] = place
        first: i64 = MOST_CARDS * ply
        for card in range(seen.count):
            self.chances[first + card] = self.habits.chances[card]
        for trait in range(TRAITS * seen.count):
            self.traits[TRAITS * first + trait] = seen.found[trait]

    def _learn(self, edges: "vec[float]", rate: float) -> None:
        """Moves the weights of all that was chosen, or could have been, in the deal played last."""
        weights, traits = self.weights, self.traits
        for ply in range(self.plies):
            edge: float = rate * edges[self.seats[ply]]
            first: i64 = MOST_CARDS * ply
            for card in range(self.counts[ply]):
                push: float = -edge * self.chances[first + card]
                if card == self.chosen[ply]:
                    push += edge
                for trait in range(TRAITS * (first + card), TRAITS * (first + card + 1)):
                    weights[traits[trait]] += push
            weights[0] = 0.0  # of the trait that a card does not have
