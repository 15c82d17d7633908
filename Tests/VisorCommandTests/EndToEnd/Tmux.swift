import Foundation
import Testing

/// A real terminal: a pane of tmux with a shell whose prompt is the last exit status.
final class Tmux {
  /// What is to be seen, what has scrolled away included.
  struct View {
    var isCursorVisible = false
    var cursorColumn = 0
    var lines: [String] = []

    /// The lines, with all that depends on the time or on the machine taken out: each spinner is a
    /// `*`, how long a row has been there is left out, and how long something took is `T`.
    var text: String {
      var text = lines.joined(separator: "\n")
      text.replace(#/(?m)^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] /#, with: "* ")
      text.replace(#/(?m)^(\* .*?)  (\d+m )?\d+s$/#) { $0.1 }
      text.replace(#/(?m)  (\d+m \d+|\d+(\.\d)?)s$/#, with: "  T")
      return text
    }

    /// Whether the shell waits for a command, the last having ended so.
    func isPrompt(_ status: Int32) -> Bool {
      lines.last == "\(status)>" && isCursorVisible
    }
  }

  private let place: Workplace
  private let socket: String
  /// Reads a byte or more whenever something has changed.
  private let events = Pipe()
  /// Closed when nobody wants to be told any more.
  private let requests = Pipe()
  private var watcher: pid_t?

  /// Fails when there is no tmux.
  init(_ place: Workplace, columns: Int = 80, rows: Int = 24) throws {
    self.place = place
    // A server that is just coming to its end would take a new session with it.
    socket = "visor-\(UUID().uuidString)"
    if try place.run("command -v tmux") != 0 {
      Issue.record("These tests need tmux. Install it, with `apt-get install tmux` say.")
      throw TestFailure(ENOENT)
    }
    let status = try place.run(
      """
      ulimit -c 0
      unset TERM
      \(tmux) -f /dev/null new-session -d -x \(columns) -y \(rows) \
        "PS1='\\$?> ' PS0= exec bash --norc --noprofile -i"
      """)
    guard status == 0 else {
      Issue.record("tmux did not start: \(place.text("err"))")
      throw TestFailure(status)
    }
    // A client that is told of each change, for as long as its input is open.
    watcher = try place.start(
      "exec \(tmux) -C attach -f ignore-size", input: requests.fileHandleForReading.fileDescriptor,
      output: events.fileHandleForWriting.fileDescriptor)
    _ = try view { $0.isPrompt(0) }
  }

  deinit {
    _ = try? place.run("\(tmux) kill-server")
    guard let watcher else { return }
    kill(watcher, SIGKILL)
    _ = Workplace.wait(watcher)
  }

  private var tmux: String { "tmux -L \(socket)" }

  /// Types a line.
  func type(_ line: String) throws {
    try place.write(Array(line.utf8), to: "typed")
    try keys("-l \"$(cat typed)\"")
    try keys("Enter")
  }

  /// Presses keys by tmux's names for them.
  func keys(_ names: String) throws {
    #expect(try place.run("\(tmux) send-keys \(names)") == 0)
  }

  func resize(columns: Int) throws {
    #expect(try place.run("\(tmux) resize-window -x \(columns)") == 0)
  }

  /// What is to be seen with its colours, as the sequences that make them.
  func colored() throws -> String {
    _ = try place.run("\(tmux) capture-pane -p -e -S -")
    return place.text("out")
  }

  /// Waits until what is to be seen is as wanted.
  func view(
    _ location: SourceLocation = #_sourceLocation, when isWanted: (View) -> Bool
  ) throws -> View {
    var last = View()
    for _ in 0..<1_000 {
      last = try look()
      if isWanted(last) { return last }
      var ready = pollfd(
        fd: events.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 30_000) > 0 else { break }
      _ = events.fileHandleForReading.availableData
    }
    Issue.record("This was to be seen at last:\n\(last.text)", sourceLocation: location)
    throw TestFailure(ETIMEDOUT)
  }

  private func look() throws -> View {
    _ = try place.run(
      "\(tmux) display-message -p '#{cursor_flag} #{cursor_x}' \\; capture-pane -p -S -")
    var lines = place.text("out").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/ +$/#, with: "") }.map(String.init)
    let cursor = lines.isEmpty ? [] : lines.removeFirst().split(separator: " ")
    while lines.last == "" { lines.removeLast() }
    return View(
      isCursorVisible: cursor.first == "1", cursorColumn: cursor.last.flatMap { Int($0) } ?? 0,
      lines: lines)
  }
}

extension Tmux {
  /// A terminal in which a shell of this name waits at its prompt.
  convenience init(_ place: Workplace, shell: String) throws {
    try self.init(place)
    guard shell == "dash" else { return }
    try type("PS1='$?> ' exec dash")
    try type("clear")
    _ = try view { $0.text == "0>" }
  }
}
