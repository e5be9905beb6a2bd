"""Things are dragged to where they go, by mouse and by finger; and a finger that is in a hurry scrolls."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator

from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]
REST = 0.2  # seconds after which a finger holds a thing, as drag.ts has it
# What is dragged, and whereto.
DRAGS = {
    "dwarf_king": (".hand .thing.live", ".drop.trick"),
    "hand_of_the_king": (".court .thing:has(.varys)", ".court .thing.live"),
    "kings_bounty": (".hand .cards .thing.live", ".piles .drop"),
    # The free cell of one's own hire line that lies last: below, on the right.
    "royal_defense": (".hand .thing.draggable", ".cell.castle:not(:has(.unit)) .ground >> nth=-1"),
    "unfairy_tale": (".hand .thing.live", ".kingdom .place .thing.live"),
}


def middle(thing: Locator) -> tuple[float, float]:
    box: FloatRect | None = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_sight(visitor: Visitor, thing: Locator, place: Locator) -> None:
    """Scrolls so that both ends of the way are on the screen."""
    place.evaluate("place => place.scrollIntoView({ block: 'center' })")
    visitor.page.wait_for_function("() => !document.getAnimations().some(one => one.playState === 'running')")
    height = visitor.page.evaluate("innerHeight")
    assert 0 < middle(thing)[1] < height, "the way is longer than the screen"


def ready(visitor: Visitor, game: str) -> tuple[Locator, Locator]:
    """Goes on until the thing can be dragged; its first place to be and the way to go."""
    visitor.come()
    visitor.sit_down(game)
    source, target = DRAGS[game]
    thing, place = visitor.page.locator(source).first, visitor.page.locator(target).first
    while visitor.turn() and not (thing.is_visible() and place.is_visible()):
        visitor.move_by_clicks()
    return thing, place


@pytest.mark.parametrize("game", list(DRAGS))
def test_a_drag_with_the_mouse_makes_the_move(visit: Visit, game: str) -> None:
    ann = visit()
    thing, place = ready(ann, game)
    in_sight(ann, thing, place)
    before, mouse = ann.version(), ann.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(place), steps=4)
    ann.page.wait_for_selector(".thing.dragging")
    mouse.move(*middle(place))  # where it is by now
    mouse.up()
    ann.page.wait_for_selector(".thing.dragging", state="detached")  # the page hears of it when it can
    assert ann.moved(before)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    spots = [{"x": x, "y": y} for x, y in points]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def test_a_drag_with_a_finger_makes_the_move(visit: Visit) -> None:
    ann = visit(phone=True)
    thing, place = ready(ann, "unfairy_tale")
    in_sight(ann, thing, place)
    before, finger = ann.version(), ann.page.context.new_cdp_session(ann.page)
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    touch(finger, "touchStart", (x, y))
    ann.page.wait_for_selector(".thing.held")
    for part in (0.2, 0.6):
        touch(finger, "touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    ann.page.wait_for_selector(".thing.dragging")
    touch(finger, "touchMove", middle(place))  # where it is by now
    touch(finger, "touchEnd")
    ann.page.wait_for_selector(".thing.dragging", state="detached")  # the page hears of it when it can
    assert ann.moved(before)


def test_a_quick_finger_scrolls_instead(visit: Visit) -> None:
    ann = visit(phone=True)
    thing, _ = ready(ann, "unfairy_tale")
    finger = ann.page.context.new_cdp_session(ann.page)
    # a machine may be so slow now and then that the finger seems to rest
    assert any(swiped(ann, thing, finger) for _ in range(5))
    assert ann.page.query_selector(".thing.picked, .thing.dragging") is None


def swiped(visitor: Visitor, thing: Locator, finger: CDPSession) -> bool:
    """Whether a finger that goes up at once scrolls the page; not if it came to hold the thing."""
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    before = visitor.page.evaluate("scrollY")
    x, y = middle(thing)
    began = monotonic()
    touch(finger, "touchStart", (x, y))
    touch(finger, "touchMove", (x, y - 30))
    took = monotonic() - began
    held = visitor.page.query_selector(".thing.held") is not None
    assert not held or took >= REST, "the finger was quick"
    for step in range(2, 8):
        touch(finger, "touchMove", (x, y - 30 * step))
    touch(finger, "touchEnd" if not held else "touchCancel")
    if not held:
        visitor.page.wait_for_function("before => scrollY > before + 100", arg=before)
    return not held
