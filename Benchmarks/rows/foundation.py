"""Looking at a HUD that follows a tree of Foundation's progress."""

import json
import subprocess
from statistics import median

from .figures import Row, nanoseconds

PARTS = 10_000


def measure(workshop, rounds):
    command = [workshop.progress, str(PARTS), str(rounds or 1001)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    samples = json.loads(done.stdout)["sample"]
    return [
        Row(
            "one look at a progress of 10,000 parts",
            nanoseconds(samples),
            f"{nanoseconds([max(samples)])} at worst",
            median(samples) / 1e6,
            " ms",
            bar=1,
        )
    ]
