package import Visor

/// Something that happens in a history, about activities that go by a number.
package enum Deed: Hashable, Sendable {
  case begin(Int, String, passes: Bool = false, instant: Bool = false)
  case message(Int, String)
  case progress(Int, Double)
  case end(Int, Flash? = nil, instant: Bool = false)
  case endLater(Int, Flash? = nil, in: Int)
  case flash(Flash, instant: Bool = false)
  case dismiss
  case cancel
  case hide(instant: Bool = false)

  /// What the activities of a search are called.
  static let names = ["a", "b", "c"]

  /// The fact that it is to a lifecycle in which these are the activities.
  func fact(_ ids: [Lifecycle.ID]) -> Lifecycle.Fact {
    switch self {
    case .begin(let who, let message, let passes, let instant):
      .begin(ids[who], .init(message, passes: passes, instant: instant))
    case .message(let who, let message): .update(ids[who], .message(message))
    case .progress(let who, let progress): .update(ids[who], .progress(progress))
    case .end(let who, let flash, let instant): .end(ids[who], .init(flash, instant: instant))
    case .endLater(let who, let flash, let delay):
      .endLater(ids[who], .init(flash), after: .milliseconds(delay))
    case .flash(let flash, let instant): .flash(flash, instant: instant)
    case .dismiss: .dismiss
    case .cancel: .cancel
    case .hide(let instant): .hide(instant: instant)
    }
  }

  /// What stands for it in the replay form, without its moment.
  package var line: String {
    switch self {
    case .begin(let who, let message, let passes, let instant):
      Self.words(
        "begin", Self.names[who], "\"\(message)\"", passes ? "passes" : nil,
        instant ? "instant" : nil)
    case .message(let who, let message): "update \(Self.names[who]) message \"\(message)\""
    case .progress(let who, let progress): "update \(Self.names[who]) progress \(progress)"
    case .end(let who, let flash, let instant):
      Self.words("end", Self.names[who], flash?.line, instant ? "instant" : nil)
    case .endLater(let who, let flash, let delay):
      Self.words("end", Self.names[who], flash?.line, "in \(delay)")
    case .flash(let flash, let instant):
      Self.words("flash", flash.line, instant ? "instant" : nil)
    case .dismiss: "dismiss"
    case .cancel: "cancel"
    case .hide(let instant): Self.words("hide", instant ? "instant" : nil)
    }
  }

  fileprivate static func words(_ words: String?...) -> String {
    words.compactMap { $0 }.joined(separator: " ")
  }
}

extension Flash {
  fileprivate var line: String {
    let time: String? =
      switch stay {
      case .standard: nil
      case .time(let duration): "for \(duration.nanoseconds / 1_000_000)"
      case .untilDismissed: "sticky"
      }
    return Deed.words(kind.rawValue, "\"\(message)\"", time, passes ? "passes" : nil)
  }
}
