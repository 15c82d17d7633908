/// Spinners in ASCII, for any terminal.
extension Spinner {
  static let letters: [Spinner] = [
    line,
    Spinner("classic", each(#"-\|/"#), every: .milliseconds(100)),
    Spinner("simpleDots", filling(".", over: " ", cells: 3), every: .milliseconds(400)),
    Spinner("simpleDotsScrolling", passing("...", window: 3), every: .milliseconds(200)),
    Spinner("ellipsis", filling(".", over: " ", cells: 3), every: .milliseconds(333)),
    Spinner("star2", swing(each("+x*")), every: .milliseconds(80)),
    Spinner("flip", each("___-``'-___"), every: .milliseconds(70)),
    Spinner("balloon", each(" .oO@* "), every: .milliseconds(140)),
    Spinner("balloon2", swing(each(".oO")), every: .milliseconds(120)),
    Spinner("toggle6", ["[ ]", "[x]"], every: .milliseconds(300)),
    Spinner("toggle11", each("zZ"), every: .milliseconds(140)),
    Spinner("toggle12", each("oO"), every: .milliseconds(120)),
    Spinner("toggle13", each("=*-"), every: .milliseconds(80)),
    Spinner("dqpb", each("dqpb"), every: .milliseconds(100)),
    Spinner("binary", (0..<16).map(binary), every: .milliseconds(80)),
    Spinner(
      "shark",
      between("|", "|", travel("|\\____", field: 14, of: "_"))
        + between("|", "|", travel("____/|", field: 14, of: "_").reversed()),
      every: .milliseconds(120)),
    Spinner("fish", between("~", "~", travel("><>", field: 9)), every: .milliseconds(120)),
    Spinner(
      "marquee", between("[", "]", swing(travel("<=>", field: 9))), every: .milliseconds(80)),
    Spinner(
      "bar", between("[", "]", filling("#", over: "-", cells: 6)), every: .milliseconds(120)),
    Spinner("vertical", each("_-^-"), every: .milliseconds(120)),
    Spinner("brackets", ["<>", "()", "[]", "{}", "[]", "()"], every: .milliseconds(150)),
    Spinner("still", ["*"], every: .seconds(1)),
  ]

  /// Six digits that look like work.
  private static func binary(_ step: Int) -> String {
    // Any odd factor visits all numbers before it comes round.
    let digits = String((step * 37 + 11) % 64, radix: 2)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
