"""The words of the game as numbers: the keys of cards.toml, abilities, key locations, cells and spots."""

import tomllib
from pathlib import Path
from typing import Final

CARDS_TEXT: Final = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
_ROWS: Final = tomllib.loads(CARDS_TEXT)

PEOPLES: Final[list[str]] = ["humans", "elves", "greenskins", "undead"]
KINDS_EACH: Final = 10  # kinds of creature in a people's deck: kind // KINDS_EACH is the people
CREATURES: Final[list[str]] = [row["key"] for row in _ROWS["creature"]]  # people by people
CREATURE_KINDS: Final = 40
BUILDINGS: Final[list[str]] = [row["key"] for row in _ROWS["building"]]
UNITS: Final[list[str]] = CREATURES + BUILDINGS  # a unit's kind: buildings follow the creatures
SPELLS: Final[list[str]] = [row["key"] for row in _ROWS["spell"]]
DESCENTS: Final[list[str]] = [row["key"] for row in _ROWS["descent"]]
LAIRS: Final[list[str]] = [row["key"] for row in _ROWS["lair"]]
LAYOUTS: Final[list[str]] = [row["key"] for row in _ROWS["layout"]]
PALISADE: Final = 40  # the kind every player begins with: the first of the buildings

# -- abilities: bits of a set, and columns of the book's numbers ------------------------------------

ABILITIES: Final[list[str]] = [
    "incorporeal", "battle_spirit", "armour", "vampirism", "together", "rebirth", "stench", "inspire", "arm",
    "theft", "resurrection", "rot", "double_strike", "income", "heal", "kamikaze", "construct", "trap",
    "death_ray", "mage", "marauder", "lightning", "mass_heal", "shame", "paralysis", "mobility", "flight",
    "commander", "curse", "destroyer", "zeal", "regeneration", "shift", "deadly_poison", "suicide", "sniper",
    "ranged_immunity", "shooter", "carrion_eater", "acceleration", "physical_immunity",
]  # fmt: skip
INCORPOREAL: Final = 0
BATTLE_SPIRIT: Final = 1
ARMOUR: Final = 2
VAMPIRISM: Final = 3
TOGETHER: Final = 4
REBIRTH: Final = 5
STENCH: Final = 6
INSPIRE: Final = 7
ARM: Final = 8
THEFT: Final = 9
RESURRECTION: Final = 10
ROT: Final = 11
DOUBLE_STRIKE: Final = 12
INCOME: Final = 13
HEAL: Final = 14
KAMIKAZE: Final = 15
CONSTRUCT: Final = 16
TRAP: Final = 17
DEATH_RAY: Final = 18
MAGE: Final = 19
MARAUDER: Final = 20
LIGHTNING: Final = 21
MASS_HEAL: Final = 22
SHAME: Final = 23
PARALYSIS: Final = 24
MOBILITY: Final = 25
FLIGHT: Final = 26
COMMANDER: Final = 27
CURSE: Final = 28
DESTROYER: Final = 29
ZEAL: Final = 30
REGENERATION: Final = 31
SHIFT: Final = 32
DEADLY_POISON: Final = 33
SUICIDE: Final = 34
SNIPER: Final = 35
RANGED_IMMUNITY: Final = 36
SHOOTER: Final = 37
CARRION_EATER: Final = 38
ACCELERATION: Final = 39
PHYSICAL_IMMUNITY: Final = 40

# Abilities written with a number on the card.
NUMBERED: Final[list[str]] = [
    "battle_spirit", "armour", "vampirism", "together", "inspire", "arm", "resurrection", "income", "heal",
    "death_ray", "lightning", "mass_heal", "destroyer", "zeal", "regeneration", "shift", "carrion_eater",
    "acceleration",
]  # fmt: skip
# Active abilities need an activation; the first five of them a target, the others not.
AIMED: Final[list[str]] = ["heal", "arm", "lightning", "shame", "shift"]
UNAIMED: Final[list[str]] = ["inspire", "income", "death_ray", "mass_heal", "regeneration"]
AIMED_ABILITIES: Final[list[int]] = [HEAL, ARM, LIGHTNING, SHAME, SHIFT]
UNAIMED_ABILITIES: Final[list[int]] = [INSPIRE, INCOME, DEATH_RAY, MASS_HEAL, REGENERATION]
ACTIVE: Final = (
    (1 << HEAL) | (1 << ARM) | (1 << LIGHTNING) | (1 << SHAME) | (1 << SHIFT)
    | (1 << INSPIRE) | (1 << INCOME) | (1 << DEATH_RAY) | (1 << MASS_HEAL) | (1 << REGENERATION)
)  # fmt: skip

# -- key locations ----------------------------------------------------------------------------------

LOCATIONS: Final[list[str]] = [
    "nothing", "mine", "library", "workshop", "fountain", "altar", "dungeon", "camp", "rift",
]  # fmt: skip
MINE: Final = 1
LIBRARY: Final = 2
WORKSHOP: Final = 3
FOUNTAIN: Final = 4
ALTAR: Final = 5
GATE: Final = 6  # a way into the dungeon
CAMP: Final = 7
RIFT: Final = 8

# -- the field: five lanes, rows counted from the castle of side 0 ------------------------------------

LANES: Final = 5
MAX_ROWS: Final = 9
CELLS: Final = 45
CELL_NAMES: Final[list[str]] = [lane + str(row + 1) for row in range(MAX_ROWS) for lane in "abcde"]
# A cell has two places; with its place a unit's spot is 2 * cell or 2 * cell + 1. The dungeon is one more.
DUNGEON: Final = 90
SPOTS: Final = 91
SPOT_NAMES: Final[list[str]] = [f"{cell}_{place}" for cell in CELL_NAMES for place in "12"] + ["dungeon"]
BEYOND: Final = 45  # past the enemy's hire line: sabotage
WAYS: Final[list[str]] = ["up", "down", "left", "right"]
SEATS: Final[list[str]] = ["seat_0", "seat_1", "seat_2", "seat_3"]
