"""Builds positions of Hand of the King from drawings, and speaks with them in words.

A drawing has up to six rows of up to six cells, the top left of King's Landing; what is not drawn is empty.
A cell is `V` for Varys, `.` for an empty space, the letter of a house (s g l t b y u, the largest first) for
any of its characters, or a first name (`bran`) where it matters who lies there.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, members
from regalia.games.hand_of_the_king import GAME
from regalia.games.hand_of_the_king.cards import Companion, Terms, read_companions
from regalia.games.hand_of_the_king.people import CARDS_TEXT, CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES, SIZES
from regalia.games.hand_of_the_king.rules import Position
from regalia.games.hand_of_the_king.shape import View
from regalia.games.hand_of_the_king.table import CELLS, SIDE, VARYS, Guest, lay
from regalia.games.hand_of_the_king.verbs import CountAs

SPACE: Final = GAME.space
LETTERS: Final = dict(zip("sgltbyu", HOUSES, strict=True))
LETTER_OF: Final = {house: letter for letter, house in LETTERS.items()}
FIRST_NAMES: Final = {key.split("_")[0]: number for number, key in enumerate(CHARACTERS)}
# Characters whom a companion names are the last that a mere letter stands for.
STORIED: Final = [FIRST_NAMES[name] for name in ("eddard", "bran", "tyrion", "daenerys")]


def position(
    drawing: str,
    *,
    areas: Sequence[str] = ("", ""),
    banners: Mapping[str, int | None] | None = None,
    companions: str | None = None,
    spent: str = "",
    staying: Mapping[int, str] | None = None,
    turn: int = 0,
    teams: bool = False,
    crows: Sequence[int] | None = None,
    cards: str = CARDS_TEXT,
) -> Position:
    """The position of a drawing, with as many seats as there are areas.

    A sole leader holds the banner of a house; who holds one where several lead is told in `banners`,
    which may also say otherwise. `companions` is the row and `spent` what has left it; without both,
    companions don't play. `staying` has entries like `"jon_snow stark"` by seat, several divided by
    commas. `crows` are the seats with a token; None is the game without tokens.
    """
    rows = [line.split() for line in drawing.strip().splitlines()]
    areas_words = [area.split() for area in areas]
    pool = _Pool(rows, areas_words)
    laid = {
        SIDE * y + x: VARYS if word == "V" else pool.take(word)
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        if word != "."
    }
    held = [_set([pool.take(word) for word in words]) for words in areas_words]
    rest = [
        card for card in range(CELLS) if card not in laid.values()
    ]  # never seen: they have left the court
    grid = lay([laid[cell] if cell in laid else rest.pop() for cell in range(CELLS)])
    companion_rows = read_companions(cards)
    guests = [
        _guest(companion_rows, seat, words)
        for seat, entries in (staying or {}).items()
        for words in (entry.split() for entry in entries.split(","))
    ]
    row = _set([COMPANIONS.index(key) for key in (companions or "").split()])
    gone = _set([COMPANIONS.index(key) for key in spent.split()] + [int(guest.companion) for guest in guests])
    state = Position(
        Terms(companion_rows, row | gone, teams, crows is not None),
        len(areas),
        grid,
        _set([card for card in laid.values() if card != VARYS]),
        grid.cells[VARYS],
        vec[i64](held),
        0,
        row,
        guests,
        _set(list(crows or [])),
        turn,
    )
    _hand_out_banners(state, banners or {})
    return state


def deal(seed: int, seats: int | None = 3, preset: str | None = None, **options: object) -> Position:
    """A match as it begins."""
    state = GAME.new(GAME.setup(seats, preset, options), seed)
    assert isinstance(state, Position)
    return state


class _Pool:
    """Gives each word of a drawing a character of its own."""

    def __init__(self, rows: list[list[str]], areas: list[list[str]]) -> None:
        words = [word for line in rows + areas for word in line if word not in (".", "V")]
        if any(len(row) > SIDE for row in rows) or len(rows) > SIDE or not any("V" in row for row in rows):
            raise ValueError("a drawing has at most six rows of six cells, and Varys in one of them")
        named = [FIRST_NAMES[word] for word in words if word not in LETTERS]
        if len(set(named)) != len(named):
            raise ValueError("somebody is drawn twice")
        plain = [card for card in range(len(CHARACTERS)) if card not in STORIED]
        self._free = [card for card in plain + STORIED if card not in named]

    def take(self, word: str) -> int:
        if word not in LETTERS:
            return FIRST_NAMES[word]
        house = HOUSES.index(LETTERS[word])
        found = [card for card in self._free if HOUSE_OF[card] == house]
        if not found:
            raise ValueError(f"house {HOUSES[house]} has only {SIZES[house]} characters")
        self._free.remove(found[0])
        return found[0]


def _set(numbers: list[int]) -> int:
    return sum(bit(number) for number in numbers)


def _guest(rows: list[Companion], seat: int, words: list[str]) -> Guest:
    number = COMPANIONS.index(words[0])
    effect = rows[number].effects[0]
    assert isinstance(effect, CountAs), f"{words[0]} does not stay"
    house = HOUSES.index(words[1]) if len(words) > 1 else int(effect.house)
    return Guest(number, seat, house, effect.count)


def _hand_out_banners(state: Position, told: Mapping[str, int | None]) -> None:
    for number, house in enumerate(HOUSES):
        leaders = members(state.leaders(number))
        if house in told:
            holder = told[house]
            state.give_banner(number, -1 if holder is None else holder)
        elif len(leaders) > 1:
            raise ValueError(f"several lead house {house}: say who holds its banner")
        elif leaders:
            state.give_banner(number, leaders[0])


def play(state: Position, *texts: str) -> None:
    """Takes actions given in words, one after the other; Refused if the rules forbid one."""
    for text in texts:
        state.play(SPACE.parse(text))
        _agree(state)


def choices(state: Position) -> list[str]:
    """All that may be done now, in words."""
    _agree(state)
    return [SPACE.text(action) for action in state.legal()]


def refused(state: Position, text: str) -> str:
    """The clause that forbids an action, or "" if none does."""
    return state.refusal(SPACE.parse(text))


def _agree(state: Position) -> None:
    """Two statements of the same rules: what is legal is exactly what no clause forbids."""
    assert state.legal() == [action for action in range(SPACE.size) if not state.refusal(action)]


def seen(state: Position) -> View:
    """The table as all see it."""
    return cast(View, state.view(0))


def court(state: Position) -> list[str]:
    """King's Landing as rows of letters, for comparison with `rows`."""
    lines = [
        [("V" if card["house"] is None else LETTER_OF[card["house"]]) if card else "." for card in row]
        for row in seen(state)["court"]
    ]
    return _trimmed([" ".join(line) for line in lines])


def rows(drawing: str) -> list[str]:
    """A drawing as rows of letters, names as the letters of their houses, without the empty rest."""
    return _trimmed(
        [" ".join(_letter(word) for word in line.split()) for line in drawing.strip().splitlines()]
    )


def _letter(word: str) -> str:
    return LETTER_OF[HOUSES[HOUSE_OF[FIRST_NAMES[word]]]] if word in FIRST_NAMES else word


def _trimmed(lines: list[str]) -> list[str]:
    kept = [line.rstrip(" .") for line in lines]
    while kept and not kept[-1]:
        kept.pop()
    return kept


def area(state: Position, seat: int) -> list[str]:
    """The first names of a seat's characters."""
    return [card["key"].split("_")[0] for card in seen(state)["areas"][seat]]


def counts(state: Position, house: str) -> list[int]:
    """How many of a house each seat has."""
    return seen(state)["houses"][house]["strength"]


def banner(state: Position, house: str) -> int | None:
    """The seat that holds a banner, or None."""
    return seen(state)["banners"][house]


def told(state: Position) -> list[str]:
    """The kinds of all events since the last time of asking (after `state.listen()`)."""
    return [event.kind for event in state.news()]
