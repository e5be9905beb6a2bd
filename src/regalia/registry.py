"""Finds the games: the folders of `regalia.games`, and the entry points of other packages."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from regalia.core.errors import UnknownGame
from regalia.core.game import Game

GROUP = "regalia.games"


@cache
def names() -> list[str]:
    """The ids of all games, our own first, without loading any of them."""
    folder = Path(__file__).parent / "games"
    own = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    return own + sorted(entry.name for entry in entry_points(group=GROUP) if entry.name not in own)


@cache
def game(name: str) -> Game:
    """The game of that name; UnknownGame lists those there are."""
    if name not in names():
        raise UnknownGame(f"there is no game '{name}': expected one of {', '.join(names())}")
    for entry in entry_points(group=GROUP, name=name):
        found = entry.load()
        break
    else:
        found = import_module(f"regalia.games.{name}").GAME
    if not isinstance(found, Game) or found.name != name:
        raise UnknownGame(f"'{name}' is registered, but what it names is no game of that name")
    return found
