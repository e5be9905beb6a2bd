"""The card set of one match as tables of numbers, and the terms that the host settled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.royal_defense.words import CELLS, CREATURE_KINDS, GATE, LANES

# What an effect does ...
DAMAGE: Final = 0
MEND: Final = 1  # heal
STRENGTHEN: Final = 2  # a bonus token
FREEZE: Final = 3
PARALYSE: Final = 4
CONDEMN: Final = 5
CLEANSE: Final = 6
DESTROY: Final = 7
HYPNOTISE: Final = 8
SHOVE: Final = 9  # push one cell
HASTEN: Final = 10
COINS: Final = 11
MANA: Final = 12
POINTS: Final = 13
ORDERS: Final = 14
ONWARD: Final = 15
LOSE_ORDERS: Final = 16
VERBS: Final[list[str]] = [
    "damage", "heal", "arm", "freeze", "paralyse", "condemn", "cleanse", "destroy", "hypnotise", "push",
    "haste", "coins", "mana", "points", "orders", "onward", "lose_orders",
]  # fmt: skip
# ... and to whom.
NO_ONE: Final = 0
THE_TARGET: Final = 1
THE_SECOND: Final = 2
THE_EXPLORER: Final = 3
OWN_CREATURES: Final = 4
ENEMY_CREATURES: Final = 5
ALL_BUILDINGS: Final = 6
GROUPS: Final[list[str]] = [
    "", "target", "second", "explorer", "own_creatures", "enemy_creatures", "buildings",
]  # fmt: skip

# What a spell may be aimed at.
ANY_UNIT: Final = 0
ANY_CREATURE: Final = 1
ANY_BUILDING: Final = 2
OWN_CREATURE: Final = 3
ENEMY_CREATURE: Final = 4
AIMS: Final[list[str]] = ["unit", "creature", "building", "own_creature", "enemy_creature"]


@final
class Effect:
    """One thing that a card does: a verb, its number, and to whom."""

    def __init__(self, verb: i64, amount: i64, on: i64) -> None:
        self.verb: i64 = verb
        self.amount: i64 = amount
        self.on: i64 = on


@final
class Card:
    """A spell, a trap's effect, or a card of the dungeon."""

    def __init__(
        self, key: str, copies: i64, cost: i64, aims: list[int], effects: list[Effect], curse: bool
    ) -> None:
        self.key = key
        self.copies: i64 = copies
        self.cost: i64 = cost
        self.aims = aims  # what each target must be
        self.effects = effects
        self.curse = curse


@final
class Book:
    """All cards: columns by kind for units, objects for the rest."""

    def __init__(
        self,
        copies: list[int],
        cost: list[int],
        attack: list[int],
        speed: list[int],
        health: list[int],
        reward: list[int],
        abilities: list[int],
        powers: list[int],
        sprung: list[list[Effect]],
        spells: list[Card],
        descents: list[Card],
        lairs: list[Card],
        castle: i64,
        layouts: list[list[int]],
        sources: dict[str, str],
    ) -> None:
        self.copies = copies
        self.cost: Final = vec[i64](cost)
        self.attack: Final = vec[i64](attack)
        self.speed: Final = vec[i64](speed)
        self.health: Final = vec[i64](health)
        self.reward: Final = vec[i64](reward)
        self.abilities: Final = vec[i64](abilities)  # sets
        self.powers: Final = vec[i64](powers)  # the number of an ability: [41 * kind + ability]
        self.sprung = sprung  # by building: what a trap does
        self.spells = spells
        self.descents = descents
        self.lairs = lairs
        self.castle: i64 = castle  # rows of a castle
        self.layouts = layouts  # locations of the centre, row by row from the first player
        self.sources = sources  # by key: where the values are from


@final
class Terms:
    """What was settled for one match and never changes in it."""

    def __init__(
        self,
        book: Book,
        tyrant: bool,
        shared: bool,
        blitz: bool,
        heroes: bool,
        decks: i64,
        mirror: bool,
    ) -> None:
        self.book = book
        self.tyrant = tyrant
        self.shared = shared  # Allies: two players take their turn together
        self.blitz = blitz
        self.heroes = heroes
        self.decks: i64 = decks  # of mercenaries, for each player
        self.mirror = mirror
        self.goal: i64 = 10 if blitz else 20
        self.orders: i64 = 3 if shared else 5
        centre: i64 = len(book.layouts[0]) // LANES
        self.rows: i64 = 2 * book.castle + centre
        self.cells: i64 = LANES * self.rows
        self.spots: i64 = 2 * self.cells
        self.field: i64 = bit(self.cells) - 1
        own: i64 = bit(LANES * book.castle) - 1
        line: i64 = bit(LANES) - 1
        other_own: i64 = self.field & ~(bit(self.cells - LANES * book.castle) - 1)
        other_line: i64 = self.field & ~(bit(self.cells - LANES) - 1)
        self.castles: Final = vec[i64]([own, other_own])  # cells by side
        self.lines: Final = vec[i64]([line, other_line])  # hire lines by side
        self.hiring: Final = vec[i64]([own, other_own] if blitz else [line, other_line])
        locations = [0] * (4 * CELLS)
        gates = [0] * 4
        for ground in range(4):
            places = book.layouts[ground // 2]
            for place in range(len(places)):
                # Drawn as the first player sees it: if that is side 1, the centre lies the other way round.
                cell: i64 = LANES * book.castle + (place if ground % 2 == 0 else len(places) - 1 - place)
                locations[CELLS * ground + cell] = places[place]
                if places[place] == GATE:
                    gates[ground] |= bit(cell)
        self.locations: Final = vec[i64](locations)  # [CELLS * ground + cell], see Table.ground
        self.gates: Final = vec[i64](gates)  # dungeon entrances by ground


def is_building(kind: i64) -> bool:
    return kind >= CREATURE_KINDS


def _around(cell: i64) -> i64:
    """A cell and all that touch it, corners too."""
    found: i64 = 0
    for other in range(CELLS):
        rows: i64 = other // LANES - cell // LANES
        lanes: i64 = other % LANES - cell % LANES
        if -1 <= rows <= 1 and -1 <= lanes <= 1:
            found |= bit(other)
    return found


AROUND: Final = vec[i64]([_around(cell) for cell in range(CELLS)])
