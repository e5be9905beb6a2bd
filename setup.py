"""Compiles the rules with mypyc; everything else about the package is in pyproject.toml.

REGALIA_COMPILE=auto (the default) goes on with plain Python, and says so, where compiling is impossible;
`must` fails instead; `never` does not try.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = str(ROOT / "src" / "regalia")
MODE = os.environ.get("REGALIA_COMPILE", "auto")


def load_form() -> ModuleType:
    """What checks the stamps also says what to compile; by path, for the package is not installed yet."""
    spec = importlib.util.spec_from_file_location("regalia_form", ROOT / "src" / "regalia" / "form.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


form = load_form()


def engine(sources: list[str]) -> list[Extension]:
    """The extensions that mypyc makes of the sources."""
    from mypyc.build import mypycify

    paths = [os.path.relpath(os.path.join(PACKAGE, f"{source}.py"), ROOT) for source in sources]
    made = mypycify(
        # All in one unit: a game's calls into the core are inlined only within one C file.
        ["--strict", *paths],
        opt_level="3",
        debug_level="0",
        group_name=form.ENGINE.removesuffix("__mypyc"),
        target_dir=os.path.join("build", f"mypyc-{sys.implementation.cache_tag}"),
    )
    extensions = cast("list[Extension]", made)
    for extension in extensions:
        if sys.platform.startswith("linux"):
            # Without it gcc does not inline functions that a shared library exports.
            extension.extra_compile_args.append("-fno-semantic-interposition")
        if extension.name == form.ENGINE and is_gcc():
            # The one big C file is optimised in parts on all cores (a third less time), and no slower to run.
            extension.extra_compile_args.append("-flto")
            extension.extra_link_args.append(f"-flto={os.cpu_count() or 1}")
    return extensions


def is_gcc() -> bool:
    """Whether the compiler is GNU's, on Linux: others split their work by other flags."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not sys.platform.startswith("linux") or shutil.which(command) is None:
        return False
    said = subprocess.run([command, "--version"], capture_output=True, encoding="utf-8", errors="replace")
    return "Free Software Foundation" in said.stdout


class BuildEngine(build_ext):
    """Compiles all or nothing, and notes in a stamp what was compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.made: list[str] = []

    def run(self) -> None:
        if self.inplace and not self.force and MODE != "never" and form.fits(PACKAGE):
            return
        sources = [] if MODE == "never" else form.census(PACKAGE)[0]
        try:
            if sources:
                self.build(sources)
        except (Exception, SystemExit) as error:
            # mypyc leaves by SystemExit after it has listed wrong types.
            reason = "mypyc refuses the sources, see above" if isinstance(error, SystemExit) else str(error)
            if MODE == "must":
                raise SystemExit(f"regalia: the rules could not be compiled: {reason}.") from error
            print(f"regalia: not compiled ({reason}); the rules run as plain Python.", file=sys.stderr)
            sources = []
        if self.inplace:
            sweep(PACKAGE, keep=set(sources))

    def build(self, sources: list[str]) -> None:
        """Run mypyc only now: setuptools asks for metadata far more often than for libraries."""
        digests = {source: form.digest(PACKAGE, source) for source in sources}
        self.distribution.ext_modules = [*engine(sources)]
        command = build_ext(self.distribution)
        for option in ("build_lib", "build_temp", "inplace", "parallel", "force", "debug"):
            setattr(command, option, getattr(self, option))
        command.ensure_finalized()
        package = PACKAGE if self.inplace else os.path.join(self.build_lib, "regalia")
        # No stamp while files are exchanged: a build that is cut short must not pass for a finished one.
        Path(form.stamp_path(package)).unlink(missing_ok=True)
        command.run()
        form.write_stamp(package, digests)
        if not self.inplace:
            self.made = [*command.get_outputs(), form.stamp_path(package)]

    def get_source_files(self) -> list[str]:
        return []  # the Python files are in the source distribution as parts of the package

    def get_outputs(self) -> list[str]:
        return self.made

    def get_output_mapping(self) -> dict[str, str]:
        return {}  # libraries beside the sources need no link of their own in an editable install


class BuildPackage(build_py):
    """Starts every wheel from an empty folder: setuptools would pack what an earlier build left there."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


def sweep(package: str, keep: set[str]) -> None:
    """Remove libraries of this Python that belong to no compiled source."""
    for name in set(form.census(package)[1]) - keep:
        Path(package, name + form.LIBRARY).unlink()
    if not keep:
        Path(form.stamp_path(package)).unlink(missing_ok=True)
        Path(form.engine_path(package)).unlink(missing_ok=True)


if MODE not in ("auto", "must", "never"):
    raise SystemExit(f"regalia: REGALIA_COMPILE is {MODE!r}; it may be auto, must or never.")

setup(
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage},
    # A stand-in, so that a wheel counts as one with compiled parts; BuildEngine puts in the real ones.
    ext_modules=[] if MODE == "never" else [Extension(form.ENGINE, [])],
)
