/// The motion of alpha towards one or towards zero, from the moment at which its direction last
/// changed.
///
/// Alpha is the exact fraction `numerator / lengths.denominator`, so that a fade that was turned
/// back many times ends in the nanosecond in which arithmetic on paper says it ends.
public struct Fade: Hashable, Sendable {
  struct Lengths: Hashable, Sendable {
    let appear: Int64
    let disappear: Int64

    /// Caps each length so that a thousand times the denominator still fits in 128 bits.
    init(appear: Int64, disappear: Int64) {
      let longest: Int64 = 1 << 57
      self.appear = min(appear, longest)
      self.disappear = min(disappear, longest)
    }

    /// What stands for an alpha of one.
    var denominator: Int128 { Int128(max(appear, 1)) * Int128(max(disappear, 1)) }
  }

  /// When the direction last changed, or when alpha last jumped.
  public let turn: Moment
  /// Whether alpha moves towards one; otherwise it moves towards zero.
  public let isRising: Bool
  /// Whether alpha was one when it last stood still; otherwise it was zero.
  ///
  /// A way out that differs from the way in can so be taken back, and be taken up again.
  public let isFromFull: Bool
  let start: Int128
  let lengths: Lengths

  static func hidden(_ lengths: Lengths) -> Fade {
    Fade(turn: .zero, isRising: false, isFromFull: false, start: 0, lengths: lengths)
  }

  /// The alpha at the turn, from 0 to 1.
  public var alphaAtTurn: Double { fraction(start) }

  /// The alpha at a moment, from 0 to 1; before the turn it is that of the turn.
  public func alpha(at moment: Moment) -> Double {
    fraction(numerator(at: moment))
  }

  /// Alpha in thousandths, halves rounded up.
  package func thousandths(at moment: Moment) -> Int {
    let whole = lengths.denominator
    return Int((numerator(at: moment) * 2000 + whole) / (2 * whole))
  }

  func isFull(at moment: Moment) -> Bool { numerator(at: moment) == lengths.denominator }
  func isGone(at moment: Moment) -> Bool { numerator(at: moment) == 0 }

  /// When alpha reaches the end of its way; `nil` when it was there at the turn.
  var end: Moment? {
    let (left, speed) =
      isRising
      ? (lengths.denominator - start, Int128(max(lengths.disappear, 1)))
      : (start, Int128(max(lengths.appear, 1)))
    guard left > 0, length > 0 else { return nil }
    return turn.adding(Int64((left + speed - 1) / speed))
  }

  /// The same alpha at `moment`, moving the other way from there.
  func turned(at moment: Moment) -> Fade {
    let start = numerator(at: moment)
    let isFromFull = start == lengths.denominator || (start > 0 && isFromFull)
    return Fade(
      turn: moment, isRising: !isRising, isFromFull: isFromFull, start: start, lengths: lengths)
  }

  /// Alpha at the end of its way already at `moment`.
  func completed(at moment: Moment) -> Fade {
    Fade(
      turn: moment, isRising: isRising, isFromFull: isRising,
      start: isRising ? lengths.denominator : 0, lengths: lengths)
  }

  private var length: Int64 { isRising ? lengths.appear : lengths.disappear }

  private func numerator(at moment: Moment) -> Int128 {
    let elapsed = max(0, moment.nanosecondsSince(turn))
    guard elapsed < length else { return isRising ? lengths.denominator : 0 }
    return isRising
      ? min(lengths.denominator, start + Int128(elapsed) * Int128(max(lengths.disappear, 1)))
      : max(0, start - Int128(elapsed) * Int128(max(lengths.appear, 1)))
  }

  private func fraction(_ numerator: Int128) -> Double {
    if numerator == 0 { return 0 }
    let whole = lengths.denominator
    return numerator == whole ? 1 : Double(numerator) / Double(whole)
  }
}
