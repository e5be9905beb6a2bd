"""Makes a checkout ready to run: virtual environment, pinned packages, Regalia itself, compiled rules.

Every step leaves a stamp when it is finished, so that a second run redoes only what has changed since.
REGALIA_COMPILE=auto|must|never says whether the rules are compiled (auto: where there is a C compiler).
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "regalia"
STEPS = 4

NO_PYTHON = (
    "Regalia needs Python 3.11 or newer, and this one is {version}: install one (python.org, your system's packages, "
    "or pyenv) and say `make PYTHON=/path/to/python3 setup`."
)
NO_VENV = (
    "This Python cannot make virtual environments: install its venv module "
    "(on Debian and Ubuntu: apt-get install python3-venv), then run `make setup` again."
)
NO_NETWORK = (
    "The packages could not be downloaded because the package index does not answer: check the network connection "
    "(or your proxy and pip settings) and run `make setup` again; what pip said is in {log}."
)
NO_PACKAGE = (
    "{package} is not to be had for Python {version} on this machine: try another Python with "
    "`make PYTHON=/path/to/python3 setup`; what pip said is in {log}."
)
NO_SPACE = "The disk is full: make room and run `make setup` again."
PIP_FAILED = "pip failed; what it said is in {log}, and its last words were: {words}"
NOT_COMPILED = "The rules could not be compiled; what the compiler said is in {log}, and its last words were: {words}"
PLAIN = (
    "No compiled rules: {reason}. They run as plain Python instead, the same game about ten times slower. "
    "To compile them, install a C compiler with Python's headers (Debian and Ubuntu: apt-get install gcc python3-dev; "
    "Fedora: dnf install gcc python3-devel; macOS: xcode-select --install) and run `make setup` again."
)

NETWORK_TROUBLE = re.compile(
    r"NewConnectionError|NameResolutionError|name resolution|Connection refused|Connection reset|ConnectionResetError"
    r"|ConnectTimeout|ReadTimeout|timed out|Network is unreachable|No route to host|ProxyError|Max retries exceeded"
    r"|SSLError|Could not fetch URL|getaddrinfo failed",
    re.IGNORECASE,
)


class Trouble(Exception):
    """Why the set-up cannot go on, as one sentence for a person."""


class Progress:
    """Says what is being done and for how long; on a terminal the line is kept alive."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.last_beat = self.began
        self.live = sys.stdout.isatty()

    def start(self, number: int, what: str) -> None:
        self.began = self.last_beat = time.monotonic()
        print(f"[{number}/{STEPS}] {what}", flush=True)

    def beat(self, detail: str) -> None:
        """Show a sign of life: each on a terminal, one every ten seconds in a log."""
        now = time.monotonic()
        if self.live:
            print(f"\r\x1b[K      {detail[:60]} ({now - self.began:.0f} s)", end="", flush=True)
        elif now - self.last_beat >= 10:
            self.last_beat = now
            print(f"      {detail} ({now - self.began:.0f} s)", flush=True)

    def done(self, what: str) -> None:
        clear = "\r\x1b[K" if self.live else ""
        print(f"{clear}      {what} ({time.monotonic() - self.began:.1f} s)", flush=True)


def fingerprint(*parts: str | Path) -> str:
    """One digest of texts and of files' contents."""
    sha = hashlib.sha256()
    for part in parts:
        sha.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        sha.update(b"\0")
    return sha.hexdigest()


def is_done(step: str, mark: str) -> bool:
    stamp = STAMPS / step
    return stamp.is_file() and stamp.read_text() == mark


def mark_done(step: str, mark: str) -> None:
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / step).write_text(mark)


def run(command: list[str], log: Path, see: Callable[[str], None], env: dict[str, str] | None = None) -> int:
    """Run a command, keep all that it says in a log, and pass each line on."""
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            file.write(line)
            see(line.rstrip())
        return process.wait()


