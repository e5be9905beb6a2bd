"""Draws the picture of the README: a board of a seeded match, as the terminal shows it.

    python tools/picture.py

The picture names no font file and no address: it is drawn in whatever monospaced font the reader has.
"""

import io
import re
import sys
from pathlib import Path
from typing import Any, cast

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import regalia
from regalia.bots import Greedy
from regalia.match import Match
from regalia.terminal.screen import find_board
from regalia.texts import Words

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "court.svg"
GAME = "hand_of_the_king"
SEED = 7
PLIES = 11
PLAYERS = ["Ann", "Ben", "Cleo"]
WIDTH = 100

NIGHT = TerminalTheme(
    (24, 22, 30),
    (214, 208, 196),
    [
        *((40, 38, 48), (224, 96, 88), (128, 190, 112), (216, 166, 64)),
        *((112, 156, 216), (196, 128, 214), (104, 196, 196), (200, 196, 186)),
    ],
    [
        *((110, 106, 120), (240, 128, 120), (160, 214, 144), (244, 220, 96)),
        *((150, 190, 240), (220, 160, 236), (136, 222, 226), (244, 240, 232)),
    ],
)

# Rich's own frame asks for a font on another site; this one stands on its own.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>A match of Hand of the King in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="12" fill="#18161e"/>
<g transform="translate({terminal_x}, 20)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def position() -> Match:
    """A match between bots, stopped where there is something to see."""
    match = Match(regalia.record.begin(GAME, seats=len(PLAYERS), seed=SEED), PLAYERS)
    bots = [Greedy(match.record.game, seat) for seat in range(len(PLAYERS))]
    while len(match.steps) < PLIES and not match.over:
        seat = int(match.state.to_move())
        match.play(bots[seat].choose(match.perspective(seat)), seat)
    return match


def drawn(match: Match) -> str:
    """The table as the player to move sees it, with what happened last."""
    game = match.record.game
    words = Words(game, "en", PLAYERS)
    seat = int(match.state.to_move())
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", highlight=False)
    for told in match.steps[-1].told(seat):
        console.print(Text(words.event(told), "italic dim"))
    view = cast("dict[str, Any]", match.state.view(seat))
    console.print(find_board(game)(view, words, PLAYERS, seat))
    svg = console.export_svg(theme=NIGHT, code_format=FRAME, unique_id="court")
    # Rich leaves room above for the bar of a window, which this frame does not draw, and none at the right.
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert size is not None
    wide, high = f"{float(size[1]) + 12:g}", f"{float(size[2]) - 14:g}"
    svg = svg.replace(size[0], f'viewBox="0 0 {wide} {high}"')
    return svg.replace(f'width="{size[1]}" height="{size[2]}"', f'width="{wide}" height="{high}"')


def main() -> int:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(position()), encoding="utf-8")
    print(f"{PICTURE.name}: {PICTURE.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
