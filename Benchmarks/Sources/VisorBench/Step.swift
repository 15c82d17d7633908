import CBench
import Visor
import VisorTerminal

/// One step of counted work that is drawn live on standard error.
struct Step {
  let seconds: Double

  func run() {
    let hud = HUD()
    let surface = LiveTerminal(showing: hud)
    let activity = hud.begin("Working", total: 1_000_000_000)
    var count = 1_000_000
    var step = nanoseconds(activity, count)
    while step * Double(count) < seconds * 3e8 {
      count *= 2
      step = nanoseconds(activity, count)
    }
    count = max(count, Int(seconds * 1e9 / step))
    step = nanoseconds(activity, count)
    let empty = Stopwatch.nanoseconds(each: count) {
      for index in 0..<count { keep_number(index) }
    }
    activity.end()
    surface.stop()
    var report = Report()
    report.add("step", step)
    report.add("empty", empty)
    report.add("steps", Double(count))
    report.print()
  }

  private func nanoseconds(_ activity: Activity, _ count: Int) -> Double {
    Stopwatch.nanoseconds(each: count) {
      for _ in 0..<count { activity.advance(by: 1) }
    }
  }
}
