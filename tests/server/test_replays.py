"""Afterwards: replays with a seat's knowledge, records, the opening of the seed, ratings, history."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regalia
from bench.server.process import Server
from regalia.cli import main
from regalia.match.deal import commitment
from tests.server.club import Player, until
from tests.server.test_people import PASSWORD, login
from tests.server.test_play import finish, new_table, pair


def played(ann: Player, game: str = "unfairy_tale") -> str:
    """A match that Ann has played against a bot, with entropy of her own."""
    made = ann.post("/api/tables", game=game, bots={"1": "random"}, entropy="c0ffee", start=True)
    with ann.sits(made["id"]) as seat:
        finish(seat)
    return str(made["id"])


def test_nothing_is_opened_while_the_match_goes_on(server: Server, other: Server) -> None:
    ann, ben = pair(server, other)
    table = new_table(ann, ben)
    for path in ("record", "replay?seat=open", "replay?seat=0"):
        assert ann.http.get(f"/api/matches/{table}/{path}").json()["code"] == "wrong-moment"
    assert Player(server, "Eve").http.get(f"/api/matches/{table}").json()["code"] == "not-allowed"
    shown = ann.http.get(f"/api/tables/{table}").text
    assert "secret" not in shown
    assert "seed" not in shown


def test_a_finished_match_can_be_verified_by_anybody(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Player(server, "Ann")
    promised = ann.post("/api/tables", game="unfairy_tale", bots={"1": "random"}, entropy="c0ffee")
    ann.post(f"/api/tables/{promised['id']}/start")
    with ann.sits(promised["id"]) as seat:
        opened = finish(seat)["outcome"]
    assert commitment(opened["secret"]) == promised["commitment"]
    address = f"{server.url}/t/{promised['id']}"
    assert main(["replay", "--verify", address, "--commitment", promised["commitment"], "--lang", "en"]) == 0
    assert "entropy of 1 player" in capsys.readouterr().out
    text = Player(server).http.get(f"/api/matches/{promised['id']}/record").text
    assert f"seed {opened['seed']}" in text
    file = tmp_path / "match.txt"
    for wrong, why in [
        (text.replace("# entropy 0 c0ffee", "# entropy 0 c0ffed"), "entropy"),
        (text.replace(f"# secret {opened['secret']}", "# secret " + "0" * 64), "does not fit"),
        (text.replace("# commitment", "# comitment"), "no line"),
        (re.sub(r"\n[^\n]+\n$", "\nmove nowhere\n", text), "line"),
    ]:
        file.write_text(wrong)
        assert main(["replay", "--verify", str(file)]) == 2
        assert why in capsys.readouterr().err
    file.write_text(text)
    assert main(["replay", "--verify", str(file), "--lang", "ru"]) == 0
    assert main(["replay", "--verify", str(file), "--commitment", "0" * 64]) == 2
    assert main(["replay", "--verify", f"{server.url}/t/nosuchmatch"]) == 2
    assert regalia.record.load(text).actions


def test_a_replay_shows_what_was_asked_for(server: Server) -> None:
    ann = Player(server, "Ann")
    table = played(ann)
    record = regalia.record.load(ann.http.get(f"/api/matches/{table}/record").text)
    eve = Player(server)
    own = eve.get(f"/api/matches/{table}/replay?seat=0")["steps"]
    watched = eve.get(f"/api/matches/{table}/replay")["steps"]
    shown = eve.get(f"/api/matches/{table}/replay?seat=open")["steps"]
    assert len(own) == len(watched) == len(shown) == len(record.actions) + 1
    middle = len(own) // 2
    state = record.state(middle)
    assert own[middle]["table"] == state.view(0)
    assert watched[middle]["table"] == state.view(regalia.WATCHER)
    assert shown[middle]["table"] == [state.view(0), state.view(1)]
    assert all(step["action"] for step in shown[1:])
    assert all((step["action"] is None) == (step["seat"] != 0) for step in own[1:])
    assert eve.http.get(f"/api/matches/{table}/replay?seat=9").json()["code"] == "bad-message"


def test_rated_matches_change_ratings_once_and_stay_in_the_history(server: Server, other: Server) -> None:
    people = [Player(server), Player(other)]
    ids = []
    for person in people:
        name = login()
        person.me = person.post("/api/accounts", login=name, password=PASSWORD)
        ids.append(person.me["id"])
    ann, ben = people
    table = new_table(ann, ben, rated=True, clock={"kind": "turn", "base": 300})
    with ann.sits(table) as seat:
        seat.next()
        seat.say(resign=True)
        seat.at(1)
    until(lambda: "ratings" in ben.get(f"/api/tables/{table}")["result"])
    mine, theirs = (ben.get(f"/api/users/{user}") for user in ids)
    assert mine["ratings"][0]["rating"] == pytest.approx(1337.7, abs=0.1)
    assert theirs["ratings"][0]["rating"] == pytest.approx(1662.3, abs=0.1)
    assert mine["statistics"] == {"hand_of_the_king": {"played": 1, "won": 0, "drawn": 0, "lost": 1}}
    assert theirs["matches"][0]["match"] == table
    assert theirs["matches"][0]["return"] == 1.0
    assert ben.get("/api/ratings/hand_of_the_king") == []  # one match is not enough to be sure


def test_unrated_matches_leave_no_rating(server: Server) -> None:
    ann = Player(server, "Ann")
    played(ann)
    about = ann.get(f"/api/users/{ann.me['id']}")
    assert about["ratings"] == []
    assert about["statistics"]["unfairy_tale"]["played"] == 1
