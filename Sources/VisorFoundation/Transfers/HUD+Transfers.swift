public import Visor

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension HUD {
  /// Says that a transfer has begun: its bytes are shown, and its end ends the activity.
  ///
  /// The task is read when a surface draws. A status of 400 and above counts as a failure. The
  /// person's wish to cancel cancels the task, and while it is suspended, the activity pauses. On
  /// Linux a task counts what it receives only where its session has a delegate and it is a download;
  /// `URLSession.data(for:on:_:success:failure:)` and the others that are given a HUD show bytes there,
  /// too.
  ///
  /// - Parameters:
  ///   - message: What is being done.
  ///   - task: The transfer, begun or not; it is not resumed here.
  ///   - success: What is said when it is done; `nil` shows nothing.
  ///   - failure: What is said of an error; `nil` leaves it to the error.
  /// - Returns: The handle; keep it, since its going away ends the activity.
  public func begin(
    _ message: String, detail: String = "", following task: URLSessionTask,
    success: String? = nil, failure: @escaping @Sendable (any Error) -> String? = { _ in nil },
    passes: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> Activity {
    let activity = begin(
      message, detail: detail, unit: .bytes, passes: passes, file: file, line: line)
    let words = TransferWords(success: success, failure: failure)
    activity.follow {
      var reading = SourceReading(of: task, isUpload: task is URLSessionUploadTask)
      if task.state == .completed { reading.ending = words.ending(task.response, task.error) }
      return reading
    }
    activity.onCancelRequest { task.cancel() }
    return activity
  }
}
