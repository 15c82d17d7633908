/// What `visor run` was asked to do.
package struct RunArguments: Equatable, Sendable {
  /// What is being done; without one, the command says it.
  package var title: String?
  /// What to say when the command has succeeded.
  package var success: String?
  /// What to say when the command has failed.
  package var failure: String?
  /// How long the command may run before it is shown; never negative.
  package var grace: Duration?
  package var isQuiet: Bool
  /// Where events are appended, byte for byte, if anywhere.
  package var events: [UInt8]?
  /// What becomes of the command's output.
  package var output: OutputMode
  /// Whether the last line of the command's output is shown beside the title.
  package var showsLastLine: Bool
  /// How long the command may run; never negative.
  package var limit: Duration?
  package var display = DisplayArguments()
  /// The program and its arguments, byte for byte; never empty.
  package var command: [[UInt8]]

  package init(
    title: String? = nil, success: String? = nil, failure: String? = nil, grace: Duration? = nil,
    isQuiet: Bool = false, events: [UInt8]? = nil, output: OutputMode = .stream,
    showsLastLine: Bool = false, limit: Duration? = nil, command: [[UInt8]]
  ) {
    self.title = title
    self.success = success
    self.failure = failure
    self.grace = grace
    self.isQuiet = isQuiet
    self.events = events
    self.output = output
    self.showsLastLine = showsLastLine
    self.limit = limit
    self.command = command
  }
}

extension RunArguments {
  init(_ matched: MatchedArguments) throws(UsageError) {
    self.init(
      title: matched.last(.title)?.text,
      success: matched.last(.success)?.text,
      failure: matched.last(.failure)?.text,
      grace: matched.last(.grace)?.duration,
      isQuiet: matched.contains(.quiet),
      events: matched.last(.events)?.path,
      output: matched.last(.output)?.text.flatMap(OutputMode.init) ?? .stream,
      showsLastLine: matched.last(.liveDetail)?.text != nil,
      limit: matched.last(.timeout)?.duration,
      command: try matched.operand(.program).program ?? [])
    display = DisplayArguments(matched)
  }
}

extension OptionSpec {
  package static let title = OptionSpec(
    "title", short: "t", value: .required(.text("TEXT")),
    summary: "Say what is being done; without it, the command is shown")
  package static let success = OptionSpec(
    "success", value: .required(.text("TEXT")),
    summary: "Say this when the command has succeeded")
  package static let failure = OptionSpec(
    "failure", value: .required(.text("TEXT")), summary: "Say this when the command has failed")
  package static let grace = OptionSpec(
    "grace", value: .required(.duration),
    summary: "Show no row of a command that ends within this time; 100ms without the option")
  package static let quiet = OptionSpec(
    "quiet", short: "q", summary: "Show nothing unless the command fails")
  package static let events = OptionSpec(
    "events", value: .required(.file),
    summary: "Append what visor follow reads to this file, FIFO or /dev/fd/N")
  package static let output = OptionSpec(
    "output",
    value: .required(.setting("MODE", OutputMode.words, counted: "tail", OutputMode.tailLines)),
    summary: """
      Say what becomes of the command's output where it would go to standard error's place: \
      stream (let it pass), tail[=N] (show the last lines, 5 without N), hide, or on-failure \
      (let it pass at the end, if the command fails)
      """)
  package static let liveDetail = OptionSpec(
    "detail", value: .required(.choice("WHAT", ["last-line"])),
    summary: "Show beside the title the last line that the command has written")
  package static let timeout = OptionSpec(
    "timeout", value: .required(.duration),
    summary: "End the command after this time: by TERM, and 5 seconds later by KILL")
}

extension OperandSpec {
  package static let program = OperandSpec(
    .program, summary: "The command, and arguments that are passed on as they are")
}

extension CommandSpec {
  package static let run = CommandSpec(
    name: "run",
    summary: "Run a command and show how it goes",
    discussion: [
      """
      The command reads standard input, and what it writes passes through unchanged, each stream \
      for itself.
      """,
      """
      Options of Visor stand before the command: from its name on, everything is the command's \
      own.
      """,
    ],
    operands: [.program],
    options: [
      .title, .success, .failure, .grace, .quiet, .output, .liveDetail, .timeout, .events,
      .surface,
    ] + OptionSpec.display,
    exitStatuses: [
      ExitStatusSpec("the command's", "The command ended by itself"),
      ExitStatusSpec("by signal", "A signal killed the command; Visor ends by the same signal"),
      ExitStatusSpec("124", "The command's time was over"),
      ExitStatusSpec("125", "Visor itself failed"),
      ExitStatusSpec("126", "The command was found but could not be executed"),
      ExitStatusSpec("127", "The command was not found"),
      .wrongUsage,
    ],
    examples: [
      ExampleSpec("visor run make -j8", "Build, and show for how long"),
      ExampleSpec(
        "visor run --title Fetching --success Fetched -- curl -LO https://example.org/a",
        "Say it in other words"),
      ExampleSpec(
        "visor run --surface auto -- ./backup",
        "Show it in a window when it is started without a terminal"),
      ExampleSpec("visor run --grace 2s -- ./check | less", "Pass the output on"),
    ],
    interpret: { matched throws(UsageError) in .run(try RunArguments(matched)) })
}
