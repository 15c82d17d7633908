import CleanProcess
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
    let status = try CleanProcess.run(
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
}
