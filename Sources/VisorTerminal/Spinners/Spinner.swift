public import Visor

/// Something that turns while work goes on: pictures of one width, each shown for the same time.
///
/// Which picture is shown follows from the moment alone.
public struct Spinner: Hashable, Sendable {
  /// What it is called in the catalogue.
  public let name: String
  /// The pictures, all of one width; at least one.
  public let frames: [String]
  /// How long each is shown; from 17 ms to 1 s.
  public let interval: Duration

  private static let intervals = Duration.milliseconds(17)...(.seconds(1))

  /// A spinner of these pictures.
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - frames: The pictures. Controls are taken out, and narrower pictures get blanks at their
  ///     end; without any there is one blank.
  ///   - interval: How long each is shown; what lies outside 17 ms to 1 s counts as the nearer end.
  public init(_ name: String, _ frames: [String], every interval: Duration) {
    let pictures = frames.isEmpty ? [" "] : frames.map { Neutral.line($0, limit: 256) }
    let width = max(1, pictures.map(DisplayWidth.of).max() ?? 1)
    self.name = name
    self.frames = pictures.map {
      $0 + String(repeating: " ", count: width - DisplayWidth.of($0))
    }
    self.interval = min(max(interval, Self.intervals.lowerBound), Self.intervals.upperBound)
  }

  /// In cells.
  public var width: Int { frames.first.map(DisplayWidth.of) ?? 0 }

  /// Whether any terminal can show it, whatever the locale.
  public var isASCII: Bool { frames.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } }

  /// The same pictures, one a second: it is alive, and nothing flickers.
  public var calm: Spinner { Spinner(name, frames, every: .seconds(1)) }
}

extension Spinner {
  /// The picture at a moment.
  public func frame(at moment: Moment) -> String {
    frames.isEmpty ? "" : frames[place(at: moment)]
  }

  /// Which of the pictures that is; 0 when there are none.
  func place(at moment: Moment) -> Int {
    let count = Int64(max(1, frames.count))
    return Int((step(at: moment) % count + count) % count)
  }

  /// When the next picture is due.
  public func nextFrame(after moment: Moment) -> Moment {
    guard frames.count > 1 else { return Moment(nanoseconds: .max) }
    let (next, overflow) =
      (step(at: moment) + 1).multipliedReportingOverflow(by: interval.nanoseconds)
    return Moment(nanoseconds: overflow ? .max : next)
  }

  private func step(at moment: Moment) -> Int64 {
    let (step, rest) = moment.nanoseconds.quotientAndRemainder(dividingBy: interval.nanoseconds)
    return rest < 0 ? step - 1 : step
  }
}
