"""A HUD on GTK windows, on a display of its own that nobody looks at.

It has a window manager, as desktops have: where there is none GTK asks the server for one in every frame,
which is told apart.
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

from .figures import Row, paired_ratio
from .silence import WINDOW, Watched

SIZES = [(390, 844), (1920, 1080)]
# Of each process: what one takes differs from the next more than from second to second.
TURNS = 4
# A thread that GTK has used at its start goes when it was idle for fifteen seconds.
SETTLE = 18
FRAME = 1000 / 60


class Display:
    """An X server, as a context manager that yields the environment of programs on it."""

    def __init__(self, is_managed=True):
        self.is_managed = is_managed

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.manager = None
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2000x1200x24"]
        self.server = subprocess.Popen(
            [*command, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        environment = os.environ | {
            "DISPLAY": f":{number}",
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "GSETTINGS_BACKEND": "memory",
            "GTK_A11Y": "none",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "XDG_RUNTIME_DIR": self.folder.name,
            "LC_ALL": "C.UTF-8",
        }
        if self.is_managed:
            self.manage(environment)
        return environment

    def manage(self, environment):
        """Starts a window manager, and waits until it is one."""
        if not shutil.which("openbox"):
            raise SystemExit("bench: openbox is not installed; `make bench` installs it.")
        sign = Path(self.folder.name) / "managed"
        self.manager = subprocess.Popen(
            ["openbox", "--startup", f"touch {sign}"],
            env=environment | {"HOME": self.folder.name},
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 10
        while not sign.exists():
            if time.monotonic() > end:
                raise SystemExit("bench: openbox does not come up on the display.")
            time.sleep(0.01)

    def __exit__(self, *_):
        for process in filter(None, [self.manager, self.server]):
            process.terminate()
            process.wait()
        self.folder.cleanup()


def told(workshop, environment, *words):
    """What the program says of one measurement."""
    command = [workshop.desktop_bench, *map(str, words)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def measure_spinner(workshop, rounds):
    rows = []
    for is_managed in (True, False):
        with Display(is_managed) as environment:
            for size in SIZES:
                spent = spinner(workshop, environment, size, rounds or (4 if is_managed else 1))
                rows.append(spinner_row(size, is_managed, spent))
    return rows


def spinner(workshop, environment, size, rounds):
    """The milliseconds of processor time that a spinner takes of a second, Visor's and the stock one.

    They turn by turns in the same window of the same process.
    """
    spent = {"visor": [], "stock": []}
    for _ in range(rounds):
        answer = told(workshop, environment, "turning", *size, TURNS)
        for name, samples in spent.items():
            for time_spent, frames in answer[name]:
                if frames < 10:
                    raise SystemExit(f"bench: {name} drew {frames} frames only")
                # Of a second with sixty frames: both are asked for as many as the display has.
                samples.append(time_spent / frames * 60)
    return spent


def spinner_row(size, is_managed, spent):
    texts = [f"{median(samples):.1f} ms a second" for samples in spent.values()]
    what = "CPU of a spinner on a window of {}×{}".format(*size)
    return Row(
        what if is_managed else f"{what}, no window manager",
        texts[0],
        f"{texts[1]}, GtkSpinner",
        paired_ratio(spent["visor"], spent["stock"]),
        bar=0.5 if is_managed else None,
    )


def measure_showing(workshop, rounds):
    with Display() as environment:
        samples = told(workshop, environment, "showing", rounds or 100)["samples"]
    samples = sorted(sample / 1000 for sample in samples)
    late = samples[max(0, len(samples) * 99 // 100 - 1)]
    return [
        Row(
            "from show to the first visible pixel, 99 of 100",
            f"{late:.1f} ms ({median(samples):.1f} in the middle)",
            f"{FRAME:.1f} ms, a frame",
            late / FRAME,
            " frames",
            bar=2,
        )
    ]


def measure_rest(workshop, _):
    with Display() as environment:
        watched = {name: watch(workshop, environment, name) for name in ("shown", "hidden")}
        for each in watched.values():
            each.process.stdout.readline()
        time.sleep(SETTLE)
        begun = time.time()
        time.sleep(WINDOW)
        ended = time.time()
        counts = {name: each.calls(begun, ended) for name, each in watched.items()}
    texts = {"shown": "a window, shown and nothing moves", "hidden": "a window, hidden"}
    return [
        Row(texts[name], f"{count} calls in {WINDOW} s", "strace", count, " calls", bar=0)
        for name, count in counts.items()
    ]


def watch(workshop, environment, case):
    """Starts a program under `strace`; it says one line when it is about to wait."""
    trace = workshop.folder / f"rest-{case}.strace"
    process = subprocess.Popen(
        ["strace", "-f", "-ttt", "-o", trace, workshop.desktop_bench, "resting", case],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    )
    return Watched(process, trace)


def measure_hops(workshop, rounds):
    taken = {"glib": [], "plain": []}
    for _ in range(rounds or 5):
        for name, samples in taken.items():
            samples.append(told(workshop, os.environ, "hops", 20000, name)["hop"] / 1000)
    return [
        Row(
            "from another thread to the main queue and back",
            f"{median(taken['glib']):.1f} µs",
            f"{median(taken['plain']):.1f} µs, plain Dispatch",
            paired_ratio(taken["glib"], taken["plain"]),
            bar=2,
        )
    ]
