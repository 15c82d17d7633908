import VisorScreenlets

/// One cell of the table: what is said of an action, how it ends, and who shows it.
package struct ScreenletCell: Hashable, Sendable {
  /// A message that a view may have for something.
  package enum Message: String, Hashable, Sendable, CaseIterable {
    case none
    case empty
    case line
    case lines
  }

  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case success
    case failure
    case invalid
    case cancelled
    /// It is cancelled before its first step.
    case unstarted
    /// It gives up in its first step.
    case declined
    /// There is no interactor for it.
    case missing
  }

  package enum Presenter: String, Hashable, Sendable, CaseIterable {
    case hud
    case network
    /// One that extends the HUD's, given what it shows itself and what it hands on.
    case ownOfSubclass
    case otherOfSubclass
    /// The same for one that holds another.
    case ownOfWrapper
    case otherOfWrapper
  }

  package var working: Message
  package var success: Message
  package var failure: Message
  package var outcome: Outcome
  package var presenter: Presenter

  /// All of them.
  package static let all: [ScreenletCell] = Presenter.allCases.flatMap { presenter in
    Outcome.allCases.flatMap { outcome in
      Message.allCases.flatMap { working in
        Message.allCases.flatMap { success in
          Message.allCases.map { failure in
            ScreenletCell(
              working: working, success: success, failure: failure, outcome: outcome,
              presenter: presenter)
          }
        }
      }
    }
  }
}

extension ScreenletCell: CustomStringConvertible {
  package var description: String {
    "\(presenter), \(outcome): \(working), \(success), \(failure)"
  }
}

extension ScreenletCell.Message {
  /// The first line of a message about that.
  func title(_ type: ProgressMessageType) -> String {
    switch (self, type) {
    case (.none, _), (.empty, _): ""
    case (.line, .working), (.lines, .working): "Saving bookmark"
    case (.line, .success), (.lines, .success): "Bookmark saved"
    case (.line, .failure), (.lines, .failure): "Bookmark not saved"
    }
  }

  func text(_ type: ProgressMessageType) -> String? {
    switch self {
    case .none: nil
    case .empty: NoProgressMessage
    case .line: title(type)
    case .lines: title(type) + "\nthe second line\nthe third line"
    }
  }
}

extension ScreenletCell {
  var messages: ProgressMessages {
    let all: [(ProgressMessageType, String?)] = [
      (.working, working.text(.working)), (.success, success.text(.success)),
      (.failure, failure.text(.failure)),
    ]
    return .init(uniqueKeysWithValues: all.compactMap { type, text in text.map { (type, $0) } })
  }
}
