import Foundation
import Synchronization
import Visor

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads how far a transfer is of which only its delegate hears.
///
/// Apple's tells it of the task, which counts. Linux's tells it of what comes and goes.
final class TransferMeter: NSObject, URLSessionDataDelegate {
  private let isUpload: Bool
  private let task = Mutex<URLSessionTask?>(nil)
  private let received = Atomic(0)

  init(isUpload: Bool) {
    self.isUpload = isUpload
  }

  func read() -> SourceReading {
    let heard = received.load(ordering: .relaxed)
    guard let task = task.withLock({ $0 }) else { return SourceReading() }
    return SourceReading(of: task, isUpload: isUpload, received: heard)
  }

  /// This is the task.
  func hear(_ task: URLSessionTask) {
    self.task.withLock { $0 = task }
  }

  // MARK: What it hears

  #if !canImport(FoundationNetworking)
    func urlSession(_: URLSession, didCreateTask task: URLSessionTask) {
      hear(task)
    }
  #endif

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    received.wrappingAdd(data.count, ordering: .relaxed)
    hear(dataTask)
  }

  func urlSession(
    _: URLSession, task: URLSessionTask, didSendBodyData: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    hear(task)
  }
}

extension SourceReading {
  /// How far a task is.
  ///
  /// - Parameters:
  ///   - received: Bytes that were heard of, if the task itself does not count them.
  init(of task: URLSessionTask, isUpload: Bool, received: Int = 0) {
    self.init()
    let done = isUpload ? task.countOfBytesSent : task.countOfBytesReceived
    let expected = isUpload ? task.countOfBytesExpectedToSend : task.countOfBytesExpectedToReceive
    completed = max(received, Int(clamping: done))
    isPaused = task.state == .suspended
    #if canImport(FoundationNetworking)
      // What a task does not count stays at zero there: nothing is known of it.
      if completed == 0 { return }
    #endif
    // Zero, too, says that nothing is known yet.
    total = expected > 0 ? Int(clamping: expected) : nil
  }
}
