"""Opponents: each is given a perspective and answers with an action."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from regalia.bots.bot import Bot
from regalia.bots.greedy import Greedy
from regalia.bots.opinion import Opinion
from regalia.bots.random import Random
from regalia.bots.searcher import LEVELS, Searcher
from regalia.core.errors import GameError
from regalia.core.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "Greedy", "Opinion", "Random", "Searcher", "UnknownBot", "make"]

# Names as typed; what they are called is `bot-<name>` in the common texts.
BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: Random(seed),
    "greedy": Greedy,
    **{f"level-{number}": partial(Searcher, level=level) for number, level in enumerate(LEVELS, 1)},
}


class UnknownBot(GameError):
    """No bot of that name."""

    code: ClassVar[str] = "unknown-bot"


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name, with luck of its own; UnknownBot lists those there are."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}': expected one of {', '.join(BOTS)}")
    return BOTS[name](game, seed)
