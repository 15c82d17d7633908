import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One who asks; the connection is closed when all is said.
struct Caller {
  private let connection: Int32
  private let gate: DispatchSemaphore

  init(_ connection: Int32, _ gate: DispatchSemaphore) {
    self.connection = connection
    self.gate = gate
  }

  func answer(_ answer: (String) -> [LocalServer.Part]) {
    defer { close(connection) }
    guard let path else { return }
    for part in answer(path) {
      switch part {
      case .bytes(let bytes): guard say(bytes) else { return }
      case .gate: gate.wait()
      case .endless(let bytes): while say(bytes) { usleep(1_000) }
      case .silence: while receive() != nil {}
      }
    }
  }

  /// What is asked for, once the question has come whole; empty where it begins with no letter, and so
  /// is none.
  private var path: String? {
    var request = ""
    while !request.contains("\r\n\r\n") {
      if let first = request.first, !first.isLetter { return "" }
      guard let more = receive() else { return nil }
      request += more
    }
    let words = request.split(separator: " ", maxSplits: 2)
    return words.count == 3 ? String(words[1]) : nil
  }

  /// What comes next; `nil` when there is nobody any more.
  private func receive() -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &buffer, buffer.count, 0)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  private func say(_ bytes: [UInt8]) -> Bool {
    // A client that has gone away is no signal.
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
      var yes: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(connection, $0.baseAddress?.advanced(by: sent), bytes.count - sent, flags)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