def last_words(log: Path) -> str:
    lines = [line.strip() for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
    return lines[-1] if lines else "nothing"


def pip_trouble(log: Path) -> Trouble:
    """What a person can do about a failed pip."""
    said = log.read_text(encoding="utf-8")
    missing = re.search(r"No matching distribution found for (\S+)", said)
    if NETWORK_TROUBLE.search(said):
        return Trouble(NO_NETWORK.format(log=log.relative_to(ROOT)))
    if "No space left on device" in said:
        return Trouble(NO_SPACE)
    if missing:
        version = platform.python_version()
        return Trouble(NO_PACKAGE.format(package=missing[1], version=version, log=log.relative_to(ROOT)))
    return Trouble(PIP_FAILED.format(log=log.relative_to(ROOT), words=last_words(log)))


def base_python() -> str:
    """The Python outside of any environment: .venv may be running this very script when it has to be made anew."""
    return str(getattr(sys, "_base_executable", sys.executable))


def make_environment(progress: Progress) -> None:
    mark = fingerprint(platform.python_version(), os.path.realpath(base_python()), str(VENV))
    if is_done("environment", mark) and PYTHON.exists():
        return
    progress.start(1, f"Making a virtual environment in .venv with Python {platform.python_version()}")
    # An environment without its stamp is half made, or was made by another Python or in another folder.
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([base_python(), "-m", "venv", str(VENV)], capture_output=True, text=True)
    if made.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        said = made.stdout + made.stderr
        if "No space left" in said:
            raise Trouble(NO_SPACE)
        raise Trouble(NO_VENV)
    mark_done("environment", mark)
    progress.done("environment made")


def install_packages(progress: Progress) -> None:
    pins = ROOT / "constraints.txt"
    mark = fingerprint(pins)
    if is_done("packages", mark):
        return
    total = sum(1 for line in pins.read_text().splitlines() if "==" in line)
    progress.start(2, f"Installing the {total} packages pinned in constraints.txt")
    log = STAMPS / "packages.log"
    seen = 0

    def see(line: str) -> None:
        nonlocal seen
        if line.startswith("Collecting "):
            seen += 1
            progress.beat(f"{seen} of {total}: {line.split()[1]}")
        elif line.startswith("Installing collected"):
            progress.beat("unpacking")

    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    # Every package is pinned, those that others need too, so pip has nothing to choose; `check` proves it.
    install = [*pip, "install", "--retries", "2", "--no-deps", "--progress-bar", "off", "-r", str(pins)]
    if run(install, log, see) != 0 or run([*pip, "check"], STAMPS / "check.log", see) != 0:
        raise pip_trouble(log if "ERROR" in log.read_text(encoding="utf-8") else STAMPS / "check.log")
    mark_done("packages", mark)
    progress.done("packages installed")


def install_regalia(progress: Progress) -> None:
    mark = fingerprint(ROOT / "pyproject.toml", ROOT / "constraints.txt")
    if is_done("regalia", mark):
        return
    progress.start(3, "Installing Regalia from this folder")
    log = STAMPS / "regalia.log"
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--no-deps"]
    command += ["--no-build-isolation", "--editable", str(ROOT)]
    # The next step compiles, with objects kept between builds; pip would throw them away.
    if run(command, log, lambda line: progress.beat("installing"), {"REGALIA_COMPILE": "never"}) != 0:
        raise pip_trouble(log)
    mark_done("regalia", mark)
    progress.done("the command is .venv/bin/regalia")


def no_compiler() -> str:
    """Why nothing can be compiled here; empty when all is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers (Python.h) are missing"
    return ""


def compile_rules(progress: Progress) -> None:
    mode = os.environ.get("REGALIA_COMPILE", "auto")
    missing = no_compiler()
    if mode == "must" and missing:
        raise Trouble(PLAIN.format(reason=missing))
    if mode == "never" or missing:
        # Setup.py removes what an earlier build left; plain Python has nothing else to wait for.
        pass
