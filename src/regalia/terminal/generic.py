"""Draws any view: names for keys, tables for lists of alike things, players for seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia.texts import Words
from regalia.texts.words import pretty


def draw(view: Mapping[str, Any], words: Words, players: list[str], seat: int) -> RenderableType:
    """A whole view, one entry after the other."""
    return _entries(view, words)


def _entries(view: Mapping[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for key, value in view.items():
        title = _title(key, words)
        short = _short(key, value, words)
        if short is not None:
            parts.append(Text.assemble((f"{title}: ", "bold"), short))
        else:
            parts += [Text(title, style="bold"), Padding(_long(key, value, words), (0, 0, 0, 2))]
    return Group(*parts)


def _title(key: str, words: Words) -> str:
    for message in (f"view-{key}", f"name-{key}"):
        if words.has(message):
            return words.say(message)
    return pretty(key)


def _short(key: str, value: Any, words: Words) -> str | None:
    """A value that fits on a line, or None."""
    if value is None:
        return "–"
    if key == "scores" and isinstance(value, list):
        return ", ".join(f"{words.player(seat)} {score}" for seat, score in enumerate(value))
    if isinstance(value, bool):
        return words.name("true" if value else "false")
    if isinstance(value, int) and (key == "to_move" or key.endswith("seat")):
        return words.player(value)
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return words.say(f"source-{value}") if key == "source" else words.name(value)
    if not value:
        return "–"
    if isinstance(value, Mapping):
        if set(value) == {"key"}:
            return words.name(str(value["key"]))
        return None
    parts = [_short(key, item, words) for item in value]
    if isinstance(value[0], list) or any(part is None for part in parts):
        return None
    return ", ".join(part for part in parts if part is not None)


def _long(key: str, value: Any, words: Words) -> RenderableType:
    if isinstance(value, Mapping):
        rows = list(value.values())
        if len(rows) > 1 and all(isinstance(row, Mapping) and set(row) == set(rows[0]) for row in rows):
            return _table([_title(name, words) for name in value], rows, words)
        return _entries(value, words)
    if all(isinstance(row, Mapping) for row in value) and all(set(row) == set(value[0]) for row in value):
        return _table([str(number) for number in range(len(value))], value, words)
    return _rows(key, value, words)


def _table(heads: Sequence[str], rows: Sequence[Mapping[str, Any]], words: Words) -> RenderableType:
    """Alike things: a row each, a column for each of their fields."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column()
    for field in rows[0]:
        table.add_column(_title(field, words))
    for head, row in zip(heads, rows, strict=True):
        table.add_row(head, *(_cell(field, row[field], words) for field in rows[0]))
    return table


def _rows(key: str, rows: Sequence[Any], words: Words) -> RenderableType:
    """Lists of lists: a row each; what is not alike, one below the other."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for number, row in enumerate(rows):
        head = Text(str(number), style="dim")
        if isinstance(row, list) and all(_plain(item) for item in row):
            table.add_row(head, *(_cell(key, item, words) for item in row))
        else:
            table.add_row(head, _cell(key, row, words))
    return table


def _plain(item: Any) -> bool:
    return not isinstance(item, list) and (not isinstance(item, Mapping) or "key" in item)


def _cell(key: str, value: Any, words: Words) -> RenderableType:
    short = _short(key, value, words)
    if short is not None:
        return Text(short)
    if isinstance(value, Mapping) and "key" in value:
        rest = [
            _short(name, item, words) for name, item in value.items() if name != "key" and item is not None
        ]
        about = ", ".join(part for part in rest if part is not None)
        return Text(words.name(str(value["key"])) + (f" ({about})" if about else ""))
    return _long(key, value, words)
