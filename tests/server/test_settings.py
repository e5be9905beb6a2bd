"""Settings, logs, health, metrics, the LAN link, migrations."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bench.server.process import Server
from regalia.server import lan
from regalia.server.settings import BadSettings, load
from regalia.server.store import schema, store
from tests.server.club import Player


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text('port = 1\nhost = "file"\nsocket_rate = 7\n')
    environ = {"REGALIA_PORT": "2", "REGALIA_HOST": "environment", "REGALIA_ORIGINS": "https://a,https://b"}
    settings = load({"port": 3}, str(file), environ)
    assert (settings.port, settings.host, settings.socket_rate) == (3, "environment", 7)
    assert settings.origins == ["https://a", "https://b"]


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"REGALIA_PORT": "high"}, "port"),
        ({"REGALIA_PORT": "70000"}, "0 to 65535"),
        ({"REGALIA_DATABASE_URL": "mysql://x"}, "postgresql://"),
        ({"REGALIA_LOG": "loud"}, "debug, info"),
        ({"REGALIA_SETTINGS": "missing.toml"}, "missing.toml"),
        ({"REGALIA_FRAME_BYTES": "0"}, "more than 0"),
    ],
)
def test_a_bad_setting_is_named(environ: dict[str, str], said: str) -> None:
    with pytest.raises(BadSettings, match=said):
        load({}, "", environ)


def test_a_setting_that_is_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(BadSettings, match="no setting 'prot'"):
        load({}, str(file), {})


def test_trouble_at_the_start_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "occupied"
    file.write_text("")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        start_in_vain(["--data", str(file)])
        start_in_vain(["--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "x")])


def start_in_vain(flags: list[str]) -> None:
    command = [sys.executable, "-m", "regalia", "serve", *flags]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("regalia: ")


def test_health_and_metrics(server: Server) -> None:
    ann = Player(server, "Ann")
    assert ann.get("/healthz")["status"] == "ok"
    text = ann.http.get("/metrics").text
    assert "regalia_commit_seconds_count" in text
    assert "Ann" not in text


def test_the_log_is_json_without_names(server: Server) -> None:
    Player(server, "Unmistakable")
    assert all(line.startswith("{") for line in server.log)
    assert not any("Unmistakable" in line for line in server.log)


def test_the_lan_link_is_text_and_a_code() -> None:
    assert lan.links("127.0.0.1", 8700) == ["http://127.0.0.1:8700/"]
    found = lan.links("0.0.0.0", 8700)
    assert found[0] == "http://localhost:8700/"
    assert "█" in lan.code("http://192.0.2.7:8700/") or "▄" in lan.code("http://192.0.2.7:8700/")


def test_the_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'fresh.sqlite'}")
    with engine.begin() as connection:
        store.migrate(connection)
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        store.migrate(connection)
    engine.dispose()
    assert ScriptDirectory(str(store.MIGRATIONS)).get_heads() == [store.HEAD]
