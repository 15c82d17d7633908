extension Journal.Event: CustomStringConvertible {
  /// How much an event matters, in the words that logs use for their levels.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// All is well.
    case info
    /// Something wants attention.
    case warning
    /// Something did not work.
    case error
  }

  /// How much it matters: failures, and what ran out of time or was lost, are errors; warnings and
  /// mistakes in the use of the HUD are warnings.
  public var severity: Severity {
    switch self {
    case .end(let end):
      switch end.reason {
      case .failed, .timedOut, .lost: .error
      case .warned, .abandoned: .warning
      case .ended, .succeeded, .informed, .cancelled, .hidden: .info
      }
    case .flash(let flash):
      switch flash.kind {
      case .failure: .error
      case .warning: .warning
      case .success, .info: .info
      }
    case .log: .info
    case .diagnostic: .warning
    }
  }

  /// What happened, in a line of English for a log.
  ///
  /// Texts are in quotes, and controls and whatever else could break out of the line are escaped.
  public var description: String {
    switch self {
    case .end(let end): end.description
    case .flash(let flash): "\(flash.kind.rawValue) \(flash.said)"
    case .log(let line): line.quoted
    case .diagnostic(let sentence): sentence.quoted
    }
  }
}

extension Journal.Entry: CustomStringConvertible {
  /// What happened, as a line; see `Journal/Event/description`.
  public var description: String { event.description }
}

extension Journal.End {
  fileprivate var description: String {
    let name = [message, detail].filter { !$0.isEmpty }.map(\.quoted).joined(separator: " ")
    let said = flash.map { $0.said }.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
    return "\(name.isEmpty ? "work" : name) \(reason.rawValue)\(said)"
  }
}

extension Flash {
  fileprivate var said: String {
    [message, detail].filter { !$0.isEmpty }.map(\.quoted).joined(separator: " ")
  }
}

extension String {
  fileprivate var quoted: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        scalar.escaped(asASCII: true)
      default: scalar.escaped(asASCII: false)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
