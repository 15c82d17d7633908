import Visor

/// A lifecycle that something happens to, without grace and minimum.
struct Play {
  private var lifecycle: Lifecycle
  /// The latest activity.
  private var latest: Lifecycle.ID?

  init(appear: Duration = .milliseconds(300), disappear: Duration = .milliseconds(300)) {
    var settings = Settings()
    settings.grace = .zero
    settings.minimum = .zero
    settings.lull = .zero
    settings.appear = appear
    settings.disappear = disappear
    lifecycle = Lifecycle(settings)
  }

  static func work(
    _ message: String = "", detail: String = "", progress: Double? = nil, instant: Bool = true
  ) -> Play {
    var play = Play()
    play.begin(message, detail: detail, progress: progress, instant: instant)
    return play
  }

  static func outcome(
    _ kind: Flash.Kind, _ message: String = "", detail: String = "", times: Int = 1,
    instant: Bool = true
  ) -> Play {
    var play = Play()
    for _ in 0..<times { play.flash(kind, message, detail: detail, instant: instant) }
    return play
  }

  mutating func begin(
    _ message: String, detail: String = "", progress: Double? = nil, instant: Bool = false,
    at milliseconds: Int64 = 0
  ) {
    let id = lifecycle.register()
    latest = id
    let beginning = Lifecycle.Beginning(message, detail: detail, instant: instant)
    lifecycle.take(.begin(id, beginning), at: .milliseconds(milliseconds))
    if let progress { update(progress, at: milliseconds) }
  }

  mutating func update(_ progress: Double, at milliseconds: Int64) {
    guard let latest else { return }
    lifecycle.take(.update(latest, .progress(progress)), at: .milliseconds(milliseconds))
  }

  mutating func flash(
    _ kind: Flash.Kind, _ message: String = "", detail: String = "", instant: Bool = false,
    at milliseconds: Int64 = 0
  ) {
    let flash = Flash(kind, message, detail: detail, stay: .untilDismissed)
    lifecycle.take(.flash(flash, instant: instant), at: .milliseconds(milliseconds))
  }

  mutating func hide(at milliseconds: Int64) {
    lifecycle.take(.hide(instant: false), at: .milliseconds(milliseconds))
  }

  func presentation(at milliseconds: Int64) -> Presentation {
    lifecycle.presentation(at: .milliseconds(milliseconds))
  }
}
