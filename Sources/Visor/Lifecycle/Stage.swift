/// What is on screen, as it is judged at one moment.
struct Stage {
  /// What fills the screen; kept while it fades.
  enum Content: Equatable {
    case nothing
    case work(Lifecycle.ID)
    case flash(UInt64)
  }

  var isWanted = false
  var lingers = false
  /// How often the HUD has come up from hidden.
  var appearance: UInt64 = 0
  var fade: Fade
  var content = Content.nothing
  /// The flash that the content is, as it was when it was last on screen; since when it was first
  /// seen is known already in its first moment.
  var flash: FlashInPlay?
  /// When the flash that is the content ceased to be on screen.
  var flashGone: Moment?
  /// Whether a person's act or a hide has taken the content away.
  var isTaken = false
  /// Since when the content has been work.
  var workSince = Moment.zero
  /// Whether the minimum is waived.
  var isWaived = false
  /// Whether work runs.
  var works = false
  /// When the run of work began that goes on or paused last; `nil` for none.
  var runSince: Moment?
  /// When work last ran, while none runs; `nil` when there is no run that could go on.
  var idleSince: Moment?
  /// The activity of which a way out is offered, and since when without a break.
  var offer: Lifecycle.ID?
  var offerSince = Moment.zero

  init(_ lengths: Fade.Lengths) {
    fade = .hidden(lengths)
  }

  func isHidden(at moment: Moment) -> Bool { !isWanted && fade.isGone(at: moment) }

  var showsWork: Bool {
    if case .work = content { true } else { false }
  }

  /// Nothing is on screen and nothing of what was is remembered.
  mutating func clear() {
    content = .nothing
    flash = nil
    flashGone = nil
    isTaken = false
    isWaived = false
  }
}

/// What the facts of one moment ask for, beyond what they change.
struct Marks {
  /// Alpha is one at once if the HUD is wanted.
  var rises = false
  /// Alpha is zero at once if it is not.
  var falls = false
  /// The minimum is waived.
  var waives = false
  /// The minimum is waived if no work runs.
  var waivesWhenIdle = false
  /// The run of work is over.
  var cutsRun = false
  /// What was on screen before this moment was taken away.
  var takes = false
}
