"""Writes the browser client's types: of the server's messages, and of every game's view.

`--check` writes nothing and fails if a file is not what it would write.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from regalia import registry
from regalia.server import protocol

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "// Made by tools/web_types.py: do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def spell(hint: Any) -> str:
    """A Python type as TypeScript spells it."""
    if hint is msgspec.Raw:
        return "Legal"  # actions are spelled once and kept as bytes
    if hint in PLAIN:
        return PLAIN[hint]
    origin = typing.get_origin(hint)
    parts = typing.get_args(hint)
    if origin is typing.Annotated:
        return spell(parts[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(spell(part) for part in parts))
    if origin is typing.Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
    if origin is list:
        inner = spell(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(spell(part) for part in parts)}]"
    if origin is dict:
        return f"Record<string, {spell(parts[1])}>"
    if inspect.isclass(hint):
        return hint.__name__
    raise TypeError(f"{hint!r} can't be spelled in TypeScript")


def comment(cls: type, indent: str = "") -> str:
    doc = cls.__dict__.get("__doc__") or ""
    if not doc or doc.startswith("dict()"):
        return ""
    lines = inspect.cleandoc(doc).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return (
        f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    )


def interface(cls: type, fields: Iterator[tuple[str, str]]) -> str:
    body = "".join(f"  {name}: {hint};\n" for name, hint in fields)
    return f"{comment(cls)}export interface {cls.__name__} {{\n{body}}}\n"


def struct_fields(cls: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """Fields of a message; those that may be left out are marked so."""
    config = cls.__struct_config__
    if config.tag is not None:
        yield config.tag_field or "type", f'"{config.tag}"'
    hints = typing.get_type_hints(cls, include_extras=True)
    for field in msgspec.structs.fields(cls):
        optional = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        yield field.encode_name + ("?" if optional else ""), spell(hints[field.name])


def dict_fields(cls: type) -> Iterator[tuple[str, str]]:
    for name, hint in typing.get_type_hints(cls).items():
        yield name, spell(hint)


def own_classes(module: types.ModuleType) -> list[type]:
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and value.__module__ == module.__name__
    ]


def files() -> Iterator[tuple[Path, str]]:
    structs = [cls for cls in own_classes(protocol) if issubclass(cls, msgspec.Struct)]
    yield WEB / "protocol.gen.ts", "\n".join([HEAD, *(interface(cls, struct_fields(cls)) for cls in structs)])
    for name in registry.names():
        folder = type(registry.game(name)).__module__.rpartition(".")[0]
        if folder.startswith("regalia.games."):
            shape = importlib.import_module(f"{folder}.shape")
            dicts = [
                cls
                for cls in vars(shape).values()
                if typing.is_typeddict(cls) and cls.__module__.startswith(f"{folder}.")
            ]
            yield (
                WEB / "games" / name / "view.gen.ts",
                "\n".join([HEAD, *(interface(cls, dict_fields(cls)) for cls in dicts)]),
            )


def main() -> int:
    stale = []
    for path, text in files():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(WEB.parent.parent)))
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        print(f"Not up to date: {', '.join(stale)}. Run `make web-types`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
