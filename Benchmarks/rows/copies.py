"""What a command's output takes to its reader through `visor run`, against the command alone.

Both carry the same gibibyte, which is in memory, by turns. To a file and to a pipe nothing stands in
between; to a terminal lines of text pass above the row, and that is told for information.
"""

import os
import subprocess
from pathlib import Path
from statistics import median
from time import perf_counter_ns

from .figures import Row
from .pipe import BYTES, fill
from .terminal import Terminal, environment

LINES = 4_000_000


def measure(workshop, rounds):
    load = str(fill(workshop.folder / "load"))
    copy, text = ["cat", load], ["seq", str(LINES)]
    visor = [str(workshop.visor), "run", "--"]
    return [
        row("visor run: a command's output to a file", compare(to_file, visor, copy, rounds), 0.9),
        row("visor run: a command's output to a pipe", compare(to_pipe, visor, copy, rounds), 0.9),
        row("visor run: a command's output to a terminal", compare(to_terminal, visor, text, rounds)),
    ]


def compare(way, visor, command, rounds):
    """The seconds of each turn of both."""
    samples = ([], [])
    for turn in range((rounds or 15) + 1):
        for words, taken in zip((visor + command, command), samples):
            with Terminal() as terminal:
                start = perf_counter_ns()
                way(words, terminal)
                seconds = (perf_counter_ns() - start) / 1e9
            if turn:  # The first one only warms up.
                taken.append(seconds)
    return samples


def to_file(words, terminal):
    memory = Path("/dev/shm")
    folder = memory if memory.is_dir() else Path("/tmp")
    path = folder / f"visor-bench-{os.getpid()}"
    with open(path, "wb") as file:
        path.unlink()
        finish(start(words, file, terminal))


def to_pipe(words, terminal):
    writer = start(words, subprocess.PIPE, terminal)
    reader = subprocess.Popen(["cat"], stdin=writer.stdout, stdout=subprocess.DEVNULL)
    writer.stdout.close()
    finish(writer)
    finish(reader)


def to_terminal(words, terminal):
    finish(start(words, terminal.child, terminal))


def start(words, output, terminal):
    return subprocess.Popen(
        words,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=terminal.child,
        env=environment(),
        start_new_session=True,
    )


def finish(process):
    if process.wait():
        raise SystemExit("bench: a copy failed")


def row(what, samples, bar=None):
    visor, alone = map(median, samples)
    return Row(
        what, f"{visor:.2f} s", f"{alone:.2f} s alone", alone / visor, bar=bar, at_least=True
    )
