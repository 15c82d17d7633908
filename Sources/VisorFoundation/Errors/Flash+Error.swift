import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
public import Visor

extension Flash {
  /// The failure that an error stands for; `nil` when it says that somebody gave up, which is none.
  ///
  /// - Parameters:
  ///   - otherwise: What is said where neither the program nor the error says anything.
  ///   - message: What the program says of an error; `nil` leaves it to the error.
  public static func failure(
    _ error: any Error, otherwise: String = "", stay: Stay = .standard,
    message: (any Error) -> String? = { _ in nil }
  ) -> Flash? {
    if error.isCancellation { return nil }
    if let message = message(error) { return Flash(.failure, message, stay: stay) }
    let text = ErrorText(error)
    return Flash(.failure, text?.message ?? otherwise, detail: text?.detail ?? "", stay: stay)
  }
}

extension Activity {
  /// It did not work, and the error says why; one that says that somebody gave up is no failure, and
  /// nothing is flashed.
  ///
  /// - Parameters:
  ///   - otherwise: What is said where neither the program nor the error says anything.
  ///   - message: What the program says of an error; `nil` leaves it to the error.
  public func fail(
    with error: any Error, otherwise: String = "", stay: Flash.Stay = .standard,
    message: (any Error) -> String? = { _ in nil }
  ) {
    end(.failure(error, otherwise: otherwise, stay: stay, message: message), reason: error.reason)
  }
}

extension Error {
  /// Whether it says that somebody gave up, and nothing went wrong.
  var isCancellation: Bool {
    if self is CancellationError { return true }
    let known = self as NSError
    return switch known.domain {
    case NSURLErrorDomain: known.code == URLError.Code.cancelled.rawValue
    case NSCocoaErrorDomain: known.code == CocoaError.Code.userCancelled.rawValue
    default: false
    }
  }

  var reason: Lifecycle.Reason { isCancellation ? .cancelled : .failed }
}
