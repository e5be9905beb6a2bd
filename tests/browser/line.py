"""A line between browser and server that can be cut and mended: every byte goes through it."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable


class Line:
    """A TCP proxy. Cut, it drops all connections and takes no new ones, as a dead network does."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.threads: list[threading.Thread] = []
        self._start(self._listen)

    def cut(self) -> None:
        with self.lock:
            self.whole = False
            for end in self.ends:
                with contextlib.suppress(OSError):  # the other side was quicker
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()

    def _start(self, target: Callable[..., None], *given: socket.socket) -> None:
        thread = threading.Thread(target=target, args=given, daemon=True)
        self.threads.append(thread)
        thread.start()

    def _listen(self) -> None:
        with self.door, contextlib.suppress(OSError):  # closed
            while True:
                caller, _ = self.door.accept()
                with self.lock:
                    if self.whole:
                        self._connect(caller)
                    else:
                        caller.close()

    def _connect(self, caller: socket.socket) -> None:
        server = socket.create_connection(("127.0.0.1", self.port))
        self.ends |= {caller, server}
        self._start(self._carry, caller, server)
        self._start(self._carry, server, caller)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        with self.lock:
            self.ends.discard(source)
        source.close()
