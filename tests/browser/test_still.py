"""Nothing jumps: pages are laid out once, and what comes later finds its room reserved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hall import SMALL, Visitor
from tests.browser.test_matches import GAMES, QUICK

Visit = Callable[..., Visitor]
MOST = 0.02  # of a page that loads
# Of what others do at the table: no deal is like another, and this much still counts as good on the web.
MOST_BY_MOVES = 0.1
# Shifts as the browser counts them, without those that answer a touch; and what it was that shifted.
WATCH = """
window.shifts = [];
const box = ({ x, y, width, height }) => `(${[x, y, width, height].map(Math.round)})`;
const name = node => node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
const note = entries => {
  for (const { hadRecentInput, value, startTime, sources } of entries) {
    if (hadRecentInput) continue;
    const what = sources.map(({ node, previousRect, currentRect }) =>
      `${name(node)} ${box(previousRect)} to ${box(currentRect)}`);
    window.shifts.push({ value, startTime, what });
  }
};
window.observer = new PerformanceObserver(list => note(list.getEntries()));
window.observer.observe({ type: "layout-shift", buffered: true });
window.settled = async () => {
  await document.fonts.ready;
  for (let n = 0; n < 3; n++) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  note(window.observer.takeRecords());
  return window.shifts.splice(0);
};
"""
BURST, LONGEST = 1000, 5000  # milliseconds: shifts that follow each other so closely are felt as one


def jumps(visitor: Visitor, where: str, most: float = MOST) -> list[str]:
    """What has jumped on a page since it was looked at last, if its cumulative layout shift is too much.

    That measure is the sum of the largest burst of shifts; this is how it is defined for the web.
    """
    shifts = visitor.page.evaluate("() => window.settled()")
    worst = total = 0.0
    began = last = -BURST
    for shift in shifts:
        at = shift["startTime"]
        if at - last >= BURST or at - began >= LONGEST:
            total, began = 0.0, at
        total, last = total + shift["value"], at
        worst = max(worst, total)
    if worst < most:
        return []
    return [
        f"{where}: {worst:.4f}",
        *(f"  {one['value']:.4f} {what}" for one in shifts for what in one["what"]),
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "telephone"])
def test_pages_do_not_jump_while_they_load(visit: Visit, phone: bool) -> None:
    ann = visit(phone=phone)
    ann.page.add_init_script(WATCH)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.come()
    ann.page.wait_for_load_state("networkidle")
    found = jumps(ann, "the first look")
    for game in GAMES:
        table = ann.sit_down(game, **QUICK[game])
        ann.turn()  # what bots do meanwhile is no part of loading
        ann.page.reload()
        ann.page.wait_for_selector(".stage")
        ann.page.wait_for_load_state("networkidle")
        found += jumps(ann, game)
    ann.page.locator(".tools button").last.click()  # give up
    ann.page.wait_for_selector("[data-outcome]")
    ann.sit_down("kings_bounty")  # a match that runs, for the hall to show
    paths = ["/", "/settings", f"/replay/{table}", "/people/" + ann.ask("GET", "/api/me")["id"]]
    paths += [f"/{page}/{game}" for page in ("new", "rules") for game in GAMES]
    for path in paths:
        ann.page.goto(path)
        ann.page.wait_for_selector("main h1")
        ann.page.wait_for_load_state("networkidle")
        found += jumps(ann, path)
    assert not found, "\n".join(found)


def move_unfelt(visitor: Visitor) -> None:
    """One action by clicks that the browser does not take for a person's: it excuses no shift by them."""
    before = visitor.version()
    for _ in range(8):
        target = visitor.target()
        assert target is not None
        target.dispatch_event("click")
        if visitor.moved(before):
            return
    raise AssertionError("no click made a move")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "telephone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_who_waits_does_not_jump(pair: tuple[Visitor, Visitor], game: str, phone: bool) -> None:
    ann, ben = pair
    for one in pair:
        if phone:
            one.page.set_viewport_size(SMALL)
        one.page.add_init_script(WATCH)
    ben.luck.seed(2)  # with the same luck both would go for the same place again and again
    terms = {**QUICK[game]}
    if "seats" in terms:
        terms = {"seats": 3, "bots": {"2": "random"}} if game == "dwarf_king" else {"seats": 2}
    ann.gather(game, ben, **terms)
    found: list[str] = []
    waited = 0
    while waited < 6 and not any(one.page.query_selector("[data-outcome]") for one in pair):
        mover = next((one for one in pair if one.page.query_selector('.match[data-mine="true"]')), None)
        if mover is None:
            continue  # a bot thinks, or the last move is still on its way
        waiter = ben if mover is ann else ann
        jumps(waiter, "what was before")
        move_unfelt(mover)
        waiter.catch_up(mover)
        waited += 1
        found += jumps(waiter, f"{game}, version {waiter.version()}", MOST_BY_MOVES)
    assert waited
    assert not found, "\n".join(found)
