import Testing
import Visor
import VisorProof

@testable import VisorCommand

@Suite struct ModelCases {
  /// The model takes every millisecond by itself, so histories of minutes are not for a debug build.
  #if DEBUG
    static let longest = 4_000
  #else
    static let longest = Int.max
  #endif

  @Test("The plain reading of the rules has the right answers, too", arguments: ReplayCase.all)
  func answers(_ history: ReplayCase) throws {
    let replay = try Replay(history.read("replay"))
    guard let last = replay.steps.last, last.milliseconds <= Self.longest else { return }
    var names: [String] = []
    let named = replay.steps.map { step in
      (Int(step.milliseconds), step.kind.deed(&names))
    }
    var model = Model(Circumstances(replay.settings), activities: names.count)
    var answers = ""
    for (moment, deed) in named {
      model.advance(to: moment)
      if let deed { model.take(deed) } else { answers += "@\(moment) \(model.answer)\n" }
    }
    #expect(answers == String(decoding: try history.read("expected"), as: UTF8.self))
  }
}

extension Replay.Step.Kind {
  /// What happens, unless it is a question; each new name is a further activity.
  fileprivate func deed(_ names: inout [String]) -> Deed? {
    func who(_ name: String) -> Int {
      if let known = names.firstIndex(of: name) { return known }
      names.append(name)
      return names.count - 1
    }
    guard case .fact(let fact) = self else { return nil }
    return switch fact {
    case .begin(let name, let it):
      .begin(who(name), it.message, passes: it.passes, instant: it.instant)
    case .update(let name, .message(let message)): .message(who(name), message)
    case .update(let name, .progress(let progress)): .progress(who(name), progress)
    case .update(_, .detail): nil
    case .end(let name, let ending): .end(who(name), ending.flash, instant: ending.instant)
    case .endLater(let name, let ending, let delay):
      .endLater(who(name), ending.flash, in: Int(delay.nanoseconds / 1_000_000))
    case .other(.flash(let flash, let instant)): .flash(flash, instant: instant)
    case .other(.dismiss): .dismiss
    case .other(.cancel): .cancel
    case .other(.hide(let instant)): .hide(instant: instant)
    case .other: nil
    }
  }
}
