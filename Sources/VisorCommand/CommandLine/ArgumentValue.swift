/// A value that was given and has been checked against its kind.
package enum ArgumentValue: Equatable, Sendable {
  case text(String)
  case duration(Duration)
  case number(Int)
  case decimal(Double)
  case extent(width: Int, height: Int)
  case path([UInt8])
  case program([[UInt8]])

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var duration: Duration? { if case .duration(let span) = self { span } else { nil } }

  package var number: Int? { if case .number(let number) = self { number } else { nil } }

  package var decimal: Double? { if case .decimal(let number) = self { number } else { nil } }

  package var extent: (width: Int, height: Int)? {
    if case .extent(let width, let height) = self { (width, height) } else { nil }
  }

  package var path: [UInt8]? { if case .path(let bytes) = self { bytes } else { nil } }

  package var program: [[UInt8]]? { if case .program(let words) = self { words } else { nil } }
}
