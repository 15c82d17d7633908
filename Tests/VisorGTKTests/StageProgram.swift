import Foundation

/// The program beside the tests that plays scenarios on a display of its own.
enum StageProgram {
  /// What a scenario prints, a line each; with how it ended when it did not end well.
  ///
  /// - Parameter isHeard: Whether there is a bus of its own for assistive technology.
  static func lines(_ scenario: String, isHeard: Bool = false) throws -> [String] {
    let process = Process()
    let output = Pipe()
    let stage = folder.appendingPathComponent("VisorGTKStage")
    process.executableURL = isHeard ? URL(fileURLWithPath: "/usr/bin/dbus-run-session") : stage
    process.arguments = isHeard ? [stage.path, scenario] : [scenario]
    var environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": NSTemporaryDirectory(), "SWIFT_BACKTRACE": "enable=no",
    ]
    if isHeard { environment["VISOR_STAGE_READER"] = reader }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // The bus has much to say of itself.
    process.standardError = isHeard ? FileHandle.nullDevice : output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    lines.removeAll { $0.hasPrefix("SpiRegistry") }
    if process.terminationReason == .uncaughtSignal {
      lines.append("ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus != 0 {
      lines.append("ended with status \(process.terminationStatus)")
    }
    return lines
  }

  private static var reader: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("VisorGTKStage/reader.py").path
  }

  private static var folder: URL {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
