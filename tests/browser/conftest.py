"""A real server with the built client, and a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from bench.server.process import Server
from tests.browser.hall import SMALL, Visitor, launch
from tests.browser.line import Line

PATIENCE = 60_000  # milliseconds: only a page that hangs takes so long, also on a busy machine
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hall"), thinkers="1")
    yield running
    running.stop()
    assert running.faults() == []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of his own: another cookie, another language, another screen."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        lang: str = "en", theme: str = "light", phone: bool = False, offline: bool = False, url: str = ""
    ) -> Visitor:
        context = browser.new_context(
            base_url=url or server.url,
            locale="ru-RU" if lang == "ru" else "en-US",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            viewport=SMALL if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            # Kept files would hide what travels, so only those who mean to go offline keep any.
            service_workers="allow" if offline else "block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        visitors.append(Visitor(context.new_page()))
        return visitors[-1]

    yield come
    for context in contexts:
        context.close()
    for visitor in visitors:
        assert visitor.faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    root = Path(__file__).parent.parent.parent
    return (root / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    between = Line(server.port)
    yield between
    between.close()


@pytest.fixture
def pair(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Two people in the hall, one of whom reads Russian."""
    ann, ben = visit(), visit(lang="ru")
    ann.come("Ann")
    ben.come("Бен")
    return ann, ben
