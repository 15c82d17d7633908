"""Times one step of a Python progress bar that is drawn live on standard error.

`step.py PEER SECONDS` prints one line of JSON on standard output: the nanoseconds of a step and
of the same loop with nothing in it. Each peer is used as its own documentation shows first, at
its own default rate of drawing; a method called for each step is looked up once, before.
"""

import json
import sys
import time
from contextlib import closing, contextmanager
from functools import partial
from itertools import islice

TOTAL = 1_000_000_000


class Calls:
    """Steps that are taken by a call."""

    def __init__(self, step):
        self.step = step

    def nanoseconds(self, count):
        """The nanoseconds of each of the next `count` steps."""
        step = self.step
        start = time.perf_counter_ns()
        for _ in range(count):
            step()
        return (time.perf_counter_ns() - start) / count

    @staticmethod
    def empty(count):
        """The nanoseconds of each round of that loop when it calls nothing."""
        start = time.perf_counter_ns()
        for _ in range(count):
            pass
        return (time.perf_counter_ns() - start) / count


class Loop:
    """Steps that are taken by looping over something that was wrapped."""

    def __init__(self, items):
        self.items = iter(items)

    def nanoseconds(self, count):
        """The nanoseconds of each of the next `count` steps."""
        start = time.perf_counter_ns()
        for _ in islice(self.items, count):
            pass
        return (time.perf_counter_ns() - start) / count

    @staticmethod
    def empty(count):
        """The nanoseconds of each round of that loop over something bare."""
        return Loop(range(TOTAL)).nanoseconds(count)


@contextmanager
def tqdm_for():
    from tqdm import tqdm

    with tqdm(range(TOTAL)) as bar:
        yield Loop(bar)


@contextmanager
def tqdm_update():
    from tqdm import tqdm

    with tqdm(total=TOTAL) as bar:
        yield Calls(bar.update)


@contextmanager
def rich_track():
    from rich.console import Console
    from rich.progress import track

    with closing(track(range(TOTAL), console=Console(stderr=True))) as items:
        yield Loop(items)


@contextmanager
def rich_advance():
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Working", total=TOTAL)
        yield Calls(partial(progress.advance, task))


@contextmanager
def alive_bar():
    from alive_progress import alive_bar

    with alive_bar(TOTAL, file=sys.stderr) as bar:
        yield Calls(bar)


PEERS = {
    "tqdm-for": tqdm_for,
    "tqdm-update": tqdm_update,
    "rich-track": rich_track,
    "rich-advance": rich_advance,
    "alive-bar": alive_bar,
}


def measure(steps, seconds):
    """How many steps fill `seconds`, and the nanoseconds of each, after a shorter warm-up."""
    count = 1000
    while (step := steps.nanoseconds(count)) * count < seconds * 3e8:
        count *= 2
    count = max(count, int(seconds * 1e9 / step))
    return count, steps.nanoseconds(count)


def main():
    peer, seconds = sys.argv[1], float(sys.argv[2])
    with PEERS[peer]() as steps:
        count, step = measure(steps, seconds)
    print(json.dumps({"step": step, "empty": steps.empty(count), "steps": count}))


if __name__ == "__main__":
    main()
