private import Dispatch
internal import Foundation
#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif
private import Synchronization

/// One page on its way, until its title has come.
final class PageTransfer: NSObject, URLSessionDataDelegate, Sendable {
  fileprivate struct State {
    var waiting: CheckedContinuation<String, any Error>?
    var result: Result<String, any Error>?
    var hasAnswer = false
    var charset: String?
    var bytes: [UInt8] = []
    var redirects = 0
  }

  private let url: URL
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: How many bytes are looked at, at most.
  init(_ url: URL, limit: Int) {
    self.url = url
    self.limit = limit
  }

  /// The title; throws a `PageFault`, or that the task was cancelled.
  func title() async throws -> String {
    let settings = URLSessionConfiguration.ephemeral
    settings.httpAdditionalHeaders = [
      "Accept": "text/html, application/xhtml+xml", "User-Agent": "Mozilla/5.0 (AddBookmark)",
    ]
    let session = URLSession(configuration: settings, delegate: self, delegateQueue: nil)
    // It may wait for what the server still sends; nobody else is to.
    defer { DispatchQueue.global().async { session.invalidateAndCancel() } }
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock {
          $0.waiting = continuation
          return $0.result
        }
        if let result { return continuation.resume(with: result) }
        task.resume()
      }
    } onCancel: {
      finish(.failure(CancellationError()))
    }
  }

  /// Ends it, where it has not ended yet.
  private func finish(_ result: Result<String, any Error>) {
    let waiting = state.withLock { state in
      guard state.result == nil else { return nil as CheckedContinuation<String, any Error>? }
      state.result = result
      return state.waiting
    }
    waiting?.resume(with: result)
  }

  private func fail(_ fault: PageFault) { finish(.failure(fault)) }

  // MARK: What the session tells

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock {
      $0.redirects += 1
      return $0.redirects
    }
    let scheme = request.url?.scheme?.lowercased()
    if scheme != "http", scheme != "https" {
      fail(.strange)
      completionHandler(nil)
    } else if count > Self.mostRedirects {
      fail(.endless)
      completionHandler(nil)
    } else {
      completionHandler(request)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let fault = fault(of: response) {
      fail(fault)
      return completionHandler(.cancel)
    }
    state.withLock {
      $0.hasAnswer = true
      $0.charset = response.textEncodingName
    }
    completionHandler(.allow)
  }

  private func fault(of response: URLResponse) -> PageFault? {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      return .status(status)
    }
    // A server that says nothing is believed to send a page.
    guard let kind = response.mimeType, !Self.pages.contains(kind.lowercased()) else { return nil }
    return .noPage(kind)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isEnough = state.withLock { $0.result == nil && $0.take(data, limit: limit) }
    guard isEnough else { return }
    let (bytes, charset) = state.withLock { ($0.bytes, $0.charset) }
    if let title = PageTitle.find(in: bytes, charset: charset) {
      finish(.success(title))
    } else if bytes.count >= limit {
      fail(.untitled)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (bytes, charset, hasAnswer) = state.withLock { ($0.bytes, $0.charset, $0.hasAnswer) }
    if let error {
      let url = task.currentRequest?.url ?? url
      let isGreeting = !hasAnswer && url.scheme?.lowercased() == "https"
      let host = url.host(percentEncoded: false) ?? ""
      return fail(PageFault(error, host: host, isGreeting: isGreeting))
    }
    let title = PageTitle.find(in: bytes, charset: charset)
    finish(title.map { .success($0) } ?? .failure(PageFault.untitled))
  }

  private static let mostRedirects = 20
  private static let pages = ["text/html", "application/xhtml+xml"]
}

extension PageTransfer.State {
  /// Takes in what has come.
  ///
  /// - Returns: Whether a title may be whole now, or there is to be no more.
  fileprivate mutating func take(_ data: Data, limit: Int) -> Bool {
    // The end of a title may come in two parts.
    let known = max(0, bytes.count - Self.end.count)
    bytes += data.prefix(max(0, limit - bytes.count))
    return bytes.count >= limit || Self.endsTitle(bytes[known...])
  }

  private static let end = Array("</title".utf8)

  private static func endsTitle(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = rest[start...].prefix(end.count).map { (65...90).contains($0) ? $0 | 0x20 : $0 }
      if tag == end { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
