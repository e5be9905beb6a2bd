"""Builds positions of Royal Defense from a list of units, and speaks with them in words.

`battle("c3 big_orc, c5 ~palisade")` puts a Big Orc of seat 0 on c3, a palisade of seat 1 on c5. Before a key
may stand `~` (seat 1), `2:` or `3:` (another seat); behind it `-2` (wounds), `+3` (a bonus token), `@0`
(hypnotised by seat 0), `>1` (faster), `*` (paralysed), `#` (frozen), `%` (condemned), `!` (cursed). `dungeon`
is a place too. Rows 1 and 2 are the castle of seat 0, rows 6 and 7 that of seat 1.
"""

import re
from typing import Final, cast

import pytest

from regalia.games.royal_defense import GAME
from regalia.games.royal_defense.piles import of, one
from regalia.games.royal_defense.rules import Position
from regalia.games.royal_defense.shape import Unit, View
from regalia.games.royal_defense.table import (
    ACTIVATION,
    BUILDING_DECK,
    BUILDING_DISCARD,
    BUILDING_ROW,
    COINS,
    DECKS,
    DESCENT_DECK,
    GRAVE,
    HAND,
    LAIR_DECK,
    MANA,
    PHASES,
    POINTS,
    RESERVE,
    SPELL_DECK,
    SPELL_DISCARD,
    SPELL_ROW,
)
from regalia.games.royal_defense.turn import begin_phase, must_order
from regalia.games.royal_defense.units import (
    CONDEMNED,
    CURSED,
    FROZEN,
    ORDERED,
    PARALYSED,
    armed,
    commanded,
    fresh,
    hastened,
    kind_of,
    wounded,
    wounds,
)
from regalia.games.royal_defense.words import (
    BUILDINGS,
    CELL_NAMES,
    CREATURES,
    DESCENTS,
    DUNGEON,
    KINDS_EACH,
    LAIRS,
    LAYOUTS,
    PEOPLES,
    SPELLS,
    SPOT_NAMES,
    UNITS,
)

SPACE: Final = GAME.space
_UNIT: Final = re.compile(r"(\w+) (~|[0-3]:)?([a-z_]+)(.*)")
_FLAGS: Final = {"*": PARALYSED, "#": FROZEN, "%": CONDEMNED, "!": CURSED}


def ruling(*numbers: int) -> pytest.MarkDecorator:
    """Marks a test with the rulings that it proves, which settle what the printed rules leave open."""
    return pytest.mark.ruling(*numbers)


