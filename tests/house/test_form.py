"""Stale compiled code never runs, and plain Python can always be asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from regalia import form

SUFFIX = EXTENSION_SUFFIXES[0]
SOURCES = ["core/rng", "games/toy/rules"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package whose libraries fit its sources, but cannot be loaded: whoever tries, fails."""
    package = tmp_path / "regalia"
    for folder in ("core", "games/toy"):
        (package / folder).mkdir(parents=True)
    shutil.copy(form.__file__, package / "form.py")
    (package / "__init__.py").write_text("from regalia import form\n\nform.choose()\n")
    for name in ("core/__init__", "games/__init__", "games/toy/__init__", "games/toy/encode", *SOURCES):
        (package / f"{name}.py").write_text("ANSWER = 42\n")
    for name in SOURCES:
        (package / f"{name}{SUFFIX}").write_bytes(b"not a library")
    (tmp_path / f"regalia__mypyc{SUFFIX}").write_bytes(b"not a library")
    form.write_stamp(str(package), {name: form.digest(str(package), name) for name in SOURCES})
    return package


def python(package: Path, code: str, pure: str = "") -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "REGALIA_PURE": pure,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, cwd=package.parent
    )


DESCRIBE = "from regalia import form; print(form.describe())"
IMPORT_RULES = "import regalia.core.rng, regalia.games.toy.rules as rules; print(rules.ANSWER)"


def test_libraries_that_fit_their_sources_are_run(package: Path) -> None:
    assert python(package, DESCRIBE).stdout == "compiled (mypyc)\n"
    assert python(package, DESCRIBE).stderr == ""
    assert "ImportError" in python(package, IMPORT_RULES).stderr


@pytest.mark.parametrize("pure", ["1", "yes"])
def test_plain_python_can_be_asked_for(package: Path, pure: str) -> None:
    run = python(package, f"{IMPORT_RULES}; {DESCRIBE}", pure)
    assert run.stdout == "42\nplain Python (REGALIA_PURE is set)\n"
    assert run.stderr == ""


def test_a_zero_does_not_ask_for_plain_python(package: Path) -> None:
    assert python(package, DESCRIBE, "0").stdout == "compiled (mypyc)\n"


def test_without_libraries_the_sources_run_in_silence(package: Path) -> None:
    for library in package.rglob("*.so"):
        library.unlink()
    run = python(package, f"{IMPORT_RULES}; {DESCRIBE}")
    assert run.stdout.startswith("42\nplain Python (not compiled")
    assert run.stderr == ""


def edit(package: Path) -> None:
    (package / "games/toy/rules.py").write_text("ANSWER = 43\n")


def add(package: Path) -> None:
    (package / "core/zones.py").write_text("")


def remove(package: Path) -> None:
    (package / "core/rng.py").rename(package / "core/encode.py")


def lose_a_library(package: Path) -> None:
    (package / f"core/rng{SUFFIX}").unlink()


def lose_the_engine(package: Path) -> None:
    (package.parent / f"regalia__mypyc{SUFFIX}").unlink()


def lose_the_stamp(package: Path) -> None:
    Path(form.stamp_path(str(package))).unlink()


def leave_an_old_library(package: Path) -> None:
    (package / f"core/zones{SUFFIX}").write_bytes(b"not a library")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (edit, "games/toy/rules.py edited"),
        (add, "core/zones.py added"),
        (remove, "core/rng.py removed"),
        (lose_a_library, f"core/rng{SUFFIX} missing"),
        (lose_the_engine, f"regalia__mypyc{SUFFIX} missing"),
        (lose_the_stamp, "compiled files without their stamp"),
        (leave_an_old_library, "core/zones.py removed"),
    ],
)
def test_what_does_not_fit_is_not_run_and_said_once(
    package: Path, change: Callable[[Path], None], words: str
) -> None:
    change(package)
    run = python(package, f"import regalia.games.toy.rules; {DESCRIBE}")
    assert run.stdout == f"plain Python (stale: {words}; run make setup)\n"
    assert run.stderr.count("\n") == 1
    assert words in run.stderr
    assert "make setup" in run.stderr


def test_an_edited_rule_takes_effect_at_once(package: Path) -> None:
    edit(package)
    assert python(package, IMPORT_RULES).stdout == "43\n"


def test_many_changes_are_said_in_one_short_sentence(package: Path) -> None:
    for number in range(8):
        (package / f"core/new{number}.py").write_text("")
    assert "and 5 more" in python(package, DESCRIBE).stderr


def test_what_learners_read_may_be_edited_without_compiling(package: Path) -> None:
    (package / "games/toy/encode.py").write_text("ANSWER = 44\n")
    assert python(package, DESCRIBE).stdout == "compiled (mypyc)\n"


def test_a_library_that_outlived_its_source_cannot_be_imported(package: Path) -> None:
    leave_an_old_library(package)
    assert (
        "ModuleNotFoundError: No module named 'regalia.core.zones'"
        in python(package, "import regalia.core.zones").stderr
    )


def test_libraries_of_another_python_are_left_alone(package: Path) -> None:
    (package / "core/rng.cpython-27-x86_64-linux-gnu.so").write_bytes(b"not a library")
    assert python(package, DESCRIBE).stdout == "compiled (mypyc)\n"


def test_other_packages_keep_their_libraries(package: Path) -> None:
    run = python(package, "import regalia, librt.strings as strings; print(strings.__file__)", "1")
    assert run.stdout.rstrip().endswith(tuple(EXTENSION_SUFFIXES))


def test_the_check_takes_less_than_five_milliseconds() -> None:
    times = []
    for _ in range(10):
        start = time.perf_counter()
        form.staleness(form.PACKAGE)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.005


LOADED = """
import pkgutil, sys
import regalia
for module in pkgutil.walk_packages(regalia.__path__, "regalia."):
    if module.name.startswith(("regalia.core.", "regalia.games.", "regalia.search.")):
        __import__(module.name)
print("\\n".join(str(module.__file__) for name, module in sys.modules.items() if name.startswith("regalia")))
"""


def loaded(pure: str) -> list[str]:
    env = {**os.environ, "REGALIA_PURE": pure}
    run = subprocess.run([sys.executable, "-c", LOADED], env=env, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def test_in_this_checkout_plain_python_loads_no_library() -> None:
    files = loaded("1")
    assert any(file.endswith("rules.py") for file in files)
    assert [file for file in files if not file.endswith(".py")] == []


def test_in_this_checkout_libraries_that_fit_are_all_loaded() -> None:
    libraries = [file for file in loaded("") if not file.endswith(".py")]
    expected = len(form.census(form.PACKAGE)[0]) + 1 if form.fits(form.PACKAGE) else 0
    assert len(libraries) == expected
