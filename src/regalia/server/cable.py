"""Cable: uvicorn's WebSocket with a way past the ASGI messages, so that one frame is made once for everybody.

A sent message would otherwise be a task, a dictionary and a frame of its own for each of a thousand watchers.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "regalia.cable"
TEXT = 0x81  # a whole text message in one frame
MOST_HEARD = 8  # messages of a client that wait to be looked at before no more are read from it


def frame(text: bytes) -> bytes:
    """A text as it goes over the wire (RFC 6455, from a server: not masked)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text


class Cable(WebSocketsSansIOProtocol):
    """Found by the application among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = cast("dict[str, Any]", self.scope)["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of itself, so that its memory is free at once."""
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == 101:
            cast("dict[str, Any]", self.scope)["extensions"].pop(EXTENSION, None)

    def push(self, data: bytes) -> int:
        """Sends a ready frame at once; how many bytes wait for a reader who is slow, -1 if there is none."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            return -1
        self.transport.write(data)
        return self.transport.get_write_buffer_size()

    def hang_up(self, code: int, reason: str) -> None:
        """Says good-bye after whatever still waits; who does not read even that is cut off."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but reading is stopped for who runs ahead, not for every single message."""
        if self.close_sent:
            self.frames = []
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        message: Any = {"type": "websocket.receive", "bytes": data}
        self.queue.put_nowait(message)
        if not self.read_paused and self.queue.qsize() >= MOST_HEARD:
            self.read_paused = True
            self.transport.pause_reading()
