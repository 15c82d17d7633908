"""The processor time of one turning spinner, against a program in C that writes the same bytes.

Visor's writes are recorded once with their times; the program in C does nothing but sleep until
each and write it. All then run at the same time, each on a terminal of its own, so that they share
whatever else the machine does. What the system has counted for all threads of a process is read
twice: when everything has started, and before anything ends. The whole process, from its start to
its end, is told for information; that of `visor run` would have its command's in it. So is what
`visor run` spends, which also looks at each frame whether its command wants the terminal.
"""

import os
import struct
import subprocess
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from .figures import Row, paired_ratio
from .terminal import Terminal, environment

SECONDS = 10
FRAME = 0.08
SETTLE = 1
WINDOW = 8
PROGRAM = "a turning spinner: CPU of a program"
TOOL = "a turning spinner: CPU of visor run"


@dataclass
class Spent:
    """The milliseconds of processor time of a process: in the window, and in all."""

    turning: float
    whole: float


def measure(workshop, rounds):
    shown = {
        PROGRAM: [workshop.bench, "spinner", str(SECONDS)],
        TOOL: [workshop.visor, "run", "--title", "Working", "--", "sleep", str(SECONDS)],
    }
    replayed = {
        what: [workshop.replay, record(command, workshop.folder / f"spinner-{number}")]
        for number, (what, command) in enumerate(shown.items())
    }
    samples = {what: ([], []) for what in shown}
    for _ in range(rounds or 5):
        spent = run([*shown.values(), *replayed.values()])
        for (mine, bare), each, other in zip(samples.values(), spent, spent[len(shown) :]):
            mine.append(each)
            bare.append(other)
    return [
        row(PROGRAM, *samples[PROGRAM], "turning", bar=2),
        row(f"{PROGRAM}, start and end included", *samples[PROGRAM], "whole"),
        row(TOOL, *samples[TOOL], "turning"),
    ]


def record(command, path):
    """Writes what a command sends to its terminal to a file, each piece with its time."""
    with Terminal(keeps=True) as terminal:
        start = time.monotonic_ns()
        process = launch(command, terminal)
        process.wait()
    pieces = [(moment - start, data) for moment, data in terminal.pieces]
    if process.returncode or len(pieces) < 5 * SECONDS:
        raise SystemExit("bench: no spinner turned: its figure means nothing")
    path.write_bytes(b"".join(struct.pack("=QQ", at, len(data)) + data for at, data in pieces))
    return path


def run(commands):
    """What each command spends while all run at the same time."""
    with ExitStack() as stack:
        terminals = [stack.enter_context(Terminal()) for _ in commands]
        processes = []
        for command, terminal in zip(commands, terminals):
            processes.append(launch(command, terminal))
            # So that no two wake at once, where one would find warm what the other has used.
            time.sleep(FRAME / len(commands))
        time.sleep(SETTLE)
        begun = [spent_by(process.pid) for process in processes]
        time.sleep(WINDOW)
        ended = [spent_by(process.pid) for process in processes]
        usages = [os.wait4(process.pid, 0) for process in processes]
    if any(status for _, status, _ in usages):
        raise SystemExit("bench: a spinner did not end well: its figure means nothing")
    return [
        Spent((after - before) / 1e6, (usage.ru_utime + usage.ru_stime) * 1e3)
        for before, after, (_, _, usage) in zip(begun, ended, usages)
    ]


def launch(command, terminal):
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=terminal.child,
        stderr=terminal.child,
        env=environment(),
        start_new_session=True,
    )


def spent_by(process):
    """The nanoseconds that the threads of a process have had a processor."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads)


def row(what, mine, bare, span, bar=None):
    mine, bare = ([getattr(spent, span) for spent in taken] for taken in (mine, bare))
    seconds = WINDOW if span == "turning" else SECONDS
    texts = [f"{median(taken):.1f} ms in {seconds} s" for taken in (mine, bare)]
    return Row(what, texts[0], f"{texts[1]}, a loop in C", paired_ratio(mine, bare), bar=bar)
