"""Tables: seats, bots, leaving and coming back, another round, watching, clocks, undo, talk."""

from __future__ import annotations

from time import time

import pytest

from bench.server.process import Server
from tests.server.club import Player, Seat, closes, until
from tests.server.test_play import TWO, finish, new_table, pair


def test_a_table_is_listed_joined_and_begun_by_its_host_alone(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    made = ann.post("/api/tables", game="hand_of_the_king", seats=3)
    table = f"/api/tables/{made['id']}"
    assert made["id"] in [row["id"] for row in ben.get("/api/tables")]
    assert ben.ask("PUT", f"{table}/seats/0").json()["code"] == "taken"
    ben.put(f"{table}/seats/2")
    assert ann.ask("POST", f"{table}/start").json()["code"] == "wrong-moment"
    assert ben.ask("PUT", f"{table}/seats/1/bot", bot="greedy").json()["code"] == "not-allowed"
    assert ann.ask("PUT", f"{table}/seats/1/bot", bot="hal").json()["code"] == "unknown-bot"
    ann.put(f"{table}/seats/1/bot", bot="random")
    assert ben.ask("POST", f"{table}/start").json()["code"] == "not-allowed"
    begun = ann.post(f"{table}/start")
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "random", "Ben"]
    assert ann.ask("DELETE", f"{table}/seats/0").json()["code"] == "wrong-moment"


def test_a_private_table_is_found_by_its_link_only(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    made = ann.post("/api/tables", game="hand_of_the_king", seats=2, listed=False)
    assert made["id"] not in [row["id"] for row in ben.get("/api/tables")]
    assert made["id"] in [row["id"] for row in ann.get("/api/tables?mine=true")]
    assert ben.get(f"/api/tables/{made['id']}")["status"] == "open"
    assert ben.http.get(f"{made['link']}/qr.svg").text.startswith("<svg")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "hand_of_the_king", "seats": 9}, "bad-options"),
        ({"game": "hand_of_the_king", "options": {"dragons": True}}, "bad-options"),
        ({"game": "hand_of_the_king", "cards": "nonsense = ["}, "bad-cards"),
        ({"game": "hand_of_the_king", "clock": {"kind": "sand"}}, "bad-clock"),
        ({"game": "hand_of_the_king", "bots": {"0": "greedy"}}, "bad-options"),
        ({"game": "hand_of_the_king", "rated": True}, "bad-options"),
        ({"game": "hand_of_the_king", "wishes": 1}, "bad-message"),
        ({"game": 7}, "bad-message"),
    ],
)
def test_a_wish_that_cannot_be_met_is_answered_with_what_was_expected(
    server: Server, wish: dict[str, object], code: str
) -> None:
    answer = Player(server, "Ann").ask("POST", "/api/tables", **wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_a_leaver_is_replaced_by_a_bot_and_gets_the_seat_back(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben, stand_in="random")
    with ann.sits(table) as first:
        seen = first.next()
        ben.post(f"/api/tables/{table}/leave")
        until(lambda: ann.get(f"/api/tables/{table}")["seats"][1]["away"])
        first.act(seen)
        seen = first.hear(lambda frame: frame["type"] == "match" and frame["to_move"] == [0])
        with ben.sits(table) as second:
            second.next()
            second.say(resign=True)
            assert second.error()["code"] == "not-allowed"
            ben.post(f"/api/tables/{table}/back")
            until(lambda: not ann.get(f"/api/tables/{table}")["seats"][1]["away"])
            first.act(seen)
            turn = second.hear(lambda frame: frame["type"] == "match" and frame["to_move"] == [1])
            assert second.quiet()
            second.act(turn)
            second.at(turn["version"] + 1)


def test_the_host_replaces_only_who_has_gone(server: Server, other: Server) -> None:
    ann, ben = pair(server, server)
    table = new_table(ann, ben, stand_in="random")
    with ben.sits(table) as second:
        second.next()
        answer = ann.ask("POST", f"/api/tables/{table}/seats/1/replace")
        assert answer.json()["code"] == "not-allowed"
    until(lambda: ann.ask("POST", f"/api/tables/{table}/seats/1/replace").status_code == 200)
    assert ann.get(f"/api/tables/{table}")["seats"][1]["away"]


def test_another_round_is_one_table_with_the_seats_moved_on(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first:
        first.next()
        assert ann.ask("POST", f"/api/tables/{table}/rematch").json()["code"] == "wrong-moment"
        first.say(resign=True)
        first.at(1)
    again = ann.post(f"/api/tables/{table}/rematch")
    assert ben.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Ann"]
    assert again["commitment"] != ann.get(f"/api/tables/{table}")["commitment"]


def test_giving_up_ends_a_match_of_two(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first, ben.sits(table) as second:
        first.next()
        second.next()
        second.say(resign=True)
        over = first.at(1)
        assert over["outcome"]["returns"] == [1.0, -1.0]
        assert over["outcome"]["reason"] == "resign"
        first.say(act=0, version=1, key="late")
        assert first.error()["code"] == "match-over"


# -- watching ------------------------------------------------------------------------------------------


def test_watchers_come_only_where_they_may(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    eve = Player(other, "Eve")
    with eve.sits(new_table(ann, ben, watchers="none")) as seat:
        assert seat.error()["code"] == "not-allowed"
        assert closes(seat) == 4003
    with eve.sits(new_table(ann, ben)) as seat:
        assert seat.next()["seat"] is None
    with eve.sits("nosuchmatch") as seat:
        assert closes(seat) == 4004


def test_watchers_of_a_delayed_table_are_behind(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben, watchers="delayed")
    with ann.sits(table) as first:
        first.act(first.next())
        first.at(1)
        with Player(server, "Eve").sits(table) as watcher:
            assert watcher.next()["version"] == 0
            assert watcher.quiet()


# -- clocks --------------------------------------------------------------------------------------------


def test_a_fallen_flag_is_acted_on_by_the_server(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben, clock={"kind": "match", "base": 1.0, "increment": 0.5})
    with ann.sits(table) as first, ben.sits(table) as second:
        seen = first.next()
        assert seen["clocks"][0] <= 1.0
        first.act(seen)
        seen = second.at(1)
        assert 1.0 < seen["clocks"][0] <= 1.5
        over = first.hear(lambda frame: "outcome" in frame)
        assert (over["outcome"]["reason"], over["outcome"]["returns"]) == ("flag", [1.0, -1.0])
        assert [event["kind"] for event in over["events"]] == ["flagged"]


def test_with_three_sides_a_bot_plays_on_for_who_ran_out_of_time(server: Server) -> None:
    ann = Player(server, "Ann")
    made = ann.post(
        "/api/tables",
        game="hand_of_the_king",
        seats=3,
        options=TWO,
        bots={"1": "random", "2": "random"},
        clock={"kind": "turn", "base": 0.5},
        stand_in="random",
        start=True,
    )
    with ann.sits(made["id"]) as seat:
        over = seat.hear(lambda frame: "outcome" in frame, 60)
        kinds = [event["kind"] for frame in seat.frames for event in frame.get("events", [])]
        assert "flagged" in kinds
        assert over["outcome"]["reason"] == "rules"


def test_a_flag_falls_also_while_nobody_has_the_match_open(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben, clock={"kind": "turn", "base": 0.2})
    until(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    assert ann.get(f"/api/tables/{table}")["result"]["reason"] == "flag"


# -- taking back ---------------------------------------------------------------------------------------


def test_taking_back_past_ones_own_turn_needs_consent(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben, options={**TWO, "companions": False})
    with ann.sits(table) as first, ben.sits(table) as second:
        before = first.next()
        second.next()
        first.act(before)
        first.at(1)
        first.say(undo=1, key="u1")
        asked = second.hear(lambda frame: "wish" in frame)
        assert asked["wish"] == {"seat": 0, "plies": 1, "waiting": [1]}
        second.say(agree=False, key="a1")
        assert "wish" not in first.at(3)
        first.say(undo=1, key="u2")
        first.at(4)
        first.say(agree=True, key="a2")
        assert first.error()["code"] == "nothing-asked"
        second.at(4)
        second.say(agree=True, key="a3")
        after = first.at(5)
        assert after["table"] == before["table"]
        assert [event["kind"] for event in after["events"]] == ["agree-undo", "undone"]
        first.say(undo=1, key="u3")
        assert first.error()["code"] == "cannot-undo"


def test_what_was_revealed_stays_revealed(server: Server) -> None:
    """A card that is laid from the hand is such a step: the engine says so."""
    ann = Player(server, "Ann")
    made = ann.post("/api/tables", game="unfairy_tale", bots={"1": "random"}, start=True)
    with ann.sits(made["id"]) as seat:
        seen = seat.hear(lambda frame: frame["type"] == "match" and bool(frame["legal"]))
        seat.act(seen)
        seen = seat.at(seen["version"] + 1)
        seat.say(undo=seen["version"])
        assert seat.error()["code"] == "cannot-undo"


# -- talk ----------------------------------------------------------------------------------------------


def said(seat: Seat) -> tuple[int, str, str]:
    frame = seat.next("chat")
    return frame["seat"], frame["room"], frame["text"]


def test_what_is_said_at_the_table_is_heard_by_all_and_kept(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first, ben.sits(table) as second, Player(other, "Eve").sits(table) as watcher:
        for seat in (first, second, watcher):
            seat.next()
        first.say(chat="  good\u0007 luck ")
        for seat in (first, second, watcher):
            assert said(seat) == (0, "table", "good luck")
        watcher.say(chat="psst")
        assert watcher.error()["code"] == "not-allowed"
    with ben.sits(table) as second:
        assert said(second)[2] == "good luck"


def test_a_crow_token_opens_a_private_minute_at_a_silent_table(server: Server, other: Server) -> None:
    people = [Player(server, "Ann"), Player(other, "Ben"), Player(server, "Cid")]
    made = people[0].post("/api/tables", game="hand_of_the_king", preset="crows", options=TWO)
    for seat in (1, 2):
        people[seat].put(f"/api/tables/{made['id']}/seats/{seat}")
    people[0].post(f"/api/tables/{made['id']}/start")
    table = made["id"]
    with people[0].sits(table) as ann, people[1].sits(table) as ben, people[2].sits(table) as cid:
        seen = ann.next()
        ben.next()
        cid.next()
        ann.say(chat="hello")
        assert ann.error()["code"] == "silence"
        ann.say(chat="hello", room="private")
        assert ann.error()["code"] == "silence"
        crow = next(a for a in seen["legal"] if (a["verb"], a["args"]) == ("crow", ["seat_1"]))
        ann.act(seen, crow["id"])
        seen = ben.at(1)
        assert seen["private"]["seats"] == [0, 1]
        assert 55 < seen["private"]["left"] <= 60
        assert "private" not in cid.at(1)
        ben.say(chat="the wall", room="private")
        assert said(ann) == said(ben) == (1, "0-1", "the wall")
        cid.say(chat="what?", room="private")
        assert cid.error()["code"] == "silence"
        assert not any(frame["type"] == "chat" for frame in cid.frames)
        ann.say(undo=1)
        assert ann.error()["code"] == "cannot-undo"
    with people[2].at(other).sits(table) as cid:
        cid.next()
        assert not any(frame["type"] == "chat" for frame in cid.frames)


def test_the_end_is_told_to_all(server: Server) -> None:
    ann = Player(server, "Ann")
    made = ann.post("/api/tables", game="hand_of_the_king", bots={"1": "random"}, start=True)
    with ann.sits(made["id"]) as seat:
        finish(seat)
        over = seat.next("table")
    assert over["status"] == "over"
    assert made["created"] < over["ended"] <= time()
