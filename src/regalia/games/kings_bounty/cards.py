"""Loads and checks the card rows: a bad file is refused with the row, the field and what was expected."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.rows import Row, keyed, sections
from regalia.games.kings_bounty.faces import (
    ALL_CASTLES,
    ALL_OBELISKS,
    CARDS_TEXT,
    CASTLES,
    CASTLES_OF,
    CASTLES_TYPED,
    FIRST_CASTLE,
    FIRST_OBELISK,
    PEOPLES,
    PLACE_COUNT,
    ROWS,
    TROOPS,
    WIZARD,
    face_at,
)

EFFECTS: Final = ["garrison", "capture", "destroy"]
KINDS: Final = ["people", "troop", "castle", "obelisk", "title"]
# What a host may change: the numbers, and where they are from.
FREE: Final = {"strength": (1, 9), "points": (-20, 20)}

# How a title counts what a seat has.
AMONG: Final = 0  # possessions in a set of places
GUARDED: Final = 1  # possessions with certain garrisons
NATIONS: Final = 2  # peoples of castles
LAST: Final = 3  # whether the seat was the last to play a troop
ANY_GUARD: Final = -1


@final
class Title:
    """One title: what it counts, and what it is worth."""

    def __init__(self, key: str, way: i64, what: i64, people: i64, points: i64, source: str) -> None:
        self.key = key
        self.way: i64 = way
        # AMONG: the places; GUARDED: which of the table's sets of garrisons; LAST: the kind of troop
        self.what: i64 = what
        self.people: i64 = people  # whose large sign is on the card; -1 for none
        self.points: i64 = points
        self.source = source


@final
class CardSet:
    """The numbers of all cards, as the rules use them."""

    def __init__(
        self,
        strengths: list[int],
        effects: list[int],
        defences: list[int],
        obelisks: list[int],
        titles: list[Title],
        sources: dict[str, str],
    ) -> None:
        self.strengths: Final = vec[i64](strengths)  # by kind of troop; 0 for heroes and monsters
        self.effects: Final = vec[i64](effects)  # by kind of troop
        self.defences: Final = vec[i64](defences)  # of a possession itself, by place
        self.obelisks: Final = vec[i64](obelisks)  # points, by strength from 1
        self.titles = titles
        self.sources = sources  # by the keys of troops, castles and obelisks
        weaker = [0] * (WIZARD + 1)
        for kind in range(WIZARD + 1):
            for place in range(PLACE_COUNT):
                if defences[place] < strengths[kind]:
                    weaker[kind] |= bit(place)
        self.weaker: Final = vec[i64](weaker)  # empty possessions that a kind of troop can take


@final
class Terms:
    """What was settled for one match and never changes in it."""

    def __init__(self, cards: CardSet, first: i64, removed: i64, counts: list[int], secret: bool) -> None:
        self.cards = cards
        self.first: i64 = first  # the seat that began
        self.removed: i64 = removed  # the peoples left out, as a set
        self.counts = counts  # how many cards of each face are in the match
        self.secret = secret  # whether everyone was dealt a title to keep hidden


def read_cards(text: str) -> CardSet:
    """A card set from its text."""
    given = sections(text, CARDS_TEXT, [])
    found: dict[str, list[Row]] = {}
    for kind in KINDS:
        own: list[dict[str, object]] = ROWS[kind]
        keys = [str(row["key"]) for row in own]
        found[kind] = keyed(given if kind in given else ROWS, kind, keys)  # what is left out stays as it is
        for row, ours in zip(found[kind], own, strict=True):
            _check(row, ours)
    return _card_set(found)


def _check(row: Row, own: dict[str, object]) -> None:
    """All is as in our own row but for what a host may change."""
    row.only(list(own))
    for field, ours in own.items():
        value = row.fields.get(field)
        if field == "source":
            row.source()
        elif field in FREE:
            least, most = FREE[field]
            row.number(field, least, most)
        elif value != ours or type(value) is not type(ours):
            raise row.expected(field, f"{ours!r}, which can't be changed")


def _card_set(rows: dict[str, list[Row]]) -> CardSet:
    sources: dict[str, str] = {}
    for kind in ("troop", "castle", "obelisk"):
        for row in rows[kind]:
            sources[row.key()] = row.source()
    defences: list[int] = []
    for place in range(PLACE_COUNT):
        face = int(face_at(place))
        if face < FIRST_OBELISK:
            defences.append(_number(rows["castle"][(face - FIRST_CASTLE) % 3], "strength"))
        else:
            defences.append(_number(rows["obelisk"][face - FIRST_OBELISK], "strength"))
    return CardSet(
        [_number(row, "strength") for row in rows["troop"]],
        [EFFECTS.index(str(row.fields["effect"])) for row in rows["troop"]],
        defences,
        [_number(row, "points") for row in rows["obelisk"]],
        [_title(row) for row in rows["title"]],
        sources,
    )


def _number(row: Row, field: str) -> int:
    value = row.fields.get(field, 0)
    assert isinstance(value, int)
    return value


def _title(row: Row) -> Title:
    counts = str(row.fields["counts"])
    subject = str(row.fields.get("of", ""))
    points = _number(row, "points")
    people = PEOPLES.index(subject) if subject in PEOPLES else -1
    way: i64 = AMONG
    what: i64 = ALL_OBELISKS
    if counts == "peoples":
        way = NATIONS
    elif counts == "last":
        way = LAST
        what = TROOPS.index(subject)
    elif counts == "castles":
        what = ALL_CASTLES
        if people >= 0:
            what = CASTLES_OF[people]
        elif subject:
            what = CASTLES_TYPED[CASTLES.index(subject)]
    elif counts == "garrisons":
        way = GUARDED
        what = ANY_GUARD
        if people >= 0:
            what = WIZARD + 1 + people
        elif subject:
            what = TROOPS.index(subject)
    return Title(row.key(), way, what, people, points, row.source())


OWN_SET: Final = read_cards(CARDS_TEXT)
