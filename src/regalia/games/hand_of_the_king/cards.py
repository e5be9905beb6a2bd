"""Loads and checks companion rows: a bad file is refused with the row, the field and what was expected."""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.rows import Row, keyed, sections
from regalia.games.hand_of_the_king.people import CARDS_TEXT, CHARACTERS, COMPANIONS, HOUSES
from regalia.games.hand_of_the_king.verbs import (
    CHOICE,
    AnotherTurn,
    CountAs,
    Effect,
    Exchange,
    Kill,
    RemoveCompanion,
    SwapPlaces,
    Take,
)

FIXED: Final = ["house", "character"]  # rows that a host can't change
PLACES: Final = ["court", "areas"]


@final
class Companion:
    """One row: what a companion does, and where we know it from."""

    def __init__(self, key: str, stays: bool, effects: list[Effect], source: str) -> None:
        self.key = key
        self.stays = stays
        self.effects = effects
        self.source = source


@final
class Terms:
    """What was settled for one match and never changes in it."""

    def __init__(self, companions: list[Companion], dealt_row: int, teams: bool, crows: bool) -> None:
        self.companions = companions
        self.dealt_row: i64 = dealt_row  # the companions that were face up at the start; empty: none play
        self.teams = teams
        self.crows = crows


def read_companions(text: str) -> list[Companion]:
    """All companions in the order of their keys' numbers, from a card set as text."""
    rows = sections(text, CARDS_TEXT, FIXED)
    return [_companion(row) for row in keyed(rows, "companion", COMPANIONS)]


def _companion(row: Row) -> Companion:
    row.only(["key", "stays", "effects", "source"])
    stays = row.flag("stays", False)
    source = row.source()
    effects = [_effect(effect) for effect in row.tables("effects", '{ swap_places = "choice" }')]
    if not effects:
        raise row.wrong("'effects' must list at least one effect, such as [{ swap_places = \"choice\" }]")
    if stays != any(isinstance(effect, CountAs) for effect in effects):
        raise row.wrong("'stays' goes with an effect count_as, and count_as with 'stays = true'")
    return Companion(row.key(), stays, effects, source)


def _effect(row: Row) -> Effect:
    if "take" in row.fields:
        row.only(["take", "from"])
        places = row.words("from", PLACES)
        return Take(_one_of(row, "take", CHARACTERS), "court" in places, "areas" in places)
    if "kill" in row.fields:
        row.only(["kill", "from"])
        places = row.words("from", PLACES)
        return Kill(_one_of(row, "kill", CHARACTERS), "court" in places, "areas" in places)
    if "count_as" in row.fields:
        row.only(["count_as", "count"])
        return CountAs(_one_of(row, "count_as", HOUSES), row.number("count", 1, 4))
    if row.fields == {"swap_places": "choice"}:
        return SwapPlaces()
    if row.fields == {"exchange": "choice"}:
        return Exchange()
    if row.fields == {"remove_companion": "choice"}:
        return RemoveCompanion()
    if row.fields == {"another_turn": True}:
        return AnotherTurn()
    raise row.wrong(
        f'unknown effect {dict(row.fields)!r}: expected take, kill, count_as, swap_places = "choice", '
        'exchange = "choice", remove_companion = "choice" or another_turn = true'
    )


def _one_of(row: Row, field: str, names: list[str]) -> int:
    """The number of the character or house that a field names, or CHOICE."""
    name = row.word(field, ["choice", *names])
    return CHOICE if name == "choice" else names.index(name)


OWN_SET: Final = read_companions(CARDS_TEXT)
