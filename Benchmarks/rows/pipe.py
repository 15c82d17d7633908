"""What `visor pipe` carries a second, from a file to a pipe and from a pipe to a pipe, against pv.

Both draw on a terminal of their own while they carry the same gibibyte, which is in memory, to the
same reader, by turns.
"""

import os
import subprocess
import sys
from shutil import which
from statistics import median
from time import perf_counter_ns

from .figures import Row
from .terminal import Terminal, environment

BYTES = 1 << 30
PATHS = {"file": "visor pipe: file to pipe", "pipe": "visor pipe: pipe to pipe"}


def measure(workshop, rounds):
    if which("pv") is None:
        sys.exit("bench: pv is missing")
    load = fill(workshop.folder / "load")
    carriers = [str(workshop.visor), "pipe"], ["pv"]
    rows = []
    for source, what in PATHS.items():
        samples = ([], [])
        for turn in range((rounds or 15) + 1):
            for carrier, taken in zip(carriers, samples):
                seconds = carry(carrier, load, source)
                if turn:  # The first one only warms up.
                    taken.append(BYTES / seconds)
        rows.append(row(what, *map(median, samples)))
    return rows


def fill(path):
    """A file of random bytes."""
    if not path.exists() or path.stat().st_size != BYTES:
        with open(path, "wb") as file:
            for _ in range(BYTES >> 20):
                file.write(os.urandom(1 << 20))
    return path


def carry(carrier, load, source):
    """The seconds from the start of a pipeline to its end."""
    with Terminal() as terminal:
        start = perf_counter_ns()
        if source == "file":
            writer = None
            command, stdin = [*carrier, load], subprocess.DEVNULL
        else:
            writer = subprocess.Popen(["cat", load], stdout=subprocess.PIPE)
            command, stdin = carrier, writer.stdout
        carrying = subprocess.Popen(
            command,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=terminal.child,
            env=environment(),
        )
        reader = subprocess.Popen(["cat"], stdin=carrying.stdout, stdout=subprocess.DEVNULL)
        carrying.stdout.close()
        if writer:
            writer.stdout.close()
        statuses = [each.wait() for each in (writer, carrying, reader) if each]
        seconds = (perf_counter_ns() - start) / 1e9
    if any(statuses):
        raise SystemExit(f"bench: {carrier[0]} did not carry everything")
    return seconds


def row(what, visor, pv):
    mine, peers = f"{visor / 2**30:.2f} GiB/s", f"{pv / 2**30:.2f} GiB/s pv"
    return Row(what, mine, peers, visor / pv, bar=0.9, at_least=True)
