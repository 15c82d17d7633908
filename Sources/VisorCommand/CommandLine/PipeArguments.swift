/// What `visor pipe` was asked to do.
package struct PipeArguments: Equatable, Sendable {
  /// What is being copied; without one, the inputs say it.
  package var title: String?
  /// Bytes in all; without it, what the inputs say.
  package var size: Int?
  /// What to copy, in this order; never empty.
  package var sources: [InputSource]
  package var display = DisplayArguments()

  package init(title: String? = nil, size: Int? = nil, sources: [InputSource]) {
    self.title = title
    self.size = size
    self.sources = sources
  }
}

extension PipeArguments {
  init(_ matched: MatchedArguments) {
    let sources = matched.operands(.piped).compactMap(\.path).map(InputSource.init)
    self.init(
      title: matched.last(.pipeTitle)?.text, size: matched.last(.size)?.number,
      sources: sources.isEmpty ? [.standardInput] : sources)
    display = DisplayArguments(matched)
  }
}

extension OptionSpec {
  package static let size = OptionSpec(
    "size", short: "s", value: .required(.size),
    summary: "Say how many bytes there will be; without it, files say it themselves")
  package static let pipeTitle = OptionSpec(
    "title", short: "t", value: .required(.text("TEXT")),
    summary: "Say what is being copied; without it, the input is named")
}

extension OperandSpec {
  package static let piped = OperandSpec(
    .file, count: .any, summary: "What to copy, in this order; - or none is standard input")
}

extension CommandSpec {
  package static let pipe = CommandSpec(
    name: "pipe",
    summary: "Copy to standard output and show how far it is",
    discussion: [
      """
      Copies files, or standard input, to standard output byte for byte, and shows how many bytes \
      have passed, how fast, and for how long still.
      """,
      """
      A file that cannot be read is reported, and the others are copied all the same. What goes to \
      the terminal that Visor draws on passes above the row.
      """,
    ],
    operands: [.piped],
    options: [.size, .pipeTitle] + OptionSpec.display,
    exitStatuses: [
      ExitStatusSpec("0", "Everything was copied"),
      ExitStatusSpec("1", "Something could not be read; the rest was copied"),
      .wrongUsage,
      ExitStatusSpec("125", "Standard output could not be written, or Visor itself failed"),
      ExitStatusSpec("by signal", "The reader of standard output went away: SIGPIPE"),
    ],
    examples: [
      ExampleSpec("visor pipe backup.tar | ssh host tar x", "Send a file, and show how far it is"),
      ExampleSpec(
        "pg_dump shop | visor pipe --size 12G | gzip > shop.gz", "Show how far a dump is"),
      ExampleSpec("visor pipe /dev/sda > disk.img", "Copy a disk"),
    ],
    interpret: { matched in .pipe(PipeArguments(matched)) })
}
