import CVisorSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process of the second tool that shows a window: it has the libraries for that.
enum WindowProcess {
  /// How long it may take to open the display, in milliseconds.
  private static let patience: Int32 = 10_000

  /// Starts it, and waits until it has the display; the result is where it reads events.
  static func start(_ arguments: WindowArguments) throws(WindowFailure) -> Int32 {
    guard hasDisplay else { throw .noDisplay }
    let (channel, process) = try begin(arguments.words)
    let status = visor_companion_wait(channel, process, patience)
    guard status == 0 else {
      close(channel)
      throw .ended(status)
    }
    return channel
  }

  private static func begin(
    _ words: [[UInt8]]
  ) throws(WindowFailure) -> (channel: Int32, process: Int32) {
    var strings = ([DesktopTool.name] + words).map { word in
      InputSource.withCString(word) { strdup($0) } ?? nil
    }
    defer { for string in strings { free(string) } }
    strings.append(nil)
    var (channel, process): (Int32, Int32) = (-1, 0)
    for path in DesktopTool.paths(besideToolAt: Invocation.processName) {
      let error =
        InputSource.withCString(path) { path in
          visor_companion_start(path, strings, &channel, &process)
        } ?? ENOENT
      if error == 0 { return (channel, process) }
      guard error == ENOENT || error == ENOTDIR else { throw .notStarted(error) }
    }
    throw .notInstalled
  }

  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { (name: String) in
      getenv(name).map { $0.pointee != 0 } ?? false
    }
  }
}
