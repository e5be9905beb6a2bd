"""A small fast WebSocket client for measuring: text frames only, on a bare asyncio protocol."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

HEAD_END = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    """Hands each text frame to `heard`; pings are answered."""

    def __init__(self, heard: Callable[[Wire, bytes], None]) -> None:
        self.heard = heard
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        _open.add(self)
        self.transport = cast("asyncio.Transport", transport)  # uvloop's own is no subclass of it

    def data_received(self, data: bytes) -> None:
        self.buffer = data if not self.buffer else self.buffer + data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(HEAD_END)
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode()))
                return
            self.buffer = rest
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            size, start = buffer[place + 1] & 127, place + 2
            if size == 126:
                size, start = int.from_bytes(buffer[place + 2 : place + 4]), place + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[place + 2 : place + 10]), place + 10
            if len(buffer) < start + size:
                break
            kind, place = buffer[place] & 15, start + size
            if kind == 1:
                self.heard(self, buffer[start:place])
            elif kind == 9:
                self.send(buffer[start:place], 10)
            elif kind == 8:
                self.closed = True
        self.buffer = buffer[place:]

    def send(self, data: bytes, kind: int = 1) -> None:
        """One frame; the mask is zero, which costs nothing and is as valid as any."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(data)
        head = (
            bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        )
        self.transport.write(head + b"\0\0\0\0" + data)

    def connection_lost(self, exc: Exception | None) -> None:
        _open.discard(self)
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


_open: set[Wire] = set()


async def close_all() -> None:
    """Every socket that a measurement has left open."""
    while _open:
        _open.pop().close()
    await asyncio.sleep(0.05)


async def open_wire(
    port: int, path: str, cookie: str, heard: Callable[[Wire, bytes], None], token: str = ""
) -> Wire:
    """A socket at a table."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), "127.0.0.1", port)
    key = b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
    )
    head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
    assert wire.transport is not None
    wire.transport.write(head.encode())
    await wire.opened
    return wire
