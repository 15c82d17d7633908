/// What somebody has put in cannot be used, and why.
///
/// Its message is written for them: it is shown in place of the action's failure message.
public struct ValidationError: Error, Hashable, Sendable {
  /// What is wrong and what to do about it; where it is empty, the action's failure message is shown.
  public var message: String

  /// Input that cannot be used.
  public init(_ message: String) {
    self.message = message
  }
}

extension ValidationError: CustomStringConvertible {
  /// Its message.
  public var description: String { message }
}
