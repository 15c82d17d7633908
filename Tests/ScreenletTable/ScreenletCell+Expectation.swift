import VisorScreenlets
package import VisorTestSupport

/// What there is to be seen of an action.
package struct Sight: Hashable, Sendable, CustomStringConvertible {
  /// In the HUD.
  package var hud: Seen
  /// Whether the small indicator is on.
  package var isIndicated: Bool
  /// Whether the spinner stands in place of its button.
  package var isInline: Bool

  package init(_ hud: Seen, isIndicated: Bool = false, isInline: Bool = false) {
    self.hud = hud
    self.isIndicated = isIndicated
    self.isInline = isInline
  }

  package var description: String {
    "\(hud), indicator \(isIndicated ? "on" : "off"), spinner \(isInline ? "on" : "off")"
  }
}

extension ScreenletCell {
  /// What is to be seen at each look, by the rules as they are told: an independent reading of them.
  package var expectation: [Sight] {
    let end = Sight(Seen(ending, holds: ending != .nothing))
    let nothing = Sight(Seen(.nothing))
    var late = nothing
    if case .alarm = ending { late = end }
    return [atWork, end, end, late, nothing]
  }

  /// Whether the HUD is what shows it.
  private var isForHUD: Bool {
    switch presenter {
    case .hud, .otherOfSubclass, .otherOfWrapper: true
    case .network, .ownOfSubclass, .ownOfWrapper: false
    }
  }

  private var atWork: Sight {
    let runs =
      switch outcome {
      case .success, .failure, .invalid, .cancelled: true
      case .unstarted, .declined, .missing: false
      }
    guard runs, working != .none else { return Sight(Seen(.nothing)) }
    switch presenter {
    case .hud, .otherOfSubclass, .otherOfWrapper:
      return Sight(Seen(.work(working.title(.working)), holds: true))
    case .network: return Sight(Seen(.nothing), isIndicated: true)
    case .ownOfSubclass, .ownOfWrapper: return Sight(Seen(.nothing), isInline: true)
    }
  }

  /// The title of the work; empty where it has none.
  package var workingTitle: String { working.title(.working) }

  /// What is said in the HUD of how it ended.
  package var ending: Seen.Front {
    guard isForHUD else { return .nothing }
    switch (outcome, success, failure) {
    case (.success, .line, _), (.success, .lines, _): return .news(success.title(.success))
    case (.failure, _, .empty), (.failure, _, .line), (.failure, _, .lines):
      return .alarm(failure.title(.failure))
    case (.invalid, _, _): return .alarm("A bookmark needs a URL")
    default: return .nothing
    }
  }
}
