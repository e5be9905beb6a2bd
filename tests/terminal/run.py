"""Runs the `regalia` command in this process, with a script for its input."""

import io
from typing import NamedTuple

import pytest

from regalia.cli import main


class Ran(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str


class Terminal:
    """Calls the command as a shell with pipes would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, command: str, *lines: str) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        try:
            code = main(command.split())
        except SystemExit as leave:
            code = leave.code if isinstance(leave.code, int) else 1
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)
