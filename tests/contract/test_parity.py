"""Compiled and interpreted rules are the same rules: identical fingerprints over seeded matches."""

import os
import subprocess
import sys

import pytest

import regalia

# `REGALIA_MATCHES=2000 make test-compiled` for thousands of matches of every set-up
MATCHES = os.environ.get("REGALIA_MATCHES", "60")


def run(name: str, plain: str) -> str:
    command = [sys.executable, "-m", "tests.contract.parity", name, MATCHES]
    environment = {**os.environ, "REGALIA_PURE": plain}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not regalia.form.compiled(), reason="the compiled form is not running")
@pytest.mark.parametrize("name", regalia.game_names())
def test_both_forms_play_the_very_same_matches(name: str) -> None:
    compiled, plain = run(name, "0").split(), run(name, "1").split()
    assert (compiled[0], plain[0]) == ("True", "False")
    assert compiled[1] == plain[1]
