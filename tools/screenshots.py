"""Takes docs/screenshots: the hall and a table of every game, as a visitor of a real server sees them."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from bench.server.process import Server  # noqa: E402
from tests.browser.hall import SMALL, Visitor, launch  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
WIDE: ViewportSize = {"width": 1440, "height": 900}
# What is shown: its name, the game (none: the hall), how far into the match, language, theme, size.
SCENES = [
    ("hall", "", 0, "en", "light", WIDE),
    ("hall-phone", "", 0, "ru", "dark", SMALL),
    ("hand-of-the-king", "hand_of_the_king", 4, "en", "light", WIDE),
    ("hand-of-the-king-phone", "hand_of_the_king", 4, "ru", "light", SMALL),
    ("kings-bounty", "kings_bounty", 14, "en", "light", WIDE),
    ("dwarf-king", "dwarf_king", 6, "ru", "dark", WIDE),
    ("royal-defense", "royal_defense", 14, "en", "dark", WIDE),
    ("royal-defense-phone", "royal_defense", 14, "ru", "light", SMALL),
    ("unfairy-tale", "unfairy_tale", 3, "ru", "light", WIDE),
    ("dwarf-king-phone", "dwarf_king", 6, "en", "dark", SMALL),
]


def take(browser: Browser, url: str, scene: tuple[str, str, int, str, str, ViewportSize]) -> None:
    name, game, moves, lang, theme, size = scene
    context = browser.new_context(
        base_url=url,
        viewport=size,
        locale="ru-RU" if lang == "ru" else "en-US",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    visitor = Visitor(context.new_page(), seed=7)
    visitor.come("Анна" if lang == "ru" else "Ann")
    if game:
        visitor.sit_down(game)
        for _ in range(moves):
            if visitor.turn():
                visitor.move_by_clicks()
        visitor.turn()
    visitor.page.evaluate("() => { scrollTo(0, 0); return document.fonts.ready.then(() => null); }")
    visitor.page.screenshot(path=TARGET / f"{name}.png")
    context.close()
    print(f"docs/screenshots/{name}.png", flush=True)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    chosen = [scene for scene in SCENES if not sys.argv[1:] or scene[0] in sys.argv[1:]]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), thinkers="1")
        try:
            browser = launch(playwright)
            for scene in chosen:
                take(browser, server.url, scene)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
