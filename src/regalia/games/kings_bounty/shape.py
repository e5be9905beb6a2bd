"""The shape of what a seat is shown, as types; compiled code would forget what a field may hold."""

from typing import TypedDict


class Troop(TypedDict):
    card: str
    people: str
    kind: str
    strength: int


class Possession(TypedDict):
    """`defence` is what an attacker's strength has to exceed."""

    place: str
    card: str
    people: str | None
    kind: str
    strength: int
    points: int
    source: str
    garrison: Troop | None
    defence: int


class TitleCard(TypedDict):
    """`distance` tells how many more each seat needs to have it alone (0: has it)."""

    key: str
    points: int
    source: str
    holder: int | None
    counts: list[int]
    distance: list[int]


class Known(TypedDict):
    """A card that the seat once returned and somebody drew: it is in one of these hands or places."""

    card: str
    hands: list[int]
    depths: list[int]


class Buried(TypedDict):
    """A card that the seat returned, and how many cards lie above it."""

    card: str
    depth: int


class View(TypedDict):
    """`strengths` are those of this match's cards, by kind; heroes and monsters have none."""

    hand: list[str] | None
    hands: list[int]
    deck: int
    buried: list[Buried]
    known: list[Known]
    areas: list[list[Possession]]
    strengths: dict[str, int]
    discards: list[str]
    removed: list[str]
    titles: list[TitleCard]
    secret: TitleCard | None
    secrets: list[bool]
    unveiled: list[TitleCard]
    to_move: int | None
    playing: str | None
    returned: int
    first: int
    last: int
    closing: bool
    idle: int
    scores: list[int]
    winner: int | None
