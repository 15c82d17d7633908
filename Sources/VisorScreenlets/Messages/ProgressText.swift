import Visor

/// A message as it is shown: the first line, and all that follows it.
struct ProgressText: Hashable {
  let title: String
  let detail: String
  /// How many characters the message has.
  private let count: Int

  init(_ message: String) {
    count = message.count
    let parts = message.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    title = parts.first.map(String.init) ?? ""
    detail = parts.count > 1 ? String(parts[1]) : ""
  }

  /// Whether there is nothing to read in it.
  var isBlank: Bool { (title + detail).allSatisfy(\.isWhitespace) }

  /// How long it takes to read: 1.5 s, and 0.01 s more for each character.
  var stay: Duration { .milliseconds(1_500) + .milliseconds(10) * count }
}

extension Flash {
  /// How an action ended; `nil` where nothing is to be shown of it, as of success without a word.
  ///
  /// Success goes by itself, failure when somebody dismisses it.
  init?(_ message: String, error: (any Error)?) {
    let text = ProgressText(message)
    if error == nil {
      if text.isBlank { return nil }
      self.init(.success, text.title, detail: text.detail, stay: .time(text.stay))
    } else {
      self.init(.failure, text.title, detail: text.detail, stay: .untilDismissed)
    }
  }
}
