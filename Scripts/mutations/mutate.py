#!/usr/bin/env python3
"""Breaks the lifecycle on purpose, one thing at a time, and runs the tests that should notice.

    Scripts/mutations/mutate.py                    all of them
    Scripts/mutations/mutate.py "rule 3" instant   those whose name contains one of the words
    Scripts/mutations/mutate.py --list             say which there are

Works on a copy of the tree in a temporary folder. Prints what fell to what; the exit status is 1
when a mutation survives, and 2 when one no longer fits the sources.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import table

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FOLDER = pathlib.Path("Sources/Visor/Lifecycle")
LONGEST = 300


class Mutation:
    """One exact text in one file, and what is put in its place."""

    def __init__(self, subject, what, file, old, new):
        self.name = f"{subject}: {what}"
        self.path = FOLDER / file
        self.old = old
        self.new = new

    def applied(self):
        """The file with the mutation in it; None when the text is not there exactly once."""
        source = (ROOT / self.path).read_text()
        return source.replace(self.old, self.new) if source.count(self.old) == 1 else None


def mutations(words):
    every = [
        Mutation(subject, *mutation)
        for group in table.GROUPS
        for subject, list_of_them in group.items()
        for mutation in list_of_them
    ]
    return [m for m in every if not words or any(word in m.name for word in words)]


def run(command, folder):
    """The exit status and what was said; no status when it took too long."""
    try:
        done = subprocess.run(
            command, cwd=folder, timeout=LONGEST, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout


def verdict(folder):
    """What the tests in `folder` fell to; an empty string when they passed."""
    status, said = run(["swift", "build", "--build-tests"], folder)
    if status != 0:
        sys.exit(f"does not build:\n{said[-3000:]}")
    status, said = run(["swift", "test", "--skip-build"], folder)
    if status == 0:
        return ""
    if status is None:
        return "no end"
    suites = re.findall(r"^\S+ Suite (\w+) failed", said, re.MULTILINE)
    return ", ".join(sorted(set(suites))) or "a crash"


def main():
    words = sys.argv[1:]
    chosen = mutations([word for word in words if word != "--list"])
    astray = [m.name for m in chosen if m.applied() is None]
    if astray:
        print("These no longer fit the sources:", *astray, sep="\n  ")
        return 2
    if "--list" in words:
        print(*(m.name for m in chosen), sep="\n")
        return 0
    survivors = 0
    with tempfile.TemporaryDirectory() as temporary:
        copy = pathlib.Path(temporary) / "tree"
        for folder in "Sources", "Tests":
            shutil.copytree(ROOT / folder, copy / folder)
        shutil.copy(HERE / "Package.swift", copy)
        if fallen := verdict(copy):
            sys.exit(f"the tests fail without a mutation: {fallen}")
        for mutation in chosen:
            (copy / mutation.path).write_text(mutation.applied())
            fallen = verdict(copy)
            (copy / mutation.path).write_text((ROOT / mutation.path).read_text())
            survivors += not fallen
            print(f"{mutation.name:64} {fallen or 'SURVIVES'}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} mutations fell.")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
