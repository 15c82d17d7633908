/// What `visor follow` was asked to do.
package struct FollowArguments: Equatable, Sendable {
  /// What to read, all at once; never empty.
  package var sources: [InputSource]
  /// What the work of a gauge is called until it says so itself.
  package var title: String?
  /// Whether a FIFO ends when its last writer has gone.
  package var isOnce: Bool
  package var display = DisplayArguments()

  package init(
    sources: [InputSource] = [.standardInput], title: String? = nil, isOnce: Bool = false
  ) {
    self.sources = sources
    self.title = title
    self.isOnce = isOnce
  }
}

extension FollowArguments {
  init(_ matched: MatchedArguments) {
    let sources = matched.operands(.followed).compactMap(\.path).map(InputSource.init)
    self.init(
      sources: sources.isEmpty ? [.standardInput] : sources,
      title: matched.last(.gaugeTitle)?.text,
      isOnce: matched.contains(.once))
    display = DisplayArguments(matched)
  }
}

extension OptionSpec {
  package static let gaugeTitle = OptionSpec(
    "title", short: "t", value: .required(.text("TEXT")),
    summary: "Say what is being done, where percentages come without a text")
  package static let once = OptionSpec(
    "once", summary: "Take a FIFO as ended when its last writer has gone")
}

extension OperandSpec {
  package static let followed = OperandSpec(
    .file, count: .any, summary: "Files or FIFOs to read; - and none are standard input")
}

extension CommandSpec {
  package static let follow = CommandSpec(
    name: "follow",
    summary: "Show the work that other programs tell of",
    discussion: [
      """
      Each line of the input is an event, which is an object in JSON, or belongs to a gauge: a \
      percentage, or # and a text. What is neither is said once and skipped.
      """,
      """
      Work that still runs when its input ends is lost. A FIFO is open to one writer after the \
      other; it ends with an event "close", when it has been removed, or with --once.
      """,
    ],
    operands: [.followed],
    options: [.gaugeTitle, .once, .surface] + OptionSpec.display,
    exitStatuses: [
      ExitStatusSpec("0", "All input has ended, and all work before it"),
      ExitStatusSpec("1", "Input has ended while its work ran"),
      ExitStatusSpec("125", "Input could not be read, or no window could be shown"),
      .wrongUsage,
    ],
    examples: [
      ExampleSpec("pv -n big.img 2>&1 >copy.img | visor follow -t Writing", "Show percentages"),
      ExampleSpec(
        #"mkfifo work; visor follow work & echo '{"event":"begin","message":"Copying"}' > work"#,
        "Show the work of whoever writes to a FIFO"),
      ExampleSpec("ssh host ./backup | visor follow", "Show the work of another machine"),
    ],
    interpret: { matched in .follow(FollowArguments(matched)) })
}
