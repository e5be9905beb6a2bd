"""Requests about people: guests, accounts, sessions, tokens, history, ratings."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from sqlalchemy import select

from regalia.server.faults import NotFound, SlowDown, WhoAreYou
from regalia.server.house import House
from regalia.server.protocol import ChangeMe, LogIn, Me, NewAccount, NewGuest, NewToken, Token
from regalia.server.sessions import COOKIE, Who
from regalia.server.store.schema import matches, ratings, seats, users

Asked = Request[Any, Any, AppState]
HISTORY = 200


async def who(request: Asked) -> Who | None:
    """Who sends a request, within his limit."""
    house: House = request.app.state.house
    found = await house.sessions.who(request.cookies.get(COOKIE), request.headers.get("authorization"))
    if found is not None and not house.users.take(found.me.id):
        raise SlowDown("too many requests of this user")
    return found


async def known(request: Asked) -> Who:
    found = await who(request)
    if found is None:
        raise WhoAreYou("a cookie or a token is needed")
    return found


async def _welcome(house: House, me: Me, label: str) -> Response[Me]:
    """A session for somebody who has just come."""
    days = house.settings.guest_days if me.login is None else house.settings.session_days
    token = await house.sessions.make(me.id, "cookie", label, days)
    cookie = Cookie(
        COOKIE,
        value=token.token,
        max_age=days * 86_400,
        httponly=True,
        samesite="lax",
        secure=house.settings.proxied,
    )
    return Response(me, cookies=[cookie], status_code=201)


def _device(request: Asked) -> str:
    return request.headers.get("user-agent", "")[:60]


@post("/api/guests")
async def become_guest(request: Asked, data: NewGuest) -> Response[Me]:
    """A name is enough to play."""
    house: House = request.app.state.house
    return await _welcome(house, await house.accounts.guest(data), _device(request))


@get("/api/me")
async def about_me(request: Asked) -> Me:
    return (await known(request)).me


@patch("/api/me")
async def change_me(request: Asked, data: ChangeMe) -> Me:
    house: House = request.app.state.house
    return await house.accounts.change((await known(request)).me, data)


@post("/api/accounts")
async def register(request: Asked, data: NewAccount) -> Response[Me]:
    """A name and a password; a guest keeps his matches."""
    house: House = request.app.state.house
    found = await who(request)
    me = await house.accounts.register(found.me if found else None, data)
    return await _welcome(house, me, _device(request))


@post("/api/sessions")
async def log_in(request: Asked, data: LogIn) -> Response[Me]:
    house: House = request.app.state.house
    found = await who(request)
    if not house.users.take(f"login {data.login.lower()}", 10):
        raise SlowDown("too many attempts for this name")
    me = await house.accounts.log_in(found.me if found else None, data)
    return await _welcome(house, me, _device(request))


@get("/api/sessions")
async def my_sessions(request: Asked) -> list[Token]:
    """All open sessions and tokens, so that a forgotten one can be ended."""
    house: House = request.app.state.house
    found = await known(request)
    return await house.sessions.of(found.me.id, found.session)


@delete("/api/sessions/{session:str}")
async def end_session(request: Asked, session: str) -> None:
    """Ends one session or token; `current` is the one that asks."""
    house: House = request.app.state.house
    found = await known(request)
    if not await house.sessions.end(found.me.id, found.session if session == "current" else session):
        raise NotFound("you have no such session")


@post("/api/tokens")
async def make_token(request: Asked, data: NewToken) -> Token:
    """A token for a bot or a script; it is told this once."""
    house: House = request.app.state.house
    return await house.sessions.make((await known(request)).me.id, "token", data.label, data.days)


@get("/api/users/{user:str}")
async def about_user(request: Asked, user: str) -> dict[str, Any]:
    """Ratings, and the finished matches with what came of them."""
    house: House = request.app.state.house
    row = await house.store.row(select(users.c.id, users.c.name, users.c.created).where(users.c.id == user))
    if row is None:
        raise NotFound("there is no such user")
    rated = await house.store.rows(select(ratings).where(ratings.c.user_id == user))
    played = await house.store.rows(
        select(matches.c.id, matches.c.game, matches.c.ended, matches.c.rated, matches.c.result, seats.c.seat)
        .join(seats, seats.c.match_id == matches.c.id)
        .where(seats.c.user_id == user, matches.c.status == "over")
        .order_by(matches.c.ended.desc())
        .limit(HISTORY)
    )
    return {
        **row,
        "ratings": [
            {key: rating[key] for key in ("game", "rating", "deviation", "played")} for rating in rated
        ],
        "statistics": _statistics(played),
        "matches": [
            {
                "match": match["id"],
                "game": match["game"],
                "seat": match["seat"],
                "ended": match["ended"],
                "rated": match["rated"],
                "return": match["result"]["returns"][match["seat"]],
                "score": match["result"]["scores"][match["seat"]],
                "reason": match["result"]["reason"],
            }
            for match in played
        ],
    }


def _statistics(played: Any) -> dict[str, dict[str, int]]:
    """By game: how many were played, won, drawn, lost."""
    counts: dict[str, dict[str, int]] = {}
    for match in played:
        own = counts.setdefault(match["game"], {"played": 0, "won": 0, "drawn": 0, "lost": 0})
        value = match["result"]["returns"][match["seat"]]
        own["played"] += 1
        own["won" if value > 0 else "lost" if value < 0 else "drawn"] += 1
    return counts


@get("/api/ratings/{game:str}")
async def best(request: Asked, game: str) -> list[dict[str, Any]]:
    """The best hundred of a game whose rating is fairly sure."""
    house: House = request.app.state.house
    rows = await house.store.rows(
        select(users.c.id, users.c.name, ratings.c.rating, ratings.c.deviation, ratings.c.played)
        .join(ratings, ratings.c.user_id == users.c.id)
        .where(ratings.c.game == game, ratings.c.deviation < 150)
        .order_by(ratings.c.rating.desc())
        .limit(100)
    )
    return list(rows)


HANDLERS = [
    become_guest,
    about_me,
    change_me,
    register,
    log_in,
    my_sessions,
    end_session,
    make_token,
    about_user,
    best,
]
