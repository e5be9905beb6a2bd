"""What a seat sees: its hand, what others had to show, the trick, the last trick, and the points."""

from regalia.core.bits import bit, members
from regalia.core.events import EVERYBODY, NOBODY
from regalia.core.zones import Zone
from regalia.games.dwarf_king import sheet
from regalia.games.dwarf_king.cards import Terms
from regalia.games.dwarf_king.deck import (
    CARDS,
    COURT,
    MAGIC,
    NO_SUIT,
    QUESTS,
    SPECIAL_CARDS,
    SPECIALS,
    SUITS,
    VALUES,
)
from regalia.games.dwarf_king.scoring import Part
from regalia.games.dwarf_king.shape import Card, Deal, Laid, LastTrick, Line, Quest, Special, View
from regalia.games.dwarf_king.table import (
    CHOOSING,
    GIVING,
    OVER,
    PASSING,
    RAIDING,
    SWAPPING,
    TRADING,
    TRICKS,
    Result,
    Table,
    suit_of,
    trick_cards,
)

DEALS = 7
QUESTIONS = {
    TRICKS: "play",
    CHOOSING: "quest",
    RAIDING: "raid",
    GIVING: "give",
    SWAPPING: "swap",
    PASSING: "pass",
    TRADING: "trade",
    OVER: "over",
}


def build(table: Table, terms: Terms, seat: int, winners: list[int]) -> View:
    """The table as one seat sees it."""
    seats = range(table.seats)
    known = table.known(seat)
    tile = terms.tiles[table.tile]
    tally = table.tally()
    dealt = table.phase != OVER
    return {
        "deal": len(table.results) + dealt,
        "deals": DEALS,
        "tie": len(table.results) + dealt > DEALS,
        "dealer": table.dealer,
        "special": _special(table, terms),
        "tile": [_quest(terms, tile.front), _quest(terms, tile.back)],
        "quest": QUESTS[table.quest] if table.quest != NOBODY else None,
        "hand": _cards(table.hands[seat]) if seat < table.seats else [],
        "hand_sizes": [len(members(table.hands[other])) for other in seats],
        "known": [_cards(table.hands[other] & known) if other != seat else [] for other in seats],
        "trick": _laid(table, table.trick, table.count, (table.mover - table.count) % table.seats),
        "led": SUITS[table.led] if table.led != NO_SUIT else None,
        "winning": table.ahead() if table.count else None,
        "last_trick": _last_trick(table),
        "tricks": [tally.count(other) for other in seats],
        "length": table.length(),
        "scores": [int(points) for points in table.totals],
        "live": _live(table, terms) if dealt else [[] for _ in seats],
        "sheet": [_deal(terms, result) for result in table.results],
        "question": {
            "kind": QUESTIONS[table.phase],
            "may_keep": table.phase == TRADING and not table.is_last_trick(),
            "with_seat": table.raid.victim if table.phase == GIVING and table.raid is not None else None,
        },
        "to_move": _seat(table.mover),
        "winners": winners,
    }


def zones(table: Table) -> list[Zone]:
    """Every card in its place and who can tell where it lies."""
    found: list[Zone] = []
    everything = 0
    readers = [table.known(seat) for seat in range(table.seats)]
    public = table.known(table.seats)
    for seat in range(table.seats):
        hand = Zone("hand", seat)
        for card in members(table.hands[seat]):
            seen = bit(seat)
            for other in range(table.seats):
                if readers[other] & bit(card):
                    seen |= bit(other)
            hand.add(card, EVERYBODY if public & bit(card) else seen)
        found += [hand, Zone("won", seat, members(table.won[seat]), EVERYBODY)]
        everything |= table.hands[seat] | table.won[seat]
    found.append(Zone("trick", NOBODY, members(table.pile), EVERYBODY))
    everything |= table.pile
    cards = COURT
    for card in SPECIAL_CARDS:
        cards |= bit(card)
    found.append(Zone("box", NOBODY, members(cards & ~everything), EVERYBODY))
    return found


def _special(table: Table, terms: Terms) -> Special:
    key = CARDS[table.special]
    like = table.copied() if table.player == NOBODY else NOBODY
    return {
        "key": key,
        "source": terms.specials[SPECIALS.index(key)].source,
        "played_by": _seat(table.player),
        "like": CARDS[like] if like != NOBODY else None,
    }


def _quest(terms: Terms, number: int) -> Quest:
    quest = terms.quests[number]
    return {"key": quest.key, "live": quest.live, "source": quest.source}


def _card(card: int) -> Card:
    return {"key": CARDS[card], "suit": SUITS[suit_of(card)] if card < MAGIC else None, "value": VALUES[card]}


def _cards(cards: int) -> list[Card]:
    return [_card(card) for card in members(cards)]


def _laid(table: Table, trick: int, count: int, leader: int) -> list[Laid]:
    return [
        {"seat": (leader + place) % table.seats, "card": _card(card)}
        for place, card in enumerate(trick_cards(trick, count))
    ]


def _last_trick(table: Table) -> LastTrick | None:
    if not table.tricks or table.phase == OVER:
        return None
    return {
        "cards": _laid(table, table.last_trick, table.seats, table.last_leader),
        "winner": table.history & 7,
    }


def _live(table: Table, terms: Terms) -> list[list[Line]]:
    """The points that are written down while playing: those of a live quest, and of the special card."""
    found: list[list[Line]] = []
    for seat in range(table.seats):
        lines: list[Part] = []
        if table.quest != NOBODY and terms.quests[table.quest].live:
            lines = terms.quests[table.quest].score.parts(table.tally(), seat)
        if table.bonus and table.bonus_seat == seat:
            lines = [*lines, Part(CARDS[table.special], 1, table.bonus)]
        found.append(_lines(lines))
    return found


def _deal(terms: Terms, result: Result) -> Deal:
    seats = range(result.tally.seats)
    return {
        "dealer": result.dealer,
        "special": CARDS[result.special],
        "quest": QUESTS[result.quest],
        "tricks": [result.tally.count(seat) for seat in seats],
        "points": list(result.points),
        "lines": [
            _lines(
                sheet.parts(
                    terms,
                    result.quest,
                    result.special,
                    result.tally,
                    result.bonus_seat,
                    result.bonus,
                    result.doubled_seat,
                    seat,
                )
            )
            for seat in seats
        ],
    }


def _lines(parts: list[Part]) -> list[Line]:
    return [{"reason": part.reason, "count": part.count, "points": part.points} for part in parts]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
