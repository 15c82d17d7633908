internal import Foundation
#if canImport(FoundationNetworking)
  private import FoundationNetworking
#endif

extension PageFault {
  /// What an error of a session's stands for.
  ///
  /// - Parameter isGreeting: Whether encryption is still being agreed on: on Linux, a session has no name
  ///   for what goes wrong there.
  init(_ error: any Error, host: String, isGreeting: Bool) {
    let known = error as NSError
    let code = known.domain == NSURLErrorDomain ? URLError.Code(rawValue: known.code) : .unknown
    self =
      switch code {
      case .cannotFindHost, .dnsLookupFailed, .badURL: .unknownHost(host)
      case .cannotConnectToHost, .notConnectedToInternet: .refused(host)
      case .timedOut: .slow
      case .unsupportedURL: .strange
      case .httpTooManyRedirects: .endless
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
        .insecure(host)
      case .unknown where isGreeting: .insecure(host)
      default: .interrupted
      }
  }
}
