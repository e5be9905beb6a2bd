"""Builds kingdoms of An Unfairy Tale from drawings, and speaks with them in words.

A drawing has a line for each row and `|` between terrains. A terrain is `farm`, or `farm: r.king b.dragon`
with its characters told from the bottom up, with the first letter of their colour (seats: r b y g).
"""

from collections.abc import Sequence
from typing import cast

from regalia.core.bits import bit
from regalia.games.unfairy_tale import GAME
from regalia.games.unfairy_tale.kingdom import CELLS, CHARACTERS, COLOURS, COLUMNS, NAMES, PLACES, TERRAINS
from regalia.games.unfairy_tale.rules import Position, start
from regalia.games.unfairy_tale.shape import Line, View
from regalia.games.unfairy_tale.table import card_of

SPACE = GAME.space
LETTERS = [colour[0] for colour in COLOURS]
# A kingdom for two in which every terrain can be reached: the tower in the corner is next to b1 and a2.
PLAIN = """
    tower | farm   | castle
    farm  | forest | farm
"""


def position(
    drawing: str = PLAIN,
    *,
    hands: Sequence[str] = ("", ""),
    turn: int = 1,
    mover: int = 0,
    first: int = 0,
    cards: str = "",
) -> Position:
    """The kingdom of a drawing in some turn of the seat `mover`, with as many seats as there are hands.

    What a seat has neither in its hand nor in the kingdom counts as set aside, however many they are.
    """
    terrains = [-1] * CELLS
    stacks: dict[int, list[str]] = {}
    for row, line in enumerate(drawing.strip().splitlines()):
        for column, text in enumerate(line.split("|")):
            terrain, _, people = text.partition(":")
            terrains[COLUMNS * row + column] = TERRAINS.index(terrain.strip())
            stacks[COLUMNS * row + column] = people.split()
    seats = len(hands)
    held = 0
    for seat, names in enumerate(hands):
        for name in names.split():
            held |= int(bit(NAMES * seat + CHARACTERS.index(name)))
    state = start(seats, terrains, held, first, cards)
    for cell, lying in stacks.items():
        for card in lying:
            letter, name = card.split(".")
            seat, number = LETTERS.index(letter), CHARACTERS.index(name)
            state.put_on(cell, card_of(seat, number))
            state.played |= bit(NAMES * seat + number)
    state.turns = seats * (turn - 1) + (mover - first) % seats
    state.mover = mover
    return state


def play(state: Position, *actions: str) -> Position:
    """Plays actions in words; `legal` has to offer each of them."""
    for action in actions:
        assert action in choices(state)
        state.play(SPACE.parse(action))
    return state


def refused(state: Position, action: str) -> str:
    """The clause that forbids an action, or ""; `legal` has to say the same."""
    number = SPACE.parse(action)
    clause = state.refusal(number)
    assert (number in state.legal()) == (clause == "")
    return clause


def choices(state: Position, verb: str = "") -> list[str]:
    """All legal actions in words, or those of one verb."""
    return [text for text in map(SPACE.text, state.legal()) if text.split()[0] == verb or not verb]


def view(state: Position, seat: int = 0) -> View:
    return cast(View, state.view(seat))


def stack(state: Position, place: str) -> str:
    """The characters of a place from the bottom up, as drawings have them."""
    for row in view(state)["kingdom"]:
        for spot in row:
            if spot["place"] == place:
                return " ".join(f"{LETTERS[card['seat']]}.{card['key']}" for card in spot["stack"])
    raise AssertionError(f"{place} is not in the kingdom")


def blocked(state: Position, place: str) -> list[str]:
    for row in view(state)["kingdom"]:
        for spot in row:
            if spot["place"] == place:
                return [card["key"] for card in spot["stack"] if card["blocked"]]
    raise AssertionError(f"{place} is not in the kingdom")


def line(state: Position, seat: int, character: str) -> Line:
    """A character's line of a seat's scoring sheet."""
    return next(line for line in view(state)["sheets"][seat]["lines"] if line["character"] == character)


def points(state: Position, seat: int, character: str) -> int:
    """What a character brings; the sheet and the scores have to agree."""
    for other, sheet in enumerate(view(state)["sheets"]):
        assert sheet["total"] == state.scores()[other] == sum(line["points"] for line in sheet["lines"])
    return line(state, seat, character)["points"]


def reasons(state: Position, seat: int, character: str) -> list[tuple[str, int, list[str]]]:
    """Why a character brings what it brings: kind, points, and the words it is about."""
    return [
        (reason["kind"], reason["points"], reason["words"])
        for reason in line(state, seat, character)["reasons"]
    ]


def hand(state: Position, seat: int) -> list[str]:
    return [name for number, name in enumerate(CHARACTERS) if state.hand(seat) & bit(number)]


def place_names(state: Position) -> list[str]:
    return [place for cell, place in enumerate(PLACES) if state.land.terrains[cell] >= 0]
