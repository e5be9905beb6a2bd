"""Makes a checkout ready to run: virtual environment, pinned packages, Regalia itself, compiled rules.

Every step leaves a stamp when it is finished, so that a second run redoes only what has changed since.
REGALIA_COMPILE=auto|must|never says whether the rules are compiled (auto: where there is a C compiler).
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = str(ROOT / "src" / "regalia")
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "regalia"
STEPS = 4

NO_PYTHON = (
    "Regalia needs Python 3.11 or newer and this is {version}: install a newer one (from python.org, your "
    "system's packages or pyenv), or name it with `make PYTHON=/path/to/python3 setup`."
)
NO_VENV = (
    "Python {version} cannot make virtual environments here: install its venv module (on Debian and Ubuntu "
    "`apt-get install python3-venv`), then run `make setup` again; it said: {words}"
)
NO_NETWORK = (
    "The packages could not be downloaded because the package index does not answer: check the network "
    "connection (or your proxy and pip settings) and run `make setup` again; what pip said is in {log}."
)
NO_PACKAGE = (
    "{package} cannot be had for Python {version} on this machine: name another Python with "
    "`make PYTHON=/path/to/python3 setup`; what pip said is in {log}."
)
NO_SPACE = "The disk is full: make room and run `make setup` again."
PIP_FAILED = "pip failed with: {words} (all it said is in {log})."
NOT_COMPILED = "The rules could not be compiled: {words} (all that was said is in {log})."
GET_COMPILER = (
    "install a C compiler and Python's headers (Debian and Ubuntu: `apt-get install gcc python3-dev`; "
    "Fedora: `dnf install gcc python3-devel`; macOS: `xcode-select --install`) and run `make setup` again."
)
NO_COMPILER = (
    "The rules are not compiled because {reason}: they run as plain Python, the same but about fifteen times "
    "slower; for full speed " + GET_COMPILER
)
MUST_COMPILE = "The rules must be compiled (REGALIA_COMPILE is must), but {reason}: " + GET_COMPILER

NETWORK_TROUBLE = re.compile(
    r"NewConnectionError|NameResolutionError|name resolution|Connection (?:refused|reset|aborted)"
    r"|ConnectTimeout|ReadTimeout|timed out|Network is unreachable|No route to host|ProxyError"
    r"|Max retries exceeded|SSLError|Could not fetch URL|getaddrinfo failed",
    re.IGNORECASE,
)


class Trouble(Exception):
    """Why the set-up cannot go on, as one sentence for a person."""


class Progress:
    """Says what is being done and for how long, with a sign of life while it lasts."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self.detail = ""
        self.began = 0.0
        self.finished = threading.Event()
        self.ticker: threading.Thread | None = None

    def start(self, number: int, what: str) -> None:
        self.stop()
        print(f"[{number}/{STEPS}] {what}", flush=True)
        self.detail = ""
        self.began = time.monotonic()
        self.finished.clear()
        self.ticker = threading.Thread(target=self.tick, daemon=True)
        self.ticker.start()

    def tick(self) -> None:
        # A terminal's line is rewritten every second; a log gets a line now and then.
        start, end, pause = ("\r\x1b[K", "", 1) if self.live else ("", "\n", 15)
        while not self.finished.wait(pause):
            seconds = time.monotonic() - self.began
            print(f"{start}      {seconds:.0f} s {self.detail[:60]}", end=end, flush=True)

    def done(self) -> None:
        self.stop()
        print(f"      done in {time.monotonic() - self.began:.1f} s", flush=True)

    def stop(self) -> None:
        if self.ticker is not None:
            self.finished.set()
            self.ticker.join()
            self.ticker = None
            print("\r\x1b[K" if self.live else "", end="", flush=True)


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


def run(command: list[str], log: Path, compile_mode: str, see: Callable[[str], object] = str) -> int:
    """Run a command, keep all that it says in a log, and pass each line on."""
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "REGALIA_COMPILE": compile_mode},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                file.write(line)
                see(line.rstrip())
        return process.returncode


def words(said: str) -> str:
    """The line that says most: the first error, or else the last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"\berror\b", line, re.IGNORECASE)]
    return (errors or lines[-1:] or ["nothing"])[0].rstrip(".")


def pip(name: str, arguments: list[str], see: Callable[[str], object] = str) -> None:
    """Run the environment's pip, or say what a person can do about its failure."""
    log = STAMPS / f"{name}.log"
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    # Compiling is a step of its own, which keeps its objects between builds; pip would throw them away.
    if run(command, log, "never", see) != 0:
        raise Trouble(pip_trouble(log.read_text(encoding="utf-8"), log.relative_to(ROOT)))


