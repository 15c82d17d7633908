/// The version that the tool and its manual page name.
package enum VisorVersion {
  package static let current = "0.1.0"

  /// The day of the release, as the manual page says it.
  package static let date = "2026-11-30"
}
