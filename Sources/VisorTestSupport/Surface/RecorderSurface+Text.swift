import Visor

extension Moment {
  /// Milliseconds, with the rest behind a point where there is one.
  var text: String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest == 0 { return "\(whole)" }
    let digits = String(String(1_000_000 + rest.magnitude).dropFirst())
    return "\(nanoseconds < 0 ? "-" : "")\(whole.magnitude).\(digits)"
  }
}

extension Presentation {
  /// What is on screen, in the words of the replay form, without alpha and without moment.
  var text: String {
    var words = [phase.rawValue]
    switch content {
    case nil: break
    case .working(let activity):
      words += ["working", activity.message.quoted]
      if !activity.detail.isEmpty { words.append(activity.detail.quoted) }
      if activity.emblem != .standard { words.append(activity.emblem.text) }
      if let progress = activity.progress { words.append("\(Int(progress * 100))%") }
    case .outcome(let outcome):
      words += [outcome.flash.kind.rawValue, outcome.flash.message.quoted]
      if !outcome.flash.detail.isEmpty { words.append(outcome.flash.detail.quoted) }
      if outcome.flash.emblem != .standard { words.append(outcome.flash.emblem.text) }
      if outcome.count > 1 { words.append("x\(outcome.count)") }
    }
    words.append("running=\(running.count)")
    if holdsInput { words.append("blocks") }
    if escape != nil { words.append("escape") }
    if !dimsBackground { words.append("undimmed") }
    return words.joined(separator: " ")
  }
}

extension Emblem {
  /// What is drawn in place of what fits.
  fileprivate var text: String {
    switch self {
    case .standard: ""
    case .none: "bare"
    case .mark(let kind): "mark=\(kind.rawValue)"
    case .systemActivity: "system-activity"
    case .image(let artwork): "image=\(artwork.value)"
    case .rotatingImage(let artwork): "rotating=\(artwork.value)"
    case .custom(let artwork): "custom=\(artwork.value)"
    }
  }
}

extension Journal.Event {
  /// What happened, in a line.
  var text: String {
    switch self {
    case .end(let end):
      (["end", end.message.quoted, end.reason.rawValue]
        + (end.flash.map { [$0.message.quoted] } ?? []))
        .joined(separator: " ")
    case .flash(let flash): "flash \(flash.kind.rawValue) \(flash.message.quoted)"
    case .log(let line): "log \(line.quoted)"
    case .diagnostic(let sentence): "diagnostic \(sentence.quoted)"
    }
  }
}

extension String {
  var quoted: String { "\"\(self)\"" }
}
