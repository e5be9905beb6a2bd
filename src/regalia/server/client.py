"""The browser client: its built files, and what its pages ask for beside tables and people."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Response, get

from regalia import registry
from regalia.bots import BOTS
from regalia.core.errors import BadCards
from regalia.server.faults import NotFound
from regalia.server.people import Asked
from regalia.texts import LANGUAGES, Words

BUILT = Path(__file__).parent / "static" / "client"
PLAIN = "text/plain; charset=utf-8"
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
# Every page is the same file; the script reads the address.
PAGES = [
    "/",
    "/t/{a:str}",
    "/new/{a:str}",
    "/rules/{a:str}",
    "/replay/{a:str}",
    "/people/{a:str}",
    "/settings",
]


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str


@cache
def files() -> dict[str, File]:
    """All files of the built client by their address; none before it is built."""
    found: dict[str, File] = {}
    for path in sorted(BUILT.rglob("*")):
        if path.is_file() and path.suffix != ".gz":
            body = path.read_bytes()
            packed = path.with_name(path.name + ".gz")
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            if path.suffix == ".webmanifest":
                kind = "application/manifest+json"
            tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            found["/" + path.relative_to(BUILT).as_posix()] = File(
                body, packed.read_bytes() if packed.is_file() else None, kind, tag
            )
    return found


def built() -> bool:
    return "/index.html" in files()


def send(request: Asked, address: str, keep: str) -> Response[bytes]:
    file = files().get(address)
    if file is None:
        raise NotFound("there is no such file")
    headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


@get(PAGES, include_in_schema=False)
async def page(request: Asked, a: str = "") -> Response[bytes]:
    return send(request, "/index.html", FRESH)


def lost() -> Response[bytes]:
    """The page that says in the reader's language that there is none."""
    return Response(files()["/index.html"].body, status_code=404, media_type=MediaType.HTML)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Asked, name: str) -> Response[bytes]:
    """Their names carry a digest of what is in them."""
    return send(request, f"/assets/{name}", FOREVER)


@get(["/sw.js", "/manifest.webmanifest", "/icon.svg", "/icon-512.png"], include_in_schema=False)
async def root_file(request: Asked) -> Response[bytes]:
    return send(request, request.url.path, FRESH)


def told(request: Asked, text: str, kind: str) -> Response[str]:
    """A text that is sent again only when it has changed."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"cache-control": FRESH, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=kind)
    return Response(text, headers=headers, media_type=kind)


def _file(game: str, lang: str, name: str) -> str:
    folder = Words(registry.game(game), lang).folder
    path = None if folder is None or lang not in LANGUAGES else folder / name.format(lang=lang)
    if path is None or not path.is_file():
        raise NotFound(f"{game} has no such text")
    return path.read_text(encoding="utf-8")


@get("/api/texts/{lang:str}/{book:str}", media_type=PLAIN)
async def texts(request: Asked, lang: str, book: str) -> Response[str]:
    """A game's Fluent file: the one that the terminal reads."""
    return told(request, _file(book.removesuffix(".ftl"), lang, "texts/{lang}.ftl"), PLAIN)


@get("/api/rules/{lang:str}/{book:str}", media_type=PLAIN)
async def rules(request: Asked, lang: str, book: str) -> Response[str]:
    """A game's rules page as it is written, with the ids of its clauses."""
    return told(request, _file(book.removesuffix(".md"), lang, "rules.{lang}.md"), PLAIN)


@get("/api/games/{game:str}", media_type=MediaType.JSON)
async def one_game(game: str, lang: str = "en") -> dict[str, Any]:
    """All that a host chooses from, each explained in a line, and the words of every action."""
    found = registry.game(game)
    words = Words(found, lang if lang in LANGUAGES else "en")
    usual = {option.name: option.default for option in found.options}
    return {
        "game": game,
        "edition": int(found.edition),
        "name": words.say("game"),
        "about": words.say("about"),
        "seats": found.seats,
        "options": [
            {
                "option": option.name,
                "name": words.say(f"option-{option.name}"),
                "about": words.say(f"option-{option.name}-about"),
                "default": option.default,
                "choices": [_choice(words, option.name, choice) for choice in option.choices],
            }
            for option in found.options
        ],
        "presets": [
            {
                "preset": preset,
                "name": words.say(f"preset-{preset}"),
                "about": words.say(f"preset-{preset}-about"),
                "options": {**usual, **options},
                "seats": found.seats_for({**usual, **options}),
            }
            for preset, options in found.presets.items()
        ],
        "bots": [
            {"bot": bot, "name": words.say(f"bot-{bot}"), "about": words.say(f"bot-{bot}-about")}
            for bot in BOTS
        ],
        "cards": _cards(game),
        "space": [{"verb": verb.name, "axes": verb.axes} for verb in found.space.verbs],
    }


def _choice(words: Words, option: str, choice: bool | int | str) -> dict[str, Any]:
    if isinstance(choice, bool):
        return {"value": choice, "name": words.name(str(choice).lower())}
    return {"value": choice, "name": words.say(f"choice-{option}-{str(choice).lower()}")}


def _cards(game: str) -> str:
    """The card set as a host may edit it; empty where there is none."""
    try:
        return registry.game(game).cards_text()
    except BadCards:
        return ""


HANDLERS = [page, asset, root_file]
API = [texts, rules, one_game]
