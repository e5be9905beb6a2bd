"""Loads and checks card and tile rows: a bad file is refused with row, field and what was expected."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.errors import BadCards
from regalia.core.rows import Row, keyed, sections
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

FIXED: Final = ["suit", "rank"]  # rows that a host can't change
SAMPLE: Final = "{ won = 3 }"
MAGIC_KINDS: Final = {
    "dragon": DRAGON,
    "mummy": MUMMY,
    "puppeteer": PUPPETEER,
    "sorcerer": SORCERER,
    "excalibur": EXCALIBUR,
}
MOST_POINTS: Final = 20
MOST_CARDS: Final = 4


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
        self, specials: list[Special], quests: list[Quest], tiles: list[Tile], tile_set: str, own: bool
    ) -> None:
        self.specials = specials
        self.quests = quests
        self.tiles = tiles
        self.tile_set = tile_set
        self.own: bool = own  # the game's own rows, of which habits are known
        self.in_play: i64 = 0  # the tiles of the chosen set
        for tile in range(len(tiles)):
            if tile_set in tiles[tile].sets:
                self.in_play |= bit(tile)


def read_terms(text: str, tile_set: str) -> Terms:
    """The rows of a card set as text, in the order of their keys' numbers."""
    rows = sections(text, CARDS_TEXT, FIXED)
    ours = keyed(sections(CARDS_TEXT, CARDS_TEXT, FIXED), "special", SPECIALS)
    specials = [
        _special(row, own.fields) for row, own in zip(keyed(rows, "special", SPECIALS), ours, strict=True)
    ]
    quests = [_quest(row) for row in keyed(rows, "quest", QUESTS)]
    tiles = [_tile(row) for row in keyed(rows, "tile", TILES)]
    for name in TILE_SETS:
        count = len([tile for tile in tiles if name in tile.sets])
        if count < 7:
            raise BadCards(f"the set '{name}' has {count} tiles: expected at least 7")
    return Terms(specials, quests, tiles, tile_set, text == CARDS_TEXT)


def _special(row: Row, own: Mapping[str, object]) -> Special:
    row.only(["key", "suit", "value", "effect", "source"])
    for field in ("suit", "value"):
        if row.fields.get(field) != own.get(field):
            raise row.expected(field, f"{own.get(field)!r}, it can't be changed")
    effect = _effect(row.table("effect", SAMPLE))
    if isinstance(effect, Magic) == ("suit" in own):
        raise row.wrong("'magic' goes with the five cards without a suit, other effects with the 1s and 11s")
    return Special(row.key(), effect, row.source())


def _effect(row: Row) -> Effect:
    if row.fields == {"swap_hands": "choice"}:
        return SwapHands()
    if row.fields == {"pass_hands": "choice"}:
        return PassHands()
    if len(row.fields) == 1:
        for field in row.fields:
            if field == "won":
                return Prize(_points(row, field))
            if field == "next_trick":
                return NextTrick(_points(row, field))
            if field == "last_trick":
                return LastTrick(_points(row, field))
            if field == "nobles_in_trick":
                return NoblesInTrick(_points(row, field))
            if field == "multiply":
                return Multiply(row.number(field, 2, 4))
            if field == "raid":
                return RaidHand(row.number(field, 1, MOST_CARDS))
            if field == "magic":
                return Magic(MAGIC_KINDS[row.word(field, list(MAGIC_KINDS))])
    raise row.wrong(
        f'unknown effect {dict(row.fields)!r}: expected swap_hands = "choice", pass_hands = "choice", won, '
        "next_trick, last_trick, nobles_in_trick, multiply, raid or magic"
    )


def _quest(row: Row) -> Quest:
    row.only(["key", "score", "live", "source"])
    score = _score(row.table("score", SAMPLE))
    return Quest(row.key(), score, row.flag("live", False), row.source())


