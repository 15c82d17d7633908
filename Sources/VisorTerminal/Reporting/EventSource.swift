#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// By which name the events of this process can be told from those of others.
package enum EventSource {
  /// Host and process number.
  package static var process: String { "\(hostName)/\(getpid())" }

  private static let hostName: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()
}
