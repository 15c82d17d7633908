/// A terminal that is known to take OSC 9;4, and how it is known by the environment.
///
/// Others are left alone: to some that sequence is a desktop notification with the text "4;1;50"
/// (kitty, iTerm2, Ghostty and WezTerm in older versions), and nobody can be asked.
struct TaskbarTerminal: Sendable {
  private let variable: String
  /// `nil` for any that is not empty.
  private let value: String?
  /// Where its version is, and the first that takes it.
  private let version: (variable: String, first: [Int])?

  private init(
    _ variable: String, _ value: String? = nil, version: (variable: String, first: [Int])? = nil
  ) {
    self.variable = variable
    self.value = value
    self.version = version
  }

  private static let programVersion = "TERM_PROGRAM_VERSION"

  private static let known = [
    // Windows Terminal takes it from 1.6 on, of 2021.
    TaskbarTerminal("WT_SESSION"),
    // ConEmu, where it comes from.
    TaskbarTerminal("ConEmuANSI", "ON"),
    // Shown since 1.2; from 1.0.1 to then read and ignored.
    TaskbarTerminal("TERM_PROGRAM", "ghostty", version: (programVersion, [1, 2])),
    // Builds of 2025, named by their day; 20240203 is the release before.
    TaskbarTerminal("TERM_PROGRAM", "WezTerm", version: (programVersion, [20_250_301])),
    TaskbarTerminal("TERM_PROGRAM", "iTerm.app", version: (programVersion, [3, 6, 6])),
    // Konsole 25.04.
    TaskbarTerminal("KONSOLE_VERSION", version: ("KONSOLE_VERSION", [250_400])),
    // VTE 0.80, in GNOME's terminals and others; older ones ignore it.
    TaskbarTerminal("VTE_VERSION", version: ("VTE_VERSION", [8_000])),
  ]

  /// What stands between a program and such a terminal: it swallows the sequence, and the variables
  /// are those of the terminal in which it was started, which may be another one by now.
  private static let between = ["TMUX", "STY", "ZELLIJ"]

  /// Whether the environment names a terminal that takes it.
  static func isNamed(by variable: (String) -> String?) -> Bool {
    let isBetween = between.contains { !(variable($0) ?? "").isEmpty }
    return !isBetween && known.contains { $0.matches(variable) }
  }

  private func matches(_ environment: (String) -> String?) -> Bool {
    guard let found = environment(variable), !found.isEmpty, value == nil || found == value else {
      return false
    }
    guard let version else { return true }
    let numbers = Self.numbers(environment(version.variable) ?? "")
    return !numbers.lexicographicallyPrecedes(version.first)
  }

  /// The numbers at the start of a version, as far as they are some.
  private static func numbers(_ text: String) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(whereSeparator: { $0 == "." || $0 == "-" }) {
      guard let number = Int(part), number >= 0 else { break }
      numbers.append(number)
    }
    return numbers
  }
}
