"""Records of matches as text: `load`, `dump`, and `begin` for a match that starts now."""

from pathlib import Path
from secrets import randbits

from regalia import registry
from regalia.core.options import Setup
from regalia.core.record import Record, first_words, read

__all__ = ["Record", "begin", "dump", "load"]


def load(source: str | Path) -> Record:
    """A record from its text or file, checked by playing it through; BadRecord says what is wrong and where.

    >>> import regalia
    >>> match = regalia.record.begin("hand_of_the_king", seats=2, seed=7)
    >>> regalia.record.load(regalia.record.dump(match)).seed
    7
    """
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
    return read(text, registry.game(first_words(text)[0]))


def dump(record: Record) -> str:
    """A record as text; `load` gives it back."""
    return record.text()


def begin(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    preset: str | None = None,
    cards: str = "",
    **options: object,
) -> Record:
    """The record of a match of which nothing is played yet; append to its `actions`."""
    game = registry.game(name)
    setup: Setup = game.setup(seats, preset, options, cards)
    return Record(game, setup, randbits(128) if seed is None else seed)
