import Foundation

/// What an error has to say to whoever reads a HUD.
///
/// Only what was written for people is taken: the texts of a `LocalizedError`, a description that an
/// error of Foundation carries, or the reason that the system knows for it. The name of a type or of a
/// case, or a domain with a number, is none of these.
public struct ErrorText: Hashable, Sendable {
  /// What went wrong; never empty.
  public var message: String
  /// What can be done about it; empty for nothing.
  public var detail: String

  /// What the error says; `nil` when that is nothing for people.
  public init?(_ error: any Error) {
    let known = error as NSError
    let localized = error as? any LocalizedError
    let texts = [
      localized?.errorDescription, known.userInfo[NSLocalizedDescriptionKey] as? String,
      localized?.failureReason, known.localizedFailureReason,
    ]
    guard let message = texts.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    self.message = message
    detail = localized?.recoverySuggestion ?? known.localizedRecoverySuggestion ?? ""
  }

  /// A function from errors to messages, for whatever takes one.
  ///
  ///     .init("Saving", failure: ErrorText.message(otherwise: "Could not save"))
  ///
  /// - Parameters:
  ///   - otherwise: What is said where neither the program nor the error says anything.
  ///   - program: What the program says of an error; `nil` leaves it to the error.
  public static func message(
    otherwise: String = "", _ program: @escaping @Sendable (any Error) -> String? = { _ in nil }
  ) -> @Sendable (any Error) -> String {
    { program($0) ?? ErrorText($0)?.message ?? otherwise }
  }
}
