"""What a seat sees: everything but the hands of the other side."""

from regalia.core.bits import bit
from regalia.core.events import EVERYBODY, NOBODY, WATCHER
from regalia.core.zones import Zone
from regalia.games.royal_defense import piles
from regalia.games.royal_defense.book import is_building
from regalia.games.royal_defense.combat import strength
from regalia.games.royal_defense.movement import speed_of
from regalia.games.royal_defense.printed import layouts, printed
from regalia.games.royal_defense.shape import Cell, Deck, Player, Question, Unit, View
from regalia.games.royal_defense.table import (
    ASIDE,
    BUILDING_DECK,
    BUILDING_DISCARD,
    BUILDING_ROW,
    CAST,
    COINS,
    DECKS,
    DEPTH,
    DESCENT_DECK,
    DESCENT_DISCARD,
    GONE,
    GRAVE,
    HAND,
    LAIR_DECK,
    LAIR_DISCARD,
    LIMIT,
    LOCATION,
    MANA,
    MOVED,
    MUSTER,
    ORDERING,
    ORDERS,
    OVER,
    PEOPLE,
    PHASES,
    POINTS,
    PUSHED,
    QUESTIONS,
    RAISED,
    REBORN,
    RESERVE,
    RETURN,
    SCRAPPED,
    SECOND,
    SPELL_DECK,
    SPELL_DISCARD,
    SPELL_ROW,
    Ask,
    Table,
)
from regalia.games.royal_defense.units import (
    CONDEMNED,
    CURSED,
    FROZEN,
    ORDERED,
    PARALYSED,
    kind_of,
    owner_of,
    seat_of,
    token,
    wounds,
)
from regalia.games.royal_defense.words import (
    ABILITIES,
    BUILDINGS,
    CELL_NAMES,
    CREATURES,
    DESCENTS,
    DUNGEON,
    KINDS_EACH,
    LAIRS,
    LANES,
    LAYOUTS,
    LOCATIONS,
    PEOPLES,
    SPELLS,
    SPOT_NAMES,
    UNITS,
)

# Numbers of cards in `zones`: creatures and buildings by kind, then the other decks apart.
FIRST_SPELL = 100
FIRST_DESCENT = 200
FIRST_LAIR = 300


def build(table: Table, seat: int) -> View:
    """The whole table as a client draws it for one seat."""
    terms = table.terms
    spells = piles.cards(table.piles[SPELL_ROW])
    over = table.phase == OVER
    mover = table.asked.seat if table.asked is not None else table.actor
    return {
        "phase": PHASES[table.phase],
        "turn": table.turn + 1,
        "side": table.turn_side,
        "to_move": None if over else mover,
        "active": SPOT_NAMES[table.active] if table.active >= 0 else None,
        "lanes": LANES,
        "rows": [[_cell(table, LANES * row + lane) for lane in range(LANES)] for row in range(terms.rows)],
        "layout": LAYOUTS[table.layout] if table.layout >= 0 else None,
        "layouts": layouts(table),
        "points": [table.desk[POINTS], table.desk[POINTS + 1]],
        "goal": terms.goal,
        "limits": [table.desk[LIMIT], table.desk[LIMIT + 1]],
        "players": [_player(table, other, sees_hand(table, seat, other)) for other in range(table.seats)],
        "dungeon": {
            "explorer": _unit(table, DUNGEON) if table.units[DUNGEON] else None,
            "revealed": table.depth,
            "left": DEPTH - table.depth,
            "orders": table.deep_orders,
            "descent_discard": [DESCENTS[kind] for kind in piles.cards(table.piles[DESCENT_DISCARD])],
            "lair_discard": [LAIRS[kind] for kind in piles.cards(table.piles[LAIR_DISCARD])],
        },
        "buildings": [BUILDINGS[kind] for kind in piles.cards(table.piles[BUILDING_ROW])],
        "spells": [SPELLS[kind] for kind in spells],
        "aimed": [SPELLS[kind] for kind in spells if terms.book.spells[kind].aims],
        "building_deck": piles.total(table.piles[BUILDING_DECK]),
        "spell_deck": piles.total(table.piles[SPELL_DECK]),
        "building_discard": [BUILDINGS[kind] for kind in piles.cards(table.piles[BUILDING_DISCARD])],
        "spell_discard": [SPELLS[kind] for kind in piles.cards(table.piles[SPELL_DISCARD])],
        "question": _question(table, table.asked) if table.asked is not None else None,
        "cards": printed(table, [other for other in range(table.seats) if sees_hand(table, seat, other)]),
        "format": "tyrant" if terms.tyrant else ("allies" if terms.shared else "duel"),
        "sources": {key: source for key, source in terms.book.sources.items() if source != "ours"},
        "outcome": table.manner if over else None,
        "winners": [other for other in range(table.seats) if over and other % 2 == table.outcome],
    }


