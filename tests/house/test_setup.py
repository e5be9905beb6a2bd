"""The set-up says in one sentence what a person can do, and never takes half-made for finished."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import setup

ROOT = Path(setup.__file__).parent.parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own for the set-up to work in."""
    for name in ("Makefile", "constraints.txt", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(setup.__file__, tmp_path / "tools")
    package = tmp_path / "src" / "regalia"
    package.mkdir(parents=True)
    shutil.copy(Path(setup.PACKAGE, "form.py"), package)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "PACKAGE", str(package))
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(setup, "STAMPS", tmp_path / ".venv" / "regalia")
    return tmp_path


@pytest.fixture
def progress() -> Iterator[setup.Progress]:
    """Stopped in any case: the sign of life of a step that failed would be heard in later tests."""
    found = setup.Progress()
    yield found
    found.stop()


def script(path: Path, body: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def make(checkout: Path, path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run `make setup` with nothing but one folder on the path."""
    program = shutil.which("make")
    assert program is not None
    clean = {"PATH": str(path), "HOME": str(checkout), **env}
    return subprocess.run([program, "setup"], cwd=checkout, env=clean, capture_output=True, text=True)


def test_without_python_the_sentence_says_what_to_install(checkout: Path) -> None:
    run = make(checkout, checkout / "nothing")
    assert run.returncode != 0
    assert run.stderr.startswith("Regalia needs Python 3.11 or newer and none was found: install one")


def test_names_that_do_not_run_or_are_too_old_are_passed_over(checkout: Path) -> None:
    names = checkout / "bin"
    script(names / "python3.13", "echo 'shim: version not installed' >&2; exit 127")
    script(names / "python3.12", "exit 1")
    script(names / "python3.11", f'exec "{sys.executable}" "$@"')
    (checkout / "tools" / "setup.py").write_text(
        "import sys\n\nprint('chosen:', sys.version_info >= (3, 11))\n"
    )
    run = make(checkout, names)
    assert run.returncode == 0
    assert run.stdout == "chosen: True\n"
    assert run.stderr == ""


def test_a_python_that_is_too_old_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr("platform.python_version", lambda: "3.9.2")
    assert setup.main() == 2
    assert "needs Python 3.11 or newer and this is 3.9.2" in capsys.readouterr().err


@pytest.mark.slow
def test_without_network_the_sentence_says_so_and_the_next_run_tries_again(checkout: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "REGALIA_"))}
    nowhere = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_NO_CACHE_DIR": "1"}
    command = [sys.executable, "tools/setup.py"]
    for first_line in ("[1/4] Making a virtual environment", "[2/4] Installing the"):
        run = subprocess.run(command, cwd=checkout, env={**env, **nowhere}, capture_output=True, text=True)
        assert run.returncode == 2
        assert run.stdout.startswith(first_line)
        assert run.stderr.startswith(
            "The packages could not be downloaded because the package index does not answer"
        )
        assert run.stderr.count("\n") == 1
        assert not (checkout / ".venv" / "bin" / "regalia").exists()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            "NewConnectionError: Connection refused\nERROR: No matching distribution found for x",
            "network",
        ),
        ("socket.gaierror: [Errno -3] Temporary failure in name resolution", "network"),
        ("ERROR: No matching distribution found for librt==0.16.0", "librt==0.16.0 cannot be had for Python"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        (
            "Collecting x\nERROR: something odd.\nbye",
            "pip failed with: ERROR: something odd (all it said is in p.log).",
        ),
    ],
)
def test_what_pip_says_becomes_one_sentence(said: str, sentence: str) -> None:
    told = setup.pip_trouble(said, Path("p.log"))
    assert sentence in told
    assert "\n" not in told


def test_packages_count_as_installed_only_when_pip_succeeded(
    checkout: Path, progress: setup.Progress
) -> None:
    setup.STAMPS.mkdir(parents=True)
    script(setup.PYTHON, "echo 'ERROR: boom'; exit 1")
    for _ in range(2):
        with pytest.raises(setup.Trouble, match="boom"):
            setup.install_packages(progress)
    script(setup.PYTHON, "echo ran >> calls")
    setup.install_packages(progress)
    setup.install_packages(progress)
    assert (checkout / "calls").read_text() == "ran\n"
    with (checkout / "constraints.txt").open("a") as pins:
        pins.write("another==1.0\n")
    setup.install_packages(progress)
    assert (checkout / "calls").read_text() == "ran\nran\n"


def test_a_half_made_environment_is_made_anew(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, progress: setup.Progress
) -> None:
    script(setup.PYTHON, "exit 0")
    monkeypatch.setattr(sys, "_base_executable", str(checkout / "python"))
    script(checkout / "python", 'mkdir -p "$3/bin" && echo new > "$3/bin/python"')
    setup.make_environment(progress)
    assert setup.PYTHON.read_text() == "new\n"
    setup.PYTHON.write_text("kept")
    setup.make_environment(progress)
    assert setup.PYTHON.read_text() == "kept"


def test_an_environment_that_cannot_be_made_leaves_nothing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, progress: setup.Progress
) -> None:
    monkeypatch.setattr(sys, "_base_executable", str(checkout / "python"))
    script(checkout / "python", 'mkdir -p "$3"; echo "ensurepip is not available"; exit 1')
    with pytest.raises(setup.Trouble, match=r"python3-venv.*ensurepip is not available"):
        setup.make_environment(progress)
    assert not setup.VENV.exists()


def test_without_a_compiler_the_rules_stay_plain_unless_they_must_be_compiled(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    progress: setup.Progress,
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("REGALIA_COMPILE", "auto")
    setup.compile_rules(progress)
    said = capsys.readouterr().out
    assert said.startswith(
        "The rules are not compiled because there is no C compiler (no-such-compiler): they run as"
    )
    assert said.count("\n") == 1
    monkeypatch.setenv("REGALIA_COMPILE", "must")
    with pytest.raises(setup.Trouble, match="no C compiler"):
        setup.compile_rules(progress)


def test_rules_that_do_not_compile_are_named_with_the_first_error(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    progress: setup.Progress,
) -> None:
    setup.STAMPS.mkdir(parents=True)
    script(setup.PYTHON, 'echo "core/rng.py:3: error: wrong"; echo bye; [ "$REGALIA_COMPILE" = never ]')
    monkeypatch.setattr(setup, "no_compiler", lambda: "")
    monkeypatch.setenv("REGALIA_COMPILE", "auto")
    setup.compile_rules(progress)
    assert "could not be compiled: core/rng.py:3: error: wrong" in capsys.readouterr().out
    monkeypatch.setenv("REGALIA_COMPILE", "must")
    with pytest.raises(setup.Trouble, match=r"core/rng\.py:3: error: wrong"):
        setup.compile_rules(progress)
