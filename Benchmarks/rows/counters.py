"""Counting through a handle against a bare relaxed atomic add."""

from .figures import Row, nanoseconds, paired_ratio

CASES = {
    "one": "advance: one thread",
    "apart": "advance: two threads on two activities",
    "shared": "advance: two threads on one activity",
}


def measure(workshop, rounds):
    samples = workshop.measured("counters", rounds or 31)
    return [
        row(what, samples[f"{case}.visor"], samples[f"{case}.bare"]) for case, what in CASES.items()
    ]


def row(what, visor, bare):
    """One case; a step's time is that of one thread's add while the others add too."""
    return Row(
        what,
        nanoseconds(visor),
        f"{nanoseconds(bare)} bare atomic add",
        paired_ratio(visor, bare),
        bar=1.3,
    )
