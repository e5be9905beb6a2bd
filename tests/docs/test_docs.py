"""What the documents say is true: examples run, quotations are exact, links lead somewhere, twins agree."""

import ast
import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest

import regalia

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
EXAMPLE = ROOT / "examples" / "highest_crown"
PAGES = [ROOT / "README.md", ROOT / "README.ru.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINKING = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", ROOT / "NOTICE.md"]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

FENCE = re.compile(
    r"^(?:<!-- from (?P<file>\S+) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


class Block(NamedTuple):
    """A fenced block of a page."""

    page: Path
    line: int
    file: str | None  # where it is quoted from
    kind: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Block(page, line, found["file"], found["kind"], found["text"])


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


# -- examples -------------------------------------------------------------------------------------


def run_session(name: str, text: str, known: dict[str, Any], line: int = 0) -> None:
    """Runs a session with `>>>` and fails with what doctest has to say."""
    test = doctest.DocTestParser().get_doctest(text, known, name, name, line)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    known.update(test.globs)
    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_every_python_example_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: Any) -> None:
    """The blocks of a page follow each other in one session; quotations from files are checked elsewhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(EXAMPLE))
    known: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if block.file is None and block.kind == "python":
            exec(compile(block.text, block.name, "exec"), known)
        elif block.file is None and block.kind == "pycon":
            run_session(block.name, block.text, known, block.line)


@pytest.mark.parametrize("page", PAGES[:2], ids=short)
def test_both_readmes_have_a_python_example(page: Path) -> None:
    assert [block for block in blocks(page) if block.kind == "python"]


def documented() -> list[Path]:
    """Every source file with an example in a docstring."""
    files = sorted((SOURCES / "regalia").rglob("*.py"))
    return [path for path in files if ">>>" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", documented(), ids=short)
def test_the_examples_in_docstrings_run(path: Path) -> None:
    """Read from the source: compiled modules hide where their docstrings are from."""
    module = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                known = {**vars(import_module(module)), "regalia": regalia}
                run_session(f"{module} {getattr(node, 'name', '')}", text, known)


QUOTED = [block for page in PAGES for block in blocks(page) if block.file is not None]


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.name)
def test_a_quotation_stands_in_the_file_it_is_from(block: Block) -> None:
    assert block.file is not None
    whole = (ROOT / block.file).read_text(encoding="utf-8")
    quoted = dedent(block.text).strip("\n").splitlines()
    lines = whole.splitlines()
    starts = range(len(lines) - len(quoted) + 1)
    windows = (dedent("\n".join(lines[start : start + len(quoted)])).splitlines() for start in starts)
    assert any(window == quoted for window in windows), f"{block.name} is not in {block.file}"


# -- the example game ------------------------------------------------------------------------------


def python(*arguments: str, path: list[Path], cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    env["PYTHONIOENCODING"] = "utf-8"
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, encoding="utf-8")


def test_the_tests_of_the_example_game_pass(tmp_path: Path) -> None:
    settings = ["--rootdir", str(EXAMPLE), "-c", str(EXAMPLE / "pyproject.toml"), "-p", "no:cacheprovider"]
    done = python("-B", "-m", "pytest", *settings, str(EXAMPLE), path=[EXAMPLE], cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_clause_of_the_example_game_is_tested(monkeypatch: Any) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from regalia.testing import check_game
    from regalia.testing.texts import check_clauses
    from regalia.texts import Words

    game = import_module("highest_crown").GAME
    named = clauses_named_in(EXAMPLE / "test_highest_crown.py")
    check_clauses(game, check_game(game, matches=2), named)
    assert Words(game, "en").name("dragon") == "the dragon"
    assert Words(game, "ru").name("dragon", "acc") == "дракона"


def clauses_named_in(file: Path) -> set[str]:
    """The arguments of every @rule(…)."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            named |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return named


def test_an_installed_game_is_found_by_its_entry_point_and_can_be_played(tmp_path: Path) -> None:
    """What pip writes into an environment is written here by hand: no network is needed."""
    entries = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]["entry-points"]
    folder = tmp_path / "highest_crown-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: highest-crown\nVersion: 1.0\n")
    lines = []
    for group, named in entries.items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in named.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n")
    path = [tmp_path, EXAMPLE]
    options = ["--watch", "--seed", "3", "--lang", "en", "--save", "m.txt"]
    done = python("-m", "regalia", "play", "highest_crown", *options, path=path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "takes the crown" in done.stdout
    assert (tmp_path / "m.txt").read_text().startswith("highest_crown 1\n")
    again = python("-m", "regalia", "replay", "m.txt", "--all", "--lang", "ru", path=path, cwd=tmp_path)
    assert again.returncode == 0, again.stdout + again.stderr
    assert "получает корону" in again.stdout


# -- links and twins -------------------------------------------------------------------------------


def links(page: Path) -> list[str]:
    """Where a page points to inside of the repository."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [link for link in LINK.findall(text) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """The headings of a page as places to point to, and its own anchors."""
    text = page.read_text(encoding="utf-8")
    titles = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles} | set(
        ANCHOR.findall(text)
    )


@pytest.mark.parametrize("page", LINKING, ids=short)
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for link in links(page):
        file, _, place = unquote(link).partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (place and place not in anchors(target)):
            lost.append(link)
    assert lost == []


def test_the_two_readmes_are_twins() -> None:
    one, other = ROOT / "README.md", ROOT / "README.ru.md"
    texts = [FENCE.sub("", page.read_text(encoding="utf-8")) for page in (one, other)]
    assert HEADING.findall(texts[0]) == HEADING.findall(texts[1])
    assert texts[0].count("\n- ") == texts[1].count("\n- ")
    assert links(one)[0] == "README.ru.md"
    assert links(other)[0] == "README.md"
    assert links(one)[1:] == [link.replace("rules.ru.md", "rules.en.md") for link in links(other)[1:]]
    codes = [[block.text for block in blocks(page) if block.kind == "python"] for page in (one, other)]
    assert codes[0] == codes[1]


def test_every_game_is_in_both_readmes() -> None:
    for page in (ROOT / "README.md", ROOT / "README.ru.md"):
        text = page.read_text(encoding="utf-8")
        folder = SOURCES / "regalia" / "games"
        assert [
            path.parent.name for path in folder.glob("*/rules.en.md") if f"`{path.parent.name}`" not in text
        ] == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "adr"
    pages = {path.name for path in folder.glob("0*.md")}
    assert pages
    assert set(links(folder / "README.md")) >= pages
    assert {name: n for name in pages if (n := len((folder / name).read_text().splitlines())) > 40} == {}