def sees_hand(table: Table, seat: int, other: int) -> bool:
    """A player sees the own hand and the ally's."""
    return seat != WATCHER and seat % 2 == other % 2


def _cell(table: Table, cell: int) -> Cell:
    castle = None
    for side in range(2):
        if table.terms.castles[side] & bit(cell):
            castle = side
    return {
        "cell": CELL_NAMES[cell],
        "location": LOCATIONS[table.location(cell)] if table.layout >= 0 else LOCATIONS[0],
        "castle": castle,
        "units": [_unit(table, spot) for spot in (2 * cell, 2 * cell + 1) if table.units[spot]],
    }


def _unit(table: Table, spot: int) -> Unit:
    unit = table.units[spot]
    kind = kind_of(unit)
    flags = [("paralysed", PARALYSED), ("frozen", FROZEN), ("condemned", CONDEMNED), ("cursed", CURSED)]
    held = table.abilities(unit)
    return {
        "spot": SPOT_NAMES[spot],
        "key": UNITS[kind],
        "seat": seat_of(unit),
        "owner": owner_of(unit),
        "building": is_building(kind),
        "attack": strength(table, spot, 0),
        "speed": speed_of(table, unit),
        "health": table.terms.book.health[kind],
        "wounds": wounds(unit),
        "token": token(unit),
        "ordered": table.deep_orders > 0 if spot == DUNGEON else bool(unit & ORDERED),
        "states": [name for name, flag in flags if unit & flag],
        "abilities": [name for number, name in enumerate(ABILITIES) if held & bit(number)],
    }


def _player(table: Table, seat: int, open_hand: bool) -> Player:
    return {
        "side": seat % 2,
        "coins": table.desk[COINS + seat],
        "mana": table.desk[MANA + seat],
        "orders": table.desk[ORDERS + seat] if table.phase == ORDERING else 0,
        "cast": bool(table.desk[CAST + seat]),
        "decks": [_deck(table, seat, deck, open_hand) for deck in range(table.terms.decks)],
    }


def _deck(table: Table, seat: int, deck: int, open_hand: bool) -> Deck:
    place = 2 * seat + deck
    people = table.desk[DECKS + place]
    return {
        "people": PEOPLES[people] if people >= 0 else None,
        "reserve": piles.total(table.piles[RESERVE + place]),
        "hand_count": piles.total(table.piles[HAND + place]),
        "hand": _creatures(table, HAND + place, people) if open_hand else None,
        "aside": piles.total(table.piles[ASIDE + place]),
        "graveyard": _creatures(table, GRAVE + place, people),
        "gone": _creatures(table, GONE + place, people),
    }


def _creatures(table: Table, pile: int, people: int) -> list[str]:
    return [CREATURES[KINDS_EACH * people + kind] for kind in piles.cards(table.piles[pile])]


