"""What a measurement says: rows with a figure, its bar and whether the bar is met."""

from dataclasses import asdict, dataclass
from statistics import median


@dataclass
class Row:
    """One line of the table. A row without a bar is told for information."""

    what: str
    visor: str
    peer: str
    figure: float
    unit: str = "×"
    bar: float | None = None
    at_least: bool = False

    @property
    def met(self):
        """Whether the figure keeps to its bar."""
        if self.bar is None:
            return True
        return self.figure >= self.bar if self.at_least else self.figure <= self.bar

    def cells(self):
        """The row's texts, a column each."""
        told = [self.what, self.visor, self.peer, f"{self.figure:.2f}{self.unit}"]
        if self.bar is None:
            return told + ["", ""]
        bound = f"{'≥' if self.at_least else '≤'} {self.bar:g}{self.unit}"
        return told + [bound, "ok" if self.met else "OVER"]

    def summary(self):
        """The row for a file."""
        return asdict(self) | {"met": self.met}


HEADINGS = ["what", "Visor", "against", "figure", "bar", ""]


def table(rows):
    """The rows as a table of aligned columns."""
    lines = [HEADINGS] + [row.cells() for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    lines.insert(1, ["─" * width for width in widths])
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip() for line in lines
    )


def paired_ratio(numerators, denominators):
    """The median of the ratios of the samples that were taken in the same round."""
    return median(above / below for above, below in zip(numerators, denominators, strict=True))


def nanoseconds(samples):
    """The median of samples in nanoseconds, as text."""
    middle = median(samples)
    return f"{middle:.1f} ns" if middle < 1000 else f"{middle / 1000:.1f} µs"
