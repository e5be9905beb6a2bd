"""The application: handlers, how errors are told, and what is opened and closed with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

import regalia
from regalia.core.errors import GameError
from regalia.server import advice, client, metrics, pages, people, places
from regalia.server.clients import explain
from regalia.server.faults import BadMessage, NotAllowed, NotFound, StoreTrouble
from regalia.server.guard import Guard, accepted
from regalia.server.house import House
from regalia.server.people import Asked
from regalia.server.protocol import Error
from regalia.server.settings import Settings
from regalia.server.sockets import table_socket
from regalia.texts import Words

logger = logging.getLogger("regalia.app")
LOCAL = ("127.0.0.1", "::1")


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[dict[str, str]]:
    """200 while the database answers."""
    house: House = request.app.state.house
    try:
        await house.store.rows(text("SELECT 1"))
    except (DBAPIError, OSError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok", "version": regalia.__version__})


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Asked) -> Response[bytes]:
    house: House = request.app.state.house
    allowed = house.settings.metrics
    address = request.client.host if request.client else ""
    if allowed == "none" or (allowed == "local" and address not in LOCAL):
        raise NotAllowed("metrics are not for this address")
    return Response(metrics.text(), media_type=metrics.CONTENT_TYPE_LATEST)


def _answer(request: Asked, error: GameError) -> Response[Error]:
    metrics.refusals.labels(error.code).inc()
    words = Words(None, accepted(request.headers.get("accept-language", "")))
    return Response(explain(error, words), status_code=getattr(error, "status", 400))


def game_error(request: Asked, error: GameError) -> Response[Error]:
    return _answer(request, error)


def http_error(request: Asked, error: HTTPException) -> Response[Any]:
    """Litestar's own: a path that leads nowhere, a body that is not what was expected."""
    if isinstance(error, ValidationException):
        said = "; ".join(str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict))
        return _answer(request, BadMessage(said or error.detail))
    if error.status_code == 404:
        plain = request.app.state.house.settings.pages == "plain"
        if not plain and client.built() and "text/html" in request.headers.get("accept", ""):
            return client.lost()
        return _answer(request, NotFound("there is nothing at this address"))
    answer = _answer(request, BadMessage(error.detail))
    answer.status_code = error.status_code
    return answer


def store_error(request: Asked, error: DBAPIError) -> Response[Error]:
    return _answer(request, StoreTrouble("the database does not answer"))


async def note_failure(error: Exception, scope: Any) -> None:
    """What nobody has foreseen is logged; a socket would otherwise close without a word."""
    expected = isinstance(error, (GameError, DBAPIError)) or getattr(error, "status_code", 500) < 500
    if not expected:
        logger.error("a request failed", extra={"path": scope["path"]}, exc_info=error)


def build(settings: Settings) -> Guard:
    """The whole server as one ASGI application."""
    house = House(settings)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    handlers: list[Any] = [
        *people.HANDLERS,
        *places.HANDLERS,
        *advice.HANDLERS,
        *client.API,
        healthz,
        read_metrics,
    ]
    handlers += client.HANDLERS if settings.pages != "plain" and client.built() else pages.HANDLERS
    app = Litestar(
        route_handlers=[*handlers, table_socket],
        lifespan=[opened],
        state=AppState({"house": house}),
        exception_handlers={
            GameError: game_error,
            HTTPException: http_error,
            DBAPIError: store_error,
        },
        openapi_config=OpenAPIConfig(
            title="Regalia",
            version=regalia.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the others load scripts from elsewhere
        ),
        after_exception=[note_failure],
        request_max_body_size=100_000,
        logging_config=None,
    )
    return Guard(app, settings)
