/// A point in time, in nanoseconds since an origin that only the clock that made it knows.
///
/// Moments of one clock can be compared and subtracted; moments of different clocks cannot.
/// Arithmetic saturates at the ends of the range (about ±292 years) instead of trapping.
public struct Moment: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's origin; negative before it.
  public let nanoseconds: Int64

  /// A moment so many nanoseconds after its clock's origin.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The origin itself.
  public static let zero = Moment(nanoseconds: 0)

  /// The moment so many milliseconds after the origin; saturates.
  public static func milliseconds(_ count: Int64) -> Moment {
    let (product, overflow) = count.multipliedReportingOverflow(by: 1_000_000)
    return Moment(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
  }

  public static func < (lhs: Moment, rhs: Moment) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// The moment that is `span` later, or the last one there is.
  public static func + (moment: Moment, span: Duration) -> Moment {
    moment.adding(span.nanoseconds)
  }

  /// How long after `earlier` this moment is; negative when it is before it.
  public static func - (later: Moment, earlier: Moment) -> Duration {
    .nanoseconds(later.nanosecondsSince(earlier))
  }

  /// The earlier of two moments, of which `nil` never comes.
  package static func earlier(_ one: Moment?, _ other: Moment?) -> Moment? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  func adding(_ span: Int64) -> Moment {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span)
    return Moment(nanoseconds: overflow ? (span < 0 ? .min : .max) : sum)
  }

  package func nanosecondsSince(_ earlier: Moment) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (nanoseconds < 0 ? .min : .max) : difference
  }
}

extension Duration {
  /// Whole nanoseconds, rounded towards zero, saturating at the range of `Int64`.
  package var nanoseconds: Int64 {
    Int64(clamping: attoseconds / 1_000_000_000)
  }
}
