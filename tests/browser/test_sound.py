"""A bell when it is one's turn, unless the settings say otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hall import Visitor

# A browser as strict as there are any: a context is silent until it is woken after a touch or a key of a
# person's. Every tone that would be heard is noted.
LISTEN = """
window.tones = [];
let touched = false;
for (const kind of ["click", "keydown"]) {
  addEventListener(kind, event => { touched ||= event.isTrusted; }, true);
}
const awake = new WeakSet();
window.AudioContext = class extends AudioContext {
  get state() { return awake.has(this) ? "running" : "suspended"; }
  async resume() {
    if (touched) awake.add(this);
    await super.resume();
  }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  if (this.context.state === "running") window.tones.push(this.frequency.value);
  return start.apply(this, when);
};
"""


def sound(visitor: Visitor, on: bool) -> None:
    """Away from the table to the settings and back, on the same page; whose turn it is stays as it is."""
    mine = visitor.page.get_attribute(".match", "data-mine")
    visitor.page.click("a[href='/settings']")
    visitor.page.get_by_role("checkbox", name="A sound when it is my turn").set_checked(on)
    visitor.page.go_back()
    visitor.page.wait_for_selector(f'.match[data-mine="{mine}"] .stage')
    visitor.page.evaluate("window.tones = []")


def until_called(ann: Visitor, ben: Visitor) -> None:
    """Somebody moves until it is Ann's turn again, and she has been told."""
    while ann.page.locator('.match[data-mine="true"]').count():
        ann.move_by_clicks()
    announced = ann.page.locator("[data-announce]")
    expect(announced).not_to_contain_text("Your turn")
    ben.call(ann)
    expect(announced).to_contain_text("Your turn")


@pytest.mark.parametrize("touch", ["mouse", "keyboard"])
def test_a_bell_calls_whoever_has_touched_the_page(pair: tuple[Visitor, Visitor], touch: str) -> None:
    ann, ben = pair
    ann.page.add_init_script(LISTEN)
    ann.gather("hand_of_the_king", ben, options={"first": "seat_1"})
    if touch == "mouse":
        ann.page.mouse.click(3, 450)
    else:
        ann.page.keyboard.press("Tab")
    until_called(ann, ben)
    ann.page.wait_for_function("() => window.tones.length > 0")


def test_there_is_no_bell_with_sound_off(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.page.add_init_script(LISTEN)
    ann.gather("hand_of_the_king", ben, options={"first": "seat_1"})
    sound(ann, on=False)
    for _ in range(2):  # a bell that were late for one turn would be heard before the next
        until_called(ann, ben)
    assert ann.page.evaluate("window.tones") == []
    sound(ann, on=True)
    until_called(ann, ben)
    ann.page.wait_for_function("() => window.tones.length > 0")
