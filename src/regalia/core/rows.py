"""Rows: a card set read row by row; a bad one is refused with row, field and what was expected."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from regalia.core.errors import BadCards

SOURCES: Final = ["rulebook", "public", "ours"]


@final
class Row:
    """One row, or a table within one: its fields, and what to call it when one of them is wrong."""

    def __init__(self, where: str, fields: Mapping[str, object]) -> None:
        self.where = where
        self.fields = fields

    def wrong(self, problem: str) -> BadCards:
        """The error to raise for this row."""
        return BadCards(f"{self.where}: {problem}")

    def key(self) -> str:
        return str(self.fields["key"])

    def only(self, fields: Sequence[str]) -> None:
        """Refuses a row with any other field."""
        for field in self.fields:
            if field not in fields:
                raise self.wrong(f"unknown field '{field}': expected {', '.join(fields)}")

    def expected(self, field: str, wanted: str) -> BadCards:
        """The error for a field that does not hold what it should."""
        return self.wrong(f"'{field}' is {self.fields.get(field)!r}: expected {wanted}")

    def number(self, field: str, least: int, most: int) -> int:
        value = self.fields.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.expected(field, f"a number from {least} to {most}")
        return value

    def word(self, field: str, words: Sequence[str]) -> str:
        value = self.fields.get(field)
        if not isinstance(value, str) or value not in words:
            raise self.expected(field, f"one of {', '.join(words)}")
        return value

    def words(self, field: str, words: Sequence[str]) -> list[str]:
        """A list of at least one of the words."""
        listed = self.fields.get(field)
        if not isinstance(listed, list) or not listed or any(word not in words for word in listed):
            raise self.expected(field, f"a list of {', '.join(words)}")
        return [str(word) for word in listed]

    def flag(self, field: str, default: bool) -> bool:
        value = self.fields.get(field, default)
        if not isinstance(value, bool):
            raise self.expected(field, "true or false")
        return value

    def source(self) -> str:
        """Where the values of the row are from."""
        return self.word("source", SOURCES)

    def table(self, field: str, sample: str) -> "Row":
        """A table in braces, such as the sample."""
        value = self.fields.get(field)
        if not isinstance(value, dict):
            raise self.expected(field, f"a table such as {sample}")
        return Row(self.where, value)

    def tables(self, field: str, sample: str) -> "list[Row]":
        """A list of tables in braces, such as the sample; empty if the field is left out."""
        listed = self.fields.get(field, [])
        if not isinstance(listed, list):
            raise self.wrong(f"'{field}' must be a list such as [{sample}]")
        found: list[Row] = []
        for entry in listed:
            if not isinstance(entry, dict):
                raise self.wrong(f"an entry of '{field}' must look like {sample}, not {entry!r}")
            found.append(Row(self.where, entry))
        return found


def sections(text: str, own_text: str, fixed: Sequence[str]) -> dict[str, object]:
    """The kinds of rows in a card set; those that are fixed must be as in our own set, or left out."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"the card set is not valid TOML: {error}") from error
    own = tomllib.loads(own_text)
    for kind in given:
        if kind not in own:
            free = [f"[[{name}]]" for name in own if name not in fixed]
            raise BadCards(f"'{kind}' is no kind of row: expected {', '.join(free)}")
        if kind in fixed and given[kind] != own[kind]:
            raise BadCards(f"the rows of [[{kind}]] can't be changed: leave them as they are, or out")
    return given


def keyed(given: Mapping[str, object], kind: str, keys: Sequence[str]) -> list[Row]:
    """The rows of one kind, one for each key and in the order of the keys."""
    listed = given.get(kind, [])
    if not isinstance(listed, list):
        raise BadCards(f"'{kind}' must be rows, each headed [[{kind}]]")
    found: dict[str, Row] = {}
    for number, row in enumerate(listed, 1):
        if not isinstance(row, dict):
            raise BadCards(f"{kind} {number}: expected a row headed [[{kind}]]")
        key = row.get("key")
        if not isinstance(key, str) or key not in keys:
            raise BadCards(f"{kind} {number}: 'key' is {key!r}: expected one of {', '.join(keys)}")
        if key in found:
            raise BadCards(f"{kind} {number} ({key}): this key occurs twice")
        found[key] = Row(f"{kind} {number} ({key})", row)
    missing = [key for key in keys if key not in found]
    if missing:
        raise BadCards(f"rows of [[{kind}]] are missing: {', '.join(missing)}")
    return [found[key] for key in keys]
