public import Foundation
public import Visor

extension Activity {
  /// A progress whose units are this activity's, for what reports by one.
  ///
  ///     let copying = hud.begin("Copying")
  ///     let progress = copying.makeProgress(totalUnitCount: 100)
  ///     progress.addChild(archive.progress, withPendingUnitCount: 60)
  ///
  /// It is read when a surface draws. Cancelling it ends the activity as cancelled, and the person's
  /// wish to cancel cancels it; pausing and resuming it pause and resume the activity. Its being
  /// finished ends nothing: the activity has its own outcome.
  ///
  /// - Parameters:
  ///   - count: Units in all, of what this activity counts; negative for unknown.
  public func makeProgress(totalUnitCount count: Int64) -> Foundation.Progress {
    let progress = Foundation.Progress.discreteProgress(totalUnitCount: count)
    progress.cancellationHandler = { [weak self] in self?.cancel() }
    progress.pausingHandler = { [weak self] in self?.pause() }
    progress.resumingHandler = { [weak self] in self?.resume() }
    progress.isPausable = true
    follow(ProgressSource(progress, unit: unit, ends: false).read)
    onCancelRequest { progress.cancel() }
    return progress
  }
}
