import Visor
import VisorTestSupport

/// A HUD whose time is moved by hand, with a surface that writes down what would be seen.
struct Rehearsal: Sendable {
  let time = HandMovedTime()
  let hud: HUD
  let recorder = RecorderSurface()

  init(_ settings: Settings = Settings(), words: Words = Words()) {
    hud = HUD(settings, words: words, clock: time)
    hud.attach(recorder)
  }

  var transcript: [String] { recorder.transcript }

  /// Lets so many milliseconds pass, looking at each deadline.
  func play(_ milliseconds: Int) {
    recorder.play(hud, time, for: .milliseconds(milliseconds))
  }

  /// What is known, after so many milliseconds, of the progress of the activity that began first.
  func measure(after milliseconds: Int = 0) -> Measure? {
    time.advance(by: .milliseconds(milliseconds))
    return hud.presentation().running.first.first?.measure
  }

  /// The reasons of all ends so far.
  var endReasons: [Lifecycle.Reason] {
    events.compactMap { if case .end(let end) = $0 { end.reason } else { nil } }
  }

  /// All diagnostics so far.
  var diagnostics: [String] {
    events.compactMap { if case .diagnostic(let sentence) = $0 { sentence } else { nil } }
  }

  private var events: [Journal.Event] {
    hud.sample(since: Journal.Cursor()).journal.entries.map(\.event)
  }
}
