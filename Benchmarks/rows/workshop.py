"""Builds what is measured, all of it below `.build/bench` and `.venv` in the project's folder."""

import json
import os
import shutil
import subprocess
import sys
from functools import cached_property
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent
ROOT = BENCHMARKS.parent
PYTHON_PEERS = ["tqdm", "rich", "alive-progress"]
CRATES = Path("/usr/share/cargo/registry")


class Workshop:
    """The programs that are measured, each built when it is first asked for."""

    def __init__(self):
        self.folder = ROOT / ".build" / "bench"
        self.folder.mkdir(parents=True, exist_ok=True)

    @cached_property
    def bench(self):
        """The program with the measurements that are written in Swift."""
        return self._swift_product("VisorBench")

    @cached_property
    def progress(self):
        """The program that looks at Foundation's progress."""
        return self._swift_product("ProgressBench", linking="dynamic")

    @cached_property
    def visor(self):
        """The tool, linked as `make install` links it."""
        return self._swift_product("visor")

    @cached_property
    def replay(self):
        """The program in C that writes a recording."""
        program = self.folder / "replay"
        source = BENCHMARKS / "Sources" / "Replay" / "replay.c"
        run(["cc", "-O2", "-Wall", "-Werror", "-o", str(program), str(source)])
        return program

    @cached_property
    def picture_bench(self):
        """The program with the measurements of scenes and of what draws them."""
        return self._swift_product("VisorPictureBench", linking="static-library")

    @cached_property
    def desktop_bench(self):
        """The program with the measurements of windows."""
        return self._swift_product("VisorDesktopBench", linking="static-library")

    @cached_property
    def desktop(self):
        """The tool that draws pictures."""
        return self._swift_product("visor-desktop", linking="static-library")

    @cached_property
    def indicatif(self):
        """The program that takes steps with indicatif, built offline from the system's crates."""
        if not list(CRATES.glob("indicatif-*")):
            sys.exit("bench: indicatif is missing: install librust-indicatif-dev")
        home = self.folder / "cargo-home"
        home.mkdir(exist_ok=True)
        (home / "config.toml").write_text(
            '[source.crates-io]\nreplace-with = "debian"\n\n'
            f'[source.debian]\ndirectory = "{CRATES}"\n',
            encoding="utf-8",
        )
        target = self.folder / "cargo"
        manifest = BENCHMARKS / "Peers" / "indicatif" / "Cargo.toml"
        run(
            ["cargo", "build", "--offline", "--release", "--manifest-path", str(manifest)],
            CARGO_HOME=str(home),
            CARGO_TARGET_DIR=str(target),
        )
        return target / "release" / "step-indicatif"

    @cached_property
    def python(self):
        """An interpreter that has the Python peers."""
        python = ROOT / ".venv" / "bin" / "python"
        if not python.exists():
            run([sys.executable, "-m", "venv", str(ROOT / ".venv")])
        imports = "import tqdm, rich, alive_progress"
        if subprocess.run([python, "-c", imports], stderr=subprocess.DEVNULL).returncode:
            run([str(python), "-m", "pip", "install", "--quiet", *PYTHON_PEERS])
        return python

    def measured(self, name, rounds, program=None):
        """What the Swift program, or another one like it, reports for one of its measurements."""
        command = [program or self.bench, name, str(rounds)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout)

    def _swift_product(self, name, linking="static-executable"):
        """A program that is one file, or one that uses the libraries of the system.

        Other ways of linking build everything anew: each has a folder of its own.
        """
        flags = {
            "static-executable": ["-Xswiftc", "-static-executable"],
            "static-library": ["--static-swift-stdlib"],
            "dynamic": [],
        }[linking]
        scratch = self.folder / f"swift-{linking}"
        # A plan that was made for this package does not notice new files in the one above it.
        (scratch / "release.yaml").unlink(missing_ok=True)
        run([
            "swift", "build", "--configuration", "release", *flags,
            "--package-path", str(BENCHMARKS), "--scratch-path", str(scratch), "--product", name,
        ])  # fmt: skip
        return scratch / "release" / name


def run(command, **environment):
    """Runs a command of the set-up; shows what it said and leaves when it fails."""
    if shutil.which(command[0]) is None:
        sys.exit(f"bench: {command[0]} is missing")
    done = subprocess.run(
        command,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}bench: {' '.join(command[:2])} failed")
