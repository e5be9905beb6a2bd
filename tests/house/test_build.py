"""Setup.py compiles all or nothing, says why not, and notes what it did."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from regalia import form

ROOT = Path(form.PACKAGE).parent.parent
DESCRIBE = (
    "from regalia import form; import regalia.core.sums as sums; print(sums.double(21), form.describe())"
)
SOURCE = "def double(number: int) -> int:\n    return number * 2\n"
NEEDS_COMPILER = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The smallest checkout that can be compiled."""
    package = tmp_path / "src" / "regalia"
    (package / "core").mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copy(form.__file__, package)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "regalia"\nversion = "0"\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
    )
    (package / "__init__.py").write_text("from regalia import form\n\nform.choose()\n")
    (package / "core" / "__init__.py").write_text("")
    (package / "core" / "sums.py").write_text(SOURCE)
    return tmp_path


def python(checkout: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("REGALIA_")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env={**clean, "PYTHONPATH": str(checkout / "src"), **env},
        capture_output=True,
        text=True,
    )


def build(checkout: Path, mode: str, **env: str) -> subprocess.CompletedProcess[str]:
    return python(checkout, "setup.py", "build_ext", "--inplace", REGALIA_COMPILE=mode, **env)


def libraries(checkout: Path) -> list[str]:
    return sorted(path.name for path in checkout.joinpath("src").rglob(f"*{form.LIBRARY}"))


@pytest.mark.slow
@NEEDS_COMPILER
def test_a_build_is_run_redone_after_an_edit_and_swept_away_when_it_fails(checkout: Path) -> None:
    assert build(checkout, "must").returncode == 0
    assert python(checkout, "-c", DESCRIBE).stdout == "42 compiled (mypyc)\n"
    stamp = Path(form.stamp_path(str(checkout / "src" / "regalia")))
    made = stamp.stat().st_mtime_ns

    assert build(checkout, "must").returncode == 0
    assert stamp.stat().st_mtime_ns == made, "nothing has changed, so nothing is built"

    source = checkout / "src" / "regalia" / "core" / "sums.py"
    source.write_text(SOURCE.replace("* 2", "* 3"))
    assert python(checkout, "-c", DESCRIBE).stdout.startswith("63 plain Python (stale: core/sums.py edited")
    assert build(checkout, "must").returncode == 0
    assert python(checkout, "-c", DESCRIBE).stdout == "63 compiled (mypyc)\n"

    source.write_text("def double(number: int) -> int:\n    return str(number)\n")
    failed = build(checkout, "must")
    assert failed.returncode != 0
    assert "regalia: the rules could not be compiled: mypyc refuses the sources" in failed.stderr

    let_go = build(checkout, "auto")
    assert let_go.returncode == 0
    assert "regalia: not compiled (mypyc refuses the sources, see above)" in let_go.stderr
    assert libraries(checkout) == []
    assert python(checkout, "-c", DESCRIBE).stdout.startswith("21 plain Python (not compiled")


@pytest.mark.slow
def test_without_a_compiler_plain_python_is_installed_unless_it_must_compile(checkout: Path) -> None:
    assert build(checkout, "must", CC="no-such-compiler").returncode != 0
    let_go = build(checkout, "auto", CC="no-such-compiler")
    assert let_go.returncode == 0
    assert "the rules run as plain Python" in let_go.stderr
    assert python(checkout, "-c", DESCRIBE).stdout.startswith("42 plain Python (not compiled")


def test_never_takes_away_what_an_earlier_build_left(checkout: Path) -> None:
    (checkout / "src" / "regalia" / "core" / f"sums{form.LIBRARY}").write_bytes(b"")
    (checkout / "src" / f"{form.ENGINE}{form.LIBRARY}").write_bytes(b"")
    assert build(checkout, "never").returncode == 0
    assert libraries(checkout) == []


def test_an_unknown_mode_is_named(checkout: Path) -> None:
    said = build(checkout, "perhaps").stderr
    assert said == "regalia: REGALIA_COMPILE is 'perhaps'; it may be auto, must or never.\n"


def wheel(checkout: Path, mode: str) -> list[str]:
    made = python(checkout, "setup.py", "-q", "bdist_wheel", "--dist-dir", mode, REGALIA_COMPILE=mode)
    assert made.returncode == 0, made.stderr
    (path,) = checkout.joinpath(mode).glob("*.whl")
    return sorted(name for name in zipfile.ZipFile(path).namelist() if "dist-info" not in name)


@pytest.mark.slow
@NEEDS_COMPILER
def test_a_wheel_holds_the_libraries_with_their_stamp_or_neither(checkout: Path) -> None:
    plain = ["regalia/__init__.py", "regalia/core/__init__.py", "regalia/core/sums.py", "regalia/form.py"]
    stamp = os.path.basename(form.stamp_path("regalia"))
    compiled = [f"regalia/{stamp}", f"regalia/core/sums{form.LIBRARY}", f"{form.ENGINE}{form.LIBRARY}"]
    assert wheel(checkout, "must") == sorted(plain + compiled)
    assert wheel(checkout, "never") == plain
