"""Advice: previews tell what the seat may know, hints are legal, and both are for the seat to move."""

from __future__ import annotations

from bench.server.process import Server
from tests.server.club import Player


def table(ann: Player, game: str, **options: object) -> str:
    made = ann.post("/api/tables", game=game, bots={"1": "random"}, options=options, start=True)
    return f"/api/matches/{made['id']}"


def test_a_preview_says_what_a_move_would_do_without_doing_it(server: Server) -> None:
    ann = Player(server, "Ann")
    match = table(ann, "hand_of_the_king", first="seat_0")
    seen = ann.http.get(match).json()
    act = seen["legal"][0]["id"]
    told = ann.http.get(f"{match}/preview", params={"act": act, "version": seen["version"]}).json()
    assert told["act"] == act
    assert told["events"][0]["kind"] == "moved"
    assert ann.http.get(match).json()["version"] == seen["version"]
    stale = ann.http.get(f"{match}/preview", params={"act": act, "version": seen["version"] + 1})
    assert stale.json()["code"] == "stale-action"
    eve = Player(server, "Eve")
    foreign = eve.http.get(f"{match}/preview", params={"act": act, "version": seen["version"]})
    assert foreign.json()["code"] == "not-allowed"


def test_a_hint_has_the_best_of_the_legal_actions_and_the_next_best(server: Server) -> None:
    ann = Player(server, "Ann")
    match = table(ann, "unfairy_tale", first="seat_0")
    seen = ann.http.get(match).json()
    hint = ann.http.post(f"{match}/hint", params={"version": seen["version"]}).json()
    ranked = [hint, *hint["others"]]
    acts = [one["act"] for one in ranked]
    assert len(set(acts)) == 3
    assert set(acts) <= {action["id"] for action in seen["legal"]}
    assert all(-1.0 <= one["value"] <= 1.0 for one in ranked)
