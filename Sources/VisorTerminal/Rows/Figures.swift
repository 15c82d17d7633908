import Visor

/// Numbers as a row shows them: short, and as wide as they were a moment ago where that is possible.
enum Figures {
  /// A fraction from 0 to 1 in percent, three cells and the sign; 100 only when it is all done.
  static func percent(_ fraction: Double) -> String {
    let whole = fraction >= 1 ? 100 : min(99, Int(max(0, fraction) * 100))
    return padded("\(whole)", to: 3) + "%"
  }

  /// So many of so many, in their unit.
  static func count(_ measure: Measure) -> String {
    guard let total = measure.total else { return amount(measure.completed, measure.unit) }
    switch measure.unit {
    case .items:
      return padded("\(measure.completed)", to: "\(total)".utf8.count) + "/\(total)"
    case .bytes:
      let scale = Scale(total)
      return padded(scale.number(measure.completed), to: scale.number(total).utf8.count)
        + "/\(scale.number(total)) \(scale.name)"
    }
  }

  /// Units a second; `nil` when there is nothing to be said.
  static func rate(_ rate: Double, _ unit: Measure.Unit) -> String? {
    guard rate > 0, rate < 1e15 else { return nil }
    switch unit {
    case .bytes: return amount(Int(rate), unit) + "/s"
    case .items: return (rate < 10 ? tenths(rate) : "\(Int(rate))") + "/s"
    }
  }

  /// A length of time in at most two units: `0.3s`, `42s`, `3m 05s`, `2h 07m`, `4d 11h`.
  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = max(duration, .zero).components
    let tenth = attoseconds / 100_000_000_000_000_000
    switch seconds {
    case ..<10: return "\(seconds).\(tenth)s"
    case ..<60: return "\(seconds)s"
    case ..<3600: return "\(seconds / 60)m \(twoDigits(seconds % 60))s"
    case ..<86_400: return "\(seconds / 3600)h \(twoDigits(seconds / 60 % 60))m"
    default: return "\(seconds / 86_400)d \(twoDigits(seconds / 3600 % 24))h"
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
