import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `visor replay`: answers the questions of a history.
struct ReplayCommand {
  /// The exit status for a line that is not in the replay form.
  private static let malformed: Int32 = 2

  private let source: InputSource

  init(_ arguments: ReplayArguments) {
    source = arguments.source
  }

  /// Prints the answers; the result is the exit status.
  func run() -> Int32 {
    guard let bytes = contents() else {
      let reason = String(cString: strerror(errno))
      StandardStream.error.write("visor: cannot read \(source.name): \(reason). Check the path.\n")
      return StandardStream.failure
    }
    do throws(Replay.MalformedLine) {
      let answers = try Replay(bytes).answers()
      // What stands in a history is nobody's to say to a terminal.
      let lines = StandardStream.output.isTerminal ? answers.map { Neutral.line($0) } : answers
      let isWritten = StandardStream.output.write(lines.map { $0 + "\n" }.joined())
      return isWritten ? 0 : StandardStream.failure
    } catch {
      StandardStream.error.write("visor: \(source.name), \(Neutral.line(error.description)).\n")
      return Self.malformed
    }
  }

  private func contents() -> [UInt8]? {
    source.withDescriptor { $0 >= 0 ? Self.contents(of: $0) : nil }
  }

  private static func contents(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
