"""Sees to a Chromium for the browser tests: the machine's own, else from its packages, else Playwright's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
QUIET = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
NO_CHROMIUM = (
    "The browser tests need Chromium, which is neither on this machine nor could be installed: install it "
    "(Debian and Ubuntu: `apt-get install chromium`) or name it in REGALIA_CHROMIUM; it was said: {words}"
)


def find() -> str:
    """The program that REGALIA_CHROMIUM names or the machine has; "" if there is none."""
    named = os.environ.get("REGALIA_CHROMIUM", "")
    return named or next((path for name in PROGRAMS if (path := shutil.which(name))), "")


def ways() -> list[list[list[str]]]:
    """The commands of each way to install one, the most fitting first."""
    found = []
    if shutil.which("apt-get") and os.geteuid() == 0:
        # a bare machine has no letters to draw with either
        install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]
        found.append([["apt-get", "update"], install])
    playwright = Path(sys.executable).parent / "playwright"
    found.append([[str(playwright), "install", "chromium"]])
    return found


def has_playwrights() -> bool:
    """Whether Playwright has a Chromium of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def main() -> int:
    if find() or has_playwrights():
        return 0
    words = ""
    for commands in ways():
        print(f"      Chromium is not on this machine: {' '.join(commands[-1])}", flush=True)
        for command in commands:
            ran = subprocess.run(command, env=QUIET, capture_output=True, encoding="utf-8", errors="replace")
            words = (ran.stderr.strip() or ran.stdout.strip() or "nothing").splitlines()[-1]
        if find() or has_playwrights():
            return 0
    print(NO_CHROMIUM.format(words=words), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
