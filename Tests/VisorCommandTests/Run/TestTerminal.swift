import CVisorSystem
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal of a test's own, with the output processing that a person's terminal has.
final class TestTerminal {
  let master: Int32
  let descriptor: Int32

  init() throws(TestFailure) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard visor_pty_open(-1, &ends.master, &ends.slave) == 0 else { throw TestFailure(errno) }
    master = ends.master
    descriptor = ends.slave
    var settings = termios()
    tcgetattr(descriptor, &settings)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit {
    close(descriptor)
    close(master)
  }
}

/// A pipe whose ends no command gets unless it is handed one.
final class TestPipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(TestFailure) {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    guard visor_pipe_open(&ends.reading, &ends.writing) == 0 else { throw TestFailure(errno) }
    _ = fcntl(ends.reading, F_SETFL, 0)
    (reading, writing) = ends
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    close(reading)
    closeWriting()
  }
}

/// A folder that is there for the length of a test.
final class TestFolder {
  let path: String

  init() throws(TestFailure) {
    var name = Array("/tmp/visor-run.XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw TestFailure(errno) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The bytes of a file in it.
  func contents(of name: String) throws(TestFailure) -> [UInt8] {
    let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw TestFailure(errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &part, part.count)
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: part.prefix(count))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// An error number of the system where a test needed something from it.
struct TestFailure: Error {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }
}
