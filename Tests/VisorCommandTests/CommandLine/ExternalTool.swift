import Foundation

/// A program of the machine that judges what was written for it.
struct ExternalTool {
  let words: [String]

  init(_ words: String...) {
    self.words = words
  }

  /// Whether the machine has the program.
  var isInstalled: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { folder in
      words.first.map { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") } ?? false
    }
  }

  /// What it prints, complaints included, when it reads that input.
  func output(input: String) throws -> String {
    let process = Process()
    let (requests, answers) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = answers
    try process.run()
    // What is written here fits into the pipe, so that neither waits for the other.
    try requests.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try requests.fileHandleForWriting.close()
    let output = try answers.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
