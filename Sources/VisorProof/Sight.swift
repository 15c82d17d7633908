import Visor

/// What can be seen and felt of a HUD at a moment, but for alpha.
struct Sight: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case nothing
    case working(Int, message: String, progress: Double?)
    case outcome(Flash.Kind, message: String, count: Int)
  }

  var phase: Presentation.Phase
  var content: Content
  var running: Int
  var blocks: Bool
  /// The activity of which a way out is offered.
  var escape: Int?
}

extension Sight {
  init(_ presentation: Presentation, _ ids: [Lifecycle.ID]) {
    phase = presentation.phase
    content =
      switch presentation.content {
      case nil: .nothing
      case .working(let activity):
        .working(
          ids.firstIndex(of: activity.id) ?? -1, message: activity.message,
          progress: activity.progress)
      case .outcome(let outcome):
        .outcome(outcome.flash.kind, message: outcome.flash.message, count: outcome.count)
      }
    running = presentation.running.count
    blocks = presentation.holdsInput
    escape = presentation.escape.map { ids.firstIndex(of: $0) ?? -1 }
  }
}
