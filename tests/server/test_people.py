"""People: guests, accounts, sessions, tokens; and what protects them."""

from __future__ import annotations

from contextlib import suppress
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bench.server.process import GENEROUS, Server
from tests.server.club import Player, closes, until
from tests.server.test_play import new_table, pair

PASSWORD = "seven kingdoms"


def login() -> str:
    return f"ann.{uuid4().hex[:8]}"


def test_a_guest_who_registers_stays_who_he_is(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    name = login()
    account = ann.post("/api/accounts", login=name, password=PASSWORD)
    assert (account["id"], account["login"], account["name"]) == (ann.me["id"], name, "Ann")
    with ann.sits(table) as seat:
        assert seat.next()["seat"] == 0
    again = Player(other)
    assert (
        again.ask("POST", "/api/sessions", login=name, password="wrong one").json()["code"]
        == "wrong-password"
    )
    assert again.ask("POST", "/api/sessions", login="nobody", password=PASSWORD).status_code == 401
    assert again.post("/api/sessions", login=name.upper(), password=PASSWORD)["id"] == ann.me["id"]
    assert ben.ask("POST", "/api/accounts", login=name, password=PASSWORD).json()["code"] == "taken"


def test_what_was_played_as_a_guest_goes_over_to_the_account(server: Server, other: Server) -> None:
    name = login()
    account = Player(server).post("/api/accounts", login=name, password=PASSWORD)
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    ann.post("/api/sessions", login=name, password=PASSWORD)
    until(lambda: ben.get(f"/api/tables/{table}")["seats"][0]["user"] == account["id"])
    with ann.at(other).sits(table) as seat:
        assert seat.next()["seat"] == 0


def test_sessions_and_tokens_can_be_seen_and_revoked(server: Server, other: Server) -> None:
    ann = Player(server, "Ann")
    token = ann.post("/api/tokens", label="my bot", days=1)
    assert 0 < token["expires"] - token["created"] <= 86_400
    robot = Player(server, token=token["token"])
    assert robot.get("/api/me")["id"] == ann.me["id"]
    listed = ann.get("/api/sessions")
    assert [(row["kind"], row["current"], row["token"]) for row in listed] == [
        ("cookie", True, None),
        ("token", False, None),
    ]
    assert Player(server, "Eve").ask("DELETE", f"/api/sessions/{token['id']}").status_code == 404
    assert ann.http.delete(f"/api/sessions/{token['id']}").status_code == 204
    assert robot.http.get("/api/me").json()["code"] == "who-are-you"
    until(lambda: Player(other, token=token["token"]).http.get("/api/me").status_code == 401)
    ann.http.delete("/api/sessions/current")
    assert ann.http.get("/api/me").status_code == 401


def test_a_token_plays_like_a_person(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    token = ann.post("/api/tokens", label="bot")["token"]
    with Player(other, token=token).sits(table) as seat:
        seen = seat.next()
        assert seen["seat"] == 0
        seat.act(seen)
        seat.at(1)


@pytest.mark.parametrize("cookie", ["", "nonsense", "nonsense.00000000000000000000000000000000"])
def test_a_forged_cookie_is_nobodys(server: Server, cookie: str) -> None:
    eve = Player(server)
    eve.http.cookies.set("regalia", cookie)
    assert eve.http.get("/api/me").json()["code"] == "who-are-you"
    assert eve.ask("POST", "/api/tables", game="hand_of_the_king").status_code == 401


def test_a_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = Player(server).ask("POST", "/api/guests", name="Ann")
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "secure" not in flags


def test_behind_a_proxy_with_tls_the_cookie_is_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("proxied"), proxied="true")
    answer = Player(server).ask("POST", "/api/guests", name="Ann")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "max-age" in answer.headers["strict-transport-security"]
    server.stop()


def test_requests_of_other_sites_pages_are_turned_away(server: Server) -> None:
    ann = Player(server, "Ann")
    wish = {"game": "hand_of_the_king"}
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = ann.http.post("/api/tables", json=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert ann.http.post("/api/tables", json=wish, headers=own).status_code == 201


def test_a_socket_of_another_sites_page_is_turned_away(server: Server, other: Server) -> None:
    table = new_table(*pair(server, other))
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{table}"
    with (
        pytest.raises(InvalidStatus),
        connect(address, additional_headers={"origin": "https://evil.example"}),
    ):
        pass


def test_every_page_forbids_inline_scripts_and_frames(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere"):
        policy = Player(server).http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
    page = Player(server).http.get("/?lang=ru").text
    assert "<script" not in page
    assert "Столы" in page


def test_too_many_requests_and_messages_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = {"address_rate": "10", "socket_rate": "5", "user_rate": "50"}
    assert {f"REGALIA_{name.upper()}" for name in limits} == set(GENEROUS)
    server = Server(tmp_path_factory.mktemp("limited"), 0, **limits)
    ann = Player(server, "Ann")
    made = ann.post("/api/tables", game="hand_of_the_king", bots={"1": "random"}, start=True)
    with ann.sits(made["id"]) as seat:
        seat.next()
        with suppress(ConnectionClosed):
            for number in range(200):
                seat.say(ping=number)
        assert closes(seat) == 4029
        kinds = [frame["type"] for frame in seat.frames]
        assert kinds.count("pong") < 20
        assert [frame["code"] for frame in seat.frames if frame["type"] == "error"] == ["slow-down"]
    answers = [ann.http.get("/api/me").status_code for _ in range(40)]
    assert 429 in answers
    server.stop()


def test_a_frame_that_is_too_large_closes_the_socket(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    with ann.sits(new_table(ann, ben)) as seat:
        seat.next()
        seat.say(chat="x" * 500)
        seat.next("chat")
        seat.say(chat="x" * 501)
        assert seat.error()["code"] == "bad-message"
        seat.say(chat="x" * 5000)
        assert closes(seat) == 1009


def test_a_name_is_shown_as_text_only(server: Server) -> None:
    eve = Player(server, "<script>alert(1)</script>")
    made = eve.post("/api/tables", game="hand_of_the_king", seats=2)
    page = eve.http.get(made["link"]).text
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert eve.ask("PATCH", "/api/me", name="\u200b \u0007").json()["code"] == "bad-message"
    assert eve.ask("PATCH", "/api/me", name="Eve", lang="ru").json()["lang"] == "ru"


def test_errors_of_requests_speak_the_readers_language(server: Server) -> None:
    answer = Player(server).http.get("/api/tables/nosuchmatch", headers={"accept-language": "ru-RU,ru;q=0.9"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert answer.json()["text"] == "Такого стола или такой страницы здесь нет."
