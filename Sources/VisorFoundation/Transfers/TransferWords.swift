import Foundation
import Visor

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is said of the end of a transfer.
struct TransferWords: Sendable {
  let success: String?
  let failure: @Sendable (any Error) -> String?

  /// How a transfer ended that gave this.
  ///
  /// A status of 400 and above is a failure to whoever looks, though `URLSession` calls it none.
  func ending(_ response: URLResponse?, _ error: (any Error)?) -> Lifecycle.Ending {
    if let error { return .init(.failure(error, message: failure), reason: error.reason) }
    guard let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 else {
      return .init(success.map { Flash(.success, $0) }, reason: .succeeded)
    }
    let words = HTTPURLResponse.localizedString(forStatusCode: status)
    return .init(Flash(.failure, "\(status) \(words)"), reason: .failed)
  }
}
