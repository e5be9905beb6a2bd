"""What holds for the files of the repository as a whole."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from regalia import form

ROOT = Path(form.PACKAGE).parent.parent
CORE_MAY_IMPORT = {
    *("__future__", "collections.abc", "librt", "mypy_extensions", "regalia.core", "typing"),
    "tomllib",  # card sets are text
}
MACHINE_PATHS = re.compile(r"(?<![\w.~}])/(?:work|root|home|Users|farm)/")
ADDRESSES = re.compile(
    r"--(?:extra-)?index-url|https?://\S*/simple(?:/|\b)|https?://\S*\.(?:whl|tgz)|\"resolved\": *\"http"
    r"|\b(?:pypi|pythonhosted|npmjs|debian)\W{1,2}(?:org|com|io)\b"
)


def texts() -> list[tuple[str, str]]:
    """Every file that is, or is about to be, under version control."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    found = []
    for name in names:
        path = ROOT / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            found.append((name, content.decode()))
    return found


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, ADDRESSES], ids=["machine paths", "registry addresses"])
def test_no_file_knows_the_machine_it_was_written_on(pattern: re.Pattern[str]) -> None:
    files = texts()
    assert files
    assert [(name, hit[0]) for name, text in files if (hit := pattern.search(text))] == []


@pytest.mark.parametrize("line", ["see /" + "work/main", "(/" + "root/.cache)", "'/" + "home/me/x'"])
def test_a_machine_path_would_be_seen(line: str) -> None:
    assert MACHINE_PATHS.search(line)


@pytest.mark.parametrize(
    "line", ["from pypi" + ".org", "pip install --index" + "-url x", "http:" + "//x/simple/y"]
)
def test_a_registry_address_would_be_seen(line: str) -> None:
    assert ADDRESSES.search(line)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    rows = [re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9][0-9a-z.]*)", line) for line in lines]
    assert [line for line, row in zip(lines, rows, strict=True) if row is None] == []
    return {normal(row[1]): row[2] for row in rows if row is not None}


def wanted() -> set[str]:
    """Every package that pyproject.toml asks for, itself excepted."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [
        *project["dependencies"],
        *(line for extra in project["optional-dependencies"].values() for line in extra),
    ]
    return {normal(re.split(r"[\[<>=~! ]", line)[0]) for line in asked} - {"regalia"}


def test_every_package_is_pinned_and_nothing_else_is_in_the_list() -> None:
    assert wanted() - set(pins()) == set()


def test_every_package_we_ask_for_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text()
    named = {normal(name) for name in re.findall(r"^\| `([^`]+)`", reasons, re.MULTILINE)}
    assert wanted() - named == set()
    assert named - set(pins()) == set()


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_the_core_knows_nothing_but_itself_and_the_compiler() -> None:
    files = sorted(Path(form.PACKAGE, "core").glob("*.py"))
    assert files
    strangers = {
        (path.name, name)
        for path in files
        for name in imports(path)
        if not any(name == home or name.startswith(f"{home}.") for home in CORE_MAY_IMPORT)
    }
    assert strangers == set()
