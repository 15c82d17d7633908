"""A step of counted work that is drawn live, against the same step with each peer.

Every program draws on a terminal of its own while it steps, in a fresh process for each sample,
one after the other and round after round. What is compared is a step's time over the same loop
with nothing in it, which takes each language's own loop out; the raw times are told beside it.
"""

import json
import subprocess
from collections import defaultdict
from statistics import median

from .figures import Row, nanoseconds, paired_ratio
from .terminal import Terminal, environment
from .workshop import BENCHMARKS

SECONDS = 0.5
PYTHON_STEPS = ["tqdm-for", "tqdm-update", "rich-track", "rich-advance", "alive-bar"]


def measure(workshop, rounds):
    programs = commands(workshop)
    samples = defaultdict(list)
    for _ in range(rounds or 7):
        for name, command in programs.items():
            samples[name].append(sample(name, command))
    return rows(samples)


def commands(workshop):
    """Each program's command by its name."""
    step = str(BENCHMARKS / "Peers" / "step.py")
    python = {name: [workshop.python, step, name] for name in PYTHON_STEPS}
    return {"Visor": [workshop.bench, "step"], "indicatif-inc": [workshop.indicatif]} | python


def sample(name, command):
    """What one run of a program reports; its display must have moved."""
    with Terminal() as terminal:
        done = subprocess.run(
            [*command, str(SECONDS)],
            stdin=terminal.child,
            stdout=subprocess.PIPE,
            stderr=terminal.child,
            env=environment(),
            check=True,
        )
    if terminal.reads < 3:
        raise SystemExit(f"bench: {name} drew nothing while it stepped: its figure means nothing")
    return json.loads(done.stdout)


def rows(samples):
    """A row against the best peer, which has the bar, and one against each of the others."""
    raw, net = {}, {}
    for name, taken in samples.items():
        raw[name] = [each["step"] for each in taken]
        net[name] = [each["step"] - each["empty"] for each in taken]
    visor = net.pop("Visor")
    peers = sorted(net, key=lambda name: median(net[name]))
    return [
        Row(
            "a drawn step: against the best peer" if name == peers[0] else "a drawn step",
            f"{nanoseconds(visor)} (raw {nanoseconds(raw['Visor'])})",
            f"{nanoseconds(net[name])} (raw {nanoseconds(raw[name])}) {name}",
            paired_ratio(net[name], visor),
            bar=8 if name == peers[0] else None,
            at_least=True,
        )
        for name in peers
    ]
