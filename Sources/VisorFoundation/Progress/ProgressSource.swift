import Foundation
import Synchronization
import Visor

/// Reads a `Foundation.Progress` whenever somebody looks.
final class ProgressSource: Sendable {
  private let progress: Foundation.Progress
  private let unit: Measure.Unit
  private let success: Flash?
  private let ends: Bool
  /// Whether it was seen to be further than its own units say: its parts count for it.
  private let hasParts = Atomic(false)

  /// - Parameters:
  ///   - success: What is shown when it is finished.
  ///   - ends: Whether its end is that of the activity.
  init(_ progress: Foundation.Progress, unit: Measure.Unit, success: Flash? = nil, ends: Bool) {
    self.progress = progress
    self.unit = unit
    self.success = success
    self.ends = ends
  }

  func read() -> SourceReading {
    var reading = SourceReading()
    reading.isPaused = progress.isPaused
    if ends, progress.isCancelled {
      reading.ending = .init(reason: .cancelled)
    } else if ends, progress.isFinished {
      reading.ending = .init(success, reason: .succeeded)
    }
    guard !progress.isIndeterminate else { return reading }
    count(&reading, fraction: progress.fractionCompleted)
    return reading
  }

  /// Units where the progress's own say how far it is, and bytes in any case; else the fraction.
  private func count(_ reading: inout SourceReading, fraction: Double) {
    let total = max(0, Int(clamping: progress.totalUnitCount))
    let completed = max(0, Int(clamping: progress.completedUnitCount))
    let own = total > 0 ? Double(completed) / Double(total) : 0
    if fraction.isFinite, abs(fraction - own) > 1e-9 { hasParts.store(true, ordering: .relaxed) }
    if !hasParts.load(ordering: .relaxed) {
      (reading.completed, reading.total) = (completed, total)
    } else if unit == .bytes {
      // Below the range of `Int` in any case: a fraction of at most one of a total that is one.
      let done = max(0, min(1, fraction)) * Double(total)
      (reading.completed, reading.total) = (min(total, Int(exactly: done.rounded()) ?? 0), total)
    } else {
      reading.fraction = fraction
    }
  }
}

extension Foundation.Progress {
  var unit: Measure.Unit { kind == .file ? .bytes : .items }

  /// Whether a person may cancel it.
  ///
  /// Apple's says so unless it is told otherwise, and Linux's says the contrary of every progress.
  var takesCancel: Bool {
    #if canImport(Darwin)
      isCancellable
    #else
      true
    #endif
  }
}
