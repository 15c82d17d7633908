#if ReactiveSwift
  import Visor
  import VisorTestSupport

  /// A HUD whose time is moved by hand, and what became of the work on it.
  struct Stage: Sendable {
    let time = HandMovedTime()
    let hud: HUD
    private let recorder = RecorderSurface()

    init(_ settings: Settings = Settings()) {
      hud = HUD(settings, clock: time)
      hud.attach(recorder)
    }

    /// How many activities run.
    var running: Int { hud.presentation().running.count }

    /// Why activities ended so far, in order.
    var reasons: [Lifecycle.Reason] {
      events.compactMap { if case .end(let end) = $0 { end.reason } else { nil } }
    }

    /// The outcomes so far, in order; an empty text is one without words.
    var outcomes: [String] {
      events.compactMap { event in
        switch event {
        case .end(let end): end.flash.map { "\($0.kind.rawValue) \($0.message)" }
        case .flash(let flash): "\(flash.kind.rawValue) \(flash.message)"
        case .log, .diagnostic: nil
        }
      }
    }

    /// The lines that were logged so far.
    var lines: [String] {
      events.compactMap { if case .log(let line) = $0 { line } else { nil } }
    }

    /// What was seen so far, in lines.
    var transcript: [String] { recorder.transcript }

    /// Lets so many milliseconds pass, looking at each deadline.
    func play(_ milliseconds: Int) {
      recorder.play(hud, time, for: .milliseconds(milliseconds))
    }

    private var events: [Journal.Event] {
      hud.sample(since: Journal.Cursor()).journal.entries.map(\.event)
    }
  }

  struct Refusal: Error {}
#endif
