import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a command of the tool reads.
package enum InputSource: Equatable, Sendable {
  case standardInput
  /// A path, byte for byte.
  case file([UInt8])

  /// What an operand names: `-` is standard input.
  init(_ path: [UInt8]) {
    self = path == Array("-".utf8) ? .standardInput : .file(path)
  }

  /// How sentences name it, safe to print.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): "'\(Neutral.line(utf8: path))'"
    }
  }

  /// Opens it for `body`, which gets its descriptor, or -1 with `errno`, and closes it afterwards.
  func withDescriptor<Result>(_ body: (Int32) -> Result) -> Result {
    guard case .file(let path) = self else { return body(STDIN_FILENO) }
    let descriptor = Self.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    defer { if descriptor >= 0 { close(descriptor) } }
    return body(descriptor)
  }

  /// What the system says about it without opening it; `nil` when it says nothing.
  var status: stat? {
    var status = stat()
    let answer =
      switch self {
      case .standardInput: fstat(STDIN_FILENO, &status)
      case .file(let path): Self.withCString(path) { stat($0, &status) }
      }
    return answer == 0 ? status : nil
  }

  /// Hands a path to the system, which reads it up to its first zero byte.
  static func withCString<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result? {
    (path + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { path in path.baseAddress.map(body) }
    }
  }
}
