import Dispatch
package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers requests on this machine, as each test wants it, for as long as somebody holds it.
package final class LocalServer: Sendable {
  /// What an answer is made of, in order.
  package enum Part: Sendable {
    case bytes([UInt8])
    /// Waits until the test lets it go on.
    case gate
    /// The same a thousand times a second, as fast as a good network, until whoever asks has had
    /// enough.
    case endless([UInt8])
    /// Says nothing, until whoever asks goes away.
    case silence

    /// Text in UTF-8.
    package static func text(_ text: String) -> Part { .bytes(Array(text.utf8)) }
  }

  package let url: URL
  private let listener: Int32
  private let gate = DispatchSemaphore(value: 0)

  /// - Parameter answer: What is answered to those who ask for a path; is called on any thread.
  package init(_ answer: @escaping @Sendable (_ path: String) -> [Part]) throws {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0
          ? getsockname(listener, address, &length) : -1
      }
    }
    guard status == 0,
      let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
    else { throw POSIXError(.EADDRNOTAVAIL) }
    self.url = url
    let gate = gate
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { Caller(connection, gate).answer(answer) }
      }
      close(listener)
    }
  }

  /// - Parameter parts: What is answered to whatever is asked for; the first at once, the others as
  ///   the test lets them go.
  package convenience init(_ parts: [String]) throws {
    let parts = parts.map { [Part.text($0)] }
    try self.init { _ in Array(parts.joined(separator: [.gate])) }
  }

  deinit {
    // Whoever waits for callers closes it.
    #if canImport(Glibc)
      shutdown(listener, Int32(SHUT_RDWR))
    #else
      close(listener)
    #endif
  }

  /// Lets the next part go.
  package func go() { gate.signal() }
}
