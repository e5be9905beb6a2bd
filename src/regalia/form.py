"""Decides at start-up whether the rules run compiled or as plain Python; stale compiled code never runs."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
# Front doors, what is made for learners, types of views: read by plain Python, so compiling gains nothing.
PLAIN: Final = frozenset({"__init__.py", "encode.py", "shape.py"})
# Only the suffix that names this very Python: another version's libraries may lie in the same folder.
LIBRARY: Final = EXTENSION_SUFFIXES[0]
# All compiled code is in this one library beside the package; those beside the sources only point to it.
ENGINE: Final = "regalia__mypyc"


def folders(package: str) -> list[str]:
    """The folders whose files are compiled: the core, the search, every game."""
    games = os.path.join(package, "games")
    names = sorted(os.listdir(games)) if os.path.isdir(games) else []
    found = ["core", "search", *(f"games/{name}" for name in names if not name.startswith(("_", ".")))]
    return [folder for folder in found if os.path.isdir(os.path.join(package, folder))]


def census(package: str) -> tuple[list[str], list[str]]:
    """Sources that are to be compiled and libraries that are there, as names like `core/rng`."""
    sources: list[str] = []
    libraries: list[str] = []
    for folder in folders(package):
        for name in sorted(os.listdir(os.path.join(package, folder))):
            if name.endswith(LIBRARY):
                libraries.append(f"{folder}/{name.removesuffix(LIBRARY)}")
            elif name.endswith(".py") and name not in PLAIN:
                sources.append(f"{folder}/{name.removesuffix('.py')}")
    return sources, libraries


def digest(package: str, source: str) -> str:
    """The fingerprint of one source."""
    with open(os.path.join(package, f"{source}.py"), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def stamp_path(package: str) -> str:
    """Where a build notes what it compiled: one file per Python, so that two can share a checkout."""
    return os.path.join(package, f"compiled{os.path.splitext(LIBRARY)[0]}.sha256")


def engine_path(package: str) -> str:
    """Where the library with all compiled code lies."""
    return os.path.join(os.path.dirname(package), ENGINE + LIBRARY)


def write_stamp(package: str, digests: dict[str, str]) -> None:
    """Note what was compiled, as `sha256sum` would: importing json would cost more than the whole check."""
    with open(stamp_path(package), "w", encoding="utf-8") as file:
        file.writelines(f"{value}  {source}.py\n" for source, value in sorted(digests.items()))


def read_stamp(package: str) -> dict[str, str]:
    """What was compiled; empty when nothing was."""
    try:
        with open(stamp_path(package), encoding="utf-8") as file:
            rows = [line.split() for line in file]
    except FileNotFoundError:
        return {}
    return {row[1].removesuffix(".py"): row[0] for row in rows if len(row) == 2}


def staleness(package: str) -> list[str]:
    """Why the libraries do not fit the sources, in phrases; none when they fit or when there are none."""
    sources, libraries = census(package)
    if not libraries:
        return []
    stamp = read_stamp(package)
    if not stamp:
        return ["compiled files without their stamp"]
    faults = []
    for source in sources:
        if source not in stamp:
            faults.append(f"{source}.py added")
        elif stamp[source] != digest(package, source):
            faults.append(f"{source}.py edited")
        elif source not in libraries:
            faults.append(f"{source}{LIBRARY} missing")
    faults += [f"{source}.py removed" for source in sorted({*stamp, *libraries} - {*sources})]
    if not os.path.exists(engine_path(package)):
        faults.append(f"{ENGINE}{LIBRARY} missing")
    return faults


def fits(package: str) -> bool:
    """Whether there are libraries and they are what compiling the sources again would give."""
    return bool(census(package)[1]) and not staleness(package)


class SourceFinder:
    """Finds the modules of one package as sources, past the libraries that Python would prefer."""

    def __init__(self, package: str) -> None:
        self.prefix = f"{package}."
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(self.prefix):
            return None
        for folder in path:
            if folder not in self.finders:
                self.finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.finders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            # A library that outlived its source: the next finder would load it.
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec

    def invalidate_caches(self) -> None:
        for finder in self.finders.values():
            finder.invalidate_caches()


_description = ""


def choose() -> None:
    """Settle the form of this process; called before any module that may be compiled is imported."""
    global _description
    if _description:
        return
    if os.environ.get("REGALIA_PURE", "") not in ("", "0"):
        _run_plain("REGALIA_PURE is set")
    elif faults := staleness(PACKAGE):
        what = ", ".join(faults[:3]) + (f" and {len(faults) - 3} more" if len(faults) > 3 else "")
        print(
            f"regalia: the compiled rules are stale ({what}), so plain Python runs instead, more slowly; "
            "`make setup` compiles them again.",
            file=sys.stderr,
        )
        _run_plain(f"stale: {what}; run make setup")
    elif census(PACKAGE)[1]:
        _description = "compiled (mypyc)"
    else:
        _run_plain("not compiled; make setup does so where there is a C compiler")


def _run_plain(reason: str) -> None:
    global _description
    _description = f"plain Python ({reason})"
    sys.meta_path.insert(0, SourceFinder(__name__.rpartition(".")[0]))
    sys.modules.setdefault("librt.vecs", PlainVecs("librt.vecs"))


class PlainVecs(ModuleType):
    """Stands in for `librt.vecs` where nothing is compiled: `vec[i64](…)` makes a list.

    Native vectors pay only in compiled code; read by the interpreter they are three times slower than lists.
    """

    class vec:  # noqa: N801 - the name that it stands in for
        def __class_getitem__(cls, item: object) -> type[list[Any]]:
            return list

    @staticmethod
    def append(items: list[Any], item: object) -> list[Any]:
        items.append(item)
        return items


def compiled() -> bool:
    """Whether the rules of this process are compiled."""
    return _description.startswith("compiled")


def describe() -> str:
    """The form of this process in words, for `regalia version`."""
    return _description
