import CleanProcess
import Foundation

/// The program beside the tests that plays scenarios on a display of its own.
enum StageProgram {
  /// What a scenario prints, a line each; with how it ended when it did not end well.
  ///
  /// - Parameters:
  ///   - more: Further variables of its surroundings.
  ///   - isHeard: Whether there is a bus of its own for assistive technology.
  static func lines(
    _ scenario: String, _ more: [String] = [], isHeard: Bool = false
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("visor-stage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    var words = ["timeout", "-k", "5", "150"]
    if isHeard { words += ["dbus-run-session", "--"] }
    words += [stage.path, scenario]
    var variables = [
      "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)", "SWIFT_BACKTRACE=enable=no",
    ]
    variables += more
    if isHeard { variables.append("VISOR_STAGE_READER=\(reader.path)") }
    let output = folder.appendingPathComponent("output").path
    // The bus has much to say of itself.
    let error = isHeard ? "/dev/null" : folder.appendingPathComponent("error").path
    let status = try CleanProcess.run(words, variables, output: output, error: error)
    let text = [output, error].compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    var lines = text.joined().split(separator: "\n").map(String.init)
    lines.removeAll { $0.hasPrefix("SpiRegistry") }
    if status != 0 { lines.append("ended with status \(status)") }
    return lines
  }

  private static var reader: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("VisorGTKStage/reader.py")
  }

  private static var stage: URL {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("VisorGTKStage")
  }
}
