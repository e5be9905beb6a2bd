"""What a seat sees: the kingdom and every point in it, its own hand, and what rivals have not laid."""

from regalia.core.bits import bit, members, popcount
from regalia.core.events import EVERYBODY, NOBODY
from regalia.core.zones import Zone
from regalia.games.unfairy_tale.cards import Terms
from regalia.games.unfairy_tale.kingdom import (
    CELLS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    NAMES,
    PLACES,
    TERRAINS,
)
from regalia.games.unfairy_tale.shape import Card, Line, Place, Question, Reason, Sheet, View
from regalia.games.unfairy_tale.table import CARD, WIDTH, Survey, Table, name_of, seat_of

ASIDE = 3


def build(table: Table, terms: Terms, seat: int, scores: list[int], winners: list[int]) -> View:
    """The whole table as a client draws it."""
    survey = table.survey()
    seats = range(table.seats)
    over = table.mover == NOBODY
    return {
        "kingdom": _kingdom(table, survey),
        "colours": [COLOURS[each] for each in seats],
        "hand": _names(table.hand(seat)) if seat in seats else None,
        "hand_sizes": [popcount(table.hand(each)) for each in seats],
        "aside": ASIDE,
        "unlaid": [_names(table.unplayed(each)) for each in seats],
        "sheets": [_sheet(table, terms, survey, each, scores[each]) for each in seats],
        "scores": scores,
        "first": table.first,
        "turn": min(table.turns // table.seats + 1, 6),
        "last_turn": table.last_turn(),
        "skipped": [bool(table.skipped & bit(each)) for each in seats],
        "to_move": None if over else table.mover,
        "question": _question(table, terms),
        "winners": winners,
    }


def zones(table: Table) -> list[Zone]:
    """Every card in its place; a card's number is ten times its seat and its name.

    Nobody looks at the cards set aside, yet a player's own hand tells him which three they are. A skipped
    last turn tells everybody, unless a host's card set leaves more than one hand that must skip.
    """
    found: list[Zone] = []
    for cell in range(CELLS):
        stack = int(table.stacks[cell])
        cards: list[int] = []
        while stack:
            cards.append(NAMES * seat_of(stack & CARD) + name_of(stack & CARD))
            stack >>= WIDTH
        found.append(Zone(f"stack {PLACES[cell]}", NOBODY, cards, EVERYBODY, ordered=True))
    for seat in range(table.seats):
        hand = table.hand(seat)
        aside = table.unplayed(seat) & ~hand
        known = bit(seat)
        if table.skipped & bit(seat) and popcount(table.unplayed(seat) & table.folk.banned) == popcount(hand):
            known = EVERYBODY
        found.append(Zone("hand", seat, [NAMES * seat + name for name in members(hand)], known))
        found.append(Zone("aside", seat, [NAMES * seat + name for name in members(aside)], known))
    return found


def _kingdom(table: Table, survey: Survey) -> list[list[Place]]:
    rows: list[list[Place]] = []
    for start in range(0, CELLS, COLUMNS):
        cells = [cell for cell in range(start, start + COLUMNS) if table.land.terrains[cell] >= 0]
        if cells:
            rows.append([_place(table, survey, cell) for cell in cells])
    return rows


def _place(table: Table, survey: Survey, cell: int) -> Place:
    cards: list[Card] = []
    stack = int(table.stacks[cell])
    while stack:
        name = name_of(stack & CARD)
        blocked = not survey.names[cell] & bit(name)
        cards.append(
            {
                "key": CHARACTERS[name],
                "seat": seat_of(stack & CARD),
                "blocked": blocked,
                "blockers": _blockers(table, survey, cell, name) if blocked else [],
            }
        )
        stack >>= WIDTH
    return {"place": PLACES[cell], "terrain": TERRAINS[table.land.terrains[cell]], "stack": cards}


def _sheet(table: Table, terms: Terms, survey: Survey, seat: int, total: int) -> Sheet:
    """A line for every ordinary character, in the order of the scoring pad."""
    lines: list[Line] = []
    for name, character in enumerate(terms.characters):
        if character.kind == "ordinary":
            lines.append(_line(table, terms, survey, seat, name))
    return {"total": total, "lines": lines}


def _line(table: Table, terms: Terms, survey: Survey, seat: int, name: int) -> Line:
    cell = _where(table, seat, name)
    if cell is None:
        reason: Reason = {"kind": "absent", "points": 0, "words": []}
        return {
            "character": CHARACTERS[name],
            "place": None,
            "blocked": False,
            "points": 0,
            "reasons": [reason],
        }
    blocked = not survey.names[cell] & bit(name)
    reasons: list[Reason] = []
    if blocked:
        reasons.append({"kind": "blocked", "points": 0, "words": _blockers(table, survey, cell, name)})
    else:
        for score in terms.characters[name].scores:
            times = score.earned(table, survey, seat, name, cell)
            if times:
                words = score.reason(table, survey, seat, name, cell)
                reasons.append({"kind": score.kind, "points": score.points * times, "words": words})
        if not reasons:
            reasons.append({"kind": "nothing", "points": 0, "words": []})
    return {
        "character": CHARACTERS[name],
        "place": PLACES[cell],
        "blocked": blocked,
        "points": sum(reason["points"] for reason in reasons),
        "reasons": reasons,
    }


def _where(table: Table, seat: int, name: int) -> int | None:
    """The place of a seat's character, if it was laid."""
    for cell in members(table.homes[name]):
        stack = int(table.stacks[cell])
        while stack:
            if name_of(stack & CARD) == name and seat_of(stack & CARD) == seat:
                return cell
            stack >>= WIDTH
    return None


def _blockers(table: Table, survey: Survey, cell: int, name: int) -> list[str]:
    """Who blocks a character: those above it that count and have it among those they block."""
    above = table.above(cell, name) & survey.names[cell]
    return [CHARACTERS[other] for other in members(above) if table.folk.blocks[other] & bit(name)]


def _names(names: int) -> list[str]:
    return [CHARACTERS[name] for name in members(names)]


def _question(table: Table, terms: Terms) -> Question | None:
    if table.question < 0:
        return None
    character = terms.characters[table.question]
    assert character.power is not None
    stack = int(table.stacks[table.spot])
    settled = [CHARACTERS[name_of((stack >> (WIDTH * level)) & CARD)] for level in range(table.settled)]
    return {
        "kind": character.power.verb.name,
        "character": character.key,
        "place": PLACES[table.spot],
        "settled": settled,
        "source": character.source,
    }
