"""`regalia serve`: from the command line to a running server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from typing import Any

import uvicorn

from regalia.server import lan, logs
from regalia.server.app import build
from regalia.server.cable import Cable
from regalia.server.settings import BadSettings, Settings, load
from regalia.server.store import Store
from regalia.texts import Words, choose_language


def add_arguments(parser: ArgumentParser) -> None:
    """A flag for every setting an operator is likely to change; the others are for the environment."""
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1; 0.0.0.0: the network)")
    parser.add_argument("--port", type=int, metavar="N", help="(8700; 0: any that is free)")
    parser.add_argument(
        "--data", metavar="FOLDER", help="where the SQLite file lies (the user's data folder)"
    )
    parser.add_argument("--database-url", metavar="URL", help="postgresql://… instead of the SQLite file")
    parser.add_argument("--thinkers", type=int, metavar="N", help="processes in which bots think (cores - 1)")
    parser.add_argument("--proxied", action="store_true", default=None, help="behind a proxy with TLS")
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), help="(info)")
    parser.add_argument("--settings", metavar="FILE", default="", help="a TOML file with the same names")
    parser.add_argument("--lang", choices=("en", "ru"), help="language (default: that of the locale)")


FLAGS = ("host", "port", "data", "database_url", "thinkers", "proxied", "log")


def settings_of(args: Namespace) -> Settings:
    return load({name: getattr(args, name, None) for name in FLAGS}, args.settings)


def run(args: Namespace) -> int:
    """`regalia serve`."""
    settings = settings_of(args)
    logs.set_up(settings.log)
    asyncio.run(prepare(settings))
    listener = _listen(settings)
    port = listener.getsockname()[1]
    words = Words(None, choose_language(args.lang))
    server = Server(uvicorn.Config(build(settings), **config(settings)), settings, port, words)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


async def prepare(settings: Settings) -> None:
    """Opens the database once before anybody is let in, so that trouble with it is one clear line."""
    store = Store(settings)
    try:
        await store.open()
    finally:
        await store.close()


class Server(uvicorn.Server):
    """Uvicorn that says where it can be found once it can be found there."""

    def __init__(self, config: uvicorn.Config, settings: Settings, port: int, words: Words) -> None:
        super().__init__(config)
        self.settings = settings
        self.port = port
        self.words = words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            be_prompt()
            announce(self.settings, self.port, self.words)


def be_prompt() -> None:
    """No long pauses: the collector leaves alone what was there from the start and looks by itself at young
    things only (see House.collect); the thread that commits gets its turn soon after it has asked for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 1_000_000)
    sys.setswitchinterval(0.0005)


def announce(settings: Settings, port: int, words: Words) -> None:
    links = lan.links(settings.host, port)
    print(words.say("serve-open", link=links[0]), flush=True)
    for link in links[1:]:
        print(words.say("serve-network", link=link))
        if sys.stdout.isatty() or os.environ.get("REGALIA_QR"):
            print(lan.code(link))
    where = "PostgreSQL" if settings.postgres else str(settings.folder())
    print(words.say("serve-data", place=where), flush=True)


def config(settings: Settings) -> dict[str, Any]:
    return {
        "ws": Cable,
        "http": "httptools",
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 30.0,
        "ws_ping_timeout": 30.0,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": settings.proxied,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": 3,
        "lifespan": "on",
    }


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise BadSettings(f"can't listen at {settings.host}:{settings.port}: {reason}") from error
    listener.listen(2048)
    listener.setblocking(False)
    return listener