def pip_trouble(said: str, log: Path) -> str:
    if NETWORK_TROUBLE.search(said):
        return NO_NETWORK.format(log=log)
    if "No space left on device" in said:
        return NO_SPACE
    missing = re.search(r"No matching distribution found for (\S+)", said)
    if missing:
        return NO_PACKAGE.format(package=missing[1], version=platform.python_version(), log=log)
    return PIP_FAILED.format(words=words(said), log=log)


def make_environment(progress: Progress) -> None:
    version = platform.python_version()
    mark = fingerprint(version, sys.base_prefix, str(VENV))
    if is_done("environment", mark) and PYTHON.exists():
        return
    progress.start(1, f"Making a virtual environment in .venv with Python {version}")
    # An environment without its stamp is half made, or belongs to another Python or another folder.
    shutil.rmtree(VENV, ignore_errors=True)
    # The Python outside of any environment: .venv itself may be running this script.
    python = getattr(sys, "_base_executable", sys.executable)
    made = subprocess.run([python, "-m", "venv", str(VENV)], capture_output=True, encoding="utf-8")
    if made.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        said = made.stdout + made.stderr
        raise Trouble(
            NO_SPACE if "No space left" in said else NO_VENV.format(version=version, words=words(said))
        )
    mark_done("environment", mark)
    progress.done()


def install_packages(progress: Progress) -> None:
    pins = ROOT / "constraints.txt"
    mark = fingerprint(pins)
    if is_done("packages", mark):
        return
    total = sum("==" in line for line in pins.read_text().splitlines())
    progress.start(2, f"Installing the {total} packages pinned in constraints.txt")
    found = 0

    def see(line: str) -> None:
        nonlocal found
        if line.startswith("Collecting "):
            found += 1
            progress.detail = f"{found} of {total}: {line.split()[1]}"
        elif line.startswith("Installing collected"):
            progress.detail = "unpacking"

    # Everything is pinned, also what others need, so pip has nothing to choose; the next step checks it.
    pip("packages", ["install", "--retries", "2", "--no-deps", "--progress-bar", "off", "-r", str(pins)], see)
    mark_done("packages", mark)
    progress.done()


def install_regalia(progress: Progress) -> None:
    mark = fingerprint(ROOT / "pyproject.toml", ROOT / "constraints.txt")
    if is_done("regalia", mark):
        return
    progress.start(3, "Installing Regalia from this folder")
    pip("regalia", ["install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    pip("check", ["check"])
    mark_done("regalia", mark)
    progress.done()


def no_compiler() -> str:
    """Why nothing can be compiled here; empty when all is there."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers (Python.h) are missing"
    return ""


def load_form() -> ModuleType:
    """What the package asks at start-up; by path, for this script may run outside of the environment."""
    spec = importlib.util.spec_from_file_location("regalia_form", Path(PACKAGE, "form.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_rules(progress: Progress) -> None:
    mode = os.environ.get("REGALIA_COMPILE", "auto")
    form = load_form()
    log = STAMPS / "rules.log"
    build = [str(PYTHON), "setup.py", "build_ext", "--inplace"]
    reason = no_compiler()
    if mode == "never" or (reason and mode == "auto"):
        if form.census(PACKAGE)[1]:
            run(build, log, "never")  # takes away what an earlier build left
        if mode == "auto":
            print(NO_COMPILER.format(reason=reason))
        return
    if reason:
        raise Trouble(MUST_COMPILE.format(reason=reason))
    mark = fingerprint(ROOT / "setup.py", ROOT / "constraints.txt")
    if is_done("rules", mark) and form.fits(PACKAGE):
        return
    progress.start(4, f"Compiling the rules ({len(form.census(PACKAGE)[0])} files) with mypyc")
    if not is_done("rules", mark):
        build.append("--force")  # other flags or another mypyc: the stamp beside the sources knows neither
    if run(build, log, "must") == 0:
        mark_done("rules", mark)
        progress.done()
        return
    progress.stop()
    sentence = NOT_COMPILED.format(words=words(log.read_text(encoding="utf-8")), log=log.relative_to(ROOT))
    if mode == "must":
        raise Trouble(sentence)
    print(f"{sentence} Until that is mended they run as plain Python, more slowly.")
    run(build, STAMPS / "sweep.log", "never")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let a second set-up of the same checkout wait for the first."""
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up of this folder to finish …", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - an old Python can still read this file and say so
        print(NO_PYTHON.format(version=platform.python_version()), file=sys.stderr)
        return 2
    progress = Progress()
    began = time.monotonic()
    try:
        with alone():
            for step in (make_environment, install_packages, install_regalia, compile_rules):
                step(progress)
    except Trouble as trouble:
        progress.stop()
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        progress.stop()
        print("Stopped; `make setup` goes on from here.", file=sys.stderr)
        return 130
    print(f"Regalia is set up ({time.monotonic() - began:.1f} s).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
