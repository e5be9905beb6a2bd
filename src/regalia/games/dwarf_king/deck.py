"""The fifty-three cards of cards.toml as numbers and sets.

A suit has sixteen numbers in the order of strength: the 1, 2 to 10, the two 11s, jack, queen, king, ace.
So of two cards of a suit the stronger has the higher number. The five magic cards come after the suits.
"""

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, members

CARDS_TEXT: Final = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
_ROWS: Final = tomllib.loads(CARDS_TEXT)

SUITS: Final[list[str]] = [row["key"] for row in _ROWS["suit"]]
RANKS: Final[list[str]] = _ROWS["rank"][0]["keys"]
NOBLE_RANKS: Final[list[str]] = _ROWS["rank"][0]["nobles"]
SPECIALS: Final[list[str]] = [row["key"] for row in _ROWS["special"]]
QUESTS: Final[list[str]] = [row["key"] for row in _ROWS["quest"]]
TILES: Final[list[str]] = [row["key"] for row in _ROWS["tile"]]

SUIT_COUNT: Final = 3
NO_SUIT: Final = 3  # nothing is led yet, or a magic card without a suit was
PER_SUIT: Final = 16
SUIT_SHIFT: Final = 4  # a card's number without these bits is its suit
MAGIC: Final = 48  # the first magic card
CARD_COUNT: Final = 53
SPECIAL_COUNT: Final = 14

_NUMBERED: Final = 9  # court cards 2 to 10


def _place(rank: int) -> int:
    """Where a court rank (counted from the 2) stands within its suit."""
    return rank + 1 if rank < _NUMBERED else rank + 3


def _numbers() -> dict[str, int]:
    """Every card's key with its number."""
    found: dict[str, int] = {}
    for suit, name in enumerate(SUITS):
        for rank, word in enumerate(RANKS):
            found[f"{name}_{word}"] = suit * PER_SUIT + _place(rank)
    magic = MAGIC
    elevens = [10] * SUIT_COUNT
    for row in _ROWS["special"]:
        if "suit" not in row:
            found[row["key"]] = magic
            magic += 1
            continue
        suit = SUITS.index(row["suit"])
        if row["value"] == 1:
            found[row["key"]] = suit * PER_SUIT
        else:
            found[row["key"]] = suit * PER_SUIT + elevens[suit]
            elevens[suit] += 1
    return found


NUMBER: Final = _numbers()
CARDS: Final[list[str]] = sorted(NUMBER, key=lambda key: NUMBER[key])

# The card of each special row.
SPECIAL_CARDS: Final = vec[i64]([NUMBER[key] for key in SPECIALS])


def _value(place: int) -> int:
    """What a numbered card is worth where values are added; nobles and magic cards have no value."""
    if place <= _NUMBERED:
        return place + 1
    return 11 if place < 12 else 0


VALUES: Final = vec[i64]([_value(card % PER_SUIT) if card < MAGIC else 0 for card in range(CARD_COUNT)])


def sets_of(keys: list[str]) -> int:
    """The set of the cards with these keys."""
    found = 0
    for key in keys:
        found |= bit(NUMBER[key])
    return found


# The cards of each suit, 1s and 11s included; nothing for NO_SUIT.
OF_SUIT: Final = vec[i64]([0xFFFF << (PER_SUIT * suit) for suit in range(SUIT_COUNT)] + [0])
# The three cards of each court rank.
OF_RANK: Final = vec[i64]([sets_of([f"{suit}_{rank}" for suit in SUITS]) for rank in RANKS])
NOBLES: Final = sets_of([f"{suit}_{rank}" for suit in SUITS for rank in NOBLE_RANKS])
ACES: Final = sets_of([f"{suit}_ace" for suit in SUITS])
COURT: Final = sets_of([f"{suit}_{rank}" for suit in SUITS for rank in RANKS])

DWARF_FIVE: Final = NUMBER["dwarves_5"]  # its winner deals next
KNIGHT_FIVE: Final = NUMBER["knights_5"]  # its holder chooses the quest
GOBLIN_FIVE: Final = NUMBER["goblins_5"]  # its holder leads the first trick
LEFT_OUT: Final = NUMBER["dwarves_2"]  # stays in the box with three players

FULL_COURT: Final = vec[i64](members(COURT))
SMALL_COURT: Final = vec[i64]([card for card in members(COURT) if card != LEFT_OUT])


def selection(word: str) -> int:
    """The cards that a word of a quest stands for: a suit, a rank, `noble` or one card; 0 if none."""
    if word in SUITS:
        return OF_SUIT[SUITS.index(word)]
    if word in RANKS:
        return OF_RANK[RANKS.index(word)]
    if word == "noble":
        return NOBLES
    return bit(NUMBER[word]) if word in NUMBER else 0
