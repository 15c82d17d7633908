public import Foundation
public import Visor

extension HUD {
  /// Runs a process, and shows it until it has ended.
  ///
  /// A status other than zero, and an end by a signal, are failures. The person's wish to cancel
  /// terminates it; its end is then none. A termination handler that is there already is kept, and runs
  /// after the activity has ended.
  ///
  /// - Parameters:
  ///   - process: Ready to run; `terminationHandler` must not be set afterwards.
  ///   - message: What is being done.
  ///   - success: What is said when it has ended well; `nil` shows nothing.
  ///   - failure: What is said of a start that failed; `nil` leaves it to the error.
  /// - Returns: The handle; the process keeps it, too.
  /// - Throws: What `Process.run` throws, after the failure was shown.
  @discardableResult
  public func run(
    _ process: Process, _ message: String, detail: String = "", success: String? = nil,
    failure: (any Error) -> String? = { _ in nil }, file: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Activity {
    let activity = begin(message, detail: detail, file: file, line: line)
    let next = process.terminationHandler
    process.terminationHandler = { [words] process in
      activity.end(as: .init(process, success, words, asked: activity.isCancelRequested))
      next?(process)
    }
    do {
      try process.runUnblocked()
    } catch {
      process.terminationHandler = next
      activity.fail(with: error, message: failure)
      throw error
    }
    activity.onCancelRequest { if process.isRunning { process.terminate() } }
    return activity
  }
}

extension Lifecycle.Ending {
  /// How a process ended.
  fileprivate init(_ process: Process, _ success: String?, _ words: Words, asked: Bool) {
    let status = Int(process.terminationStatus)
    if asked {
      self.init(reason: .cancelled)
    } else if process.terminationReason == .uncaughtSignal {
      self.init(Flash(.failure, words.killed("signal \(status)")))
    } else if status != 0 {
      self.init(Flash(.failure, words.exitStatus(status)))
    } else {
      self.init(success.map { Flash(.success, $0) }, reason: .succeeded)
    }
  }
}
