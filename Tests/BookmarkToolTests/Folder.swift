import Foundation

/// How a run of the tool went.
struct Run: Equatable {
  var status: Int32
  var output: String
  /// The outcomes on standard error, without how long each took.
  var log: [String]

  init(_ status: Int32, _ output: String, _ log: [String]) {
    self.status = status
    self.output = output
    self.log = log
  }
}

/// A person's folder for data, which is gone after the test.
final class Folder {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bookmark-tool-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ words: String...) throws -> Run { try run(words) }

  /// Runs the tool that was built along with the tests, without a terminal.
  ///
  /// - Parameters:
  ///   - awaited: What is to be on standard error before `then`; what has taken no time is not said.
  func run(_ words: [String], until awaited: String? = nil, then: () -> Void = {}) throws -> Run {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = words
    // Nothing is inherited from whoever runs the tests.
    process.environment = [
      "XDG_DATA_HOME": folder.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
    process.standardInput = FileHandle.nullDevice
    let files = try ["out", "err"].map { name in
      let url = folder.appendingPathComponent(name)
      try Data().write(to: url)
      return (url: url, handle: try FileHandle(forWritingTo: url))
    }
    process.standardOutput = files[0].handle
    process.standardError = files[1].handle
    try process.run()
    if let awaited {
      let end = ContinuousClock.now + .seconds(20)
      while try !String(contentsOf: files[1].url, encoding: .utf8).contains(awaited) {
        guard ContinuousClock.now < end else { throw CocoaError(.fileReadUnknown) }
        usleep(2_000)
      }
      then()
    }
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0.url, encoding: .utf8) }
    let log = texts[1].split(separator: "\n").filter { !$0.hasSuffix("…") }.map {
      String($0.replacing(/[ ]+[0-9.]+s$/, with: ""))
    }
    return Run(process.terminationStatus, texts[0], log)
  }

  /// Puts something in the place of the bookmarks.
  func put(_ text: String) throws -> URL {
    let place = folder.appendingPathComponent("visor-add-bookmark")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("bookmarks.sqlite")
    try Data(text.utf8).write(to: file)
    return file
  }

  private static var tool: URL {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("visor-bookmark")
  }
}
