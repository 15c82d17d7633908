/// What is known of the progress of an activity at one moment.
public struct Measure: Hashable, Sendable {
  /// What is counted.
  public enum Unit: Hashable, Sendable {
    /// Things of any kind.
    case items
    /// Bytes, shown in powers of 1024.
    case bytes
  }

  /// What is counted.
  public let unit: Unit
  /// Units done; never negative.
  public let completed: Int
  /// Whole units done, those of the parts included by their weight where there is a total.
  public let completedWithParts: Int
  /// Units in all; `nil` when unknown.
  ///
  /// Zero of zero is done.
  public let total: Int?
  /// How far it is, from 0 to 1; `nil` when unknown.
  public let fraction: Double?
  /// Units a second of late; `nil` when unknown, or when nothing is counted.
  public let rate: Double?
  /// How long it will still take at that rate; `nil` when unknown or absurd.
  public let remaining: Duration?
  /// How long it has worked, pauses left out.
  public let elapsed: Duration
  /// Whether it pauses.
  public let isPaused: Bool

  /// Whether units were counted, or are to be.
  public var isCounted: Bool { completed > 0 || total != nil }
}
