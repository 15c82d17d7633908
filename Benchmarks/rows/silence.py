"""The system calls of a program whose HUD has a terminal surface and shows nothing."""

import re
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from .figures import Row
from .terminal import Terminal, environment

SETTLE = 3
WINDOW = 10
STAMP = re.compile(r"^\d+\s+(\d+\.\d+) ")


@dataclass
class Watched:
    """A program that is being traced."""

    process: subprocess.Popen
    trace: Path

    def calls(self, begun, ended):
        """Ends the program; how many lines its trace has between two moments of the wall clock."""
        self.process.communicate()
        stamps = map(STAMP.match, self.trace.read_text(encoding="utf-8").splitlines())
        return sum(1 for stamp in stamps if stamp and begun <= float(stamp[1]) <= ended)


def measure(workshop, _):
    with Terminal() as untouched, Terminal() as used:
        before = watch(workshop, "before", untouched)
        afterwards = watch(workshop, "afterwards", used)
        before.process.stdout.readline()
        afterwards.process.stdout.readline()
        time.sleep(SETTLE)
        begun = time.time()
        time.sleep(WINDOW)
        ended = time.time()
        counts = before.calls(begun, ended), afterwards.calls(begun, ended)
    if used.reads < 3:
        raise SystemExit("bench: nothing was shown at first: its absence means nothing")
    return [row("nothing shown yet", counts[0]), row("nothing shown any more", counts[1])]


def watch(workshop, case, terminal):
    """Starts a program under `strace`; it says one line when it is about to wait."""
    trace = workshop.folder / f"silence-{case}.strace"
    process = subprocess.Popen(
        ["strace", "-f", "-ttt", "-o", trace, workshop.bench, "silence", case],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=terminal.child,
        env=environment(),
    )
    return Watched(process, trace)


def row(what, count):
    return Row(what, f"{count} calls in {WINDOW} s", "strace", count, " calls", bar=0)
