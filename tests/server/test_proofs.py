"""The proofs of docs/proofs.md in short form: what must hold on any machine, however busy.

Times are for the full runs on a quiet machine; here it is counted what was lost, doubled, leaked or refused.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
import uvloop

from bench.server import faults, floods, load
from bench.server.process import Server
from bench.server.secrecy import two_worlds
from regalia import registry
from regalia.match import Sitting
from regalia.server import envelopes
from regalia.server.protocol import Envelope


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all proofs that need no other."""
    server = Server(tmp_path_factory.mktemp("proofs"))
    yield server
    server.stop()
    assert server.faults() == []


def test_l1_l2_matches_at_their_pace(club: Server) -> None:
    found = load.run(load.paced(club, "L1", 20, 2.0, bar=25))
    assert found.figures["errors"] == 0, found
    assert found.figures["moves/s"] > 1, found


def test_l3_flat_out(club: Server) -> None:
    found = load.run(load.flat_out(club, 8, 1.5, bar=2500, spares=4))
    assert found.figures["errors"] == 0, found
    assert found.figures["moves/s"] > 5, found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads the memory from /proc")
def test_l4_an_idle_socket_is_small(club: Server) -> None:
    found = load.run(load.idle(club, 150, 2, 0.5))
    assert found.figures["kB a socket"] < 60, found


def test_l5_people_beside_bots(club: Server) -> None:
    found = load.run(load.beside_bots(club, 5, 1, 2.0, bar=50))
    assert found.figures["errors"] == 0, found
    assert found.figures["moves/s"] > 0.5, found


def test_l6_watchers(club: Server) -> None:
    found = load.run(load.watchers(club, 60, 2, bar=100))
    assert found.figures["median ms"] < 5000, found


def test_l7_matches_that_nobody_has_open(tmp_path: Path) -> None:
    found = load.run(load.cold(tmp_path, 200, lambda: Server(tmp_path), tries=5))
    assert found.figures["first move p50 ms"] < 5000, found


def test_r1_no_acknowledged_move_is_lost_by_a_power_cut(tmp_path: Path) -> None:
    found = load.run(faults.power_cuts(lambda port: Server(tmp_path, port), 2, 8, pace=0.05))
    assert found.figures["acknowledged moves"] > 5, found
    assert found.figures["matches with a move lost"] == 0, found
    assert found.figures["matches unreadable"] == 0, found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fills the disk by prlimit")
def test_r4_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    server = Server(tmp_path)
    found = load.run(faults.store_trouble(server, tmp_path))
    server.stop()
    assert found.figures["refused while full"] > 0, found
    assert found.figures["acknowledged while full"] == 0, found
    assert found.figures["moving again after s"] < 10, found
    assert any("nothing was stored" in line for line in server.faults())


def test_r6_a_clumsy_network_changes_nothing(club: Server) -> None:
    found = load.run(faults.clumsy_network(club, 4, 3.0, 40))
    assert found.holds, found


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stages of S1 stop the clocks of rooms; afterwards they go on."""
    monkeypatch.setattr("regalia.server.rooms.time", time)
    monkeypatch.setattr("regalia.server.hall.time", time)


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("game", registry.names())
def test_s1_two_worlds_send_the_same_bytes(game: str, tmp_path: Path) -> None:
    found = uvloop.run(two_worlds(game, 16, tmp_path))
    assert found.leaks == []
    assert found.frames > 200


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_s1_finds_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets anything of the true world out is caught, be it a number that says nothing."""
    made = envelopes.make

    def leaking(match_id: str, sitting: Sitting, *args: Any, **more: Any) -> Envelope:
        envelope = made(match_id, sitting, *args, **more)
        envelope.clocks = [float(sitting.match.state.fingerprint() % 1000)]
        return envelope

    monkeypatch.setattr(envelopes, "make", leaking)
    assert len(uvloop.run(two_worlds("kings_bounty", 4, tmp_path)).leaks) == 4


def test_s4_mutated_frames_change_nothing(club: Server) -> None:
    found = load.run(floods.fuzz(club, 1500))
    assert found.holds, found  # unmoved, no traceback, memory flat


def test_s5_who_says_too_much_is_limited_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path, 0, socket_rate="20")
    found = load.run(floods.one_too_loud(server, 3, 1.5))
    server.stop()
    assert found.figures["limited after s"] <= 1.0, found
