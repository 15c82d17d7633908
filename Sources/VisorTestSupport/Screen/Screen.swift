/// What a terminal would show after the bytes that it was fed.
///
/// Hand it all that a program wrote and look at the rows, the cursor and the styles:
///
/// ```swift
/// var screen = Screen(columns: 20, rows: 4)
/// screen.feed("50 %\r\u{1B}[K\u{1B}[32m✓\u{1B}[m Built\n")
/// screen.lines         // ["✓ Built", "", "", ""]
/// screen.styledLines   // ["<green>✓</> Built", "", "", ""]
/// screen.unrecognized  // []
/// ```
///
/// It behaves as xterm does, with the widths that Visor itself measures by, and never answers:
/// queries are among the sequences that it doesn't recognise. Input may be cut anywhere between two
/// calls. No input, however broken, makes it fail.
public struct Screen: Equatable, Sendable {
  /// Whether LF returns to the first column too, as it does where a program writes to a terminal
  /// whose driver adds the carriage return (`onlcr`, the usual case).
  ///
  /// Set it to false for bytes that have passed through a terminal driver, or for raw mode.
  public var newlineIsCRLF = true

  /// Whether a change of width wraps long lines anew, as VTE and tmux do; xterm doesn't.
  public var reflowsOnResize = true

  /// The window's title, as last set.
  public internal(set) var title = ""
  /// The progress shown on the taskbar or tab (OSC 9;4).
  public internal(set) var taskbarProgress = TaskbarProgress.none
  /// Whether the alternate screen is shown.
  public internal(set) var isAlternate = false
  /// The private modes that are on, by number, such as 25 (cursor) and 2004 (bracketed paste).
  public internal(set) var modes = Self.initialModes
  /// How often the bell was rung.
  public internal(set) var bells = 0
  /// Whether a carriage return was ever fed.
  public internal(set) var hasSeenCarriageReturn = false
  /// Whether an escape, or a C1 control that stands for one, was ever fed.
  public internal(set) var hasSeenEscape = false
  /// What it didn't know or could not read, control characters spelt out; at most the first 1,000.
  public internal(set) var unrecognized: [String] = []

  var decoder = ScalarDecoder()
  var parser = SequenceParser()
  var primary: Page
  var alternate: Page
  var pen = Cursor()
  /// The cluster that was just printed, which the next scalar may belong to.
  var latest: Printed?

  static let initialModes: Set<Int> = [7, 25]
  private static let sizes = 1...2_000

  /// An empty screen; each measure is brought within 1…2,000.
  public init(columns: Int, rows: Int) {
    let (columns, rows) = (Self.clamped(columns), Self.clamped(rows))
    primary = Page(columns: columns, rows: rows, keepsHistory: true)
    alternate = Page(columns: columns, rows: rows, keepsHistory: false)
  }

  static func clamped(_ measure: Int) -> Int {
    min(max(measure, sizes.lowerBound), sizes.upperBound)
  }

  /// Interprets bytes, going on where the last call ended.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    var instructions: [SequenceParser.Instruction] = []
    for byte in bytes {
      let outcome = decoder.consume(byte)
      for fault in outcome.faults {
        report("invalid UTF-8 " + fault.map(Self.hexadecimal).joined(separator: " "))
        parser.consume("\u{FFFD}", into: &instructions)
      }
      if let scalar = outcome.scalar {
        note(scalar)
        parser.consume(scalar, into: &instructions)
      }
      for instruction in instructions { execute(instruction) }
      instructions.removeAll(keepingCapacity: true)
    }
  }

  /// Interprets text, going on where the last call ended.
  public mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  private mutating func note(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0D: hasSeenCarriageReturn = true
    case 0x1B, 0x80...0x9F: hasSeenEscape = true
    default: break
    }
  }

  private mutating func execute(_ instruction: SequenceParser.Instruction) {
    if case .print(let scalar) = instruction { return print(scalar) }
    let printed = latest
    latest = nil
    switch instruction {
    case .print: break
    case .control(let scalar): control(scalar)
    case .escape(let text): escape(text)
    case .sequence(let sequence) where sequence.function == "b":
      print(again: printed, count: sequence.count())
    case .sequence(let sequence): perform(sequence)
    case .command(let text): command(text)
    case .malformed(let text): report(text)
    }
  }
}
