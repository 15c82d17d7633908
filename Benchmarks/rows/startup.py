"""What `visor run -- true` takes over `true`, started by turns."""

import os
import shutil
from statistics import median
from time import perf_counter_ns

from .figures import Row
from .terminal import Terminal, environment

RUNS = 200
WARM_UP = 10


def measure(workshop, rounds):
    true = [shutil.which("true")]
    visor = [str(workshop.visor), "run", "--", "true"]
    runs = rounds or RUNS
    with Terminal() as terminal:
        on_terminal = compare(visor, true, terminal.path, runs)
    away = compare(visor, true, os.devnull, runs)
    return [
        row("visor run -- true: on a terminal", *on_terminal),
        row("visor run -- true: to /dev/null", *away),
    ]


def compare(visor, true, path, runs):
    """The milliseconds of each run of both commands, whose streams are all `path`."""
    samples = ([], [])
    for turn in range(runs + WARM_UP):
        for command, taken in zip((visor, true), samples):
            elapsed = milliseconds(command, path)
            if turn >= WARM_UP:
                taken.append(elapsed)
    return samples


def milliseconds(command, path):
    """The milliseconds from starting a command to having its status.

    The command leads a session of its own, so that a terminal at `path` is the one it belongs to.
    """
    streams = [(os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0)]
    streams += [(os.POSIX_SPAWN_DUP2, 0, number) for number in (1, 2)]
    settings = environment()
    start = perf_counter_ns()
    process = os.posix_spawn(command[0], command, settings, file_actions=streams, setsid=True)
    _, status = os.waitpid(process, 0)
    elapsed = perf_counter_ns() - start
    if os.waitstatus_to_exitcode(status):
        raise SystemExit(f"bench: {' '.join(command)} failed")
    return elapsed / 1e6


def row(what, visor, true):
    more = median(each - other for each, other in zip(visor, true, strict=True))
    mine, bare = f"{median(visor):.2f} ms", f"{median(true):.2f} ms true"
    return Row(what, mine, bare, more, " ms more", bar=5)
