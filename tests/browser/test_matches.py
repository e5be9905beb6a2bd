"""Whole matches in the browser, by mouse and by keyboard alone, against weak bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]
QUICK = {"royal_defense": {"preset": "blitz"}}
GAMES = ["dwarf_king", "kings_bounty", "royal_defense", "hand_of_the_king", "unfairy_tale"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicks(visit: Visit, game: str) -> None:
    ann = visit()
    ann.come()
    ann.sit_down(game, **QUICK.get(game, {}))
    ann.play_by_clicks()
    assert ann.page.locator("[data-outcome] h2").inner_text()
    assert ann.page.locator(".log p").count() > 5


@pytest.mark.parametrize("game", ["unfairy_tale", "hand_of_the_king"])
def test_a_whole_match_by_keyboard_alone(visit: Visit, game: str) -> None:
    ann = visit(lang="ru")
    ann.come("Анна")
    ann.sit_down(game)
    ann.play_by_keys()
    assert ann.page.locator("[data-outcome] h2").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_on_a_telephone(visit: Visit, game: str) -> None:
    ann = visit(lang="ru", theme="dark", phone=True)
    ann.come("Анна")
    ann.sit_down(game, **QUICK.get(game, {}))
    for _ in range(3):
        if ann.turn():
            ann.move_by_clicks()
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "the page scrolls sideways"
