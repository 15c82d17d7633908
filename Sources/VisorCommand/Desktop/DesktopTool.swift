#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The second tool, for what needs further libraries.
enum DesktopTool {
  static let name = Array("visor-desktop".utf8)

  /// Goes on as the second tool, which stands beside this one or along `PATH`; the result is the exit
  /// status when it is not there.
  static func replaceProcess(with arguments: [[UInt8]]) -> Int32 {
    var problem = ENOENT
    for path in paths(besideToolAt: Invocation.processName) {
      problem = execute(path, arguments)
      guard problem == ENOENT || problem == ENOTDIR else { break }
    }
    let isMissing = problem == ENOENT || problem == ENOTDIR
    StandardStream.error.write(isMissing ? missing : refused(String(cString: strerror(problem))))
    return isMissing ? 127 : 126
  }

  /// Where to look, a name without a slash being looked for along `PATH`.
  static func paths(besideToolAt tool: [UInt8]) -> [[UInt8]] {
    guard let slash = tool.lastIndex(of: UInt8(ascii: "/")) else { return [name] }
    return [tool[...slash] + name, name]
  }

  private static let missing = """
    visor: this needs visor-desktop, which is not installed. In Visor's sources, \
    `make install-desktop` builds and installs it.

    """

  private static func refused(_ reason: String) -> String {
    "visor: visor-desktop cannot be run: \(reason). Install it anew.\n"
  }

  /// Returns only when that failed, with the error's number.
  private static func execute(_ path: [UInt8], _ arguments: [[UInt8]]) -> Int32 {
    var words = ([name] + arguments).map { word in
      InputSource.withCString(word) { strdup($0) } ?? nil
    }
    defer { for word in words { free(word) } }
    words.append(nil)
    _ = InputSource.withCString(path) { execvp($0, words) }
    return errno
  }
}
