extension Screen {
  /// The progress that a terminal shows outside of its rows: on a taskbar, a tab, a dock.
  public enum TaskbarProgress: Hashable, Sendable {
    /// Nothing is shown.
    case none
    /// Under way, in percent (0…100).
    case running(percent: Int)
    /// Failed, in percent (0…100).
    case failed(percent: Int)
    /// Under way, nobody knows how far.
    case indeterminate
    /// Paused or with a warning, in percent (0…100).
    case paused(percent: Int)

    /// How far it is; 0 where that isn't known.
    var percent: Int {
      switch self {
      case .none, .indeterminate: 0
      case .running(let percent), .failed(let percent), .paused(let percent): percent
      }
    }
  }

  /// An operating system command: what stood between `ESC ]` and its end.
  mutating func command(_ text: String) {
    let parts = text.unicodeScalars.split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    let isKnown: Bool
    switch parts.first.map({ String($0) }) {
    case "0", "2":
      title = rest
      isKnown = true
    case "1": isKnown = true
    case "8": isKnown = link(rest)
    case "9": isKnown = progress(rest)
    default: isKnown = false
    }
    if !isKnown { report("ESC]" + text) }
  }

  /// OSC 8: parameters, then the address; none ends the link.
  private mutating func link(_ text: String) -> Bool {
    guard let separator = text.unicodeScalars.firstIndex(of: ";") else { return false }
    let address = String(text[text.unicodeScalars.index(after: separator)...])
    pen.style.link = address.isEmpty ? nil : address
    return true
  }

  /// OSC 9;4: a state, then for most of them how far it is.
  private mutating func progress(_ text: String) -> Bool {
    let parts = text.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count > 1, parts.count < 4, parts[0] == "4" else { return false }
    var percent = taskbarProgress.percent
    if parts.count == 3, !parts[2].isEmpty {
      guard let number = Int(parts[2]), number >= 0 else { return false }
      percent = min(number, 100)
    }
    switch parts[1] {
    case "0": taskbarProgress = .none
    case "1": taskbarProgress = .running(percent: percent)
    case "2": taskbarProgress = .failed(percent: percent)
    case "3": taskbarProgress = .indeterminate
    case "4": taskbarProgress = .paused(percent: percent)
    default: return false
    }
    return true
  }
}