def battle(
    units: str = "",
    *,
    phase: str = "activation",
    side: int = 0,
    actor: int | None = None,
    hand: str = "",
    grave: str = "",
    reserve: int = 4,
    coins: int = 0,
    mana: int = 0,
    points: tuple[int, int] = (0, 0),
    market: str = "",
    layout: str = "crossroads",
    format: str = "duel",
    depth: int = 0,
    descent: str = "",
    lair: str = "",
    peoples: str = "",
    blitz: bool = False,
    orders: bool = True,
    cards: str = "",
) -> Position:
    """A match in the middle of a turn.

    Hand and graveyard are those of the seat to act; it holds some card unless `hand` is none.
    """
    placed = [_read(entry) for entry in units.split(",") if entry.strip()]
    seat = side if actor is None else actor
    wanted: dict[int, list[int]] = {0: [], 1: [], 2: [], 3: []}
    for name in peoples.split():
        wanted[seat].append(PEOPLES.index(name))
    for _, owner, key, _ in placed:
        if key in CREATURES:
            wanted[owner].append(CREATURES.index(key) // KINDS_EACH)
    for key in (hand.replace("none", "") + " " + grave).split():
        wanted[seat].append(CREATURES.index(key) // KINDS_EACH)
    decks = {owner: list(dict.fromkeys(found)) for owner, found in wanted.items()}
    two = any(len(found) > 1 for found in decks.values())
    chosen = {"format": format, "mirror": True, "alliance": two, "blitz": blitz}
    state = cast(Position, GAME.new(GAME.setup(None, None, chosen, cards), 1))
    # Seat 1 moved first, so that the better half of the centre lies before seat 0.
    state.first = 0 if format == "tyrant" else 1
    state.layout = LAYOUTS.index(layout)
    for owner in range(state.seats):
        found = decks[owner] + [n for n in range(4) if n not in decks[owner]]
        for deck in range(2 if two else 1):
            state.desk[DECKS + 2 * owner + deck] = found[deck]
            state.piles[RESERVE + 2 * owner + deck] = of([1] * reserve)
    if not hand:
        state.piles[HAND + 2 * seat] = one(0)  # somebody to discard, so that the turn waits at its end
    for key in hand.replace("none", "").split():
        state.shift_card(seat, CREATURES.index(key), -1, HAND)
    for key in grave.split():
        state.shift_card(seat, CREATURES.index(key), -1, GRAVE)
    _lay_market(state, market.split())
    if descent:
        state.piles[DESCENT_DECK] = sum(one(DESCENTS.index(key)) for key in descent.split())
    if lair:
        state.piles[LAIR_DECK] = sum(one(LAIRS.index(key)) for key in lair.split())
    for place, owner, key, marks in placed:
        spot = DUNGEON if place == "dungeon" else int(state.free_place(CELL_NAMES.index(place)))
        state.units[spot] = _marked(int(fresh(UNITS.index(key), owner)), marks)
    state.turn = side if format == "tyrant" else 1 - side
    state.turn_side = side
    state.actor = seat
    state.depth = depth
    for other in range(state.seats):
        if other % 2 == side:
            state.desk[COINS + other] = coins
            state.desk[MANA + other] = mana
    state.desk[POINTS], state.desk[POINTS + 1] = points
    begin_phase(state, PHASES.index(phase))
    state.actor = seat
    if state.phase == ACTIVATION and orders:
        for spot in range(state.terms.spots):
            if any(must_order(state, other, spot) for other in range(state.seats) if other % 2 == side):
                state.units[spot] |= ORDERED
    return state


def with_abilities(key: str, *abilities: str) -> str:
    """Our card set, with other abilities on one card."""
    head, found, tail = GAME.cards_text().partition(f'key = "{key}"')
    assert found, key
    listed = ", ".join(f'"{ability}"' for ability in abilities)
    return head + found + re.sub(r"abilities = \[.*?\]", f"abilities = [{listed}]", tail, count=1)


def _read(entry: str) -> tuple[str, int, str, str]:
    match = _UNIT.fullmatch(entry.strip())
    assert match is not None, entry
    place, owner, key, marks = match.groups()
    return place, 1 if owner == "~" else int((owner or "0:")[0]), key, marks


def _marked(unit: int, marks: str) -> int:
    for mark, number in re.findall(r"([-+@>*#%!])(\d*)", marks):
        if mark == "-":
            unit = int(wounded(unit, int(number)))
        elif mark == "+":
            unit = int(armed(unit, int(number)))
        elif mark == ">":
            unit = int(hastened(unit, int(number)))
        elif mark == "@":
            unit = int(commanded(unit, int(number)))
        else:
            unit |= _FLAGS[mark]
    return unit


def _lay_market(state: Position, keys: list[str]) -> None:
    """Only these cards in the rows; without any, both markets are bare."""
    for pile in (BUILDING_DECK, BUILDING_ROW, BUILDING_DISCARD, SPELL_DECK, SPELL_ROW, SPELL_DISCARD):
        state.piles[pile] = 0
    for key in keys:
        if key in BUILDINGS:
            state.piles[BUILDING_ROW] += one(BUILDINGS.index(key))
        else:
            state.piles[SPELL_ROW] += one(SPELLS.index(key))


def play(state: Position, *texts: str) -> Position:
    """Takes actions given in words; the rules must allow them."""
    for text in texts:
        state.play(SPACE.parse(text))
    return state


def act(state: Position, place: str, *texts: str) -> Position:
    """Activates the unit on a place (`c3` is its first) and lets it do more."""
    return play(state, f"activate {place if place in SPOT_NAMES else place + '_1'}", *texts)


def choices(state: Position, verb: str = "") -> list[str]:
    """What may be done now, in words; with a verb only that."""
    texts = [SPACE.text(action) for action in state.legal()]
    return [text for text in texts if not verb or text.split()[0] == verb]


def refused(state: Position, text: str) -> str:
    """The clause that forbids an action."""
    return state.refusal(SPACE.parse(text))


def at(state: Position, place: str) -> list[str]:
    """The keys of the units on a cell, or of the explorer."""
    if place == "dungeon":
        spots = [DUNGEON]
    else:
        cell = CELL_NAMES.index(place)
        spots = [2 * cell, 2 * cell + 1]
    return [UNITS[kind_of(state.units[spot])] for spot in spots if state.units[spot]]


def hurt(state: Position, spot: str) -> int:
    """The wounds of the unit on a spot; -1 if there is none."""
    unit = state.units[_spot(spot)]
    return int(wounds(unit)) if unit else -1


def _spot(name: str) -> int:
    return SPOT_NAMES.index(name if name in SPOT_NAMES else name + "_1")


def word(state: Position, spot: str) -> int:
    """The unit on a spot as the number it is."""
    return int(state.units[_spot(spot)])


def seen(state: Position, seat: int = 0) -> View:
    return cast(View, state.view(seat))


def shown(state: Position, spot: str, seat: int = 0) -> Unit:
    """A unit as it is seen."""
    view = seen(state, seat)
    name = SPOT_NAMES[_spot(spot)]
    if name == "dungeon":
        explorer = view["dungeon"]["explorer"]
        assert explorer is not None
        return explorer
    return next(
        unit for row in view["rows"] for cell in row for unit in cell["units"] if unit["spot"] == name
    )


def score(state: Position) -> tuple[int, int]:
    return int(state.desk[POINTS]), int(state.desk[POINTS + 1])


def coins(state: Position, seat: int) -> int:
    return int(state.desk[COINS + seat])


def mana(state: Position, seat: int) -> int:
    return int(state.desk[MANA + seat])


def won(state: Position) -> str:
    """How the match ended: `0 sabotage`, `draw points`, or "" while it goes on."""
    if state.to_move() >= 0:
        return ""
    return f"{'draw' if state.outcome == 2 else int(state.outcome)} {state.manner}"


def finish_turn(state: Position) -> Position:
    """Plays `done` or activates plainly until the side on turn has changed."""
    turn = state.turn
    while state.turn == turn and state.to_move() >= 0:
        legal = choices(state)
        for wish in ("done", "activate", "order", "use", "descend", "go", "stand", "push", "target", "lead"):
            found = [text for text in legal if text.split()[0] == wish]
            if found:
                play(state, found[0])
                break
        else:
            raise AssertionError(legal)
    return state
