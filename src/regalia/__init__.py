"""Regalia: five games of crowns and castles, one engine behind browser, terminal and research.

>>> import regalia
>>> state = regalia.new("hand_of_the_king", seats=3, seed=7)
>>> game = regalia.game("hand_of_the_king")
>>> while state.to_move() != regalia.NOBODY:
...     state.play(state.legal()[0])
>>> sum(state.scores())
7
>>> game.space.text(game.space.parse("move left stark"))
'move left stark'
"""

from regalia import form

form.choose()  # before the first compiled module: stale libraries must not be loaded

from regalia import record, registry  # noqa: E402
from regalia.core.errors import (  # noqa: E402
    BadCards,
    BadOptions,
    BadRecord,
    GameError,
    Refused,
    UnknownAction,
    UnknownGame,
)
from regalia.core.events import NOBODY, WATCHER, Event  # noqa: E402
from regalia.core.game import Game  # noqa: E402
from regalia.core.perspective import Perspective  # noqa: E402
from regalia.core.rng import Rng  # noqa: E402
from regalia.core.state import State  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "WATCHER",
    "BadCards",
    "BadOptions",
    "BadRecord",
    "Event",
    "Game",
    "GameError",
    "Perspective",
    "Refused",
    "Rng",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game",
    "game_names",
    "new",
    "record",
]


def game_names() -> list[str]:
    """The ids of all games that can be played."""
    return registry.names()


def game(name: str) -> Game:
    """A game by its id: its seats, options, presets and action space."""
    return registry.game(name)


def new(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    preset: str | None = None,
    cards: str = "",
    **options: object,
) -> State:
    """A freshly dealt match; without a seed, a random one.

    >>> regalia.new("hand_of_the_king", seats=2, seed=1, preset="no-companions").seats
    2
    >>> regalia.new("hand_of_the_king", dragons=True)
    Traceback (most recent call last):
    regalia.core.errors.BadOptions: hand_of_the_king has no option 'dragons': expected one of ...
    """
    return record.begin(name, seats, seed, preset, cards, **options).start()
