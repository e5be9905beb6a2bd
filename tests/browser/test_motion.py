"""Cards fly when something moves, unless the settings or the device want no motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hall import Visitor
from tests.browser.test_matches import GAMES, QUICK

Visit = Callable[..., Visitor]
# Every motion that lasts: flights by `animate`, and whatever style sheets let begin.
WATCH = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const flight = animate.apply(this, how);
  if (flight.effect.getComputedTiming().duration > 0) window.flights.push(this.dataset.flip ?? this.tagName);
  return flight;
};
for (const kind of ["transitionrun", "animationstart"]) {
  addEventListener(kind, event => {
    const moving = event.target.getAnimations().some(one => one.effect.getComputedTiming().duration > 0);
    if (moving) window.flights.push(`${kind} ${event.target.className}`);
  }, true);
}
"""
# What began before is heard of in the next frame: only then the count begins.
SETTLE = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(window.flights = []))))"""


def moves(visitor: Visitor, count: int) -> list[str]:
    """What moves on the page while so many actions are made and answered."""
    visitor.page.evaluate(SETTLE)
    for _ in range(count):
        assert visitor.turn()
        visitor.move_by_clicks()
    visitor.turn()
    seen: list[str] = visitor.page.evaluate("window.flights")
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_things_fly_unless_page_or_device_want_no_motion(visit: Visit, game: str) -> None:
    ann = visit()
    ann.page.add_init_script(WATCH)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.come()
    ann.sit_down(game, **QUICK[game])
    while all(one.startswith("transitionrun") for one in moves(ann, 1)):
        pass  # the first steps of some games move nothing but the light
    ann.page.emulate_media(reduced_motion="reduce")
    assert moves(ann, 2) == []
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.click("a[href='/settings']")
    ann.page.get_by_label("Motion").select_option("off")
    ann.page.go_back()
    ann.page.wait_for_selector(".stage")
    assert moves(ann, 2) == []
