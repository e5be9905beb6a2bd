"""Pages: a plain page that lists the tables and one for each table, until the browser client has its own."""

from __future__ import annotations

from html import escape
from pathlib import Path

from litestar import MediaType, Response, get

from regalia import registry
from regalia.server.guard import accepted
from regalia.server.house import House
from regalia.server.people import Asked
from regalia.server.protocol import Table
from regalia.texts import LANGUAGES, Words

STYLE = Path(__file__).parent / "static" / "page.css"


def _lang(request: Asked, asked: str) -> str:
    return asked if asked in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def _page(words: Words, title: str, body: list[str], path: str) -> Response[str]:
    """A whole page: no scripts, one style sheet."""
    links = " · ".join(f'<a href="{path}?lang={lang}" hreflang="{lang}">{lang}</a>' for lang in LANGUAGES)
    lines = [
        f'<!doctype html>\n<html lang="{words.lang}">\n<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/static/page.css"></head>',
        f"<body><nav>{links}</nav><main><h1>{escape(title)}</h1>",
        *body,
        "</main></body></html>",
    ]
    return Response("\n".join(lines), media_type=MediaType.HTML)


def _game(table: Table, lang: str) -> str:
    return Words(registry.game(table.game), lang).say("game")


@get("/", include_in_schema=False)
async def hall(request: Asked, lang: str = "") -> Response[str]:
    """All tables that are listed, and how to sit down."""
    house: House = request.app.state.house
    words = Words(None, _lang(request, lang))
    rows = []
    for table in await house.tables.listed(None, mine=False):
        people = ", ".join(escape(seat.name or "…") for seat in table.seats)
        name = escape(_game(table, words.lang))
        state = escape(words.say(f"page-status-{table.status}"))
        rows.append(
            f'<tr><td><a href="{table.link}?lang={words.lang}">{name}</a></td>'
            f"<td>{people}</td><td>{state}</td></tr>"
        )
    heads = "".join(f"<th>{escape(words.say(f'page-{head}'))}</th>" for head in ("game", "seats", "status"))
    body = [
        f"<p>{escape(words.say('page-about'))}</p>",
        f"<h2>{escape(words.say('page-tables'))}</h2>",
        f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        if rows
        else f"<p>{escape(words.say('page-no-tables'))}</p>",
        f"<p>{escape(words.say('page-how'))}</p>",
        '<p><a href="/api/schema/openapi.json">/api/schema/openapi.json</a></p>',
    ]
    return _page(words, words.say("page-title"), body, "/")


@get("/t/{match:str}", include_in_schema=False)
async def one_table(request: Asked, match: str, lang: str = "") -> Response[str]:
    """One table: who sits where, its link as a picture, the commitment of its seed."""
    house: House = request.app.state.house
    words = Words(None, _lang(request, lang))
    table = house.hall.describe(await house.hall.fresh(match))
    places = "".join(f"<li>{escape(seat.name or '…')}</li>" for seat in table.seats)
    body = [
        f"<p>{escape(words.say(f'page-status-{table.status}'))}</p><ol>{places}</ol>",
        f"<p>{escape(words.say('page-commitment'))} <code>{table.commitment}</code></p>",
        f'<p><img src="{table.link}/qr.svg" alt="{escape(words.say("page-qr"))}"></p>',
        f'<p><a href="/?lang={words.lang}">{escape(words.say("page-tables"))}</a></p>',
    ]
    if table.status == "over":
        body.insert(
            1, f'<p><a href="/api/matches/{table.id}/record">{escape(words.say("page-record"))}</a></p>'
        )
    return _page(words, _game(table, words.lang), body, table.link)


@get("/static/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response(STYLE.read_bytes(), media_type=MediaType.CSS)


HANDLERS = [hall, one_table, style]
