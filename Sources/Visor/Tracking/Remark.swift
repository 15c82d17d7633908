/// What is said when work is over: a text, an outcome of any kind, or nothing.
public enum Remark: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Nothing is shown.
  case nothing
  /// The mark of what became of it, and these words; the mark alone where there are none.
  case text(String)
  /// This outcome.
  case flash(Flash)

  /// The mark of what became of it, and these words.
  public init(stringLiteral text: String) {
    self = .text(text)
  }

  /// The outcome to be shown, of this kind unless it says otherwise; `nil` for none.
  func flash(_ kind: Flash.Kind) -> Flash? {
    switch self {
    case .nothing: nil
    case .text(let text): Flash(kind, text)
    case .flash(let flash): flash
    }
  }
}
