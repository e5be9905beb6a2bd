"""A server as its own process, for measuring and for testing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from time import monotonic

OPEN = re.compile(r"http://\S+:(\d+)/")
GENEROUS = {
    "REGALIA_ADDRESS_RATE": "100000",
    "REGALIA_USER_RATE": "100000",
    "REGALIA_SOCKET_RATE": "10000",
}


class Server:
    """One `regalia serve` process."""

    def __init__(self, folder: Path, port: int = 0, **settings: str) -> None:
        env = {**os.environ, **GENEROUS, "REGALIA_DATA": str(folder), "LANG": "C"}
        env.update({f"REGALIA_{name.upper()}": value for name, value in settings.items()})
        command = [sys.executable, "-m", "regalia", "serve", "--port", str(port), "--lang", "en"]
        database = settings.get("database_url")
        self.flags = ["--database-url", database] if database else ["--data", str(folder)]
        self.began = monotonic()
        self.process = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        self.log: list[str] = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = OPEN.search(line)
        if found is None:
            self.process.wait(60)
            raise AssertionError(f"the server did not open: {line} {self.log}")
        self.took = monotonic() - self.began
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(60)
        self.reader.join()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def faults(self) -> list[str]:
        """What the server itself holds for a fault."""
        return [line for line in self.log if '"level": "error"' in line or "Traceback" in line]

    def memory(self) -> int:
        """Resident bytes (Linux)."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
