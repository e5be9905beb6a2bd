"""Settings of the server: from flags, then the environment, then a file, then what is usual."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, get_type_hints

import msgspec
from platformdirs import user_data_path

from regalia.core.errors import GameError

PREFIX = "REGALIA_"
DATABASE = "regalia.sqlite"


class BadSettings(GameError):
    """A setting that can't be used."""

    code: ClassVar[str] = "bad-settings"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may choose; each has a flag, and a variable REGALIA_<NAME>."""

    host: str = "127.0.0.1"
    port: int = 8700
    data: str = ""  # folder of the SQLite file
    database_url: str = ""  # postgresql://…; empty is SQLite in the data folder
    thinkers: int = 0  # processes in which bots think; 0 is one less than there are cores, at least one
    origins: list[str] = []  # further origins whose pages may use this server
    proxied: bool = False  # behind a reverse proxy with TLS: trust its headers, send secure cookies
    rooms: int = 20_000  # matches kept in memory at most
    frame_bytes: int = 4096  # the largest message of a client
    socket_rate: float = 20.0  # messages a second, per socket, on average
    user_rate: float = 40.0  # requests and messages a second, per user
    address_rate: float = 100.0  # requests and new sockets a second, per address
    watch_delay: float = 120.0  # seconds that watchers are behind at tables that ask for it
    guest_days: int = 365
    session_days: int = 90
    log: str = "info"
    metrics: str = "local"  # who may read /metrics: local, all or none
    pages: str = "client"  # the browser client (where it is built), or plain: a few pages without scripts

    def folder(self) -> Path:
        return Path(self.data) if self.data else Path(user_data_path("regalia", appauthor=False))

    def url(self) -> str:
        """The address of the database as SQLAlchemy takes it."""
        if self.database_url:
            return "postgresql+asyncpg" + self.database_url[self.database_url.index("://") :]
        return f"sqlite:///{self.folder() / DATABASE}"

    @property
    def postgres(self) -> bool:
        return bool(self.database_url)

    def pool(self) -> int:
        """In how many processes bots think."""
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)


def load(flags: Mapping[str, object], file: str = "", environ: Mapping[str, str] | None = None) -> Settings:
    """Settings from all their sources; BadSettings names the one that can't be used."""
    chosen: dict[str, object] = {}
    environ = os.environ if environ is None else environ
    file = file or environ.get(PREFIX + "SETTINGS", "")
    if file:
        chosen.update(_read(file))
    for name in get_type_hints(Settings):
        word = environ.get(PREFIX + name.upper())
        if word:
            chosen[name] = word.split(",") if name == "origins" else word
    chosen.update({name: value for name, value in flags.items() if value is not None})
    unknown = set(chosen) - set(get_type_hints(Settings))
    if unknown:
        names = ", ".join(get_type_hints(Settings))
        raise BadSettings(f"there is no setting '{min(unknown)}': expected one of {names}")
    try:
        made = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"a setting can't be used: {error}") from error
    return _check(made)


def _read(file: str) -> dict[str, object]:
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"the settings file {file} can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"the settings file {file} is not TOML: {error}") from error


def _check(settings: Settings) -> Settings:
    if not 0 <= settings.port < 65_536:
        raise BadSettings(f"port can't be {settings.port}: expected 0 to 65535")
    if settings.database_url and not settings.database_url.startswith(("postgresql://", "postgres://")):
        raise BadSettings("database_url must begin with postgresql://")
    if settings.metrics not in ("local", "all", "none"):
        raise BadSettings(f"metrics can't be '{settings.metrics}': expected local, all or none")
    if settings.pages not in ("client", "plain"):
        raise BadSettings(f"pages can't be '{settings.pages}': expected client or plain")
    if settings.log not in ("debug", "info", "warning", "error"):
        raise BadSettings(f"log can't be '{settings.log}': expected debug, info, warning or error")
    for name in ("rooms", "frame_bytes", "socket_rate", "user_rate", "address_rate", "session_days"):
        if getattr(settings, name) <= 0:
            raise BadSettings(f"{name} can't be {getattr(settings, name)}: expected more than 0")
    return settings
