import Foundation

/// A shell script in a folder and with a display of its own, which has the built tools in its path.
enum DisplayScript {
  /// What a script writes to standard output, a line each; with how it ended when it did not end well.
  ///
  /// `await COMMAND` waits, not for ever, until a command succeeds; `windows` lists the windows that can
  /// be seen, `shown NAME` succeeds while there is one of that name, and `look NAME` keeps a picture
  /// where `VISOR_STAGE_PICTURES` names a folder.
  static func lines(_ script: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("visor-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output").path
    let variables = [
      "PATH=\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)", "SWIFT_BACKTRACE=enable=no",
      "LC_ALL=C.UTF-8", "GDK_BACKEND=x11", "GSK_RENDERER=cairo", "GTK_A11Y=none",
      // A bus that GTK starts for itself would outlive the script, and keep the display.
      "GSETTINGS_BACKEND=memory", "DBUS_SESSION_BUS_ADDRESS=disabled:",
      "CLOSE=\(beside("close-window.py"))",
      "PICTURES=\(ProcessInfo.processInfo.environment["VISOR_STAGE_PICTURES"] ?? "")",
    ]
    let status = try run(
      [
        "setsid", "-w", "timeout", "60", "/bin/sh", "-c",
        "cd '\(folder.path)'\n\(prelude)\n\(script)",
      ],
      variables, output: output)
    var lines = try String(contentsOfFile: output, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    if status != 0 { lines.append("ended with status \(status)") }
    return lines
  }

  private static let prelude = """
    mkfifo number
    Xvfb -displayfd 3 -screen 0 640x480x24 -nolisten tcp 3>number 2>/dev/null &
    server=$!
    trap 'kill $server 2>/dev/null' EXIT
    trap 'exit 9' TERM
    read display < number
    export DISPLAY=:$display
    windows() { xdotool search --onlyvisible --name . 2>/dev/null; }
    shown() { xdotool search --onlyvisible --name "^$1\\$" >/dev/null 2>&1; }
    hidden() { ! xdotool search --onlyvisible --name . >/dev/null 2>&1; }
    await() {
      turn=0
      until "$@"; do
        turn=$((turn + 1))
        if [ $turn -gt 200 ]; then echo "waited in vain for: $*"; exit 8; fi
        sleep 0.05
      done
    }
    look() { if [ -n "$PICTURES" ]; then sleep 0.6; import -window root "$PICTURES/$1.png"; fi; }
    asks() { xdotool key Tab space; [ -s said ]; }
    gone() { ! kill -0 "$1" 2>/dev/null; }
    """

  private static func beside(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name).path
  }

  private static var tools: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent().path
  }

  /// Runs a program to its end, with no signal blocked or ignored.
  private static func run(
    _ words: [String], _ variables: [String], output: String
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) }
    let environment = variables.map { strdup($0) }
    defer { (arguments + environment).forEach { free($0) } }
    var child: pid_t = 0
    let failure = posix_spawnp(
      &child, words[0], &actions, &attributes, arguments + [nil], environment + [nil])
    guard failure == 0 else { throw CocoaError(.executableLoad) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
