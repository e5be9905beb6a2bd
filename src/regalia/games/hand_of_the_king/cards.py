"""Loads and checks companion rows: a bad file is refused with the row, the field and what was expected."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from regalia.core.errors import BadCards
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

SOURCES: Final = ["rulebook", "public", "ours"]
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
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"the card set is not valid TOML: {error}") from error
    own = tomllib.loads(CARDS_TEXT)
    for kind in rows:
        if kind not in own:
            raise BadCards(f"'{kind}' is no kind of row: expected [[companion]]")
        if kind != "companion" and rows[kind] != own[kind]:
            raise BadCards(f"the rows of [[{kind}]] can't be changed: leave them as they are, or out")
    listed = rows.get("companion", [])
    if not isinstance(listed, list):
        raise BadCards("'companion' must be rows, each headed [[companion]]")
    found: dict[str, Companion] = {}
    for number, row in enumerate(listed, 1):
        companion = _companion(number, row)
        if companion.key in found:
            raise BadCards(f"companion {number} ({companion.key}): this key occurs twice")
        found[companion.key] = companion
    missing = [key for key in COMPANIONS if key not in found]
    if missing:
        raise BadCards(f"companions are missing: {', '.join(missing)}")
    return [found[key] for key in COMPANIONS]


def _companion(number: int, row: object) -> Companion:
    if not isinstance(row, dict):
        raise BadCards(f"companion {number}: expected a row headed [[companion]]")
    key = row.get("key")
    if key not in COMPANIONS:
        raise BadCards(f"companion {number}: 'key' is {key!r}: expected one of {', '.join(COMPANIONS)}")
    where = f"companion {number} ({key})"
    for field in row:
        if field not in ("key", "stays", "effects", "source"):
            raise BadCards(f"{where}: unknown field '{field}': expected key, stays, effects, source")
    stays = row.get("stays", False)
    if not isinstance(stays, bool):
        raise BadCards(f"{where}: 'stays' is {stays!r}: expected true or false")
    source = row.get("source")
    if source not in SOURCES:
        raise BadCards(f"{where}: 'source' is {source!r}: expected one of {', '.join(SOURCES)}")
    listed = row.get("effects")
    if not isinstance(listed, list) or not listed:
        raise BadCards(
            f"{where}: 'effects' must list at least one effect, such as [{{ swap_places = \"choice\" }}]"
        )
    effects = [_effect(where, effect) for effect in listed]
    if stays != any(isinstance(effect, CountAs) for effect in effects):
        raise BadCards(f"{where}: 'stays' goes with an effect count_as, and count_as with 'stays = true'")
    return Companion(str(key), stays, effects, str(source))


def _effect(where: str, row: object) -> Effect:
    if not isinstance(row, dict):
        raise BadCards(
            f'{where}: an effect must look like {{ take = "bran_stark", from = ["court"] }}, not {row!r}'
        )
    if "take" in row:
        _only(where, row, ["take", "from"])
        return Take(
            _one_of(where, row, "take", CHARACTERS), _place(where, row, "court"), _place(where, row, "areas")
        )
    if "kill" in row:
        _only(where, row, ["kill", "from"])
        return Kill(
            _one_of(where, row, "kill", CHARACTERS), _place(where, row, "court"), _place(where, row, "areas")
        )
    if "count_as" in row:
        _only(where, row, ["count_as", "count"])
        count = row.get("count")
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 4:
            raise BadCards(f"{where}: 'count' is {count!r}: expected a number from 1 to 4")
        return CountAs(_one_of(where, row, "count_as", HOUSES), count)
    if row == {"swap_places": "choice"}:
        return SwapPlaces()
    if row == {"exchange": "choice"}:
        return Exchange()
    if row == {"remove_companion": "choice"}:
        return RemoveCompanion()
    if row == {"another_turn": True}:
        return AnotherTurn()
    raise BadCards(
        f'{where}: unknown effect {row!r}: expected take, kill, count_as, swap_places = "choice", '
        'exchange = "choice", remove_companion = "choice" or another_turn = true'
    )


def _only(where: str, row: Mapping[str, object], fields: Sequence[str]) -> None:
    for field in row:
        if field not in fields:
            raise BadCards(f"{where}: unknown field '{field}' in an effect: expected {' and '.join(fields)}")


def _one_of(where: str, row: Mapping[str, object], field: str, names: list[str]) -> int:
    """The number of the character or house that a field names, or CHOICE."""
    name = row[field]
    if name == "choice":
        return CHOICE
    if not isinstance(name, str) or name not in names:
        raise BadCards(f"{where}: '{field}' is {name!r}: expected \"choice\" or one of {', '.join(names)}")
    return names.index(name)


def _place(where: str, row: Mapping[str, object], place: str) -> bool:
    places = row.get("from")
    if not isinstance(places, list) or not places or any(name not in PLACES for name in places):
        raise BadCards(f'{where}: \'from\' is {places!r}: expected a list of "court" and "areas"')
    return place in places


OWN_SET: Final = read_companions(CARDS_TEXT)