def _question(table: Table, ask: Ask) -> Question:
    subject = None
    if ask.kind in (REBORN, SCRAPPED):
        subject = CREATURES[ask.subject]
    elif ask.kind == SECOND:
        subject = SPELLS[ask.subject]
    elif ask.kind == RAISED:
        subject = None
    elif 0 <= ask.subject <= DUNGEON and table.units[ask.subject]:
        subject = UNITS[kind_of(table.units[ask.subject])] if QUESTIONS[ask.kind] != "location" else None
    place = None
    if ask.kind in (PUSHED, MOVED, RETURN):
        place = SPOT_NAMES[ask.subject]
    elif ask.kind == LOCATION:
        place = CELL_NAMES[ask.subject]
    return {"kind": QUESTIONS[ask.kind], "seat": ask.seat, "subject": subject, "place": place}


def zones(table: Table) -> list[Zone]:
    """Every card in its place. Decks of the table are known by what left them; their order is luck."""
    places = [
        _zone("building_deck", BUILDING_DECK, table, len(CREATURES)),
        _zone("building_row", BUILDING_ROW, table, len(CREATURES)),
        _zone("building_discard", BUILDING_DISCARD, table, len(CREATURES)),
        _zone("spell_deck", SPELL_DECK, table, FIRST_SPELL),
        _zone("spell_row", SPELL_ROW, table, FIRST_SPELL),
        _zone("spell_discard", SPELL_DISCARD, table, FIRST_SPELL),
        _zone("descent_deck", DESCENT_DECK, table, FIRST_DESCENT),
        _zone("descent_discard", DESCENT_DISCARD, table, FIRST_DESCENT),
        _zone("lair_deck", LAIR_DECK, table, FIRST_LAIR),
        _zone("lair_discard", LAIR_DISCARD, table, FIRST_LAIR),
        Zone("field", NOBODY, [kind_of(unit) for unit in table.units if unit], EVERYBODY),
        Zone("hired", NOBODY, _being_hired(table), EVERYBODY),
        Zone("box", NOBODY, _box(table), EVERYBODY),
    ]
    for seat in range(table.seats):
        friends = sum(bit(other) for other in range(table.seats) if other % 2 == seat % 2)
        for deck in range(table.terms.decks):
            place = 2 * seat + deck
            base = KINDS_EACH * table.desk[DECKS + place]
            hidden = EVERYBODY if table.phase <= MUSTER else friends
            places += [
                _zone("hand", HAND + place, table, base, seat, friends),
                _zone("reserve", RESERVE + place, table, base, seat, hidden),
                _zone("aside", ASIDE + place, table, base, seat, hidden),
                _zone("graveyard", GRAVE + place, table, base, seat),
                _zone("gone", GONE + place, table, base, seat),
            ]
    return places


def _zone(name: str, pile: int, table: Table, base: int, owner: int = NOBODY, seen: int = EVERYBODY) -> Zone:
    return Zone(name, owner, [base + kind for kind in piles.cards(table.piles[pile])], seen)


def _being_hired(table: Table) -> list[int]:
    """The construct that has been shown, and waits for what it is made of."""
    ask = table.asked
    return [ask.subject] if ask is not None and ask.kind == SCRAPPED else []


def _box(table: Table) -> list[int]:
    """Decks nobody has taken (with mirror there is one of each for everybody), and palisades to be placed."""
    sets = int(table.seats) * int(table.terms.decks) if table.terms.mirror else 1
    cards: list[int] = []
    for people in range(len(PEOPLES)):
        taken = sum(
            1
            for seat in range(table.seats)
            for deck in range(table.terms.decks)
            if table.desk[DECKS + 2 * seat + deck] == people
        )
        for kind in range(KINDS_EACH * people, KINDS_EACH * (people + 1)):
            cards += [kind] * (table.terms.book.copies[kind] * (sets - taken))
    if table.phase >= PEOPLE:
        everywhere = [kind_of(unit) for unit in table.units if unit].count(len(CREATURES))
        for pile in (BUILDING_DECK, BUILDING_ROW, BUILDING_DISCARD):
            everywhere += piles.count(table.piles[pile], 0)
        cards += [len(CREATURES)] * (table.terms.book.copies[len(CREATURES)] - everywhere)
    return cards
