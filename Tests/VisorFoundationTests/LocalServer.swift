import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers one request on this machine, in parts that the test lets go one by one.
final class LocalServer: Sendable {
  let url: URL
  private let listener: Int32
  private let parts: [String]
  private let next = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - parts: What is answered; the first at once.
  init(_ parts: [String]) throws {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.listener = listener
    self.parts = parts
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 1) == 0
          ? getsockname(listener, address, &length) : -1
      }
    }
    guard status == 0,
      let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
    else { throw POSIXError(.EADDRNOTAVAIL) }
    self.url = url
    Thread.detachNewThread { [self] in answer() }
  }

  deinit { close(listener) }

  /// Lets the next part go.
  func go() { next.signal() }

  private func answer() {
    let connection = accept(listener, nil, nil)
    guard connection >= 0 else { return }
    defer { close(connection) }
    readRequest(connection)
    for (index, part) in parts.enumerated() {
      if index > 0 { next.wait() }
      guard write(part, to: connection) else { return }
    }
  }

  private func readRequest(_ connection: Int32) {
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  private func write(_ part: String, to connection: Int32) -> Bool {
    // A client that has gone away is no signal.
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
      var yes: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var bytes = Array(part.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
