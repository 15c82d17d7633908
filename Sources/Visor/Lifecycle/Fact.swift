extension Lifecycle {
  /// The identity of an activity, for as long as there is a handle to it.
  public struct ID: Hashable, Sendable {
    package let slot: Int32
    let generation: UInt32
  }

  /// What is known of an activity when it begins.
  public struct Beginning: Hashable, Sendable {
    /// What is being done.
    public var message: String
    /// A second, quieter line; empty for none.
    public var detail: String
    /// Whether input to what lies beneath passes while it runs.
    public var passes: Bool
    /// Whether the HUD is there at once, without a fade, when it comes up for this.
    public var instant: Bool
    /// The activity of which this one is a part.
    public var parent: ID?
    /// What is drawn beside the words.
    public var emblem: Emblem

    /// A beginning; work holds input and fades in unless told otherwise.
    public init(
      _ message: String = "", detail: String = "", passes: Bool = false, instant: Bool = false,
      parent: ID? = nil, emblem: Emblem = .standard
    ) {
      self.message = message
      self.detail = detail
      self.passes = passes
      self.instant = instant
      self.parent = parent
      self.emblem = emblem
    }
  }

  /// What has changed of a running activity; what is `nil` stays as it was.
  public enum Change: Hashable, Sendable {
    /// A new message.
    case message(String)
    /// A new detail line.
    case detail(String)
    /// A new progress: clamped to 0…1, NaN for unknown.
    case progress(Double)
  }

  /// Why an activity ended, for the record; what is on screen does not depend on it.
  public enum Reason: String, Hashable, Sendable {
    /// It is over, and nothing more is to be said.
    case ended
    /// It worked.
    case succeeded
    /// It did not work.
    case failed
    /// It worked, but something wants attention.
    case warned
    /// It is over, with a piece of news.
    case informed
    /// Its owner gave up, or did as the person asked.
    case cancelled
    /// Its owner let it run out of time.
    case timedOut
    /// What reported on it went away before it ended.
    case lost
    /// Its handle went away before it was ended.
    case abandoned
    /// The program took everything down.
    case hidden
  }

  /// How an activity ends.
  public struct Ending: Hashable, Sendable {
    /// The outcome to be shown, if any.
    public var flash: Flash?
    /// Whether the HUD goes at once, without minimum and fade, when nothing else keeps it.
    public var instant: Bool
    /// Why it ended.
    public var reason: Reason

    /// An end; its reason follows from the flash where none is named.
    public init(_ flash: Flash? = nil, instant: Bool = false, reason: Reason? = nil) {
      self.flash = flash
      self.instant = instant
      self.reason = reason ?? Reason(flash?.kind)
    }
  }

  /// One thing that has happened.
  public enum Fact: Hashable, Sendable {
    /// The activity runs, unless it runs, has ended or been released already.
    case begin(ID, Beginning)
    /// Something about a running activity has changed.
    case update(ID, Change)
    /// The activity has ended; only the first end counts.
    case end(ID, Ending)
    /// The activity will end after this time. A later one of these replaces it, an end before
    /// then wins, and a time of zero or less is an end now. There is no `instant` on it.
    case endLater(ID, Ending, after: Duration)
    /// An outcome that belongs to no activity.
    case flash(Flash, instant: Bool)
    /// The program takes an outcome back, named by its number in `Presentation/Outcome`: it goes after
    /// this time at the latest. One that is sticky goes only by zero or less, which is now; one that
    /// was said again since stays, since it stands for more. `instant` is as on a hide, where it is on
    /// screen and goes now.
    case withdraw(UInt64, after: Duration, instant: Bool)
    /// The person taps, clicks or presses Esc on what is on screen.
    case dismiss
    /// The person uses the way out that is offered.
    case cancel
    /// The program takes everything down for good.
    case hide(instant: Bool)
    /// The last handle to the activity has gone. One that runs or was released and has no end to
    /// come ends as abandoned.
    case forget(ID)
    /// A line that a screen that scrolls must not lose.
    case log(String)
    /// A mistake of the program's in the use of the HUD, in a sentence.
    case diagnostic(String)
  }
}

extension Lifecycle.Reason {
  init(_ kind: Flash.Kind?) {
    switch kind {
    case nil: self = .ended
    case .success: self = .succeeded
    case .failure: self = .failed
    case .warning: self = .warned
    case .info: self = .informed
    }
  }
}
