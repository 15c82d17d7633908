#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import Synchronization

  extension URLSession {
    /// Loads into a file and lets a meter count on the way.
    ///
    /// On this system a task's own delegate that hears of the bytes of a download makes them be written
    /// twice. The delegate of a session does not, so this one has a session of its own, made alike. One
    /// that has a delegate already may need it: there, nothing is counted.
    func download(for request: URLRequest, meter: TransferMeter) async throws -> (URL, URLResponse)
    {
      guard delegate == nil else { return try await download(for: request, delegate: meter) }
      let keeper = DownloadKeeper()
      let session = URLSession(configuration: configuration, delegate: keeper, delegateQueue: nil)
      defer { session.finishTasksAndInvalidate() }
      let task = session.downloadTask(with: request)
      meter.hear(task)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiter in
          keeper.wait(waiter)
          task.resume()
        }
      } onCancel: {
        task.cancel()
      }
    }
  }

  /// Keeps the file of a download, and hands it to whoever waits for the end.
  private final class DownloadKeeper: NSObject, URLSessionDownloadDelegate {
    private struct State {
      var file: Result<URL, any Error>?
      var waiter: CheckedContinuation<(URL, URLResponse), any Error>?
    }

    private let state = Mutex(State())

    func wait(_ waiter: CheckedContinuation<(URL, URLResponse), any Error>) {
      state.withLock { $0.waiter = waiter }
    }

    func urlSession(
      _: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo place: URL
    ) {
      // The file goes when this returns.
      let file = Result {
        let kept = FileManager.default.temporaryDirectory
          .appendingPathComponent(UUID().uuidString)
        try FileManager.default.moveItem(at: place, to: kept)
        return kept
      }
      state.withLock { $0.file = file }
    }

    func urlSession(
      _: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let (waiter, file) = state.withLock { ($0.waiter.take(), $0.file) }
      if let error {
        waiter?.resume(throwing: error)
      } else if let file, let response = task.response {
        waiter?.resume(with: file.map { ($0, response) })
      } else {
        waiter?.resume(throwing: URLError(.badServerResponse))
      }
    }
  }
#else
  import Foundation

  extension URLSession {
    /// Loads into a file and lets a meter count on the way.
    func download(for request: URLRequest, meter: TransferMeter) async throws -> (URL, URLResponse)
    {
      try await download(for: request, delegate: meter)
    }
  }
#endif
