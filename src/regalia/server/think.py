"""What runs in a thinker's process: a seat's perspective is made, and a bot is asked about it."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from regalia import bots, registry
from regalia.core.options import Choice
from regalia.core.perspective import Perspective
from regalia.core.record import Record
from regalia.core.state import State

REMEMBERED = 64


class Question(NamedTuple):
    """A match so far, a seat, and who shall decide for it."""

    match: str
    game: str
    seats: int
    options: dict[str, Choice]
    cards: str
    seed: int
    actions: list[int]
    seat: int
    bot: str
    luck: int


class Place(NamedTuple):
    """A position this process knows, so that a long match is not played from its beginning each time."""

    actions: list[int]
    state: State


_known: OrderedDict[str, Place] = OrderedDict()


def position(question: Question) -> State:
    """The position that a question is about."""
    known = _known.pop(question.match, None)
    if known is not None and question.actions[: len(known.actions)] == known.actions:
        state, rest = known.state, question.actions[len(known.actions) :]
    else:
        game = registry.game(question.game)
        setup = game.setup(question.seats, None, dict(question.options), question.cards)
        state, rest = Record(game, setup, question.seed).start(), question.actions
    for action in rest:
        state.apply(action)
    _known[question.match] = Place(question.actions, state)
    if len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return state


def think(question: Question) -> int:
    """The bot's decision; it is handed what its seat may know, and luck of its own."""
    bot = bots.make(question.bot, registry.game(question.game), question.luck)
    return int(bot.choose(Perspective(position(question), question.seat)))
