"""Opponents: each is given a perspective and answers with an action."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import ClassVar

from regalia.bots.bot import Bot
from regalia.bots.characters import CHARACTERS, temper
from regalia.bots.greedy import Greedy
from regalia.bots.hasty import Hasty
from regalia.bots.levels import LEVEL_COUNT, BadLevels, Level, levels_of
from regalia.bots.opinion import Opinion
from regalia.bots.random import Random
from regalia.bots.searcher import Searcher
from regalia.core.errors import GameError
from regalia.core.game import Game
from regalia.search.manner import TO_THE_END

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVEL_COUNT",
    "BadLevels",
    "Bot",
    "Greedy",
    "Hasty",
    "Level",
    "Opinion",
    "Random",
    "Searcher",
    "UnknownBot",
    "adviser",
    "character",
    "check",
    "level",
    "levels_of",
    "make",
]


class UnknownBot(GameError):
    """No bot of that name."""

    code: ClassVar[str] = "unknown-bot"


def level(game: Game, seed: int, number: int) -> Searcher:
    """A bot of a level, 1 to 8."""
    return Searcher(game, seed, levels_of(game)[number - 1])


def character(game: Game, seed: int, name: str) -> Searcher:
    """A bot with a temper."""
    who = CHARACTERS[name]
    basis = levels_of(game)[who.level - 1]._replace(several=None)  # one temper at every table
    changes = temper(who, basis.habits.get("cutoff", TO_THE_END))
    return Searcher(game, seed, basis, basis.manner(**changes), who.whim)


def adviser(game: Game, seed: int) -> Searcher:
    """Whom `hint` asks: the strongest there is."""
    return level(game, seed, LEVEL_COUNT)


# Names as typed; what they are called is `bot-<name>` in the common texts.
BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: Random(seed),
    "greedy": Greedy,
    "hasty": Hasty,
    **{f"level-{number}": partial(level, number=number) for number in range(1, LEVEL_COUNT + 1)},
    **{name: partial(character, name=name) for name in CHARACTERS},
}


def check(name: str) -> None:
    """Raises UnknownBot, which lists those there are, if no bot is called so."""
    if ":" in name:
        _own(name)
    elif name not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot '{name}': expected one of {known}, or an own module:Class")


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name or by `module:Class`, with luck of its own; UnknownBot lists those there are."""
    check(name)
    return _own(name)(game, seed) if ":" in name else BOTS[name](game, seed)


def _own(name: str) -> Callable[[Game, int], Bot]:
    """A bot class by its address; it is called with the game and a seed."""
    address, _, kind = name.partition(":")
    try:
        found = getattr(import_module(address), kind)
    except (ImportError, AttributeError, SyntaxError, ValueError) as error:
        raise UnknownBot(f"there is no bot '{name}': {error}") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"'{name}' is no bot: expected a class made from regalia.bots.Bot")
    return found
