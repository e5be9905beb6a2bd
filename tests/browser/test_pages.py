"""Every page in both languages and themes: accessible, translated, and no wider than the screen."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]
GAMES = ["hand_of_the_king", "kings_bounty", "dwarf_king", "royal_defense", "unfairy_tale"]
# With `test_tables_are_accessible_and_translated` every page of `web/src/lib/route.svelte.ts`.
PAGES = ["/", "/new/{game}", "/settings", "/people/{me}"]
PAGES += ["/people/nobody", "/replay/nothing", "/t/nowhere", "/nowhere/at/all"]
LIGHT_AND_DARK = [("en", "light", False), ("ru", "dark", True)]
RAW_KEY = re.compile(r"\bweb-[a-z-]+\b|\{ ?\$|\bWeb [A-Z]")
BUDGET = 200_000


def look(visitor: Visitor, axe: str, path: str) -> list[str]:
    """What is wrong with a page as it stands."""
    page = visitor.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {axe} }}")
    found = page.evaluate("async () => (await axe.run()).violations.map(v => v.id + ' ' + v.nodes[0].html)")
    wrong = [f"{path}: {one}" for one in found]
    text = page.inner_text("body")
    wrong += [f"{path}: the key {key}" for key in RAW_KEY.findall(text)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append(f"{path} scrolls sideways")
    return wrong


def visit_all(ann: Visitor, axe: str, paths: list[str]) -> list[str]:
    wrong: list[str] = []
    for path in paths:
        ann.page.goto(path)
        ann.page.wait_for_selector("main h1")
        wrong += look(ann, axe, path)
    return wrong


@pytest.mark.parametrize(("lang", "theme", "phone"), LIGHT_AND_DARK)
def test_pages_are_accessible_translated_and_fit(
    visit: Visit, axe: str, lang: str, theme: str, phone: bool
) -> None:
    ann = visit(lang, theme, phone)
    ann.come()
    me = ann.ask("GET", "/api/me")["id"]
    wrong = visit_all(ann, axe, [path.format(game="kings_bounty", me=me) for path in PAGES])
    assert ann.page.get_attribute("html", "data-theme") == theme
    assert ann.page.get_attribute("html", "lang") == lang
    ann.page.goto("/settings")
    ann.page.get_by_role("button", name="I have an account" if lang == "en" else "У меня есть").click()
    wrong += look(ann, axe, "log-in")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "theme", "phone"), LIGHT_AND_DARK)
def test_rules_are_accessible_translated_and_fit(
    visit: Visit, axe: str, lang: str, theme: str, phone: bool
) -> None:
    wrong = visit_all(visit(lang, theme, phone), axe, [f"/rules/{game}" for game in GAMES])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("ru", "light")])
def test_tables_are_accessible_and_translated(visit: Visit, axe: str, lang: str, theme: str) -> None:
    ann = visit(lang, theme)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.come()
    wrong: list[str] = []
    for game in GAMES:
        table = ann.sit_down(game)
        ann.turn()
        wrong += look(ann, axe, f"{game} {lang} {theme}")
    ann.page.locator(".tools button").last.click()  # give up
    ann.page.wait_for_selector("[data-outcome]")
    wrong += look(ann, axe, "the end")
    ann.page.goto(f"/replay/{table}")
    ann.page.wait_for_selector(".stage")
    wrong += look(ann, axe, "replay")
    ann.page.goto("/new/dwarf_king")
    ann.page.click("[data-create]")
    ann.page.wait_for_selector("[data-start]")
    wrong += look(ann, axe, "lobby")
    assert not wrong, "\n".join(wrong)


def test_the_language_changes_at_once(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.sit_down("hand_of_the_king")
    ann.page.click("[data-lang]")
    ann.page.wait_for_function("() => document.title.includes('Десница короля')")
    assert ann.page.locator(".stage").get_attribute("aria-label") == "Десница короля"


def test_the_first_load_is_light(visit: Visit) -> None:
    """Everything but pictures that the hall needs, as it travels."""
    ann = visit(lang="ru")
    sizes: dict[str, int] = {}

    def note(address: str, body: bytes) -> None:
        sizes[address] = len(body if address.endswith(".woff2") else gzip.compress(body, 9))

    ann.page.on("response", lambda answer: note(answer.url, answer.body()) if answer.ok else None)
    ann.page.goto("/")
    ann.page.wait_for_selector("[data-play]")
    ann.page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes.values()) <= BUDGET, sorted(sizes.items(), key=lambda item: -item[1])[:5]


def test_the_shell_opens_without_a_network(visit: Visit) -> None:
    ann = visit(offline=True)
    ann.page.goto("/")
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.page.context.set_offline(True)
    ann.page.goto("/settings")
    ann.page.wait_for_selector("main select")


def test_the_rules_are_searched(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/rules/hand_of_the_king")
    ann.page.wait_for_selector(".clause")
    whole = ann.page.locator(".clause").count()
    ann.page.fill("[data-search]", "banner")
    ann.page.wait_for_function("whole => document.querySelectorAll('.clause').length < whole", arg=whole)
    assert 0 < ann.page.locator(".clause").count() < whole


def test_nothing_is_inline() -> None:
    root = Path(__file__).parent.parent.parent
    built = root / "src" / "regalia" / "server" / "static" / "client" / "index.html"
    assert not re.search(r"<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=", built.read_text(encoding="utf-8"))
