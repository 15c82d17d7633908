#!/usr/bin/env python3
"""Measures Visor against its peers and its own bars, and prints a table of ratios.

Whatever is compared runs interleaved in one run; figures are medians. Ends with status 1 when a
bar is missed. Runs on Linux; `make bench` first installs what it needs.
"""

import argparse
import json
import sys

from rows import bytes as byte_rows
from rows import (
    copies,
    counters,
    crowd,
    desktop,
    ending,
    foundation,
    pictures,
    pipe,
    silence,
    spinner,
    startup,
    steps,
    tracking,
)
from rows.figures import table
from rows.workshop import Workshop

MEASUREMENTS = {
    "a": counters.measure,
    "b": steps.measure,
    "c": crowd.measure,
    "d": startup.measure,
    "e": silence.measure,
    "f": pipe.measure,
    "g": copies.measure,
    "h": ending.measure,
    "i": byte_rows.measure,
    "j": spinner.measure,
    "k": tracking.measure_scopes,
    "l": tracking.measure_elements,
    "m": foundation.measure,
    "n": pictures.measure_frame,
    "o": pictures.measure_painting,
    "p": pictures.measure_gallery,
    "q": desktop.measure_spinner,
    "r": desktop.measure_showing,
    "s": desktop.measure_rest,
    "t": desktop.measure_hops,
}


def options():
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only",
        type=lambda text: text.split(","),
        default=list(MEASUREMENTS),
        metavar="LETTERS",
        help="a counting, b a step against peers, c many activities, d start-up, e silence, f pipe, "
        "g output through run, h from a command's end to its own, i bytes of a bar, "
        "j CPU of a spinner, k track around a scope, "
        "l around elements, m a tree of progress, n a scene of a frame, o painting it, p the gallery, "
        "q CPU of a window's spinner, r from show to a pixel, s silence of a window, "
        "t hops to the main queue",
    )
    parser.add_argument("--rounds", type=int, help="rounds instead of each measurement's own")
    parser.add_argument("--json", metavar="FILE", help="also writes the rows to a file")
    return parser.parse_args()


def main():
    asked = options()
    unknown = set(asked.only) - set(MEASUREMENTS)
    if unknown:
        sys.exit(f"bench: there is no measurement {', '.join(sorted(unknown))}")
    workshop = Workshop()
    rows = []
    for letter in asked.only:
        print(f"measuring {letter} …", file=sys.stderr)
        rows += MEASUREMENTS[letter](workshop, asked.rounds)
    print(table(rows))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump([row.summary() for row in rows], file, indent=2)
    sys.exit(0 if all(row.met for row in rows) else 1)


if __name__ == "__main__":
    main()
