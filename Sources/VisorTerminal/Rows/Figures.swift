import Visor

/// Numbers as a row shows them: short, and as wide as they were a moment ago where that is possible.
enum Figures {
  /// How many of so many equal parts are done: all of them only when all is done.
  static func parts(_ fraction: Double, of count: Int) -> Int {
    if fraction >= 1 { return max(0, count) }
    // 0.29 times 100 is a little less than 29.
    let done = max(0, fraction) * Double(count) + 1e-9
    return max(0, min(count - 1, Int(done)))
  }

  /// A fraction from 0 to 1 in percent, three cells and the sign.
  static func percent(_ fraction: Double) -> String {
    padded("\(parts(fraction, of: 100))", to: 3) + "%"
  }

  /// So many of so many, in their unit.
  static func count(_ measure: Measure) -> String {
    guard let total = measure.total else { return amount(measure.completedWithParts, measure.unit) }
    switch measure.unit {
    case .items:
      return padded("\(measure.completedWithParts)", to: "\(total)".utf8.count) + "/\(total)"
    case .bytes:
      let scale = Scale(total)
      return padded(scale.number(measure.completedWithParts), to: scale.number(total).utf8.count)
        + "/\(scale.number(total)) \(scale.name)"
    }
  }

  /// Units a second, or a minute or an hour where they are few; `nil` when there is nothing to be
  /// said.
  static func rate(_ rate: Double, _ unit: Measure.Unit) -> String? {
    guard rate > 0, rate < 1e15 else { return nil }
    switch unit {
    case .bytes: return rate < 1 ? nil : amount(Int(rate), unit) + "/s"
    case .items:
      let spans: [(Double, String)] = [(1, "/s"), (60, "/min"), (3600, "/h")]
      return spans.first { rate * $0.0 >= 1 }.map { seconds, name in
        let count = rate * seconds
        return (count < 10 ? tenths(count) : "\(Int(count))") + name
      }
    }
  }

  /// A length of time that is over: as `whole`, with tenths below ten seconds.
  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = max(duration, .zero).components
    return seconds < 10
      ? "\(seconds).\(attoseconds / 100_000_000_000_000_000)s" : whole(seconds)
  }

  /// How long something goes on already; it changes once a second and no more often.
  ///
  /// `nil` in the first second.
  static func elapsed(_ duration: Duration) -> String? {
    let seconds = duration.components.seconds
    return seconds > 0 ? whole(seconds) : nil
  }

  /// How long something will still take, in seconds that have begun.
  static func remaining(_ duration: Duration) -> String {
    let (seconds, attoseconds) = max(duration, .zero).components
    return whole(attoseconds > 0 ? min(seconds, .max - 1) + 1 : seconds)
  }

  /// Seconds in at most two units: `42s`, `3m 05s`, `2h 07m`, `4d 11h`.
  private static func whole(_ seconds: Int64) -> String {
    switch seconds {
    case ..<60: "\(seconds)s"
    case ..<3600: "\(seconds / 60)m \(twoDigits(seconds % 60))s"
    case ..<86_400: "\(seconds / 3600)h \(twoDigits(seconds / 60 % 60))m"
    default: "\(seconds / 86_400)d \(twoDigits(seconds / 3600 % 24))h"
    }
  }

  /// So many units, in their unit.
  static func amount(_ count: Int, _ unit: Measure.Unit) -> String {
    switch unit {
    case .items: return "\(count)"
    case .bytes:
      let scale = Scale(count)
      return "\(scale.number(count)) \(scale.name)"
    }
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  /// A number with one decimal, cut and not rounded, so that nothing looks done before it is.
  fileprivate static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The power of 1024 in which a number of bytes reads best.
private struct Scale {
  private let power: Int

  init(_ bytes: Int) {
    var power = 0
    var rest = bytes
    while rest >= 1024, power < Self.names.count - 1 {
      rest /= 1024
      power += 1
    }
    self.power = power
  }

  private static let names = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]

  var name: String { Self.names[power] }

  func number(_ bytes: Int) -> String {
    power == 0 ? "\(bytes)" : Figures.tenths(Double(bytes) / Double(1 << (10 * power)))
  }
}
