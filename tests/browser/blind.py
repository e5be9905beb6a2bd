"""A blind player: everything goes in by the keyboard, everything comes out of the accessibility tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.browser.hall import Visitor

MY_TURN = """mark => document.querySelector("[data-outcome]")
  || (document.title.startsWith(mark) && document.querySelector('.match[data-mine="true"]'))"""


@dataclass(frozen=True)
class Heard:
    """What a screen reader says about the thing in focus, and within what it lies."""

    role: str
    name: str
    chooses: bool  # neither out of use nor something that only unfolds
    within: tuple[str, ...]


class Reader:
    """Tab, Enter and Escape; and Chromium's accessibility tree, which is what screen readers are given."""

    def __init__(self, visitor: Visitor, table: str, choices: str, confirm: str, put_back: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.tree = visitor.page.context.new_cdp_session(visitor.page)
        self.tree.send("Accessibility.enable")
        self.places = {table, choices}
        self.confirm = confirm
        self.put_back = put_back
        self.names: set[str] = set()

    def hear(self) -> Heard:
        """The focus as it is read out."""
        focus = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        where = {"objectId": focus["result"]["objectId"]}
        nodes = self.tree.send("Accessibility.getAXNodeAndAncestors", where)["nodes"]
        here = nodes[0]
        marks = {one["name"]: one["value"].get("value") for one in here.get("properties", [])}
        within = tuple(_value(node, "name") for node in nodes[1:])
        chooses = not marks.get("disabled") and "expanded" not in marks
        return Heard(_value(here, "role"), _value(here, "name"), chooses, within)

    def is_there(self, name: str) -> bool:
        """Whether a button of this name can be found anywhere on the page."""
        document = self.tree.send("Runtime.evaluate", {"expression": "document"})["result"]["objectId"]
        wish = {"objectId": document, "accessibleName": name, "role": "button"}
        return any(not node["ignored"] for node in self.tree.send("Accessibility.queryAXTree", wish)["nodes"])

    def next_choice(self) -> Heard:
        """Tabs on to one of the next things that can be chosen."""
        hops = self.visitor.luck.randrange(2)
        last = None
        for _ in range(150):
            self.page.keyboard.press("Tab")
            heard = self.hear()
            if heard.role != "button" or not heard.chooses or not self.places & set(heard.within):
                continue
            if heard.name == self.put_back:
                continue
            assert heard.name, "a thing that can be chosen has no name"
            self.names.add(heard.name)
            if hops == 0 or heard == last:
                return heard
            last, hops = last or heard, hops - 1
        raise AssertionError("the keyboard reaches nothing that can be chosen")

    def move(self) -> None:
        """One action: a choice, and what completes it; a second Enter where nothing is left open."""
        before = self.visitor.version()
        for _ in range(8):
            self.next_choice()
            self.page.keyboard.press("Enter")
            if self.visitor.moved(before):
                return
            if self.is_there(self.confirm):
                self.page.keyboard.press("Enter")
                if self.visitor.moved(before):
                    return
        raise AssertionError("no key made a move")

    def play(self, limit: int = 400) -> None:
        """A whole match: the title of the page says when it is one's turn."""
        for _ in range(limit):
            self.page.wait_for_function(MY_TURN, arg="●")
            if self.page.query_selector("[data-outcome]"):
                return
            self.move()
        raise AssertionError("the match does not end")


def _value(node: dict[str, Any], part: str) -> str:
    return str(node.get(part, {}).get("value", ""))
