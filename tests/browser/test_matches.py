"""Whole matches in the browser, by mouse, and by a blind player at the keyboard, against weak bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.blind import Reader
from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]
# What is over soonest: in most games, the more there are at a table, the fewer moves are one's own.
QUICK: dict[str, dict[str, object]] = {
    "dwarf_king": {"seats": 5},
    "hand_of_the_king": {"seats": 4},
    "kings_bounty": {"seats": 2},
    "royal_defense": {"preset": "blitz"},
    "unfairy_tale": {"seats": 4},
}
GAMES = list(QUICK)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicks(visit: Visit, game: str) -> None:
    ann = visit()
    ann.come()
    ann.sit_down(game, **QUICK[game])
    ann.play_by_clicks()
    expect(ann.page.locator("[data-outcome] h2")).to_be_in_viewport()  # wherever the last click was
    assert ann.page.locator(".log p").count() > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_and_accessibility_tree_alone(visit: Visit, game: str) -> None:
    """Nothing is seen and nothing is clicked: what a blind person does at this table."""
    ann = visit(lang="ru")
    ann.come("Анна")
    ann.sit_down(game, **QUICK[game])
    name = ann.ask("GET", f"/api/games/{game}?lang=ru")["name"]
    reader = Reader(ann, name, "Что вы можете", "Сделать ход", "Передумать")
    reader.play()
    assert ann.page.locator("[data-outcome]").get_by_role("heading", level=2).inner_text()
    assert len(reader.names) > 5  # different choices, each with a name of its own


@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_on_a_telephone(visit: Visit, game: str) -> None:
    ann = visit(lang="ru", theme="dark", phone=True)
    ann.come("Анна")
    ann.sit_down(game, **QUICK[game])
    for _ in range(3):
        if ann.turn():
            ann.move_by_clicks()
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "the page scrolls sideways"
