#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why there is no window.
package enum WindowFailure: Error, Sendable, Equatable {
  /// The environment names no display.
  case noDisplay
  /// The program that shows it is not there.
  case notInstalled
  /// That program could not be started, by this error number.
  case notStarted(Int32)
  /// That program has ended at once, by this exit status; by that for a failure where it found no
  /// display.
  case ended(Int32)

  /// What was in the way, and what to do; without a subject.
  var explanation: String {
    switch self {
    case .noDisplay:
      "there is no display for a window. Set DISPLAY or WAYLAND_DISPLAY, or use --surface auto."
    case .notInstalled:
      """
      a window needs visor-desktop, which is not installed. In Visor's sources, \
      `make install-desktop` builds and installs it.
      """
    case .notStarted(let error):
      "visor-desktop cannot be run: \(String(cString: strerror(error))). Install it anew."
    case .ended(StandardStream.failure):
      "the display cannot be opened. Check DISPLAY and WAYLAND_DISPLAY, or use --surface auto."
    case .ended(let status):
      "visor-desktop has ended with status \(status). Install it anew."
    }
  }
}
