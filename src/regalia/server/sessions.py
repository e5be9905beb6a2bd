"""Sessions: who somebody is, by a signed cookie or a token; both expire and can be revoked."""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from secrets import choice, token_hex, token_urlsafe
from time import time
from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from regalia.server.protocol import Me, Token
from regalia.server.store import Store
from regalia.server.store.schema import secrets, sessions, users

COOKIE = "regalia"
TOKEN = "rgl_"
DAY = 86_400.0
TRUSTED = 5.0  # seconds for which what was read is believed: so long a revocation may take elsewhere
MOST = 20_000
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    """An id that can't be guessed, short enough to be read out: ten letters are 49 bits."""
    return "".join(choice(ALPHABET) for letter in range(length))


class Who(NamedTuple):
    """A user, and the session by which he came."""

    me: Me
    session: str
    expires: float


class Sessions:
    """Tokens are kept as digests only, so that a stolen database opens no session."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret = ""
        self.known: OrderedDict[bytes, tuple[float, Who | None]] = OrderedDict()

    async def open(self) -> None:
        """The signing key is drawn once and shared by all processes on the database."""
        dialect = postgresql if self.store.postgres else sqlite
        fresh = dialect.insert(secrets).values(name="signing", value=token_hex(32))
        await self.store.run(fresh.on_conflict_do_nothing())
        row = await self.store.row(select(secrets.c.value).where(secrets.c.name == "signing"))
        assert row is not None
        self.secret = row["value"]

    # -- making and ending --------------------------------------------------------------------------------

    async def make(self, user: str, kind: str, label: str, days: float) -> Token:
        """A new session; its token is told this once."""
        raw = (TOKEN if kind == "token" else "") + token_urlsafe(24)
        token = raw if kind == "token" else f"{raw}.{self.signature(raw)}"
        now = time()
        row: dict[str, Any] = {
            "id": new_id(),
            "digest": digest(token),
            "user_id": user,
            "kind": kind,
            "label": label[:60],
            "created": now,
            "expires": now + days * DAY,
        }
        await self.store.add(sessions, row)
        return Token(row["id"], row["label"], kind, now, now + days * DAY, token)

    async def end(self, user: str, session: str) -> bool:
        """Revokes one of a user's sessions; False if he has none of that id."""
        found = await self.store.run(
            delete(sessions).where(sessions.c.id == session, sessions.c.user_id == user)
        )
        self.known.clear()
        return found > 0

    async def of(self, user: str, current: str) -> list[Token]:
        rows = await self.store.rows(
            select(sessions)
            .where(sessions.c.user_id == user, sessions.c.expires > time())
            .order_by(sessions.c.created)
        )
        return [
            Token(
                row["id"],
                row["label"],
                row["kind"],
                row["created"],
                row["expires"],
                None,
                row["id"] == current,
            )
            for row in rows
        ]

    def forget(self) -> None:
        """After a change of somebody's name: what was read before is not believed any more."""
        self.known.clear()

    # -- asking -------------------------------------------------------------------------------------------

    async def who(self, cookie: str | None, authorization: str | None) -> Who | None:
        """Whose cookie or token this is; None if it is nobody's, has expired or was revoked."""
        token = cookie or ""
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() != "bearer":
                return None
        elif not self.signed(token):
            return None
        name = digest(token)
        now = time()
        read, who = self.known.get(name, (0.0, None))
        if now - read > TRUSTED:
            who = await self._read(name)
            self.known[name] = (now, who)
            if len(self.known) > MOST:
                self.known.popitem(last=False)
        return who if who is not None and who.expires > now else None

    async def _read(self, name: bytes) -> Who | None:
        row = await self.store.row(
            select(users, sessions.c.id.label("session"), sessions.c.expires)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.digest == name)
        )
        if row is None:
            return None
        return Who(Me(row["id"], row["name"], row["lang"], row["login"]), row["session"], row["expires"])

    def signature(self, raw: str) -> str:
        return hmac.new(self.secret.encode(), raw.encode(), hashlib.sha256).hexdigest()[:32]

    def signed(self, token: str) -> bool:
        """Forged cookies are turned away without a look at the database."""
        raw, _, mark = token.partition(".")
        return hmac.compare_digest(mark.encode(), self.signature(raw).encode())


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
