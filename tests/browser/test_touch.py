"""Whatever can be touched is large enough for a finger: every page, every table, both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hall import Visitor
from tests.browser.test_matches import GAMES, QUICK

Visit = Callable[..., Visitor]
# What is smaller than 44 pixels either way. A tick or a circle counts with the label that can be touched in
# its place; a link within a sentence is as high as its line, as it has to be; what lies outside of the page
# until it has the focus is not touched. Of what can be chosen and lies partly under its neighbours, as cards
# of a hand may do, only that part counts which a finger meets.
SMALL = """() => {
  const LEAST = 43.5;
  const KINDS = 'a[href], button, [role=button], input, select, textarea, summary, [tabindex="0"]';
  const words = node => [...node.childNodes].some(one => one.nodeType === 3 && one.textContent.trim());
  const inSentence = one => one.matches("a")
    && getComputedStyle(one).display === "inline" && words(one.parentElement);
  const met = (one, at, from, to) => {
    let longest = 0;
    for (let x = from, since = null; x < to + 1; x += 1) {
      const hit = x < to && one.contains(document.elementFromPoint(...at(x)));
      if (hit) longest = Math.max(longest, x - (since ??= x) + 1);
      else since = null;
    }
    return longest;
  };
  const found = new Set();
  const [scrolledX, scrolledY] = [scrollX, scrollY];
  for (const one of document.querySelectorAll(KINDS)) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (inSentence(one)) continue;
    const touched = one.matches("[type=checkbox], [type=radio]") ? one.closest("label") ?? one : one;
    let { left, right, top, bottom, width, height } = touched.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth) continue;
    if (one.matches("[data-live]")) {
      touched.scrollIntoView({ block: "center", behavior: "instant" });
      ({ left, right, top, bottom } = touched.getBoundingClientRect());
      width = met(touched, x => [x, (top + bottom) / 2], Math.max(0, left), Math.min(innerWidth, right));
      const middle = left + Math.min(width, right - left) / 2;
      height = met(touched, y => [middle, y], Math.max(0, top), Math.min(innerHeight, bottom));
    }
    if (width < LEAST || height < LEAST) {
      const name = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
      found.add(`${one.tagName} ${one.className} "${name}" ${width.toFixed(1)}x${height.toFixed(1)}`);
    }
  }
  scrollTo(scrolledX, scrolledY);
  return [...found];
}"""
UNFOLD = "() => document.querySelectorAll('details').forEach(one => { one.open = true; })"


MOVES = {"royal_defense": 40}  # until troops stand close together


def too_small(visitor: Visitor, where: str) -> list[str]:
    return [f"{where}: {one}" for one in visitor.page.evaluate(SMALL)]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_pages_are_made_for_fingers(visit: Visit, lang: str) -> None:
    ann = visit(lang, phone=True)
    ann.come("Ann" if lang == "en" else "Анна")
    me = ann.ask("GET", "/api/me")["id"]
    paths = ["/", "/settings", f"/people/{me}", "/people/nobody", "/t/nowhere", "/nowhere/at/all"]
    paths += [f"/{page}/{game}" for page in ("new", "rules") for game in GAMES]
    found: list[str] = []
    for path in paths:
        ann.page.goto(path)
        ann.page.wait_for_selector("main h1")
        ann.page.evaluate(UNFOLD)
        found += too_small(ann, path)
    ann.page.goto("/new/dwarf_king")
    ann.page.click("[data-create]")
    ann.page.wait_for_selector("[data-start]")
    found += too_small(ann, "lobby")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_made_for_fingers(visit: Visit, game: str, lang: str) -> None:
    ann = visit(lang, phone=True)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.come("Ann" if lang == "en" else "Анна")
    table = ann.sit_down(game, **QUICK[game])
    found: list[str] = []
    for move in range(MOVES.get(game, 8)):
        if not ann.turn():
            break
        found += too_small(ann, f"{game}, move {move}")
        ann.move_by_clicks()
    for tab in ann.page.locator(".tabs button").all():
        tab.click()
        found += too_small(ann, f"{game}, {tab.inner_text()}")
    ann.page.evaluate(UNFOLD)
    found += too_small(ann, f"{game}, unfolded")
    if ann.turn():
        ann.page.locator(".tools button").last.click()  # give up
    ann.page.wait_for_selector("[data-outcome]")
    found += too_small(ann, f"{game}, the end")
    ann.page.goto(f"/replay/{table}")
    ann.page.wait_for_selector(".stage")
    found += too_small(ann, f"{game}, replay")
    assert not found, "\n".join(found)
