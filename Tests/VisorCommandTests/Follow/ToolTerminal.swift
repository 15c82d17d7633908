import VisorCommand
import VisorTestSupport

/// A terminal of 80 columns and 10 rows on which the tool runs as a process of its own.
struct ToolTerminal {
  let folder: TestFolder
  private let terminal: TestTerminal

  init() throws {
    terminal = try TestTerminal()
    folder = try TestFolder()
    _ = run(
      ["stty", "rows", "10", "cols", "80"],
      CommandStreams(terminal: nil, input: terminal.descriptor))
  }

  /// What a script that calls `visor` shows, and its exit status.
  ///
  /// - Parameter act: Is told of the screen whenever it has changed.
  func shown(
    _ script: String, whenever act: (Screen) -> Void = { _ in }
  ) -> (screen: Screen, end: CommandEnd) {
    var screen = Screen(columns: 80, rows: 10)
    var seen = 0
    let outcome = shell(
      """
      unset CI NO_COLOR; export TERM=xterm LC_ALL=C.UTF-8
      PATH='\(Self.toolFolder)':"$PATH"; cd '\(folder.path)'
      \(script)
      """, .on(terminal)
    ) { outcome in
      screen.feed(outcome.relayed.dropFirst(seen))
      seen = outcome.relayed.count
      act(screen)
    }
    screen.feed(outcome.relayed.dropFirst(seen))
    return (screen, outcome.end)
  }

  /// The tool is beside the tests, wherever they were built.
  private static let toolFolder: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let path = bundle ?? CommandLine.arguments.first ?? ""
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }()
}

extension Screen {
  /// All that can be read, line by line, without the time at a line's end.
  var outcomes: [String] {
    transcript.split(separator: "\n").map { line in
      String(line).replacing(#/ +[0-9.]+s$/#, with: "")
    }
  }
}
