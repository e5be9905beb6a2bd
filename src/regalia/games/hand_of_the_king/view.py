"""What a seat sees: everything, since nothing is hidden once the grid is laid."""

from regalia.core.bits import bit, members
from regalia.core.events import EVERYBODY, NOBODY
from regalia.core.zones import Zone
from regalia.games.hand_of_the_king.cards import Terms
from regalia.games.hand_of_the_king.people import CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES, SIZES
from regalia.games.hand_of_the_king.shape import Card, Question, View
from regalia.games.hand_of_the_king.table import CELLS, CHOOSE, EFFECT, SIDE, TIE, VARYS, Table

TALK_SECONDS = 60
FIRST_COMPANION = 100  # their numbers in `zones`, apart from the characters'
QUESTIONS = {CHOOSE: "companion", EFFECT: "effect"}


def build(table: Table, terms: Terms, winners: list[int]) -> View:
    """The whole table as a client draws it."""
    seats = range(table.seats)
    return {
        "court": _court(table),
        "areas": [_cards(table.areas[seat]) for seat in seats],
        "killed": _cards(table.killed()),
        "leftover": _cards(_leftover(table)),
        "banners": {house: _seat(table.holder(n)) for n, house in enumerate(HOUSES)},
        "houses": {
            house: {
                "size": SIZES[n],
                "strength": [table.strength(seat, n) for seat in seats],
                "leaders": members(table.leaders(n)),
            }
            for n, house in enumerate(HOUSES)
        },
        "row": _companions(table.row),
        "spent": _companions(_spent(table, terms)),
        "staying": [
            [
                {"key": COMPANIONS[guest.companion], "house": HOUSES[guest.house], "count": guest.count}
                for guest in table.guests
                if guest.seat == seat
            ]
            for seat in seats
        ],
        "teams": [[0, 2], [1, 3]] if terms.teams else [],
        "crows": [bool(table.crows & bit(seat)) for seat in seats],
        "talk": {
            "table": not terms.crows,
            "private": [table.mover, table.talk] if table.talk != NOBODY else None,
            "seconds": TALK_SECONDS,
        },
        "to_move": _seat(table.mover),
        "question": _question(table, terms),
        "another_turn": table.again,
        "winners": winners,
    }


def zones(table: Table, terms: Terms) -> list[Zone]:
    """Every card in its place, all of them open; the companions never dealt are known by their absence."""
    dealt = terms.dealt_row
    guests = _staying(table)
    places = [
        Zone("court", NOBODY, members(table.court & ~_leftover(table)), EVERYBODY),
        Zone("killed", NOBODY, members(table.killed()), EVERYBODY),
        Zone("leftover", NOBODY, members(_leftover(table)), EVERYBODY),
        Zone("row", NOBODY, _numbers(table.row), EVERYBODY),
        Zone("staying", NOBODY, _numbers(guests), EVERYBODY),
        Zone("spent", NOBODY, _numbers(_spent(table, terms)), EVERYBODY),
        Zone("box", NOBODY, _numbers(~dealt & (bit(len(COMPANIONS)) - 1)), EVERYBODY),
    ]
    return places + [Zone("area", seat, members(table.areas[seat]), EVERYBODY) for seat in range(table.seats)]


def _leftover(table: Table) -> int:
    """Characters discarded because the match ended around them."""
    return table.court if table.mover == NOBODY else 0


def _spent(table: Table, terms: Terms) -> int:
    """Companions that have been played and discarded, or removed from the row."""
    return terms.dealt_row & ~table.row & ~_staying(table)


def _staying(table: Table) -> int:
    found = 0
    for guest in table.guests:
        found |= bit(guest.companion)
    return found


def _court(table: Table) -> list[list[Card | None]]:
    here = int(table.court) & ~_leftover(table)
    cells: list[Card | None] = [
        _card(card) if card != VARYS and here >> card & 1 else None for card in table.grid.cards
    ]
    cells[table.varys] = {"key": "varys", "house": None}
    return [cells[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def _card(character: int) -> Card:
    return {"key": CHARACTERS[character], "house": HOUSES[HOUSE_OF[character]]}


def _cards(characters: int) -> list[Card]:
    return [_card(character) for character in members(characters)]


def _companions(companions: int) -> list[str]:
    return [COMPANIONS[companion] for companion in members(companions)]


def _numbers(companions: int) -> list[int]:
    return [FIRST_COMPANION + companion for companion in members(companions)]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _question(table: Table, terms: Terms) -> Question | None:
    ask = table.asked
    if ask is None:
        return None
    effect = ask.kind == EFFECT
    own_tie = ask.kind == TIE and table.leaders(ask.subject) & bit(table.mover)
    return {
        "kind": QUESTIONS.get(ask.kind, "banner"),
        "companion": COMPANIONS[ask.subject] if effect else None,
        "house": None if effect else HOUSES[ask.subject],
        "picked": CHARACTERS[ask.picked] if effect and ask.picked >= 0 else None,
        "source": terms.companions[ask.subject].source if effect else None,
        "default": table.mover if own_tie else None,
    }
