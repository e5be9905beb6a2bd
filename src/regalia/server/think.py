"""What runs in a thinker's process: a seat's perspective is made, and a bot is asked about it."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from regalia import bots, registry
from regalia.core.options import Choice
from regalia.core.perspective import Perspective
from regalia.core.record import Record
from regalia.core.state import State
from regalia.match import Sitting

REMEMBERED = 64
ADVICE = 3  # the best action and the next best


class Question(NamedTuple):
    """A match so far, the seat to decide for, and luck for who decides."""

    match: str
    game: str
    seats: int
    options: dict[str, Choice]
    cards: str
    seed: int
    actions: list[int]
    seat: int
    luck: int


def question(match: str, sitting: Sitting, seat: int, luck: int) -> Question:
    """What a thinker has to be told about a match."""
    record = sitting.match.record
    return Question(
        match,
        record.game.name,
        int(record.setup.seats),
        dict(record.setup.options),
        record.setup.cards,
        record.seed,
        list(record.actions),
        seat,
        luck,
    )


class Place(NamedTuple):
    """A position this process knows, so that a long match is not played from its beginning each time."""

    actions: list[int]
    state: State


_known: OrderedDict[str, Place] = OrderedDict()


def position(asked: Question) -> State:
    """The position that a question is about."""
    known = _known.pop(asked.match, None)
    if known is not None and asked.actions[: len(known.actions)] == known.actions:
        state, rest = known.state, asked.actions[len(known.actions) :]
    else:
        game = registry.game(asked.game)
        setup = game.setup(asked.seats, None, dict(asked.options), asked.cards)
        state, rest = Record(game, setup, asked.seed).start(), asked.actions
    for action in rest:
        state.apply(action)
    _known[asked.match] = Place(asked.actions, state)
    if len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return state


def think(bot: str, asked: Question) -> int:
    """The bot's decision; it is handed what its seat may know, and luck of its own."""
    made = bots.make(bot, registry.game(asked.game), asked.luck)
    return int(made.choose(Perspective(position(asked), asked.seat)))


def advise(asked: Question) -> list[tuple[int, float]]:
    """What the adviser holds for best, with its opinion of each; it knows what the seat knows."""
    adviser = bots.adviser(registry.game(asked.game), asked.luck)
    ranked = adviser.ranked(Perspective(position(asked), asked.seat))
    return [(int(opinion.action), float(opinion.value)) for opinion in ranked[:ADVICE]]
