"""Says which form of the rules is tested, and refuses to test another one than was asked for."""

from __future__ import annotations

import os

import pytest

from regalia import form


def pytest_report_header() -> str:
    return f"regalia: {form.describe()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("REGALIA_FORM", "")
    if wanted and wanted != ("compiled" if form.compiled() else "plain"):
        pytest.exit(f"The rules should be {wanted}, but they are: {form.describe()}.", returncode=2)
