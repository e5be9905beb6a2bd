"""Accounts: guests, names and passwords, and the matches that a guest takes along."""

from __future__ import annotations

import asyncio
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from regalia.server.faults import BadMessage, NotAllowed, Taken, WrongPassword
from regalia.server.hall import Hall
from regalia.server.protocol import ChangeMe, LogIn, Me, NewAccount, NewGuest
from regalia.server.sessions import Sessions, new_id
from regalia.server.store.schema import matches, seats, sessions, users
from regalia.texts import LANGUAGES


class Accounts:
    """People; a guest is a user without a login."""

    def __init__(self, hall: Hall, known: Sessions) -> None:
        self.hall = hall
        self.store = hall.store
        self.known = known
        self.hasher = PasswordHasher()
        self.nobody = ""

    async def guest(self, wish: NewGuest) -> Me:
        me = Me(new_id(), tidy(wish.name), language(wish.lang), None)
        await self.store.add(users, {"id": me.id, "name": me.name, "lang": me.lang, "created": time()})
        return me

    async def change(self, me: Me, wish: ChangeMe) -> Me:
        fresh = Me(
            me.id,
            me.name if wish.name is None else tidy(wish.name),
            me.lang if wish.lang is None else language(wish.lang),
            me.login,
        )
        await self.store.run(
            update(users).where(users.c.id == me.id).values(name=fresh.name, lang=fresh.lang)
        )
        self.known.forget()
        return fresh

    async def register(self, me: Me | None, wish: NewAccount) -> Me:
        """A new account; a guest who registers stays who he is, with all his matches."""
        if me is not None and me.login is not None:
            raise NotAllowed("you have an account already: log out first")
        password = await asyncio.to_thread(self.hasher.hash, wish.password)
        login = wish.login.lower()
        name = tidy(wish.name) if wish.name else me.name if me else wish.login
        row = {"login": login, "password": password, "name": name, "lang": language(wish.lang)}
        try:
            if me is None:
                me = Me(new_id(), name, wish.lang, login)
                await self.store.add(users, {"id": me.id, "created": time(), **row})
            else:
                await self.store.run(update(users).where(users.c.id == me.id).values(row))
        except IntegrityError as error:
            raise Taken(f"the name '{login}' is taken") from error
        self.known.forget()
        return Me(me.id, name, wish.lang, login)

    async def log_in(self, guest: Me | None, wish: LogIn) -> Me:
        """Checks the password; what was played as a guest on this device goes over to the account."""
        row = await self.store.row(select(users).where(users.c.login == wish.login.lower()))
        # An unknown name must cost the same time as a known one.
        self.nobody = self.nobody or await asyncio.to_thread(self.hasher.hash, "nobody's password")
        stored = self.nobody if row is None else row["password"]
        try:
            await asyncio.to_thread(self.hasher.verify, stored, wish.password)
        except (VerificationError, InvalidHashError):
            row = None
        if row is None:
            raise WrongPassword("name or password is wrong")
        me = Me(row["id"], row["name"], row["lang"], row["login"])
        if self.hasher.check_needs_rehash(stored):
            fresh = await asyncio.to_thread(self.hasher.hash, wish.password)
            await self.store.run(update(users).where(users.c.id == me.id).values(password=fresh))
        if guest is not None and guest.login is None:
            await self._claim(guest, me)
        return me

    async def _claim(self, guest: Me, me: Me) -> None:
        held = select(seats.c.match_id).where(seats.c.user_id == guest.id)
        played = {row["match_id"] for row in await self.store.rows(held)}

        def work(connection: Connection) -> None:
            connection.execute(update(seats).where(seats.c.user_id == guest.id).values(user_id=me.id))
            connection.execute(update(matches).where(matches.c.host == guest.id).values(host=me.id))
            connection.execute(delete(sessions).where(sessions.c.user_id == guest.id))
            connection.execute(delete(users).where(users.c.id == guest.id))
            for match_id in played:
                self.store.writer.tell(match_id, "t")

        await self.store.writer.write(work)
        self.known.forget()
        for room in [self.hall.rooms[match_id] for match_id in played if match_id in self.hall.rooms]:
            await self.hall.refresh(room)
            room.show_table()


def tidy(name: str) -> str:
    """A name that can be shown: no control characters, no blanks at the ends."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not shown:
        raise BadMessage("a name needs at least one visible letter")
    return shown[:40]


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadMessage(f"there is no language '{lang[:10]}': expected one of {', '.join(LANGUAGES)}")
    return lang
