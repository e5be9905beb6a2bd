"""What the view tells a client of cards, centres and questions, so that it need not know the card set."""

from typing import cast

from regalia.games.royal_defense import GAME
from regalia.games.royal_defense.rules import Position
from regalia.games.royal_defense.words import LANES, LAYOUTS, LOCATIONS
from tests.games.royal_defense.build import seen


def test_the_cards_in_sight_are_printed_and_no_others() -> None:
    state = cast(Position, GAME.new(GAME.setup(None, "duel"), 1))
    while seen(state, 0)["phase"] != "hiring":
        state.apply(state.legal()[0])
    for seat in range(2):
        view = seen(state, seat)
        hand = [key for deck in view["players"][seat]["decks"] for key in deck["hand"] or []]
        units = [unit for row in view["rows"] for cell in row for unit in cell["units"]]
        dead = [key for player in view["players"] for deck in player["decks"] for key in deck["graveyard"]]
        assert set(view["cards"]) == {
            *hand,
            *(unit["key"] for unit in units),
            *dead,
            *view["buildings"],
            *view["spells"],
        }
        assert all(unit["health"] == view["cards"][unit["key"]]["health"] for unit in units)


def test_abilities_are_printed_with_their_numbers() -> None:
    text = GAME.cards_text().replace('"zeal 1"', '"zeal 3"')
    state = cast(Position, GAME.new(GAME.setup(None, "twenty-heroes", cards=text), 1))
    while seen(state, 0)["phase"] != "muster":
        state.apply(state.legal()[0])
    cards = seen(state, 0)["cards"]
    assert cards["drunken_bruiser"]["abilities"] == {"zeal": 3}
    assert cards["drunken_bruiser"]["cost"] == 2


def test_both_centres_are_shown_while_one_is_chosen() -> None:
    state = cast(Position, GAME.new(GAME.setup(None, "duel"), 1))
    assert seen(state, 0)["layouts"] == {}
    while seen(state, 0)["phase"] != "ground":
        state.apply(state.legal()[0])
    shown = seen(state, 0)["layouts"]
    assert list(shown) == LAYOUTS
    assert all(len(row) == LANES and set(row) <= set(LOCATIONS) for rows in shown.values() for row in rows)
    chosen = LAYOUTS[1]
    state.apply(GAME.space.parse(f"centre {chosen}"))
    view = seen(state, 0)
    assert view["layouts"] == {}
    centre = [[cell["location"] for cell in row] for row in view["rows"] if row[0]["castle"] is None]
    assert centre == shown[chosen]
