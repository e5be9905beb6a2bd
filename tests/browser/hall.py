"""Visitors of the hall: what a person does with mouse and keys, and nothing that a person could not do."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Error, Page, Playwright, ViewportSize

from tools.chromium import find

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SMALL: ViewportSize = {"width": 390, "height": 844}

# Where the next click goes: what is armed, else anything that glows, else a button, else the list of moves.
TARGET = """chance => {
  const any = list => list.length ? list[Math.floor(chance * list.length)] : null;
  const all = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  return document.querySelector("[data-confirm]")
    ?? any(all(".stage .thing.live"))
    ?? any(all(".choices .bar [data-act]"))
    ?? document.querySelector(".choices details:not([open]) summary")
    ?? any(all(".choices details [data-act]"));
}"""
READY = """() => document.querySelector("[data-outcome]")
  || document.querySelector('.match[data-mine="true"]')"""


def launch(playwright: Playwright) -> Browser:
    """The machine's own Chromium, else the one that Playwright has."""
    return playwright.chromium.launch(executable_path=find() or None, args=FLAGS)


class Visitor:
    """One person's page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        # A browser logs every answer above 399, also those that are part of the game.
        expected = ("Failed to load resource", "WebSocket")
        if message.type == "error" and not any(words in message.text for words in expected):
            self.faults.append(message.text)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request as the page would send it."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const answer = await fetch(path, {method, headers: {"content-type": "application/json"},
                body: body === null ? undefined : JSON.stringify(body)});
              return answer.json();
            }""",
            [method, path, body],
        )

    def come(self, name: str = "Ann") -> None:
        """Opens the hall and is somebody."""
        self.page.goto("/")
        self.page.wait_for_selector("[data-play]")
        self.ask("POST", "/api/guests", {"name": name})

    def sit_down(self, game: str, **terms: object) -> str:
        """A table with weak bots at all other seats, dealt at once."""
        seats = terms.pop("seats", None)
        count = int(str(seats)) if seats else min(self.ask("GET", f"/api/games/{game}")["seats"])
        bots = {str(seat): "random" for seat in range(1, count)}
        wish = {"game": game, "seats": count, "bots": bots, "start": True, **terms}
        table: str = self.ask("POST", "/api/tables", wish)["id"]
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".stage")
        return table

    def gather(self, game: str, *guests: Visitor, **terms: object) -> str:
        """A table with these people at it, dealt, and open before everybody."""
        wish = {"game": game, "seats": len(guests) + 1, **terms}
        table: str = self.ask("POST", "/api/tables", wish)["id"]
        for seat, guest in enumerate(guests, start=1):
            guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", {})
        self.ask("POST", f"/api/tables/{table}/start")
        for one in (self, *guests):
            one.page.goto(f"/t/{table}")
            one.page.wait_for_selector(".stage")
        return table

    # -- playing ----------------------------------------------------------------------------------------

    def turn(self) -> bool:
        """Waits until it is one's turn; False when the match is over."""
        self.page.wait_for_function(READY)
        return self.page.query_selector("[data-outcome]") is None

    def version(self) -> int:
        return int(self.page.get_attribute(".match", "data-version") or 0)

    def catch_up(self, other: Visitor) -> None:
        """Waits until this page has heard of all that another one has: lines are not equally quick."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.match').dataset.version) >= version",
            arg=other.version(),
        )

    def call(self, other: Visitor) -> None:
        """Moves until it is the other's turn, and the other's page knows."""
        other.catch_up(self)
        while not other.page.query_selector('.match[data-mine="true"]') and self.turn():
            self.move_by_clicks()
            other.catch_up(self)

    def target(self) -> ElementHandle | None:
        return self.page.evaluate_handle(TARGET, self.luck.random()).as_element()

    def move_by_clicks(self) -> None:
        """One action, however many clicks it takes."""
        before = self.version()
        for _ in range(8):
            target = self.target()
            if target is None:
                break
            try:
                target.click()
            except Error:
                if self.version() == before:  # else a thing that is gone since
                    raise
            if self.moved(before):
                return
        raise AssertionError("no click made a move")

    def moved(self, before: int) -> bool:
        """Whether the last click has made a move, once the page has settled."""
        done = self.page.wait_for_function(
            """before => {
              const match = document.querySelector(".match");
              const over = document.querySelector("[data-outcome]");
              if (over || Number(match.dataset.version) > before) return "yes";
              return match.dataset.mine === "true" ? "no" : null;
            }""",
            arg=before,
        )
        return bool(done.json_value() == "yes")

    def play_by_clicks(self, limit: int = 400) -> None:
        for _ in range(limit):
            if not self.turn():
                return
            self.move_by_clicks()
        raise AssertionError("the match does not end")
