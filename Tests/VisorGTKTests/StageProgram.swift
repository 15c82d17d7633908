import Foundation

/// The program beside the tests that plays scenarios on a display of its own.
enum StageProgram {
  /// What a scenario prints, a line each; with how it ended when it did not end well.
  static func lines(_ scenario: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("VisorGTKStage")
    process.arguments = [scenario]
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": NSTemporaryDirectory(), "SWIFT_BACKTRACE": "enable=no",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    if process.terminationReason == .uncaughtSignal {
      lines.append("ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus != 0 {
      lines.append("ended with status \(process.terminationStatus)")
    }
    return lines
  }

  private static var folder: URL {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
