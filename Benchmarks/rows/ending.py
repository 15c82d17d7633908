"""How much later `visor run` ends than its command would have ended alone, its row being shown.

Both wait for the end of their input, by turns; the time runs from that end.
"""

import os
import subprocess
from statistics import median
from time import perf_counter_ns, sleep

from .figures import Row
from .terminal import Terminal, environment

RUNS = 60
WARM_UP = 3


def measure(workshop, rounds):
    visor = [str(workshop.visor), "run", "--grace", "0", "--", "cat"]
    samples = ([], [])
    for turn in range((rounds or RUNS) + WARM_UP):
        for words, taken in zip((visor, ["cat"]), samples):
            elapsed = milliseconds(words, is_shown=words is visor)
            if turn >= WARM_UP:
                taken.append(elapsed)
    more = median(each - other for each, other in zip(*samples, strict=True))
    mine, alone = (f"{median(taken):.2f} ms" for taken in samples)
    return [Row("visor run: from the command's end to its own", mine, f"{alone} cat", more, " ms more", bar=2)]


def milliseconds(words, is_shown):
    """The milliseconds from the end of a command's input to its own end."""
    reading, writing = os.pipe()
    with Terminal() as terminal:
        process = subprocess.Popen(
            words,
            stdin=reading,
            stdout=subprocess.DEVNULL,
            stderr=terminal.child,
            env=environment(),
            start_new_session=True,
        )
        os.close(reading)
        while is_shown and terminal.reads < 2:
            sleep(0.001)
        start = perf_counter_ns()
        os.close(writing)
        status = process.wait()
        elapsed = perf_counter_ns() - start
    if status:
        raise SystemExit(f"bench: {words[0]} failed")
    return elapsed / 1e6
