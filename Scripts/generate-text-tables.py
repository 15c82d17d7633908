#!/usr/bin/env python3
"""Writes the Unicode tables of VisorTerminal, and the break cases its tests read.

    Scripts/generate-text-tables.py           write them
    Scripts/generate-text-tables.py --check   fail when the committed ones differ

The data are those of Debian's `unicode-data` package. --check says so and succeeds where that is
not installed.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/VisorTerminal/Text/Generated/ScalarTable.swift"
CASES = ROOT / "Tests/VisorTerminalTests/Text/Generated/GraphemeBreakCases.swift"
DATA = pathlib.Path("/usr/share/unicode")
SCALARS = 0x110000
BLOCK = 64

# The order of `GraphemeBreak` in ScalarTraits.swift.
BREAKS = [
    "Other", "CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend",
    "SpacingMark", "L", "V", "T", "LV", "LVT", "Extended_Pictographic",
]
# The order of the cases of `ScalarTraits.width`.
ZERO, ONE, TWO, ONE_OR_EMOJI = range(4)

# Counted as two cells whatever the data say, so that a row doesn't turn out wider than it was
# counted: all but the last are wide since Unicode 16, which a terminal may follow before the tables
# do; the C library of GNU has the last one wide.
WIDE_FOR_SOME = [
    (0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D356), (0x1D360, 0x1D376),
    (0x3248, 0x324F),
]
# Where East Asian Width says nothing of a scalar that is not assigned yet.
WIDE_UNASSIGNED = [
    (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
]


def rows(name):
    """The (first, last, value) rows of a file of the Unicode Character Database."""
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            span, value = [part.strip() for part in line.split(";")[:2]]
            first, _, last = span.partition("..")
            yield int(first, 16), int(last or first, 16), value


def spread(name, default):
    values = [default] * SCALARS
    for first, last, value in rows(name):
        values[first:last + 1] = [value] * (last - first + 1)
    return values


def members(name, value):
    return {s for first, last, v in rows(name) if v == value for s in range(first, last + 1)}


def variation_bases():
    """The scalars that U+FE0F turns into an emoji."""
    lines = (DATA / "emoji/emoji-variation-sequences.txt").read_text(encoding="utf-8")
    return {int(m[1], 16) for m in re.finditer(r"^([0-9A-F]+) FE0F\s*;", lines, re.MULTILINE)}


def traits():
    """One number a scalar: its break property times four, plus its width."""
    breaks = spread("auxiliary/GraphemeBreakProperty.txt", "Other")
    category = spread("extracted/DerivedGeneralCategory.txt", "Cn")
    east_asian = spread("EastAsianWidth.txt", "N")
    emoji = members("emoji/emoji-data.txt", "Emoji_Presentation")
    pictographic = members("emoji/emoji-data.txt", "Extended_Pictographic")
    bases = variation_bases()
    for first, last in WIDE_UNASSIGNED:
        for s in range(first, last + 1):
            if category[s] == "Cn":
                east_asian[s] = "W"
    for first, last in WIDE_FOR_SOME:
        east_asian[first:last + 1] = ["W"] * (last - first + 1)

    def width(s):
        if category[s] in ("Cc", "Cs", "Mn", "Me", "Zl", "Zp"):
            return ZERO
        # A terminal draws the soft hyphen; what else breaks as a control it does not.
        if breaks[s] in ("Control", "V", "T", "ZWJ") and s != 0xAD:
            return ZERO
        # ZERO WIDTH NON-JOINER and the tags.
        if breaks[s] == "Extend" and category[s] in ("Cf", "Cn"):
            return ZERO
        if breaks[s] == "Regional_Indicator":
            return ONE
        if east_asian[s] in ("W", "F") or s in emoji:
            return TWO
        # Reserved for emoji of later versions.
        if s in pictographic and category[s] == "Cn":
            return TWO
        return ONE_OR_EMOJI if s in bases else ONE

    result = []
    for s in range(SCALARS):
        kind = breaks[s]
        if kind == "Other" and s in pictographic:
            kind = "Extended_Pictographic"
        result.append(BREAKS.index(kind) * 4 + width(s))
    return result


def digit(value):
    """A number below 79 as a printable character that is neither `"` nor `#`."""
    assert 0 <= value < 79
    return chr(0x30 + value)


def share(units, size):
    """Cuts units into blocks, keeps each different block once, and gives each cut's block."""
    blocks, order = {}, []
    for start in range(0, len(units), size):
        block = tuple(units[start:start + size])
        order.append(blocks.setdefault(block, len(blocks)))
    return list(blocks), order


def literal(text):
    lines = [text[i:i + 96] for i in range(0, len(text), 96)]
    return '#"""\n' + "\\#\n".join("    " + line for line in lines) + '\n    """#'


def member(name, says, text):
    return f"  /// {says}\n  static var {name}: StaticString {{\n    {literal(text)}\n  }}\n"


def version():
    first = (DATA / "auxiliary/GraphemeBreakProperty.txt").open(encoding="utf-8").readline()
    return re.search(r"-(\d+\.\d+\.\d+)\.txt", first)[1]


def header():
    return (
        "// swift-format-ignore-file\n"
        f"// Generated by Scripts/generate-text-tables.py from Unicode {version()} (Debian's\n"
        "// unicode-data); edit the script instead. The Unicode data files are © Unicode, Inc., used\n"
        "// under the Unicode License, https://www.unicode.org/license.txt.\n\n"
    )


def table():
    leaves, blocks = share(traits(), BLOCK)
    pages, top = share(blocks, BLOCK)
    leaf = "".join(digit(v) for block in leaves for v in block)
    middle = "".join(digit(b >> 6) + digit(b & 63) for page in pages for b in page)
    return (
        header()
        + "/// The traits of every scalar, found in three steps; see `ScalarTraits`.\n"
        + "///\n"
        + "/// Each number is one printable character, so that the tables are plain bytes of the\n"
        + "/// binary: nothing is built when the program starts.\n"
        + "enum ScalarTable {\n"
        + f'  /// The version of Unicode that the tables describe.\n  static var version: String {{ "{version()}" }}\n\n'
        + member("pages", "The page of each 4,096 scalars.", "".join(digit(p) for p in top))
        + "\n"
        + member("blocks", "The block of each 64 scalars of a page, two characters each.", middle)
        + "\n"
        + member("traits", "The traits of each scalar of a block.", leaf)
        + "}\n"
    )


def cases():
    lines = []
    for line in (DATA / "auxiliary/GraphemeBreakTest.txt").read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip().strip("÷").strip()
        if line:
            lines.append(line.replace(" × ", "+").replace(" ÷ ", "|"))
    return (
        header()
        + "/// Unicode's own grapheme break cases, one a line: `+` joins, `|` parts.\n"
        + 'let graphemeBreakCases = """\n'
        + "".join(f"  {line}\n" for line in lines)
        + '  """\n'
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail when the committed files differ")
    check = parser.parse_args().check
    if not (DATA / "auxiliary/GraphemeBreakProperty.txt").exists():
        print("The text tables need Debian's unicode-data package, which is not installed.",
              file=sys.stderr)
        return 0 if check else 1
    status = 0
    for path, text in ((TABLE, table()), (CASES, cases())):
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(f"{path.relative_to(ROOT)} differs from what this script makes of Unicode "
                      f"{version()}; run it without --check.", file=sys.stderr)
                status = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
