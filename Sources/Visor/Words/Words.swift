/// Every word that Visor itself says, in one value that a program can replace by its own language.
public struct Words: Sendable {
  /// After the name of work whose owner gave it up.
  public var cancelled = "Cancelled"
  /// After the name of work that ran out of time.
  public var timedOut = "Timed out"
  /// After the name of work whose reporter went away.
  public var lost = "Lost"
  /// After the name of work that pauses.
  public var paused = "Paused"
  /// In front of outcomes where glyphs are not wanted.
  public var success = "Done"
  /// In front of failures where glyphs are not wanted.
  public var failure = "Failed"
  /// In front of warnings where glyphs are not wanted.
  public var warning = "Warning"
  /// In front of news where glyphs are not wanted.
  public var info = "Note"
  /// In place of what has no name.
  public var working = "Working"
  /// In front of the time that is left.
  public var remaining = "left"
  /// For a command that ended by itself, but not well.
  public var exitStatus: @Sendable (_ status: Int) -> String = { "exit status \($0)" }
  /// For a command that a signal has ended.
  public var killed: @Sendable (_ signal: String) -> String = { "killed by \($0)" }
  /// For activities for which there is no room.
  public var more: @Sendable (_ count: Int) -> String = { "and \($0) more" }
  /// For entries that fell out before they could be shown.
  public var missed: @Sendable (_ count: UInt64) -> String = {
    $0 == 1 ? "1 line was lost" : "\($0) lines were lost"
  }
  /// For an activity whose handle went away before it was ended.
  public var abandoned: @Sendable (_ message: String, _ origin: String) -> String = {
    "\"\($0)\", begun at \($1), was dropped without an end"
  }

  /// English.
  public init() {}
}
