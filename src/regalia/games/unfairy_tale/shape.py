"""The shape of what a seat is shown, as types; compiled code would forget what a field may hold."""

from typing import TypedDict


class Card(TypedDict):
    """`blocked` cards give nothing and count for nobody; `blockers` are the names of those who block them."""

    key: str
    seat: int
    blocked: bool
    blockers: list[str]


class Place(TypedDict):
    """One terrain; `stack` is told from the lowest card up."""

    place: str
    terrain: str
    stack: list[Card]


class Reason(TypedDict):
    """Why a character has points, or has none: `words` are the terrains or characters it is about.

    Kinds: on, next-to-terrain, with, next-to, next-to-own, above; without points: absent, blocked, nothing.
    """

    kind: str
    points: int
    words: list[str]


class Line(TypedDict):
    """One character's line of the scoring sheet; `place` is None while it does not lie in the kingdom."""

    character: str
    place: str | None
    blocked: bool
    points: int
    reasons: list[Reason]


class Sheet(TypedDict):
    total: int
    lines: list[Line]


class Question(TypedDict):
    """What the seat to move may do with a power: `swap`, `move` or `order`, or decline it."""

    kind: str
    character: str
    place: str
    settled: list[str]
    source: str


class View(TypedDict):
    kingdom: list[list[Place]]
    colours: list[str]
    hand: list[str] | None
    hand_sizes: list[int]
    aside: int
    unlaid: list[list[str]]
    sheets: list[Sheet]
    scores: list[int]
    first: int
    turn: int
    last_turn: bool
    skipped: list[bool]
    to_move: int | None
    question: Question | None
    winners: list[int]
