package import Visor

/// Something that happens to a HUD, and what every surface is to show of it.
package struct Script: Sendable {
  package enum Step: Sendable {
    case begin(_ name: String, _ title: String, passes: Bool = false)
    case message(String, String)
    case succeed(String, String)
    case fail(String, String)
    case end(String)
    case cancel(String)
    case flash(Flash)
    case dismiss
    case hide
    /// So many milliseconds pass in which nobody looks.
    case pass(Int)
    /// A surface that looks now shows this.
    case look(Seen)
  }

  /// A sentence that is true when a surface shows all of it.
  package let name: String
  let steps: [Step]

  init(_ name: String, _ steps: [Step]) {
    self.name = name
    self.steps = steps
  }

  /// What is to be seen, in its order.
  package var looks: [Seen] {
    steps.compactMap { if case .look(let seen) = $0 { seen } else { nil } }
  }

  /// The outcomes that there were by each look: what a screen that scrolls has written by then.
  package var told: [[Seen.Front]] {
    var (told, answers): ([Seen.Front], [[Seen.Front]]) = ([], [])
    for step in steps {
      switch step {
      case .succeed(_, let message): told.append(.news(message))
      case .fail(_, let message): told.append(.alarm(message))
      case .flash(let flash): told.append(Seen.Front(flash.kind, flash.message))
      case .look: answers.append(told)
      default: break
      }
    }
    return answers
  }

  /// Plays it to a HUD whose clock it moves, and has a surface say what it shows when that counts.
  package func play<Answer>(
    _ hud: HUD, _ time: HandMovedTime, look: () throws -> Answer
  ) rethrows -> [Answer] {
    var work: [String: Activity] = [:]
    var answers: [Answer] = []
    for step in steps {
      switch step {
      case .begin(let name, let title, let passes):
        work[name] = hud.begin(title, passes: passes)
      case .message(let name, let message): work[name]?.message = message
      case .succeed(let name, let message): work[name]?.succeed(message)
      case .fail(let name, let message): work[name]?.fail(message)
      case .end(let name): work[name]?.end()
      case .cancel(let name): work[name]?.cancel()
      case .flash(let flash): hud.flash(flash)
      case .dismiss: hud.dismiss()
      case .hide: hud.hide()
      case .pass(let milliseconds): time.advance(by: .milliseconds(milliseconds))
      case .look: answers.append(try look())
      }
    }
    return answers
  }
}

extension Script: CustomStringConvertible {
  package var description: String { name }
}
