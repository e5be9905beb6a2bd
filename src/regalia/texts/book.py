"""One language's messages from Fluent files, and which variables each of them wants."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

COMMON = Path(__file__).parent


class Book:
    """The common messages and those of one game; a game's own come first."""

    def __init__(self, lang: str, pages: tuple[Path, ...]) -> None:
        # Here and not above: babel takes a tenth of a second, which `regalia --help` need not wait for.
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        self.bundle = FluentBundle([lang], use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        self._wants: dict[str, frozenset[str]] = {}
        for page in pages:
            if page.is_file():
                resource = read_page(page)
                self.bundle.add_resource(resource)
                for entry in resource.body:
                    if isinstance(entry, ast.Message):
                        self.entries.setdefault(entry.id.name, entry)

    def has(self, message: str) -> bool:
        """Whether there is a message, or with `message.attribute` an attribute of it."""
        name, _, attribute = message.partition(".")
        entry = self.entries.get(name)
        if entry is None:
            return False
        return (
            any(own.id.name == attribute for own in entry.attributes)
            if attribute
            else entry.value is not None
        )

    def wants(self, message: str) -> frozenset[str]:
        """The variables that a message uses, those of messages it quotes included."""
        if message not in self._wants:
            self._wants[message] = frozenset(self._variables(message, set()))
        return self._wants[message]

    def _variables(self, message: str, quoted: set[str]) -> set[str]:
        from fluent.syntax.visitor import Visitor

        found: set[str] = set()

        class Reader(Visitor):  # type: ignore[misc, unused-ignore]
            def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
                found.add(node.id.name)

            def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
                quoted_names.append(node.id.name)

        quoted_names: list[str] = []
        entry = self.entries.get(message.partition(".")[0])
        if entry is not None:
            Reader().visit(entry)
        for name in quoted_names:
            if name not in quoted:
                quoted.add(name)
                found |= self._variables(name, quoted)
        return found

    def about(self, message: str) -> frozenset[str]:
        """What a message speaks of: its variables without the suffixes that ask for a form."""
        forms = {"key", "count"} | {
            own.id.name
            for name, entry in self.entries.items()
            if name.startswith("name-")
            for own in entry.attributes
        }
        split = [(name, name.rpartition("_")) for name in self.wants(message)]
        return frozenset(base if form in forms else name for name, (base, _, form) in split)

    def say(self, message: str, variables: Mapping[str, object]) -> str:
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, _faults = self.bundle.format_pattern(pattern, dict(variables))
        return str(text)


@cache
def read_page(page: Path) -> ast.Resource:
    """The messages of one file; the common ones are in every game's book, but parsed once."""
    from fluent.runtime import FluentResource

    return FluentResource(page.read_text(encoding="utf-8"))


@cache
def open_book(lang: str, folder: Path | None) -> Book:
    """The book of a language for the game in a folder, or the common words alone."""
    pages = [COMMON / f"common.{lang}.ftl"]
    if folder is not None:
        pages.insert(0, folder / "texts" / f"{lang}.ftl")
    return Book(lang, tuple(pages))