def _score(row: Row) -> Scoring:
    """The scoring whose verb is the first field."""
    verb = next(iter(row.fields), "")
    if verb in ("longest_run", "longest_straight", "highest_total"):
        row.only([verb])
        points = _points(row, verb)
        if verb == "longest_run":
            return scoring.LongestRun(points)
        return scoring.LongestStraight(points) if verb == "longest_straight" else scoring.HighestTotal(points)
    if verb == "cards":
        return _cards_won(row)
    if verb in ("last_tricks", "tricks_of", "colour"):
        row.only([verb, "each"])
        each = _points(row, "each")
        if verb == "last_tricks":
            return scoring.LastTricks(row.number(verb, 1, 13), each)
        if verb == "tricks_of":
            return scoring.TricksOf(
                ["previous", "own", "next"].index(row.word(verb, ["previous", "own", "next"])) - 1,
                each,
            )
        return scoring.Colour(row.word(verb, ["most", "fewest"]) == "most", each)
    if verb in ("exactly", "parity", "as_many", "won_in_a_row", "lost_in_a_row"):
        row.only([verb, "points"])
        points = _points(row, "points")
        if verb == "exactly":
            return scoring.Exactly(row.number(verb, 0, 13), points)
        if verb == "parity":
            return scoring.Parity(1 if row.word(verb, ["even", "odd"]) == "odd" else 0, points)
        if verb == "as_many":
            return scoring.AsMany(row.word(verb, ["somebody", "nobody"]) == "somebody", points)
        return scoring.InARow(row.number(verb, 1, 13), verb == "won_in_a_row", points)
    if verb == "race_to":
        row.only([verb, "points", "step"])
        return scoring.Race(row.number(verb, 1, 13), _points(row, "points"), _points(row, "step"))
    if verb == "triplets":
        row.only([verb, "noble_triplets"])
        return scoring.Triplets(_points(row, verb), _points(row, "noble_triplets"))
    if verb == "lowest":
        row.only([verb, "times", "only_nobles"])
        suit = [*SUITS, "any"].index(row.word(verb, [*SUITS, "any"]))
        bonus = _points(row, "only_nobles") if "only_nobles" in row.fields else 0
        return scoring.Lowest(scoring.ANY_SUIT if suit == len(SUITS) else suit, _points(row, "times"), bonus)
    if verb == "than_previous":
        row.only([verb, "than_next", "points"])
        more = [row.word(field, ["more", "fewer"]) == "more" for field in (verb, "than_next")]
        return scoring.Neighbours(more[0], more[1], _points(row, "points"))
    raise row.wrong(
        f"unknown score {dict(row.fields)!r}: expected one that begins with longest_run, last_tricks, "
        "cards, tricks_of, highest_total, exactly, parity, as_many, race_to, triplets, won_in_a_row, "
        "lost_in_a_row, colour, lowest, longest_straight or than_previous"
    )


def _cards_won(row: Row) -> Scoring:
    row.only(["cards"])
    words: list[str] = []
    sets: list[int] = []
    each: list[int] = []
    for part in row.tables("cards", '{ of = "knights", each = 1 }'):
        part.only(["of", "each"])
        word = str(part.fields.get("of"))
        chosen = selection(word)
        if not chosen:
            raise part.expected("of", "a suit, a rank, noble or the key of a card")
        words.append(word)
        sets.append(chosen)
        each.append(_points(part, "each"))
    if not words:
        raise row.expected("cards", 'a list such as [{ of = "knights", each = 1 }]')
    return scoring.CardsWon(words, sets, each)


def _tile(row: Row) -> Tile:
    row.only(["key", "sides", "sets", "source"])
    sides = row.words("sides", QUESTS)
    if len(sides) != 2 or sides[0] == sides[1]:
        raise row.expected("sides", "the keys of two quests")
    sets = row.fields.get("sets")
    if sets != []:  # a tile may lie in the box
        sets = row.words("sets", TILE_SETS)
    return Tile(row.key(), QUESTS.index(sides[0]), QUESTS.index(sides[1]), sets, row.source())


def _points(row: Row, field: str) -> int:
    return row.number(field, -MOST_POINTS, MOST_POINTS)


def own_terms(tile_set: str) -> Terms:
    """The game's own cards with one of the sets of tiles; made once, since terms never change."""
    return _OWN[TILE_SETS.index(tile_set)]


_OWN: Final = [read_terms(CARDS_TEXT, name) for name in TILE_SETS]
