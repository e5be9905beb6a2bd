"""Builds positions of King's Bounty from words, and speaks with them in words.

An area is a list of possessions, each with its garrison after a colon: `elf_tower:human_wizard obelisk_1`.
"""

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.kings_bounty import GAME
from regalia.games.kings_bounty.cards import Terms, read_cards
from regalia.games.kings_bounty.faces import CARDS_TEXT, FACE_COUNT, FACES, HUMAN, PEOPLES, PLACES, TITLES
from regalia.games.kings_bounty.rules import Position
from regalia.games.kings_bounty.shape import View
from regalia.games.kings_bounty.table import GUARD_SETS, faces_in, hand_of
from regalia.games.kings_bounty.titles import counts, distance, holder

SPACE: Final = GAME.space
# A deck that says nothing: what is drawn from it never matters in the test.
PLAIN: Final = "human_archer human_archer human_archer human_archer"


def position(
    *hands: str,
    areas: Sequence[str] = (),
    deck: str = PLAIN,
    titles: str = "",
    secrets: Sequence[str] = (),
    turn: int = 0,
    first: int = 0,
    closing: bool = False,
    idle: int = 0,
    removed: str = "",
    cards: str = CARDS_TEXT,
) -> Position:
    """A position with as many seats as there are hands; the deck is given from its top."""
    seats = len(hands)
    held = [[FACES.index(word) for word in hand.split()] for hand in hands]
    pile = [FACES.index(word) for word in reversed(deck.split())]
    state = Position(
        Terms(read_cards(cards), first, _people(removed), [0] * FACE_COUNT, bool(secrets)),
        seats,
        vec[i64]([hand_of(hand) for hand in held]),
        pile,
        vec[i64]([0] * seats),
        vec[i64]([0] * GUARD_SETS),
        0,
        [],
        sum(bit(TITLES.index(key)) for key in titles.split()),
        0,
        turn,
    )
    for seat, words in enumerate(areas):
        for word in words.split():
            possession, _, garrison = word.partition(":")
            place = state.lay(seat, FACES.index(possession))
            if garrison:
                state.station(place, FACES.index(garrison))
    for seat, key in enumerate(secrets):
        if key:
            state.set_secret(seat, TITLES.index(key))
    state.closing = closing
    state.idle = idle
    return state


def _people(removed: str) -> int:
    return sum(bit(PEOPLES.index(people)) for people in removed.split() if PEOPLES.index(people) < HUMAN)


def deal(seed: int, seats: int | None = 2, preset: str | None = None, **options: object) -> Position:
    """A match as it begins."""
    state = GAME.new(GAME.setup(seats, preset, options), seed)
    assert isinstance(state, Position)
    return state


def play(state: Position, *texts: str) -> None:
    """Takes actions given in words, one after the other; Refused if the rules forbid one."""
    for text in texts:
        _agree(state)
        state.play(SPACE.parse(text))
        _agree(state)


def choices(state: Position) -> list[str]:
    """All that may be done now, in words."""
    _agree(state)
    return [SPACE.text(action) for action in state.legal()]


def plays(state: Position) -> list[str]:
    """The cards that may be played now."""
    return [text.removeprefix("play ") for text in choices(state) if text.startswith("play ")]


def targets(state: Position) -> list[str]:
    """The possessions that the shown troop may be played on."""
    return [text.removeprefix("target ") for text in choices(state) if text.startswith("target ")]


def refused(state: Position, text: str) -> str:
    """The clause that forbids an action, or "" if none does."""
    return state.refusal(SPACE.parse(text))


def _agree(state: Position) -> None:
    """Two statements of the same rules: what is legal is exactly what no clause forbids."""
    assert state.legal() == [action for action in range(SPACE.size) if not state.refusal(action)]


def seen(state: Position, seat: int = 0) -> View:
    """The table as a seat sees it."""
    return cast(View, state.view(seat))


def area(state: Position, seat: int) -> list[str]:
    """A seat's possessions as the builder takes them, but by place."""
    return [
        item["place"] + (f":{item['garrison']['card']}" if item["garrison"] else "")
        for item in seen(state)["areas"][seat]
    ]


def hand(state: Position, seat: int) -> list[str]:
    return [FACES[face] for face in faces_in(state.hands[seat])]


def deck(state: Position) -> list[str]:
    """The deck from its top."""
    return [FACES[card & 63] for card in reversed(state.deck)]


def counted(state: Position, key: str) -> list[int]:
    """What a title counts, by seat."""
    title = state.terms.cards.titles[TITLES.index(key)]
    return counts(state, title)


def held_by(state: Position, key: str) -> int | None:
    """Who has a title, whether it is in play or not."""
    seat = holder(state, state.terms.cards.titles[TITLES.index(key)])
    return None if seat < 0 else seat


def missing(state: Position, key: str) -> list[int]:
    """How far each seat is from a title."""
    title = state.terms.cards.titles[TITLES.index(key)]
    return [distance(title, counts(state, title), seat) for seat in range(state.seats)]


def place_of(word: str) -> int:
    return PLACES.index(word)
