import Visor
import VisorTestSupport

/// A HUD whose time is moved by hand, and what became of the work on it.
struct Stage: Sendable {
  let time = HandMovedTime()
  let hud: HUD

  init() {
    hud = HUD(clock: time)
  }

  /// What is known of the activity that began first.
  var measure: Measure? { hud.presentation().running.first.first?.measure }

  /// How activities ended so far: why, and what was flashed.
  var ends: [String] {
    hud.sample(since: Journal.Cursor()).journal.entries.compactMap { entry in
      guard case .end(let end) = entry.event else { return nil }
      let flash = end.flash.map { flash in
        let detail = flash.detail.isEmpty ? "" : " (\(flash.detail))"
        return ": \(flash.message)\(detail)"
      }
      return "\(end.reason.rawValue)\(flash ?? "")"
    }
  }

  /// Lets the person cancel what runs, as soon as there is a way out.
  func cancel() {
    time.advance(by: .seconds(11))
    _ = hud.presentation()
    hud.cancel()
  }

  /// Looks until something is so; gives up after many looks.
  func until(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<20_000 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}
