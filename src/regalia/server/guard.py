"""Guard: what every request passes first (limits, origin) and every answer carries (headers for browsers)."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from regalia.core.errors import GameError
from regalia.server import metrics
from regalia.server.clients import explain
from regalia.server.faults import ForeignOrigin, SlowDown
from regalia.server.limits import Limits
from regalia.server.protocol import encode
from regalia.server.settings import Settings
from regalia.texts import LANGUAGES, Words

logger = logging.getLogger("regalia.requests")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Wraps the application; nothing reaches it from another site's page or faster than is allowed."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.addresses = Limits(settings.address_rate)
        self.headers = [*HEADERS, STRICT] if settings.proxied else HEADERS

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        try:
            self.check(scope, headers)
        except GameError as error:
            await self.refuse(error, scope, headers, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self.serve(scope, receive, send)

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        """An HTTP request, with our headers on its answer and a line in the log: no query, no cookies."""
        began = perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", []), *self.headers]}
            await send(message)

        await self.app(scope, receive, answer)
        took = round((perf_counter() - began) * 1000, 1)
        fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
        logger.info("request", extra=fields)

    def check(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        address = scope["client"][0] if scope.get("client") else "unknown"
        if not self.addresses.take(address):
            metrics.limited.labels("address").inc()
            raise SlowDown("too many requests from this address")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.own(headers):
            raise ForeignOrigin("the request comes from another site's page")

    def own(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers name the origin of every unsafe request and of every socket; scripts name none."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        host = headers.get(b"host", b"").decode("latin-1")
        return urlsplit(origin).netloc == host or origin in self.settings.origins

    async def refuse(
        self, error: GameError, scope: Any, headers: dict[bytes, bytes], receive: Any, send: Any
    ) -> None:
        metrics.refusals.labels(error.code).inc()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": error.code})
            return
        words = Words(None, accepted(headers.get(b"accept-language", b"").decode("latin-1")))
        body = encode(explain(error, words))
        status = getattr(error, "status", 400)
        kind = (b"content-type", b"application/json")
        await send({"type": "http.response.start", "status": status, "headers": [kind, *self.headers]})
        await send({"type": "http.response.body", "body": body})


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that we speak, else English."""
    for part in header.split(","):
        lang = part.split(";")[0].split("-")[0].strip().lower()
        if lang in LANGUAGES:
            return lang
    return "en"
