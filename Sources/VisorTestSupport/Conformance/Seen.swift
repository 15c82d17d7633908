package import Visor

/// What there is to be seen and felt of a HUD, whatever shows it.
package struct Seen: Hashable, Sendable {
  /// What is in front.
  package enum Front: Hashable, Sendable {
    case nothing
    case work(String)
    /// An outcome that can wait to be heard of, and one that cannot.
    case news(String)
    case alarm(String)
  }

  package var front: Front
  /// Whether what lies beneath gets no input; a screen that has nothing beneath it does not tell.
  package var holdsInput: Bool
  /// What a screen with many rows has rows for.
  package var rows: [String]

  /// - Parameter rows: As many as there is work in front, unless told otherwise.
  package init(_ front: Front, holds: Bool = false, rows: [String]? = nil) {
    self.front = front
    holdsInput = holds
    if case .work(let title) = front {
      self.rows = rows ?? [title]
    } else {
      self.rows = rows ?? []
    }
  }
}

extension Seen.Front {
  /// An outcome.
  package init(_ kind: Flash.Kind, _ message: String) {
    switch kind {
    case .success, .info: self = .news(message)
    case .failure, .warning: self = .alarm(message)
    }
  }
}

extension Seen: CustomStringConvertible {
  /// What is in front and whether input is held back, in a line.
  package var description: String {
    let front =
      switch front {
      case .nothing: "nothing"
      case .work(let title): "work “\(title)”"
      case .news(let message): "news “\(message)”"
      case .alarm(let message): "alarm “\(message)”"
      }
    return "\(front), input \(holdsInput ? "held" : "free")"
  }
}
