"""The protocol: every message of clients and server as a type; docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# -- what a client says on a socket -------------------------------------------------------------------


class Said(Struct, forbid_unknown_fields=True):
    """One message of a client: exactly one of act, undo, agree, resign, chat, look, ping."""

    act: Number | None = None
    version: Number | None = None
    key: Key | None = None
    undo: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    agree: bool | None = None
    resign: bool | None = None
    chat: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    room: Annotated[str, Meta(max_length=16)] = "table"
    look: Number | None = None
    ping: Number | None = None


# -- what the server says on a socket -----------------------------------------------------------------


class Done(Struct):
    """An acknowledgement: the message with this key is stored and made this version."""

    key: str
    version: int


class Outcome(Struct):
    """How a match ended, and the opening of its seed."""

    returns: list[float]
    scores: list[int]
    reason: str
    secret: str
    seed: str


class Wish(Struct):
    """Somebody wants to take actions back; the seats in `waiting` have not answered."""

    seat: int
    plies: int
    waiting: list[int]


class Private(Struct):
    """A private minute: for which two seats, and for how many seconds more."""

    seats: list[int]
    left: float


class Envelope(Struct, tag="match", omit_defaults=True):
    """All that one seat (or a watcher: seat is null) may know after a change; complete by itself."""

    match: str
    game: str
    edition: int
    version: int
    seat: int | None
    to_move: list[int]
    legal: list[msgspec.Raw]
    table: Any
    events: list[dict[str, Any]]
    clocks: list[float] | None = None
    undo: int = 0
    wish: Wish | None = None
    private: Private | None = None
    outcome: Outcome | None = None
    done: Done | None = None


class Legal(Struct):
    """One action that the seat may take: its number, its verb, its arguments."""

    id: int
    verb: str
    args: list[str]


class Chat(Struct, tag="chat"):
    id: int
    match: str
    seat: int
    room: str
    text: str
    at: float


class Error(Struct, tag="error", omit_defaults=True):
    """Something was not done: a stable code, and a sentence in the reader's language."""

    code: str
    text: str
    key: str | None = None
    clause: str | None = None
    number: str | None = None
    rule: str | None = None
    version: int | None = None


class Pong(Struct, tag="pong"):
    ping: int
    at: float


# -- tables -------------------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True):
    """none, turn (base seconds a turn), match (base and increment in seconds), days (base days a turn)."""

    kind: str = "none"
    base: float = 0.0
    increment: float = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    """What a host chooses; `bots` gives seats to bots by their names, `seat` is the host's own, or null."""

    game: str
    seats: int | None = None
    preset: str | None = None
    options: dict[str, bool | int | str] = {}
    cards: Annotated[str, Meta(max_length=60_000)] = ""
    bots: dict[str, str] = {}
    seat: int | None = 0
    clock: Clock = msgspec.field(default_factory=Clock)
    watchers: str = "live"
    listed: bool = True
    rated: bool = False
    stand_in: str = "level-3"
    entropy: Entropy = ""
    start: bool = False


class Seat(Struct):
    """Who holds a seat: a person, a bot, or nobody; while a person is `away` the stand-in plays."""

    seat: int
    user: str | None
    name: str
    bot: str
    away: bool
    entropy: str


class Table(Struct, tag="table"):
    """A table as everybody may see it."""

    id: str
    game: str
    edition: int
    seats: list[Seat]
    options: dict[str, bool | int | str]
    own_cards: bool
    host: str
    status: str
    listed: bool
    rated: bool
    clock: Clock
    watchers: str
    stand_in: str
    commitment: str
    created: float
    started: float | None
    ended: float | None
    version: int | None
    result: dict[str, Any] | None
    again: str | None
    link: str


class Sit(Struct, forbid_unknown_fields=True):
    entropy: Entropy = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    bot: str


# -- people -------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name
    lang: str = "en"


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    lang: str | None = None


class NewAccount(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    name: Name | None = None
    lang: str = "en"


class LogIn(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewToken(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]
    days: Annotated[int, Meta(ge=1, le=730)] = 90


class Token(Struct):
    """The token itself is told once, when it is made."""

    id: str
    label: str
    kind: str
    created: float
    expires: float
    token: str | None = None
    current: bool = False


class Me(Struct):
    id: str
    name: str
    lang: str
    login: str | None


decode_said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode
