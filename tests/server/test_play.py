"""Playing over the network: envelopes, acknowledgements, refusals, coming back."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from bench.server.process import Server
from regalia import form, registry
from tests.server.club import Frame, Player, Seat, closes

ROOT = Path(form.PACKAGE).parent.parent
TWO = {"first": "seat_0"}


def new_table(ann: Player, ben: Player, **wish: object) -> str:
    """A match of two people, begun."""
    made = ann.post("/api/tables", **{"game": "hand_of_the_king", "seats": 2, "options": TWO, **wish})
    ben.put(f"/api/tables/{made['id']}/seats/1")
    ann.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


def pair(server: Server, other: Server) -> tuple[Player, Player]:
    return Player(server, "Ann"), Player(other, "Ben", lang="ru")


def test_a_move_is_acknowledged_and_shown_in_both_processes(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first, ben.sits(table) as second:
        seen = first.next()
        assert (seen["version"], seen["seat"], seen["to_move"]) == (0, 0, [0])
        assert second.next()["legal"] == []
        key = first.act(seen)
        mine, theirs = first.at(1), second.at(1)
        assert mine["done"] == {"key": key, "version": 1}
        assert "done" not in theirs
        assert theirs["to_move"] == [1]
        assert theirs["legal"]
        assert [event["n"] for event in theirs["events"]] == [1] * len(theirs["events"])
        second.act(theirs)
        assert first.at(2)["version"] == 2


def test_the_same_message_twice_is_answered_twice_and_done_once(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first, ann.at(other).sits(table) as again:
        seen = first.next()
        again.next()
        key = first.act(seen)
        done = first.at(1)["done"]
        first.act(seen, key=key)
        again.act(seen, key=key)
        assert first.next()["done"] == done
        answer = again.hear(lambda frame: "done" in frame)
        assert (answer["done"], answer["version"]) == (done, 1)


def test_an_action_for_a_past_version_is_stale_and_changes_nothing(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first:
        seen = first.next()
        first.act(seen)
        first.at(1)
        key = first.act(seen)
        error = first.error()
        assert (error["code"], error["key"], error["version"]) == ("stale-action", key, 1)
        assert first.next()["version"] == 1


def test_two_processes_cannot_both_have_the_same_version(server: Server, other: Server) -> None:
    """One person with two devices: whatever both send at once, one move is made."""
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as here, ann.at(other).sits(table) as there:
        seen = here.next()
        there.next()
        here.act(seen, seen["legal"][0]["id"])
        there.act(seen, seen["legal"][-1]["id"])
        frames = [here.at(1), there.at(1)]
        assert {frame["version"] for frame in frames} == {1}
        assert frames[0]["table"] == frames[1]["table"]
    assert ann.get(f"/api/matches/{table}")["version"] == 1


def test_a_refusal_is_explained_by_its_clause_in_the_readers_language(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    action = registry.game("hand_of_the_king").space.parse("play hodor")
    with ann.sits(table, "lang=ru") as first:
        seen = first.next()
        first.act(seen, action)
        error = first.error()
        assert (error["code"], error["clause"]) == ("refused", "hk-companion-due")
        assert error["number"]
        assert any("а" <= letter <= "я" for letter in error["text"])
        first.act(seen)
        assert first.at(1)["version"] == 1


def test_nobody_acts_out_of_turn_or_for_another_seat(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first, ben.sits(table) as second:
        seen = first.next()
        second.next()
        second.act(seen)
        assert second.error()["code"] == "not-your-turn"
    with ben.sits(table, "seat=0") as wrong:
        assert wrong.error()["code"] == "not-allowed"
    with Player(server, "Eve").sits(table) as watcher:
        seen = watcher.next()
        assert seen["seat"] is None
        assert seen["legal"] == []
        watcher.say(act=0, version=0, key="x")
        assert watcher.error()["code"] == "not-allowed"


def test_who_comes_back_finds_the_position_and_what_happened_since(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first:
        first.act(first.next())
        first.at(1)
    with ben.sits(table) as second:
        second.act(second.next())
        second.at(2)
    with ann.at(other).sits(table, "since=1") as first:
        seen = first.next()
        assert seen["version"] == 2
        assert {event["n"] for event in seen["events"]} == {2}


def finish(seat: Seat) -> Frame:
    """Plays on until the match is over."""
    seen = seat.next()
    while "outcome" not in seen:
        if seen["legal"]:
            seat.act(seen)
        seen = seat.next()
    return seen


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_of_every_game_against_bots(
    request: pytest.FixtureRequest, server: Server, game: str
) -> None:
    if "postgresql" in request.node.name and game != "unfairy_tale":
        pytest.skip("one game is enough to see bots take turns between two processes")
    ann = Player(server, "Ann")
    seats = registry.game(game).seats[0]
    bots = {str(seat): "random" for seat in range(1, seats)}
    made = ann.post("/api/tables", game=game, seats=seats, bots=bots, start=True)
    with ann.sits(made["id"]) as seat:
        over = finish(seat)
    assert over["to_move"] == []
    assert len(over["outcome"]["returns"]) == seats
    assert ann.get(f"/api/tables/{made['id']}")["status"] == "over"


def test_the_example_client_plays_a_whole_match(server: Server) -> None:
    example = ROOT / "examples" / "table_bot" / "table_bot.py"
    done = subprocess.run(
        [sys.executable, str(example), server.url], capture_output=True, encoding="utf-8", timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "'returns'" in done.stdout


def test_processes_hear_of_each_other_again_after_their_connections_broke(
    request: pytest.FixtureRequest, server: Server, other: Server
) -> None:
    if server is other:
        pytest.skip("one process has nothing to hear")
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    with ann.sits(table) as first, ben.sits(table) as second:
        seen = first.next()
        second.next()
        cut_connections(request.getfixturevalue("postgres"))
        first.act(seen)
        first.at(1)
        assert second.at(1)["version"] == 1


def cut_connections(url: str) -> None:
    """Those by which processes hear of each other."""

    async def cut() -> None:
        connection = await asyncpg.connect(url)
        words = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await connection.execute(words + " AND backend_type = 'client backend' AND query LIKE 'LISTEN%'")
        await connection.close()

    asyncio.run(cut())


def test_who_reads_too_slowly_is_sent_away(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    with ann.sits(new_table(ann, ben)) as seat:
        with suppress(ConnectionClosed):
            for _ in range(6000):
                seat.say(look=0)  # and nothing is read
        assert closes(seat) == 4008
