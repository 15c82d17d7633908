"""What tracking adds to a scope and to the elements of sequences, against going without."""

from statistics import median

from .figures import Row, nanoseconds

ROUNDS = 301


def measure_scopes(workshop, rounds):
    """A scope: an empty asynchronous function, with `track` around it and without."""
    samples = workshop.measured("tracking", rounds or ROUNDS)
    more = added(samples, "scope") / 1000
    allocations = added(samples, "scope", ".allocations")
    visor, bare = samples["scope.visor"], samples["scope.bare"]
    return [
        Row(
            "track around an empty async function",
            nanoseconds(visor),
            f"{nanoseconds(bare)} without",
            more,
            " µs more",
            bar=2,
        ),
        Row("its allocations", f"{allocations:.1f}", "", allocations, " more", bar=4),
    ]


def measure_elements(workshop, rounds):
    """Elements: a loop over a sequence that is tracked, and over the bare one."""
    samples = workshop.measured("tracking", rounds or ROUNDS)
    return [
        element("an element of an async sequence", samples, "async", 20),
        element("an element of an array", samples, "plain", 2),
    ]


def element(what, samples, name, bar):
    """One kind of sequence."""
    visor, bare = samples[f"{name}.visor"], samples[f"{name}.bare"]
    return Row(
        f"track: {what}",
        nanoseconds(visor),
        f"{nanoseconds(bare)} bare",
        added(samples, name),
        " ns more",
        bar=bar,
    )


def added(samples, name, what=""):
    """The median of what came on top in the same round."""
    pairs = zip(samples[f"{name}.visor{what}"], samples[f"{name}.bare{what}"], strict=True)
    return median(visor - bare for visor, bare in pairs)
