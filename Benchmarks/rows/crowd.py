"""Facts while 100,000 activities run against the same while ten do, and an activity's memory."""

from .figures import Row, nanoseconds, paired_ratio

FACTS = {
    "newest": "100,000 running: one more begins and ends",
    "oldest": "100,000 running: the oldest ends, another begins",
    "message": "100,000 running: one changes its message",
    "sample": "100,000 running: ten rows are sampled",
}
ACTIVITIES = 100_000


def measure(workshop, rounds):
    samples = workshop.measured("crowd", rounds or 31)
    memory = workshop.measured("memory", ACTIVITIES)["bytes"]
    facts = [
        fact(what, samples[f"{name}.many"], samples[f"{name}.few"]) for name, what in FACTS.items()
    ]
    return facts + [
        Row("memory of a running activity", f"{memory:.0f} bytes", "", memory, " bytes", bar=400)
    ]


def fact(what, many, few):
    figure = paired_ratio(many, few)
    return Row(what, nanoseconds(many), f"{nanoseconds(few)} at ten", figure, bar=6)
