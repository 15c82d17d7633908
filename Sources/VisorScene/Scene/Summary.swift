public import Visor

extension HUDScene {
  /// What there is to be said of the HUD to those who do not see it.
  public struct Summary: Hashable, Sendable {
    /// What it is.
    public enum Role: String, Hashable, Sendable {
      /// Work that goes on.
      case progress
      /// News that can wait.
      case status
      /// News that cannot.
      case alert
    }

    /// What it is.
    public let role: Role
    /// What it is called, or what is said.
    public let name: String
    /// What is said beyond that; may be empty.
    public let detail: String
    /// How far the work is, from 0 to 1; `nil` when unknown.
    public let value: Double?
    /// The text of the button; `nil` when there is none.
    public let button: String?
  }

  /// What there is to be said of a presentation; `nil` when nothing is on screen.
  public func summary(of presentation: Presentation) -> Summary? {
    guard let content = Content(presentation, in: self), presentation.phase != .hidden
    else { return nil }
    let (role, fallback): (Summary.Role, String) =
      switch content.sign {
      case nil: (.progress, words.working)
      case .success: (.status, words.success)
      case .info: (.status, words.info)
      case .warning: (.alert, words.warning)
      case .failure: (.alert, words.failure)
      }
    let name = PlainText.line(content.matter.title)
    return Summary(
      role: role, name: name.isEmpty ? fallback : name,
      detail: PlainText.line(content.matter.detail), value: content.progress,
      button: content.matter.button)
  }
}
