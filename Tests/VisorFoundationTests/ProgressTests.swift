import Foundation
import Synchronization
import Testing
import Visor
import VisorFoundation

@Suite struct ProgressTests {
  private typealias Progress = Foundation.Progress

  private let stage = Stage()

  // MARK: A HUD for any progress

  @Test("Units are shown as the progress has them")
  func units() {
    let progress = Progress.discreteProgress(totalUnitCount: 4)
    let activity = stage.hud.begin("Copying", following: progress)
    progress.completedUnitCount = 3
    let measure = stage.measure
    #expect(
      measure?.completed == 3 && measure?.total == 4 && measure?.unit == .items
        && activity.isRunning)
  }

  @Test("Progress that others report a part of has a percentage")
  func parts() {
    let progress = Progress.discreteProgress(totalUnitCount: 10)
    let activity = stage.hud.begin("Copying", following: progress)
    let part = Progress(totalUnitCount: 4, parent: progress, pendingUnitCount: 5)
    part.completedUnitCount = 1
    let measure = stage.measure
    part.completedUnitCount = 4
    let later = stage.measure
    #expect(
      measure?.fraction == 0.125 && measure?.total == nil && later?.fraction == 0.5
        && later?.total == nil && activity.isRunning)
  }

  @Test("Files have bytes, their parts included")
  func bytes() {
    let progress = Progress.discreteProgress(totalUnitCount: 1000)
    progress.kind = .file
    let activity = stage.hud.begin("Copying", following: progress)
    let part = Progress(totalUnitCount: 4, parent: progress, pendingUnitCount: 500)
    part.completedUnitCount = 1
    let measure = stage.measure
    #expect(
      measure?.unit == .bytes && measure?.completed == 125 && measure?.total == 1000
        && activity.isRunning)
  }

  @Test(
    "Whatever the numbers are, nothing is shown that makes no sense",
    arguments: [
      (-1, 0), (0, 0), (0, 5), (10, -3), (10, 20), (.max, .max), (.min, .max), (.max, .min),
    ] as [(Int64, Int64)])
  func odd(total: Int64, completed: Int64) {
    let progress = Progress.discreteProgress(totalUnitCount: total)
    let activity = stage.hud.begin("Copying", following: progress)
    progress.completedUnitCount = completed
    let fraction = stage.measure?.fraction ?? 0
    #expect((0...1).contains(fraction))
    withExtendedLifetime(activity) {}
  }

  @Test("Its end is the activity's, with what was to be said")
  func finished() {
    let progress = Progress.discreteProgress(totalUnitCount: 1)
    let activity = stage.hud.begin("Copying", following: progress, success: "Copied")
    progress.completedUnitCount = 1
    #expect(stage.ends == ["succeeded: Copied"] && !activity.isRunning)
  }

  @Test("Cancelling goes both ways, and pauses are seen")
  func cancelled() {
    let progress = Progress.discreteProgress(totalUnitCount: 2)
    let activity = stage.hud.begin("Copying", following: progress)
    progress.pause()
    let isPaused = stage.measure?.isPaused
    progress.resume()
    let isPausedLater = stage.measure?.isPaused
    stage.cancel()
    let other = Progress.discreteProgress(totalUnitCount: 2)
    let another = stage.hud.begin("Copying", following: other)
    other.cancel()
    #expect(
      isPaused == true && isPausedLater == false && progress.isCancelled
        && stage.ends == ["cancelled", "cancelled"])
    withExtendedLifetime([activity, another]) {}
  }

  #if canImport(Darwin)
    @Test("What cannot be cancelled goes on")
    func uncancellable() {
      let progress = Progress.discreteProgress(totalUnitCount: 2)
      progress.isCancellable = false
      let activity = stage.hud.begin("Copying", following: progress)
      stage.cancel()
      #expect(!progress.isCancelled && activity.isCancelRequested && stage.ends == [])
    }
  #endif

  @Test("A progress is let go of with its activity")
  func released() {
    weak var seen: Progress?
    do {
      let progress = Progress.discreteProgress(totalUnitCount: 2)
      seen = progress
      let activity = stage.hud.begin("Copying", following: progress)
      _ = stage.measure
      activity.succeed()
    }
    #expect(seen == nil)
  }

  @Test("A tree of many parts is one number, on whatever threads they report")
  func tree() async {
    let root = Progress.discreteProgress(totalUnitCount: 1000)
    let activity = stage.hud.begin("Copying", following: root)
    let parts = (0..<1000).map { _ in Progress(totalUnitCount: 10) }
    for part in parts { root.addChild(part, withPendingUnitCount: 1) }
    await withTaskGroup { group in
      for half in [parts[..<500], parts[500...]] {
        group.addTask { for part in half { part.completedUnitCount = 5 } }
      }
      for _ in 0..<100 { _ = stage.measure }
    }
    // Foundation itself may lose a part's step where two threads report to one whole.
    let said = root.fractionCompleted
    #expect(abs((stage.measure?.fraction ?? 0) - said) < 1e-9 && activity.isRunning)
    #expect(said > 0.4 && said <= 0.5 + 1e-9)
  }

  // MARK: A progress that feeds an activity

  @Test("What is reported to a progress is shown as the activity's")
  func fed() {
    let activity = stage.hud.begin("Copying")
    let progress = activity.makeProgress(totalUnitCount: 10)
    progress.completedUnitCount = 4
    let measure = stage.measure
    progress.completedUnitCount = 10
    _ = stage.measure
    #expect(measure?.completed == 4 && measure?.total == 10 && activity.isRunning)
    activity.succeed("Copied")
    #expect(stage.ends == ["succeeded: Copied"])
  }

  @Test("Cancelling the progress ends the activity at once; pausing pauses it")
  func control() async {
    let activity = stage.hud.begin("Copying")
    let progress = activity.makeProgress(totalUnitCount: 10)
    progress.pause()
    let paused = await stage.until { stage.measure?.isPaused == true }
    progress.resume()
    let resumed = await stage.until { stage.measure?.isPaused == false }
    progress.cancel()
    let cancelled = await stage.until { !activity.isRunning }
    #expect(paused && resumed && cancelled && stage.ends == ["cancelled"])
  }

  @Test("The person's wish to cancel cancels the progress")
  func wish() {
    let activity = stage.hud.begin("Copying")
    let progress = activity.makeProgress(totalUnitCount: 10)
    stage.cancel()
    #expect(progress.isCancelled && activity.isCancelRequested)
  }
}
