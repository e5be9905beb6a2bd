"""The shape of what a seat is shown, as types; compiled code would forget what a field may hold."""

from typing import TypedDict


class Card(TypedDict):
    key: str
    suit: str | None
    value: int


class Laid(TypedDict):
    seat: int
    card: Card


class LastTrick(TypedDict):
    cards: list[Laid]
    winner: int


class Special(TypedDict):
    key: str
    source: str
    played_by: int | None
    like: str | None


class Quest(TypedDict):
    key: str
    live: bool
    source: str


class Line(TypedDict):
    reason: str
    count: int
    points: int


class Deal(TypedDict):
    """A finished deal: the lines of the sheet by seat."""

    dealer: int
    special: str
    quest: str
    tricks: list[int]
    points: list[int]
    lines: list[list[Line]]


class Question(TypedDict):
    """What the seat to move decides, such as `play`, `quest` or `trade`; `over` at the end."""

    kind: str
    may_keep: bool
    with_seat: int | None


class View(TypedDict):
    deal: int
    deals: int
    tie: bool
    dealer: int
    special: Special
    tile: list[Quest]
    quest: str | None
    hand: list[Card]
    hand_sizes: list[int]
    known: list[list[Card]]
    trick: list[Laid]
    led: str | None
    winning: int | None
    last_trick: LastTrick | None
    tricks: list[int]
    length: int
    scores: list[int]
    live: list[list[Line]]
    sheet: list[Deal]
    question: Question
    to_move: int | None
    winners: list[int]
