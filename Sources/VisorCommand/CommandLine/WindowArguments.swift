/// What `visor-desktop window` was asked to do.
package struct WindowArguments: Equatable, Sendable {
  /// How long work may run before it is shown; never negative.
  package var grace: Duration?
  /// The process that a button asks to end; `nil` for no button.
  package var canceled: Int32?

  package init(grace: Duration? = nil, canceled: Int32? = nil) {
    self.grace = grace
    self.canceled = canceled
  }

  /// The command line that says this.
  package var words: [[UInt8]] {
    var words = ["window"]
    if let grace { words.append("--\(OptionSpec.grace.long)=\(grace.wholeMilliseconds)ms") }
    if let canceled { words.append("--\(OptionSpec.canceled.long)=\(canceled)") }
    return words.map { Array($0.utf8) }
  }
}

extension WindowArguments {
  init(_ matched: MatchedArguments) {
    self.init(
      grace: matched.last(.grace)?.duration,
      canceled: matched.last(.canceled)?.number.flatMap(Int32.init(exactly:)))
  }
}

extension OptionSpec {
  package static let canceled = OptionSpec(
    "cancel", value: .required(.number("PROCESS", 2...Int(Int32.max))),
    summary: "Offer a button that sends TERM to this process, if it has started the window")
}

extension CommandSpec {
  package static let window = CommandSpec(
    name: "window",
    summary: "Show in a window the work that standard input tells of",
    discussion: [
      """
      Standard input is what visor follow reads. The window is there while there is something to \
      see, and goes for good when the input has ended or somebody closes it.
      """
    ],
    operands: [],
    options: [.grace, .canceled],
    exitStatuses: [
      .success, ExitStatusSpec("125", "There is no display"), .wrongUsage,
    ],
    examples: [ExampleSpec("./backup | visor-desktop window", "Show it apart from a terminal")],
    interpret: { matched in .window(WindowArguments(matched)) })
}

extension Duration {
  /// From zero to what `--grace` can say.
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(max(seconds, 0), 1 << 32) * 1_000 + max(attoseconds, 0) / 1_000_000_000_000_000
  }
}
