public import Foundation
public import Visor

extension HUD {
  /// Says that work has begun whose progress somebody else reports.
  ///
  /// The progress is read when a surface draws, whatever happens in between. When it is finished or
  /// cancelled, the activity ends; until then the handle ends it as any other. The person's wish to
  /// cancel cancels the progress if that can be cancelled. While it is paused, so is the activity.
  /// Bytes are shown for progress of the kind `.file`; one that consists of others has a percentage.
  ///
  /// - Parameters:
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - success: What is said when it is finished; `nil` shows nothing.
  /// - Returns: The handle; keep it, since its going away ends the activity.
  public func begin(
    _ message: String, detail: String = "", following progress: Foundation.Progress,
    success: String? = nil, passes: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Activity {
    let unit = progress.unit
    let activity = begin(
      message, detail: detail, unit: unit, passes: passes, file: file, line: line)
    let source = ProgressSource(
      progress, unit: unit, success: success.map { Flash(.success, $0) }, ends: true)
    activity.follow(source.read)
    activity.onCancelRequest { if progress.takesCancel { progress.cancel() } }
    return activity
  }
}
