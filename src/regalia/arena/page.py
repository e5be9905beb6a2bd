"""A page with plots that needs nothing but itself: ratings with their intervals, who beat whom, lengths."""

from collections import Counter
from html import escape
from typing import Any

from regalia.arena.report import Report, heading, percent
from regalia.texts import Words

LEFT = 190
WIDE = 860
ROW = 30
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; color: #1d2733; }
h1 { font-size: clamp(1.4rem, 5vw, 2rem); line-height: 1.25; }
.wide { overflow-x: auto; } .wide svg { min-width: 36rem; }
svg { width: 100%; height: auto; } svg text { font: 14px system-ui, sans-serif; fill: currentColor; }
table { border-collapse: collapse; } td, th { padding: .25rem .6rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } .line { stroke: #b9c2cc; }
.bar { stroke: #7a4b9d; stroke-width: 3; }
.dot { fill: #7a4b9d; } .length { fill: #7a4b9d; }
@media (prefers-color-scheme: dark) {
  body { background: #14181d; color: #dfe6ee; } .line { stroke: #46505c; } .bar { stroke: #c39be0; }
  .dot, .length { fill: #c39be0; } }
"""


def page(words: Words, found: Report) -> str:
    """The whole page, in the reader's language."""
    title = escape(heading(words, found))
    parts = [
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
        f"<h2>{escape(words.say('arena-ratings'))}</h2>",
        _wide(words.say("arena-ratings"), _ratings(words, found["ratings"])),
        f"<p>{escape(words.say('arena-ratings-about'))}</p>",
        f"<h2>{escape(words.say('arena-pairs'))}</h2>",
        _wide(words.say("arena-pairs"), _pairs(words, found)),
        f"<h2>{escape(words.say('arena-lengths'))}</h2>",
        _wide(words.say("arena-lengths"), _lengths(words, found["plies"])),
        "</body></html>\n",
    ]
    return "\n".join(parts)


def _wide(title: str, drawn: str) -> str:
    """What is too wide for a telephone is moved there by itself, by finger or keyboard."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{escape(title)}">{drawn}</div>'


def _ratings(words: Words, rows: list[dict[str, Any]]) -> str:
    """A dot for each rating on a line from the lowest to the highest that it may be."""
    low = int(min(row["low"] for row in rows))
    high = max(int(max(row["high"] for row in rows)), low + 1)
    step = _step(high - low)

    def across(elo: float) -> float:
        return LEFT + (WIDE - LEFT - 60) * (elo - low) / float(high - low)

    tall = ROW * len(rows) + 30
    drawn = [f'<svg viewBox="0 0 {WIDE} {tall}" role="img">']
    for mark in range(-(-low // step) * step, high + 1, step):
        x = across(mark)
        drawn.append(f'<line class="line" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{tall - 25}"/>')
        said = f"{mark:+d}" if mark else "0"
        drawn.append(f'<text x="{x:.1f}" y="{tall - 6}" text-anchor="middle">{said}</text>')
    for place, row in enumerate(rows):
        y = ROW * place + ROW / 2
        drawn.append(f'<text x="0" y="{y + 5}">{escape(words.bot(row["bot"]))}</text>')
        ends = f'x1="{across(row["low"]):.1f}" x2="{across(row["high"]):.1f}"'
        drawn.append(f'<line class="bar" {ends} y1="{y}" y2="{y}"/>')
        said = f"{row['elo']:+d} ({row['low']:+d} … {row['high']:+d})"
        drawn.append(
            f'<circle class="dot" cx="{across(row["elo"]):.1f}" cy="{y}" r="5"><title>{said}</title></circle>'
        )
    return "\n".join([*drawn, "</svg>"])


def _step(span: int) -> int:
    """Marks at round numbers, ten at most."""
    return next(step for step in (10, 20, 50, 100, 200, 500, 1000, span) if span / step <= 10)


def _pairs(words: Words, found: Report) -> str:
    """What each row's bot won of its matches against each column's; the darker, the more."""
    names = [row["bot"] for row in found["ratings"]]
    shares: dict[tuple[str, str], float] = {}
    for row in found["pairs"]:
        shares[row["one"], row["other"]] = row["share"]
        shares[row["other"], row["one"]] = 1.0 - row["share"]
    head = "".join(f"<th>{escape(words.bot(name))}</th>" for name in names)
    lines = [f"<table><tr><th></th>{head}</tr>"]
    for name in names:
        cells = ""
        for other in names:
            share = shares.get((name, other))
            shade = "" if share is None else f' style="background: rgb(122 75 157 / {0.6 * share:.2f})"'
            cells += f"<td{shade}>{'' if share is None else percent(share)}</td>"
        lines.append(f"<tr><td>{escape(words.bot(name))}</td>{cells}</tr>")
    return "\n".join([*lines, "</table>"])


def _lengths(words: Words, plies: list[int]) -> str:
    """How many decisions the matches took."""
    width = max(1, -(-(plies[-1] - plies[0] + 1) // 30))
    counts = Counter((count - plies[0]) // width for count in plies)
    most = max(counts.values())
    bars = max(counts) + 1
    step = WIDE / bars
    drawn = [f'<svg viewBox="0 0 {WIDE} 180" role="img">']
    for place, count in sorted(counts.items()):
        tall = 140 * count / most
        first = plies[0] + place * width
        drawn.append(
            f'<rect class="length" x="{place * step:.1f}" y="{150 - tall:.1f}" '
            f'width="{max(1.0, step - 2):.1f}" height="{tall:.1f}">'
            f"<title>{first}–{first + width - 1}: {count}</title></rect>"
        )
    drawn.append(f'<text x="0" y="172">{plies[0]}</text>')
    drawn.append(f'<text x="{WIDE}" y="172" text-anchor="end">{plies[-1]}</text>')
    return "\n".join([*drawn, "</svg>"])
