"""Loads and checks card and tile rows: a bad file is refused with row, field and what was expected."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.errors import BadCards
from regalia.games.dwarf_king import scoring
from regalia.games.dwarf_king.deck import CARDS_TEXT, QUESTS, SPECIALS, SUITS, TILES, selection
from regalia.games.dwarf_king.options import TILE_SETS
from regalia.games.dwarf_king.scoring import Scoring
from regalia.games.dwarf_king.table import DRAGON, EXCALIBUR, MUMMY, PUPPETEER, SORCERER
from regalia.games.dwarf_king.verbs import (
    Effect,
    LastTrick,
    Magic,
    Multiply,
    NextTrick,
    NoblesInTrick,
    PassHands,
    Prize,
    RaidHand,
    SwapHands,
)

SOURCES: Final = ["rulebook", "public", "ours"]
FIXED: Final = ["suit", "rank"]
MAGIC_KINDS: Final = {
    "dragon": DRAGON,
    "mummy": MUMMY,
    "puppeteer": PUPPETEER,
    "sorcerer": SORCERER,
    "excalibur": EXCALIBUR,
}
MOST_POINTS: Final = 20
MOST_CARDS: Final = 4

Row = Mapping[str, object]


@final
class Special:
    """One special card: what it does, and where we know it from."""

    def __init__(self, key: str, effect: Effect, source: str) -> None:
        self.key = key
        self.effect = effect
        self.source = source


@final
class Quest:
    """One side of a tile: how it scores, whether while playing, and where we know it from."""

    def __init__(self, key: str, score: Scoring, live: bool, source: str) -> None:
        self.key = key
        self.score = score
        self.live = live
        self.source = source


@final
class Tile:
    """The quests on both sides, and the sets it belongs to."""

    def __init__(self, key: str, front: i64, back: i64, sets: list[str], source: str) -> None:
        self.key = key
        self.front: i64 = front
        self.back: i64 = back
        self.sets = sets
        self.source = source


@final
class Terms:
    """All cards and tiles of a match: what was settled for it and never changes in it."""

    def __init__(
        self, specials: list[Special], quests: list[Quest], tiles: list[Tile], tile_set: str
    ) -> None:
        self.specials = specials
        self.quests = quests
        self.tiles = tiles
        self.tile_set = tile_set
        self.in_play: i64 = 0  # the tiles of the chosen set
        for tile in range(len(tiles)):
            if tile_set in tiles[tile].sets:
                self.in_play |= bit(tile)


def read_terms(text: str, tile_set: str) -> Terms:
    """The rows of a card set as text, in the order of their keys' numbers."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"the card set is not valid TOML: {error}") from error
    own = tomllib.loads(CARDS_TEXT)
    for kind in rows:
        if kind not in own:
            raise BadCards(f"'{kind}' is no kind of row: expected [[special]], [[quest]] or [[tile]]")
        if kind in FIXED and rows[kind] != own[kind]:
            raise BadCards(f"the rows of [[{kind}]] can't be changed: leave them as they are, or out")
    specials = [
        _special(where, row, own_row)
        for (where, row), own_row in zip(_rows(rows, "special", SPECIALS), own["special"], strict=True)
    ]
    quests = [_quest(where, row) for where, row in _rows(rows, "quest", QUESTS)]
    tiles = [_tile(where, row) for where, row in _rows(rows, "tile", TILES)]
    for name in TILE_SETS:
        count = len([tile for tile in tiles if name in tile.sets])
        if count < 7:
            raise BadCards(f"the set '{name}' has {count} tiles: expected at least 7")
    return Terms(specials, quests, tiles, tile_set)


def _rows(rows: Row, kind: str, keys: list[str]) -> list[tuple[str, Row]]:
    """The rows of one kind in the order of the keys, each with its name for messages."""
    listed = rows.get(kind, [])
    if not isinstance(listed, list):
        raise BadCards(f"'{kind}' must be rows, each headed [[{kind}]]")
    found: dict[str, tuple[str, Row]] = {}
    for number, row in enumerate(listed, 1):
        if not isinstance(row, dict):
            raise BadCards(f"{kind} {number}: expected a row headed [[{kind}]]")
        key = row.get("key")
        if not isinstance(key, str) or key not in keys:
            raise BadCards(f"{kind} {number}: 'key' is {key!r}: expected one of {', '.join(keys)}")
        if key in found:
            raise BadCards(f"{kind} {number} ({key}): this key occurs twice")
        found[key] = (f"{kind} {number} ({key})", row)
    missing = [key for key in keys if key not in found]
    if missing:
        raise BadCards(f"rows of [[{kind}]] are missing: {', '.join(missing)}")
    return [found[key] for key in keys]


