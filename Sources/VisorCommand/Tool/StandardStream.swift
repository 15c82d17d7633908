import CVisorSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the tool itself writes.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// The tool's exit status when it failed itself.
  package static let failure: Int32 = 125

  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How wide a text may be: the terminal's width, at most 100, or 80 elsewhere.
  package var width: Int {
    var columns: Int32 = 0
    var rows: Int32 = 0
    return visor_terminal_size(rawValue, &columns, &rows) ? min(100, max(20, Int(columns))) : 80
  }

  /// Writes all of a text; when that cannot be done, says why on standard error.
  ///
  /// A reader that has gone ends the process as it ends any other, by SIGPIPE.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes all bytes likewise.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let problem = visor_terminal_write(rawValue, bytes.baseAddress, bytes.count)
    if problem == 0 { return true }
    if problem == EPIPE, self == .output { visor_end_by(SIGPIPE) }
    if self == .output {
      let reason = String(cString: strerror(problem))
      Self.error.write("visor: cannot write to standard output: \(reason). Nothing more is said.\n")
    }
    return false
  }
}
