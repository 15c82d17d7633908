/// What becomes of what a command writes to where the HUD is.
package enum OutputMode: Equatable, Sendable {
  /// It passes.
  case stream
  /// The last lines of it are shown, for as long as the command runs.
  case tail(Int)
  /// Nobody sees it.
  case hide
  /// It passes when the command has failed.
  case onFailure

  /// How the modes are called on the command line.
  package static let words = ["stream", "tail", "hide", "on-failure"]
  /// How many lines can be shown.
  package static let tailLines = 1...1000

  private static let usualTail = 5

  /// The mode of this name; `tail` may have a number of lines behind an equals sign.
  package init?(_ text: String) {
    switch text {
    case "stream": self = .stream
    case "tail": self = .tail(Self.usualTail)
    case "hide": self = .hide
    case "on-failure": self = .onFailure
    default:
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == "tail", let count = Int(parts[1]) else { return nil }
      self = .tail(count)
    }
  }
}
