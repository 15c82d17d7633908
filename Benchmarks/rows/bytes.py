"""The bytes that a job of ten seconds writes to a terminal, with bar, rate and time left.

All programs run at the same time, each on a terminal of its own, and take the same steps: a
thousand, one every ten milliseconds. Each peer draws what its documentation shows first at its
own default rate; indicatif, whose own display has neither rate nor time, is given both.
"""

import subprocess
from contextlib import ExitStack
from statistics import median

from .figures import Row
from .terminal import Terminal, environment
from .workshop import BENCHMARKS

STEPS = 1000
SECONDS = 10
PYTHON_JOBS = ["tqdm", "rich", "alive-progress"]


def measure(workshop, rounds):
    programs = commands(workshop)
    samples = {name: [] for name in programs}
    for _ in range(rounds or 1):
        for name, count in run(programs).items():
            samples[name].append(count / SECONDS)
    return rows({name: median(taken) for name, taken in samples.items()})


def commands(workshop):
    """Each program's command by its name."""
    job = str(BENCHMARKS / "Peers" / "job.py")
    python = {name: [workshop.python, job, name] for name in PYTHON_JOBS}
    indicatif = workshop.indicatif.with_name("job-indicatif")
    return {"Visor": [workshop.bench, "job"], "indicatif": [indicatif]} | python


def run(programs):
    """How many bytes each program writes to its terminal."""
    with ExitStack() as stack:
        terminals = {name: stack.enter_context(Terminal()) for name in programs}
        running = [
            subprocess.Popen(
                [*command, str(STEPS)],
                stdin=terminals[name].child,
                stdout=terminals[name].child,
                stderr=terminals[name].child,
                env=environment(),
            )
            for name, command in programs.items()
        ]
        if any([process.wait() for process in running]):
            raise SystemExit("bench: a job did not end well: its bytes mean nothing")
    for name, terminal in terminals.items():
        if terminal.reads < SECONDS:
            raise SystemExit(f"bench: {name} drew next to nothing: its figure means nothing")
    return {name: terminal.bytes for name, terminal in terminals.items()}


def rows(rates):
    """A row against the most sparing peer, which has the bar, and one against each other."""
    visor = rates.pop("Visor")
    peers = sorted(rates, key=rates.get)
    return [
        Row(
            "bytes of a bar: against the best peer" if name == peers[0] else "bytes of a bar",
            f"{visor:.0f} B/s",
            f"{rates[name]:.0f} B/s {name}",
            visor / rates[name],
            bar=0.5 if name == peers[0] else None,
        )
        for name in peers
    ]
