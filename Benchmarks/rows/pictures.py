"""A scene for a frame, painting it, and the gallery of everything."""

import subprocess
import tempfile
import time
from statistics import median

from .figures import Row, nanoseconds, paired_ratio


def measure_frame(workshop, rounds):
    samples = workshop.measured("frame", rounds or 31, workshop.picture_bench)
    frame = median(samples["short"]) / 1000
    return [
        Row("a scene for one frame", nanoseconds(samples["short"]), "", frame, " µs", bar=20),
        Row(
            "the same after 100,000 activities",
            nanoseconds(samples["long"]),
            f"{nanoseconds(samples['short'])} after ten",
            paired_ratio(samples["long"], samples["short"]),
            bar=1.3,
        ),
        Row(
            "allocations in 1000 frames of one layout",
            f"{samples['allocations']:.0f}",
            f"{samples['first']:.0f} in the first",
            samples["allocations"],
            "",
            bar=0,
        ),
    ]


def measure_painting(workshop, rounds):
    samples = workshop.measured("painting", rounds or 401, workshop.picture_bench)
    cases = [
        ("visor", "bare", "390×844 at 3×, painted", 1.5),
        ("flat", "bare", "the same, dimmed", None),
        ("gradient", "bare", "the same, dimmed by a gradient", None),
        ("warm", "bareWarm", "the same, over and over", None),
    ]
    return [
        Row(
            what,
            nanoseconds(samples[name]),
            f"{nanoseconds(samples[bare])} one fill and the same text",
            paired_ratio(samples[name], samples[bare]),
            bar=bar,
        )
        for name, bare, what, bar in cases
    ]


def measure_gallery(workshop, _rounds):
    desktop = workshop.desktop
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        subprocess.run([desktop, "gallery", folder], check=True)
        seconds = time.monotonic() - start
    return [Row("the gallery of everything", f"{seconds:.1f} s", "", seconds, " s", bar=60)]
