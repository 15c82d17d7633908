/// What an option's value or an operand may be, and so what completion offers in its place.
package enum ValueKind: Equatable, Sendable {
  /// Any text, under the name that it has in usage lines. Invalid UTF-8 is repaired.
  case text(String)
  /// A span of time: `300ms`, `0.3s`, `5m`, or a bare number of seconds.
  case duration
  /// A number of bytes: `4096`, `64K`, `1.5GiB`, `2GB`.
  case size
  /// A whole number in a range.
  case number(String, ClosedRange<Int>)
  /// A number with decimals or without, in a range.
  case decimal(String, ClosedRange<Double>)
  /// A width and a height in points, each from 1 to 10,000: `390x844`.
  case extent
  /// One of some words.
  case choice(String, [String])
  /// One of some words, of which one may have a number behind an equals sign: `tail` or `tail=5`.
  case setting(String, [String], counted: String, ClosedRange<Int>)
  /// The path of a file, byte for byte; `-` is left to the command.
  case file
  /// The name of one of the tool's own commands.
  case command
  /// A program and all that follows it, byte for byte, options included.
  case program

  /// The name of the value in usage lines.
  package var placeholder: String {
    switch self {
    case .text(let name), .number(let name, _), .decimal(let name, _), .choice(let name, _): name
    case .setting(let name, _, _, _): name
    case .duration: "DURATION"
    case .size: "SIZE"
    case .extent: "WxH"
    case .file: "FILE"
    case .command, .program: "COMMAND"
    }
  }
}
