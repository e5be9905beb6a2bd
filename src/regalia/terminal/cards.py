"""What the cards named by an action do, and where we know that from."""

import tomllib
from collections.abc import Iterator

from regalia.core.errors import BadCards
from regalia.core.record import Record
from regalia.texts import Words


def about(record: Record, words: Words, action: int) -> list[str]:
    """A line for each card in an action that has a text of its own."""
    found = []
    for key in record.game.space.words(action)[1:]:
        if words.has(f"card-{key}"):
            source = sources(record).get(key, "")
            known = f" [{words.say(f'source-{source}')}]" if source else ""
            found.append(f"{words.name(key)}: {words.say(f'card-{key}')}{known}")
    return found


def sources(record: Record) -> dict[str, str]:
    """Where the value of each card row of the match is from, by the row's key."""
    try:
        text = record.setup.cards or record.game.cards_text()
    except BadCards:
        return {}
    return {
        str(row["key"]): str(row["source"])
        for row in _rows(tomllib.loads(text))
        if {"key", "source"} <= set(row)
    }


def _rows(part: object) -> Iterator[dict[str, object]]:
    if isinstance(part, dict):
        yield part
        for inner in part.values():
            yield from _rows(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _rows(inner)
