"""A server as its own process, and players who come to it over the network."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.server.process import Server

Frame = dict[str, Any]
CLIENTS: list[httpx.Client] = []  # closed after each test


class Seat:
    """A socket at a table, with what it was shown last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []

    def hear(self, wanted: Callable[[Frame], bool], seconds: float = 60.0) -> Frame:
        """The next frame of a kind; everything before it is kept in `frames`."""
        end = monotonic() + seconds
        while True:
            try:
                frame: Frame = json.loads(self.socket.recv(timeout=max(0.0, end - monotonic())))
            except TimeoutError:
                kinds = [(f["type"], f.get("version"), f.get("code")) for f in self.frames[-6:]]
                raise AssertionError(f"nothing of that kind came; the last were {kinds}") from None
            self.frames.append(frame)
            if wanted(frame):
                return frame

    def next(self, kind: str = "match", seconds: float = 60.0) -> Frame:
        return self.hear(lambda frame: frame["type"] == kind, seconds)

    def error(self) -> Frame:
        return self.next("error")

    def at(self, version: int) -> Frame:
        return self.hear(lambda frame: frame["type"] == "match" and frame["version"] >= version)

    def say(self, **said: Any) -> None:
        self.socket.send(json.dumps(said))

    def act(self, seen: Frame, action: int | None = None, key: str = "") -> str:
        key = key or uuid4().hex
        chosen = seen["legal"][0]["id"] if action is None else action
        self.say(act=chosen, version=seen["version"], key=key)
        return key

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.frames.append(json.loads(self.socket.recv(timeout=seconds)))
        except TimeoutError:
            return True
        return False


class Player:
    """Somebody with a cookie (or a token), at one of the server's processes."""

    def __init__(self, server: Server, name: str = "", lang: str = "en", token: str = "") -> None:
        self.server = server
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=server.url, timeout=60, headers=headers)
        self.me: Frame = {}
        CLIENTS.append(self.http)
        if name:
            self.me = self.post("/api/guests", name=name, lang=lang)

    def at(self, server: Server) -> Player:
        """The same person at another process."""
        twin = Player(server)
        twin.http.cookies.update(self.http.cookies)
        twin.me = self.me
        return twin

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.http.request(method, path, json=body if method != "GET" else None)

    def post(self, path: str, **body: Any) -> Frame:
        answer = self.ask("POST", path, **body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def put(self, path: str, **body: Any) -> Frame:
        answer = self.ask("PUT", path, **body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code < 300, answer.text
        return answer.json()

    @contextmanager
    def sits(self, table: str, query: str = "") -> Iterator[Seat]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        url = f"{self.server.url.replace('http', 'ws', 1)}/ws/{table}?{query}"
        with connect(url, additional_headers=headers, max_size=None) as socket:
            yield Seat(socket)


def closes(seat: Seat) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            seat.frames.append(json.loads(seat.socket.recv(timeout=60)))
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it did not come true in time"
        sleep(0.02)
