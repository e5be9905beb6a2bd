"""Levels: how much a bot may think and in what manner, game by game, from the weakest to the strongest.

A game says in a `levels.toml` beside its rules how it wants to be searched; one without such a file is
searched as `levels.toml` here says. Worlds and nodes decide a level's strength, so that it doesn't depend on
the machine; the ceiling in seconds only spares people a wait.
"""

import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from regalia.core.errors import GameError
from regalia.core.game import Game
from regalia.search.manner import Manner

LEVEL_COUNT = 8
SHORTEST = 0.05
LONGEST = 2.0
FILE = "levels.toml"
GROWTH = ("worlds", "nodes")
BOUNDS = (*GROWTH, "seconds")
METHODS = ("proof", "endgames", "trials", "thoughts", "forgets")
SEVERAL = "several"
FEW = 3  # sides
MANNERS = (
    "exploration",
    "cutoff",
    "glances",
    "breath",
    "usual",
    "trust",
    "prior",
    "patience",
    "depth",
    "margin",
)
WHOLE = ("worlds", "nodes", *METHODS, "cutoff", "glances", "breath", "usual", "patience", "depth")


class BadLevels(GameError):
    """A file of levels that can't be used."""

    code: ClassVar[str] = "bad-levels"


class Level(NamedTuple):
    """How much a bot may think, and how."""

    worlds: int
    nodes: int
    seconds: float
    habits: dict[str, float]  # of its manner; see Manner
    proof: int = 0  # positions that it may look at for an exact answer, before it searches
    endgames: int = 0  # worlds that it looks through to the end of the deal, where these suffice for that
    trials: int = 0  # worlds in which it tries out side by side what the search found about as good
    thoughts: int = 0  # worlds in which it tries that out once more among rivals who think for themselves
    forgets: int = 0  # 1: it keeps nothing in mind and goes by what lies open when it is asked
    several: dict[str, float] | None = (
        None  # what is different among more than three sides: bounds and manner
    )

    def among(self, sides: int) -> "Level":
        """The same level at a table of so many sides."""
        changes = dict(self.several or {}) if sides > FEW else {}
        bounds: dict[str, Any] = {name: int(changes.pop(name)) for name in GROWTH if name in changes}
        return self._replace(**bounds, habits=self.habits | changes, several=None)

    def manner(self, **changes: float) -> Manner:
        """How it looks at the game, with changes that make a character."""
        habits: dict[str, Any] = self.habits | changes
        for name in WHOLE:
            if name in habits:
                habits[name] = int(habits[name])
        return Manner(**habits)


@cache
def levels_of(game: Game) -> list[Level]:
    """The eight levels of a game, the weakest first."""
    module = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    own = Path(module).parent / FILE if module else None
    path = own if own is not None and own.is_file() else Path(__file__).parent / FILE
    return read(path.read_text(encoding="utf-8"), str(path.name))


def read(text: str, source: str) -> list[Level]:
    """The levels of a file; BadLevels names what is wrong and what was expected."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLevels(f"{source}: {error}") from error
    common = _numbers(found.get("search", {}), MANNERS, f"{source}, [search]")
    rows = found.get("level", [])
    if len(rows) != LEVEL_COUNT:
        raise BadLevels(f"{source} has {len(rows)} levels: expected {LEVEL_COUNT}")
    return [_level(row, common, f"{source}, level {number}") for number, row in enumerate(rows, 1)]


def _level(row: object, common: dict[str, float], where: str) -> Level:
    changes = row.pop(SEVERAL, None) if isinstance(row, dict) else None
    own = _numbers(row, (*BOUNDS, *METHODS, *MANNERS), where)
    for name in BOUNDS:
        if own.get(name, 0) <= 0:
            raise BadLevels(f"{where}: expected {name} above 0")
    if not SHORTEST <= own["seconds"] <= LONGEST:
        raise BadLevels(f"{where}: seconds can't be {own['seconds']}: expected {SHORTEST} to {LONGEST}")
    habits = common | {name: value for name, value in own.items() if name in MANNERS}
    methods: dict[str, Any] = {name: int(own.get(name, 0)) for name in METHODS}
    several = None if changes is None else _numbers(changes, (*GROWTH, *MANNERS), f"{where}, [{SEVERAL}]")
    if several and min(several.get(name, 1) for name in GROWTH) <= 0:
        raise BadLevels(f"{where}, [{SEVERAL}]: expected {' and '.join(GROWTH)} above 0")
    bounds = int(own["worlds"]), int(own["nodes"]), float(own["seconds"])
    return Level(*bounds, habits, **methods, several=several)


def _numbers(row: object, names: tuple[str, ...], where: str) -> dict[str, float]:
    if not isinstance(row, dict):
        raise BadLevels(f"{where}: expected a table")
    found: dict[str, float] = {}
    for name, value in row.items():
        if name not in names:
            raise BadLevels(f"{where}: there is no '{name}': expected one of {', '.join(names)}")
        if isinstance(value, bool) or not isinstance(value, int if name in WHOLE else int | float):
            raise BadLevels(f"{where}: {name} can't be {value!r}: expected a number")
        found[name] = value
    return found
