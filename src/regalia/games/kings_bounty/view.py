"""What a seat sees: the table, its own hand and secret title, and what it knows of cards it returned."""

from regalia.core.bits import bit, members
from regalia.core.events import EVERYBODY, NOBODY
from regalia.core.zones import Zone
from regalia.games.kings_bounty import deal
from regalia.games.kings_bounty.faces import (
    CASTLES,
    FACES,
    FIRST_CASTLE,
    FIRST_OBELISK,
    OBELISKS,
    PEOPLES,
    PLACES,
    TITLES,
    TROOPS,
    face_at,
    people_of,
)
from regalia.games.kings_bounty.memory import known, seats_in, sure
from regalia.games.kings_bounty.shape import Buried, Known, Possession, TitleCard, Troop, View
from regalia.games.kings_bounty.table import CARD_BITS, DECK_FACE, Table, cards_in, faces_in
from regalia.games.kings_bounty.titles import counts, distance, holder

FIRST_TITLE = 100  # their numbers in `zones`, apart from the cards'


def build(table: Table, seat: int, scores: list[int], winner: int) -> View:
    """The table as one seat sees it; at the end the hidden titles lie open for all."""
    seats = range(table.seats)
    at_table = 0 <= seat < table.seats
    secret = table.secret(seat) if at_table else NOBODY
    over = table.mover == NOBODY
    return {
        "hand": [FACES[face] for face in faces_in(table.hands[seat])] if at_table else None,
        "hands": [cards_in(table.hands[other]) for other in seats],
        "deck": len(table.deck),
        "buried": _buried(table, seat),
        "known": _known(table, seat),
        "areas": [[_possession(table, place) for place in members(table.areas[other])] for other in seats],
        "strengths": _strengths(table),
        "discards": sorted((FACES[face] for face in table.discards), key=FACES.index),
        "removed": [PEOPLES[people] for people in members(table.terms.removed)],
        "titles": [_title(table, number) for number in members(table.titles)],
        "secret": _title(table, secret) if secret != NOBODY else None,
        "secrets": [table.secret(other) != NOBODY for other in seats],
        "unveiled": [_title(table, table.secret(s)) for s in seats if over and table.secret(s) != NOBODY],
        "to_move": _seat(table.mover),
        "playing": FACES[table.playing] if table.playing >= 0 else None,
        "returned": table.returned,
        "first": table.terms.first,
        "last": (table.terms.first - 1) % table.seats,
        "closing": table.closing,
        "idle": table.idle,
        "scores": scores,
        "winner": _seat(winner),
    }


def zones(table: Table) -> list[Zone]:
    """Every card in its place with those who have seen it there; cards of equal face have equal numbers."""
    laid = 0
    for seat in range(table.seats):
        laid |= table.areas[seat]
    troops = [table.garrison(place) for place in members(table.guarded())]
    places = [
        Zone("table", NOBODY, [int(face_at(place)) for place in members(laid)], EVERYBODY),
        Zone("garrisons", NOBODY, [int(face) for face in troops], EVERYBODY),
        Zone("playing", NOBODY, [table.playing] if table.playing >= 0 else [], EVERYBODY),
        Zone("discards", NOBODY, table.discards[:], EVERYBODY),
        Zone("titles", NOBODY, [FIRST_TITLE + title for title in members(table.titles)], EVERYBODY),
    ]
    deck = Zone("deck", NOBODY, ordered=True)
    for card in table.deck:
        putter = (card >> CARD_BITS) - 1
        deck.add(card & DECK_FACE, bit(putter) if putter >= 0 else 0)
    places.append(deck)
    for seat in range(table.seats):
        places.append(_hand(table, seat))
    return places + _title_zones(table)


def _hand(table: Table, seat: int) -> Zone:
    """A hand, and who has followed which of its cards through the deck."""
    hand = Zone("hand", seat)
    followed: dict[int, int] = {}
    for knower in range(table.seats):
        for claim in sure(known(table.deeds, knower), seat):
            followed[claim.face] = followed.get(claim.face, 0) | bit(knower)
    for face in faces_in(table.hands[seat]):
        hand.add(face, bit(seat) | followed.pop(face, 0))
    return hand


def _title_zones(table: Table) -> list[Zone]:
    seen = EVERYBODY if table.mover == NOBODY else 0
    held = [table.secret(seat) for seat in range(table.seats)]
    hidden = deal.hidden_titles(table) if table.terms.secret else []
    box = Zone("box", NOBODY)
    for title in deal.title_pool(table.terms.cards, table.terms.removed):
        if title not in held and not table.titles & bit(title):
            box.add(FIRST_TITLE + title, seen if title in hidden else EVERYBODY)
    places = [box]
    for seat, title in enumerate(held):
        cards = [FIRST_TITLE + title] if title != NOBODY else []
        places.append(Zone("secret", seat, cards, seen | bit(seat)))
    return places


def _title(table: Table, number: int) -> TitleCard:
    title = table.terms.cards.titles[number]
    counted = counts(table, title)
    return {
        "key": TITLES[number],
        "points": title.points,
        "source": title.source,
        "holder": _seat(holder(table, title)),
        "counts": counted,
        "distance": [distance(title, counted, seat) for seat in range(table.seats)],
    }


def _possession(table: Table, place: int) -> Possession:
    cards = table.terms.cards
    face = int(face_at(place))
    stone = face >= FIRST_OBELISK
    kind = _kind(face)
    guard = table.garrison(place)
    strength = int(cards.defences[place])
    return {
        "place": PLACES[place],
        "card": FACES[face],
        "people": None if stone else PEOPLES[people_of(face)],
        "kind": kind,
        "strength": strength,
        "points": int(cards.obelisks[face - FIRST_OBELISK]) if stone else 0,
        "source": cards.sources[kind],
        "garrison": _troop(table, guard) if guard >= 0 else None,
        "defence": max(strength, int(cards.strengths[guard % 5]) if guard >= 0 else 0),
    }


def _strengths(table: Table) -> dict[str, int]:
    cards = table.terms.cards
    found = {
        kind: int(cards.strengths[number]) for number, kind in enumerate(TROOPS) if cards.strengths[number]
    }
    for place in range(len(PLACES)):
        found[_kind(int(face_at(place)))] = int(cards.defences[place])
    return found


def _kind(face: int) -> str:
    return OBELISKS[face - FIRST_OBELISK] if face >= FIRST_OBELISK else CASTLES[(face - FIRST_CASTLE) % 3]


def _troop(table: Table, face: int) -> Troop:
    return {
        "card": FACES[face],
        "people": PEOPLES[face // 5],
        "kind": TROOPS[face % 5],
        "strength": int(table.terms.cards.strengths[face % 5]),
    }


def _buried(table: Table, seat: int) -> list[Buried]:
    """The seat's own cards in the deck, the next to be drawn first."""
    found: list[Buried] = []
    for index in range(len(table.deck) - 1, -1, -1):
        card = table.deck[index]
        if (card >> CARD_BITS) - 1 == seat:
            found.append({"card": FACES[card & DECK_FACE], "depth": len(table.deck) - 1 - index})
    return found


def _known(table: Table, seat: int) -> list[Known]:
    found: list[Known] = []
    for claim in known(table.deeds, seat):
        depths = [len(table.deck) - int(table.returned_in_all) + place for place in claim.places]
        found.append({"card": FACES[claim.face], "hands": seats_in(claim), "depths": depths})
    return found


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
