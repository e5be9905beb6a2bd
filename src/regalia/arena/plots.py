"""Plots of a game's balance as pictures that stand beside the report: shares of wins, lengths of matches."""

from collections.abc import Mapping
from html import escape
from typing import Any

from regalia.texts import Words

WIDE = 760
LEFT = 190
ROW = 26
TALL = 150
STYLE = (
    "text { font: 13px system-ui, sans-serif; fill: #6b7683; } .grid { stroke: #b9c2cc; } "
    ".fair { stroke: #6b7683; stroke-dasharray: 4 3; } .bar { stroke: #8a5bb0; stroke-width: 3; } "
    ".dot, .length { fill: #8a5bb0; }"
)


def draw(words: Words, found: Mapping[str, Any]) -> dict[str, str]:
    """The plots that the figures are enough for, by name."""
    plots: dict[str, str] = {}
    if found["turns"]:
        plots["turns"] = lengths({int(turns): count for turns, count in found["turns"]["counts"].items()})
    if found["spread"]:
        plots["spread"] = shares(words, found["spread"])
    return plots


def shares(words: Words, spread: Mapping[str, Any]) -> str:
    """What each choice wins overall and against each other one, each with its interval, on one scale."""
    rows = []
    for name, row in spread.items():
        rows.append((words.name(name), row["overall"], True))
        rows += [(f"– {words.name(rival)}", met, False) for rival, met in row["against"].items()]
    low = min(0.4, *(float(row["low"]) for label, row, whole in rows))
    high = max(0.6, *(float(row["high"]) for label, row, whole in rows))
    tall = ROW * len(rows) + 30

    def across(share: float) -> float:
        return LEFT + (WIDE - LEFT - 30) * (share - low) / (high - low)

    drawn = []
    for mark in range(int(20 * low) * 5, 101, 5):
        if low <= mark / 100 <= high:
            x = across(mark / 100)
            kind = "fair" if mark == 50 else "grid"
            drawn.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{tall - 24}"/>')
            drawn.append(f'<text x="{x:.1f}" y="{tall - 6}" text-anchor="middle">{mark} %</text>')
    for place, (label, row, whole) in enumerate(rows):
        y = ROW * place + ROW / 2
        weight = ' font-weight="bold"' if whole else ""
        drawn.append(f'<text x="4" y="{y + 5}"{weight}>{escape(label)}</text>')
        ends = f'x1="{across(row["low"]):.1f}" x2="{across(row["high"]):.1f}"'
        drawn.append(f'<line class="bar" {ends} y1="{y}" y2="{y}"/>')
        drawn.append(
            f'<circle class="dot" cx="{across(row["share"]):.1f}" cy="{y}" r="{5 if whole else 4}"/>'
        )
    return _picture(tall, drawn)


def lengths(counts: Mapping[int, int]) -> str:
    """How many matches took so many turns: a column for each number of turns, or for a few where many."""
    first, last = min(counts), max(counts)
    width = 1 + (last - first) // 60
    columns: dict[int, int] = {}
    for turns, count in counts.items():
        place = (turns - first) // width
        columns[place] = columns.get(place, 0) + count
    step = (WIDE - 20) / (max(columns) + 1)
    most = max(columns.values())
    drawn = []
    for place, count in sorted(columns.items()):
        tall = TALL * count / most
        x = 10 + place * step
        drawn.append(
            f'<rect class="length" x="{x:.1f}" y="{TALL + 10 - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}"><title>{first + place * width}: {count}</title></rect>'
        )
        if place % (1 + len(columns) // 20) == 0:
            middle = f'x="{x + step / 2:.1f}" y="{TALL + 26}" text-anchor="middle"'
            drawn.append(f"<text {middle}>{first + place * width}</text>")
    return _picture(TALL + 34, drawn)


def _picture(tall: int, drawn: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img">'
    return "\n".join([head, f"<style>{STYLE}</style>", *drawn, "</svg>", ""])
