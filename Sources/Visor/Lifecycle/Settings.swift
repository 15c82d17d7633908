/// The times and choices by which a HUD comes up, stays and goes.
///
/// Negative durations count as zero. Fades of more than four years count as four years.
public struct Settings: Hashable, Sendable {
  /// From when running work holds input to what lies beneath.
  public enum Hold: Hashable, Sendable {
    /// From its begin, the grace included: a second tap on the button does nothing.
    case begin
    /// Only while the HUD can be seen.
    case visible
  }

  /// How old a run of work must be before it brings the HUD up or takes the place of what is shown.
  public var grace: Duration = .milliseconds(100)
  /// How long work that came on screen stays there at least.
  public var minimum: Duration = .milliseconds(500)
  /// How short a pause between works must be to count as none.
  public var lull: Duration = .milliseconds(50)
  /// The length of the fade when the HUD comes up; zero for at once.
  public var appear: Duration = .milliseconds(300)
  /// The length of the fade when the HUD goes; zero for at once.
  public var disappear: Duration = .milliseconds(300)
  /// How long an outcome stays where none is named.
  public var flash: Duration = .milliseconds(1000)
  /// How long work may run before the person is offered a way out of it; `nil` for never.
  public var escape: Duration? = .seconds(10)
  /// How long something must have been on screen before a person's act can take it, and how long
  /// after such an act nothing else is taken: a double tap takes one thing.
  public var settle: Duration = .milliseconds(300)
  /// From when running work holds input.
  public var hold: Hold = .begin
  /// How many entries the journal keeps for surfaces that have yet to read them; at least one.
  public var journalCapacity = 16_384

  /// The settings that fit most programs.
  public init() {}
}

/// The settings as the lifecycle reckons with them: whole nanoseconds, none negative.
struct Timing: Sendable {
  let grace: Int64
  let minimum: Int64
  let lull: Int64
  let flash: Int64
  let escape: Int64?
  let settle: Int64
  let holdsFromBegin: Bool
  let fade: Fade.Lengths

  init(_ settings: Settings) {
    grace = Self.span(settings.grace)
    minimum = Self.span(settings.minimum)
    lull = Self.span(settings.lull)
    flash = Self.span(settings.flash)
    escape = settings.escape.map(Self.span)
    settle = Self.span(settings.settle)
    holdsFromBegin = settings.hold == .begin
    fade = Fade.Lengths(
      appear: Self.span(settings.appear), disappear: Self.span(settings.disappear))
  }

  private static func span(_ duration: Duration) -> Int64 {
    max(0, duration.nanoseconds)
  }
}
