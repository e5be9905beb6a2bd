"""The terminal as a fixture."""

import pytest

from tests.terminal.run import Terminal


@pytest.fixture
def regalia_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
