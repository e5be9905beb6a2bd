"""The screen: lines, boards and lists of choices in the language of who reads them."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import IO, Any, Protocol

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.game import Game
from regalia.terminal import generic
from regalia.texts import Words

PIPE_WIDTH = 100
WIPE = "\033[H\033[2J\033[3J"  # the screen and what has scrolled out of it


class Draw(Protocol):
    """What a drawn board offers."""

    def __call__(
        self, view: Mapping[str, Any], words: Words, players: list[str], seat: int
    ) -> RenderableType: ...


def open_console(color: str = "auto", file: IO[str] | None = None) -> Console:
    """A console with colours (`always`), without (`never`), or as terminal and NO_COLOR want it (`auto`)."""
    stream = sys.stdout if file is None else file
    terminal = stream.isatty()
    if color == "auto":
        color = "always" if terminal and not os.environ.get("NO_COLOR") else "never"
    width = None if terminal or os.environ.get("COLUMNS", "").isdecimal() else PIPE_WIDTH
    return Console(
        file=stream,
        width=width,
        color_system=("auto" if terminal else "256") if color == "always" else None,
        force_terminal=True if color == "always" else None,
        highlight=False,
        markup=False,
        emoji=False,
    )


def find_board(game: Game) -> Draw:
    """The game's drawn board, or the generic drawing."""
    name = f"regalia.terminal.boards.{game.name}"
    if find_spec(name) is None:
        return generic.draw
    draw: Draw = import_module(name).draw
    return draw


class Screen:
    """Where a match is shown."""

    def __init__(self, console: Console, words: Words) -> None:
        assert words.game is not None
        self.console = console
        self.words = words
        self._draw = find_board(words.game)

    def say(self, message: str, style: str = "", **variables: object) -> None:
        """A message of the texts."""
        self.line(self.words.say(message, **variables), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def unbroken(self, text: str, style: str = "") -> None:
        """A line with a path or command in it, which a break would spoil."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def board(self, view: Mapping[str, Any], seat: int) -> None:
        self.show(self._draw(view, self.words, self.words.players, seat))

    def choices(self, actions: Sequence[int]) -> None:
        """The actions with their numbers, in as many columns as fit."""
        texts = [self.words.action(action) for action in actions]
        digits = len(str(len(texts)))
        wide = max((len(text) for text in texts), default=0) + digits + 4
        columns = max(1, min(4, self.console.width // wide)) if len(texts) > 4 else 1
        rows = -(-len(texts) // columns)
        table = Table.grid(padding=(0, 2))
        for row in range(rows):
            cells = [
                Text.assemble((f"{place + 1:>{digits}}", "bold cyan"), f"  {texts[place]}")
                for place in range(row, len(texts), rows)
            ]
            table.add_row(*cells)
        self.show(table)

    def wipe(self) -> None:
        """So that the next player does not see what this one saw."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
