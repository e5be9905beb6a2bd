"""Which side of a quest tile players choose with which hand: learned, for the choice tells of the hand."""

from math import exp
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import lowest
from regalia.games.dwarf_king.deck import CARD_COUNT, TILES
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.weights import read_lines, written

TASTES: Final = Path(__file__).parent / "tastes.txt"  # learned by watching
FEWEST_SEATS: Final = 3
LEANINGS: Final = 3  # towards the front, whatever the hand, by seats
OF_TILE: Final = LEANINGS + CARD_COUNT
WEIGHTS: Final = OF_TILE * len(TILES)


def read(text: str) -> list[float]:
    """The weights of a file: a line for each tile; one without a line has none."""
    found = [0.0] * WEIGHTS
    for name, weights in read_lines(text, "tile", dict.fromkeys(TILES, OF_TILE)):
        first = OF_TILE * TILES.index(name)
        found[first : first + OF_TILE] = weights
    return found


def write(weights: list[float]) -> str:
    """The lines of a file for weights."""
    rows: list[tuple[str, list[float]]] = []
    for number in range(len(TILES)):
        rows.append((TILES[number], weights[OF_TILE * number : OF_TILE * (number + 1)]))
    return written(rows)


@final
class Tastes:
    """For each tile, how far each card in hand speaks for its front side."""

    def __init__(self, weights: "vec[float]") -> None:
        self.weights: vec[float] = weights

    @staticmethod
    def none() -> "Tastes":
        """Whatever the hand, both sides are as likely."""
        return Tastes(vec[float]([0.0] * WEIGHTS))

    def front(self, table: Position, hand: i64) -> float:
        """How likely a player with this hand is to choose the front of the table's tile."""
        first: i64 = OF_TILE * table.tile
        total: float = self.weights[first + table.seats - FEWEST_SEATS]
        while hand:
            total += self.weights[first + LEANINGS + lowest(hand)]
            hand &= hand - 1
        return 1.0 / (1.0 + exp(-total))

    def chance(self, table: Position, hand: i64) -> float:
        """How likely a player with this hand was to choose the side that was chosen."""
        front: float = self.front(table, hand)
        return front if table.quest == table.terms.tiles[table.tile].front else 1.0 - front

    def learn(self, table: Position, hand: i64, front: bool, rate: float) -> None:
        """Makes a choice that was seen likelier than it was."""
        push: float = rate * ((1.0 if front else 0.0) - self.front(table, hand))
        first: i64 = OF_TILE * table.tile
        self.weights[first + table.seats - FEWEST_SEATS] += push
        while hand:
            self.weights[first + LEANINGS + lowest(hand)] += push
            hand &= hand - 1
