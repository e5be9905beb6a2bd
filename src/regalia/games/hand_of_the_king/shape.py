"""The shape of what a seat is shown, as types; compiled code would forget what a field may hold."""

from typing import TypedDict


class Card(TypedDict):
    key: str
    house: str | None


class Staying(TypedDict):
    key: str
    house: str
    count: int


class Question(TypedDict):
    """What the seat to move answers: choose a `companion`, target an `effect`, award a `banner`."""

    kind: str
    companion: str | None
    house: str | None
    picked: str | None
    source: str | None
    default: int | None  # who gets the banner unless the player says otherwise


class Talk(TypedDict):
    """Who may talk: all at the table, or only two in private, or nobody."""

    table: bool
    private: list[int] | None
    seconds: int


class House(TypedDict):
    size: int
    strength: list[int]
    leaders: list[int]


class View(TypedDict):
    court: list[list[Card | None]]
    areas: list[list[Card]]
    killed: list[Card]
    leftover: list[Card]
    banners: dict[str, int | None]
    houses: dict[str, House]
    row: list[str]
    spent: list[str]
    staying: list[list[Staying]]
    teams: list[list[int]]
    crows: list[bool]
    talk: Talk
    to_move: int | None
    question: Question | None
    another_turn: bool
    winners: list[int]
