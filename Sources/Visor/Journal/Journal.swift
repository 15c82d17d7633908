/// What a screen that scrolls must not lose, in order: ends, outcomes and log lines.
///
/// The journal is bounded. A reader keeps a cursor, reads what has come since, and is told how
/// much fell out before it could read it. Nothing is delivered by callback.
public struct Journal: Sendable {
  /// How far a reader has come; the default one has read nothing.
  public struct Cursor: Hashable, Comparable, Sendable {
    var next: UInt64 = 0

    /// A reader that has read nothing.
    public init() {}

    /// A reader that wants nothing of what has come so far.
    static let none = Cursor(next: .max)

    fileprivate init(next: UInt64) {
      self.next = next
    }

    public static func < (lhs: Cursor, rhs: Cursor) -> Bool { lhs.next < rhs.next }
  }

  /// The end of an activity.
  public struct End: Hashable, Sendable {
    /// Which activity.
    public let id: Lifecycle.ID
    /// Its message when it ended.
    public let message: String
    /// Its detail line when it ended.
    public let detail: String
    /// Why it ended.
    public let reason: Lifecycle.Reason
    /// The outcome that it ended with, if any, uncoalesced.
    public let flash: Flash?
    /// When it began; `nil` when it ended without having begun.
    public let begun: Moment?
    /// The activity of which it was a part, if any.
    public let parent: Lifecycle.ID?
  }

  /// What happened.
  public enum Event: Hashable, Sendable {
    /// An activity ended.
    case end(End)
    /// An outcome was shown that belongs to no activity.
    case flash(Flash)
    /// The program said a line.
    case log(String)
    /// The program made a mistake in its use of the HUD; a sentence says which.
    case diagnostic(String)
  }

  /// One event and its moment.
  public struct Entry: Hashable, Sendable {
    /// When it happened.
    public let moment: Moment
    /// What happened.
    public let event: Event
  }

  /// What a reader gets: what came since its cursor, and where it stands then.
  public struct Reading: Sendable {
    /// The entries, oldest first.
    public let entries: [Entry]
    /// How many entries had fallen out before these.
    public let lost: UInt64
    /// Where to read on.
    public let cursor: Cursor
  }

  private var ring: [Entry] = []
  private let capacity: Int
  private var count: UInt64 = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// Where a reader stands that has read everything so far.
  public var end: Cursor {
    Cursor(next: count)
  }

  /// What has come since `cursor`.
  public func read(since cursor: Cursor) -> Reading {
    let oldest = count - UInt64(ring.count)
    let from = min(max(cursor.next, oldest), count)
    let entries = (from..<count).map { ring[index(of: $0)] }
    return Reading(
      entries: entries, lost: cursor.next < oldest ? oldest - cursor.next : 0, cursor: end)
  }

  mutating func append(_ event: Event, at moment: Moment) {
    let entry = Entry(moment: moment, event: event)
    if ring.count < capacity {
      ring.append(entry)
    } else {
      ring[index(of: count)] = entry
    }
    count += 1
  }

  private func index(of number: UInt64) -> Int {
    Int(number % UInt64(capacity))
  }
}