def _special(where: str, row: Row, own: Row) -> Special:
    _only(where, row, ["key", "suit", "value", "effect", "source"])
    for field in ("suit", "value"):
        if row.get(field) != own.get(field):
            raise BadCards(
                f"{where}: '{field}' is {row.get(field)!r}: expected {own.get(field)!r}, it can't be changed"
            )
    effect = _effect(where, _table(where, row, "effect"))
    if isinstance(effect, Magic) == ("suit" in own):
        raise BadCards(
            f"{where}: 'magic' goes with the five cards without a suit, other effects with the 1s and 11s"
        )
    return Special(str(row["key"]), effect, _source(where, row))


def _effect(where: str, row: Row) -> Effect:
    if row == {"swap_hands": "choice"}:
        return SwapHands()
    if row == {"pass_hands": "choice"}:
        return PassHands()
    if len(row) == 1:
        for field in row:
            if field == "won":
                return Prize(_number(where, row, field))
            if field == "next_trick":
                return NextTrick(_number(where, row, field))
            if field == "last_trick":
                return LastTrick(_number(where, row, field))
            if field == "nobles_in_trick":
                return NoblesInTrick(_number(where, row, field))
            if field == "multiply":
                return Multiply(_number(where, row, field, 2, 4))
            if field == "raid":
                return RaidHand(_number(where, row, field, 1, MOST_CARDS))
            if field == "magic":
                return Magic(MAGIC_KINDS[_word(where, row, field, list(MAGIC_KINDS))])
    raise BadCards(
        f'{where}: unknown effect {dict(row)!r}: expected swap_hands = "choice", pass_hands = "choice", won, '
        "next_trick, last_trick, nobles_in_trick, multiply, raid or magic"
    )


def _quest(where: str, row: Row) -> Quest:
    _only(where, row, ["key", "score", "live", "source"])
    live = row.get("live", False)
    if not isinstance(live, bool):
        raise BadCards(f"{where}: 'live' is {live!r}: expected true or false")
    score = _score(where, _table(where, row, "score"))
    return Quest(str(row["key"]), score, live, _source(where, row))


def _score(where: str, row: Row) -> Scoring:
    """The scoring whose verb is the first field."""
    verb = next(iter(row), "")
    if verb in ("longest_run", "longest_straight", "highest_total"):
        _only(where, row, [verb])
        points = _number(where, row, verb)
        if verb == "longest_run":
            return scoring.LongestRun(points)
        return scoring.LongestStraight(points) if verb == "longest_straight" else scoring.HighestTotal(points)
    if verb == "cards":
        return _cards_won(where, row)
    if verb in ("last_tricks", "tricks_of", "colour"):
        _only(where, row, [verb, "each"])
        each = _number(where, row, "each")
        if verb == "last_tricks":
            return scoring.LastTricks(_number(where, row, verb, 1, 13), each)
        if verb == "tricks_of":
            return scoring.TricksOf(
                ["previous", "own", "next"].index(_word(where, row, verb, ["previous", "own", "next"])) - 1,
                each,
            )
        return scoring.Colour(_word(where, row, verb, ["most", "fewest"]) == "most", each)
    if verb in ("exactly", "parity", "as_many", "won_in_a_row", "lost_in_a_row"):
        _only(where, row, [verb, "points"])
        points = _number(where, row, "points")
        if verb == "exactly":
            return scoring.Exactly(_number(where, row, verb, 0, 13), points)
        if verb == "parity":
            return scoring.Parity(1 if _word(where, row, verb, ["even", "odd"]) == "odd" else 0, points)
        if verb == "as_many":
            return scoring.AsMany(_word(where, row, verb, ["somebody", "nobody"]) == "somebody", points)
        return scoring.InARow(_number(where, row, verb, 1, 13), verb == "won_in_a_row", points)
    if verb == "race_to":
        _only(where, row, [verb, "points", "step"])
        return scoring.Race(
            _number(where, row, verb, 1, 13), _number(where, row, "points"), _number(where, row, "step")
        )
    if verb == "triplets":
        _only(where, row, [verb, "noble_triplets"])
        return scoring.Triplets(_number(where, row, verb), _number(where, row, "noble_triplets"))
    if verb == "lowest":
        _only(where, row, [verb, "times", "only_nobles"])
        suit = [*SUITS, "any"].index(_word(where, row, verb, [*SUITS, "any"]))
        bonus = _number(where, row, "only_nobles") if "only_nobles" in row else 0
        return scoring.Lowest(
            scoring.ANY_SUIT if suit == len(SUITS) else suit, _number(where, row, "times"), bonus
        )
    if verb == "than_previous":
        _only(where, row, [verb, "than_next", "points"])
        more = [_word(where, row, field, ["more", "fewer"]) == "more" for field in (verb, "than_next")]
        return scoring.Neighbours(more[0], more[1], _number(where, row, "points"))
    raise BadCards(
        f"{where}: unknown score {dict(row)!r}: expected one that begins with longest_run, last_tricks, "
        "cards, tricks_of, highest_total, exactly, parity, as_many, race_to, triplets, won_in_a_row, "
        "lost_in_a_row, colour, lowest, longest_straight or than_previous"
    )


