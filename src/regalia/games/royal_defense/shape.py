"""The shape of what a seat is shown, as types; compiled code would forget what a field may hold."""

from typing import TypedDict

from regalia.games.royal_defense.printed import Printed


class Unit(TypedDict):
    spot: str
    key: str
    seat: int
    owner: int
    building: bool
    attack: int
    speed: int
    health: int
    wounds: int
    token: int
    ordered: bool
    states: list[str]
    abilities: list[str]


class Cell(TypedDict):
    cell: str
    location: str
    castle: int | None
    units: list[Unit]


class Deck(TypedDict):
    people: str | None
    reserve: int
    hand_count: int
    hand: list[str] | None
    aside: int
    graveyard: list[str]
    gone: list[str]


class Player(TypedDict):
    side: int
    coins: int
    mana: int
    orders: int
    cast: bool
    decks: list[Deck]


class Dungeon(TypedDict):
    explorer: Unit | None
    revealed: int
    left: int
    orders: int
    descent_discard: list[str]
    lair_discard: list[str]


class Question(TypedDict):
    """What the seat decides; the card it is about, and the spot or cell where that lies."""

    kind: str
    seat: int
    subject: str | None
    place: str | None


class View(TypedDict):
    phase: str
    turn: int
    side: int
    to_move: int | None
    active: str | None
    lanes: int
    rows: list[list[Cell]]
    layout: str | None
    layouts: dict[str, list[list[str]]]
    points: list[int]
    goal: int
    limits: list[int]
    players: list[Player]
    dungeon: Dungeon
    buildings: list[str]
    spells: list[str]
    aimed: list[str]  # those of the spells that are cast at somebody
    building_deck: int
    spell_deck: int
    building_discard: list[str]
    spell_discard: list[str]
    question: Question | None
    cards: dict[str, Printed]
    format: str
    sources: dict[str, str]
    outcome: str | None
    winners: list[int]
