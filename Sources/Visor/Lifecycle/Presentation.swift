/// Everything that a surface needs to know of what is on screen at one moment.
public struct Presentation: Hashable, Sendable {
  /// Where the HUD is between being there and being gone.
  public enum Phase: String, Hashable, Sendable {
    /// It is not there.
    case hidden
    /// It is wanted, and on its way.
    case appearing
    /// It is wholly there.
    case shown
    /// It is no longer wanted, and on its way out.
    case leaving
  }

  /// An activity, as it is or was last.
  public struct Activity: Hashable, Sendable {
    /// Which one.
    public let id: Lifecycle.ID
    /// What is being done.
    public var message: String
    /// A second, quieter line; empty for none.
    public var detail: String
    /// How far it is, from 0 to 1; `nil` when unknown.
    public var progress: Double?
    /// When it began.
    public let begun: Moment
    /// Whether input passes while it runs.
    public let passes: Bool
    /// Whether it runs; what is on screen may have ended.
    public let isRunning: Bool
    /// The activity of which it is a part, if any.
    public let parent: Lifecycle.ID?
    /// What is drawn beside the words.
    public internal(set) var emblem = Emblem.standard
    /// What is known of its units, rate and time; `nil` where nothing is counted.
    public var measure: Measure?
  }

  /// An outcome on screen.
  public struct Outcome: Hashable, Sendable {
    /// Tells this outcome from every other one of the same HUD.
    public let number: UInt64
    /// What is said.
    public let flash: Flash
    /// How many of its kind it stands for.
    public let count: Int
    /// When it first was on screen.
    public let since: Moment
  }

  /// What fills the screen.
  public enum Content: Hashable, Sendable {
    /// Work that runs, or that ran last.
    case working(Activity)
    /// An outcome.
    case outcome(Outcome)
  }

  /// The running activities, in the order in which they began: a few from either end.
  public struct Running: Hashable, Sendable {
    /// How many there are.
    public let count: Int
    /// The first ones, as many as were asked for.
    public var first: [Activity]
    /// The last ones that are not among the first, as many as were asked for.
    public var last: [Activity]
  }

  /// Where the HUD is between being there and being gone.
  public let phase: Phase
  /// How much of it is there, from 0 to 1.
  public let alpha: Double
  /// The motion of alpha: when and where its direction last changed.
  public let fade: Fade
  /// What fills the screen; `nil` while hidden.
  public var content: Content?
  /// Whether input to what lies beneath is held back.
  public let holdsInput: Bool
  /// The activity of which a way out is offered, if any.
  public let escape: Lifecycle.ID?
  /// The activities that run.
  public var running: Running
  /// Whether what lies beneath is dimmed, where a surface can do that.
  public internal(set) var dimsBackground = true
}
