/// What `visor replay` was asked to do.
package struct ReplayArguments: Equatable, Sendable {
  package let source: InputSource

  package init(source: InputSource) {
    self.source = source
  }
}

extension ReplayArguments {
  init(_ matched: MatchedArguments) throws(UsageError) {
    source = InputSource(try matched.operand(.replayed).path ?? [])
  }
}

extension OperandSpec {
  package static let replayed = OperandSpec(
    .file, summary: "The history to read; - is standard input")
}

extension CommandSpec {
  package static let replay = CommandSpec(
    name: "replay",
    summary: "Say what would have been shown when",
    discussion: [
      """
      Reads a history in the replay form and prints an answer for each question in it. Nothing is \
      drawn and no clock is read.
      """
    ],
    operands: [.replayed],
    options: [],
    exitStatuses: [
      .success,
      ExitStatusSpec("2", "The command line is wrong, or a line of the history is malformed"),
    ],
    examples: [
      ExampleSpec("visor replay history.replay", "Answer a file"),
      ExampleSpec("visor replay - < history.replay", "Answer standard input"),
    ],
    interpret: { matched throws(UsageError) in .replay(try ReplayArguments(matched)) })
}