def _cards_won(where: str, row: Row) -> Scoring:
    _only(where, row, ["cards"])
    listed = row["cards"]
    if not isinstance(listed, list) or not listed:
        raise BadCards(f"{where}: 'cards' must be a list such as [{{ of = \"knights\", each = 1 }}]")
    words: list[str] = []
    sets: list[int] = []
    each: list[int] = []
    for part in listed:
        if not isinstance(part, dict):
            raise BadCards(f"{where}: 'cards' must be a list such as [{{ of = \"knights\", each = 1 }}]")
        _only(where, part, ["of", "each"])
        word = str(part.get("of"))
        chosen = selection(word)
        if not chosen:
            raise BadCards(
                f"{where}: 'of' is {part.get('of')!r}: expected a suit, a rank, noble or the key of a card"
            )
        words.append(word)
        sets.append(chosen)
        each.append(_number(where, part, "each"))
    return scoring.CardsWon(words, sets, each)


def _tile(where: str, row: Row) -> Tile:
    _only(where, row, ["key", "sides", "sets", "source"])
    sides = row.get("sides")
    if (
        not isinstance(sides, list)
        or len(sides) != 2
        or any(side not in QUESTS for side in sides)
        or sides[0] == sides[1]
    ):
        raise BadCards(f"{where}: 'sides' is {sides!r}: expected the keys of two quests")
    sets = row.get("sets")
    if not isinstance(sets, list) or any(name not in TILE_SETS for name in sets):
        raise BadCards(f"{where}: 'sets' is {sets!r}: expected a list of {', '.join(TILE_SETS)}")
    return Tile(
        str(row["key"]),
        QUESTS.index(sides[0]),
        QUESTS.index(sides[1]),
        [str(name) for name in sets],
        _source(where, row),
    )


def _only(where: str, row: Row, fields: Sequence[str]) -> None:
    for field in row:
        if field not in fields:
            raise BadCards(f"{where}: unknown field '{field}': expected {', '.join(fields)}")


def _table(where: str, row: Row, field: str) -> Row:
    value = row.get(field)
    if not isinstance(value, dict):
        raise BadCards(f"{where}: '{field}' is {value!r}: expected a table such as {{ won = 3 }}")
    return value


def _source(where: str, row: Row) -> str:
    source = row.get("source")
    if source not in SOURCES:
        raise BadCards(f"{where}: 'source' is {source!r}: expected one of {', '.join(SOURCES)}")
    return str(source)


def _number(where: str, row: Row, field: str, least: int = -MOST_POINTS, most: int = MOST_POINTS) -> int:
    value = row.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadCards(f"{where}: '{field}' is {value!r}: expected a number from {least} to {most}")
    return value


def _word(where: str, row: Row, field: str, words: list[str]) -> str:
    value = row.get(field)
    if not isinstance(value, str) or value not in words:
        raise BadCards(f"{where}: '{field}' is {value!r}: expected one of {', '.join(words)}")
    return value


def own_terms(tile_set: str) -> Terms:
    """The game's own cards with one of the sets of tiles; made once, since terms never change."""
    return _OWN[TILE_SETS.index(tile_set)]


_OWN: Final = [read_terms(CARDS_TEXT, name) for name in TILE_SETS]
