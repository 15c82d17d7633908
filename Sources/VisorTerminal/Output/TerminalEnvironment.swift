#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the environment says about how to write to a stream.
package struct TerminalEnvironment: Sendable {
  let variable: @Sendable (String) -> String?
  let isTerminal: Bool

  /// The process's own environment, for one of its descriptors.
  package init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { name in
      getenv(name).map { String(cString: $0) }
    }
  }

  package init(isTerminal: Bool, variable: @escaping @Sendable (String) -> String?) {
    self.isTerminal = isTerminal
    self.variable = variable
  }

  /// Whether rows can be redrawn: on a terminal that knows how, with somebody in front of it.
  package var isLive: Bool {
    isTerminal && !isDumb && !isSet("CI")
  }

  /// Whether words are wanted in place of pictures that move.
  package var isAccessible: Bool { isSet("ACCESSIBLE") }

  /// Whether what moves is to move little.
  package var reducesMotion: Bool { isSet("REDUCED_MOTION") }

  /// Whether colours are welcome.
  package var hasColor: Bool {
    colorChoice ?? (isTerminal && !isDumb && variable("CLICOLOR") != "0")
  }

  /// Whether colours were asked for, even where nothing is redrawn.
  package var forcesColor: Bool { colorChoice == true }

  /// What the person has said about colours for every stream; `nil` for nothing.
  private var colorChoice: Bool? {
    if !(variable("NO_COLOR") ?? "").isEmpty { return false }
    if let forced = variable("FORCE_COLOR"), !forced.isEmpty { return isSet("FORCE_COLOR") }
    return isSet("CLICOLOR_FORCE") ? true : nil
  }

  /// Whether more than ASCII can be written: what the locale says.
  package var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variable($0) }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  private var isDumb: Bool { ["dumb", "unknown", "", nil].contains(variable("TERM")) }

  private func isSet(_ name: String) -> Bool {
    !["", "0", "false", nil].contains(variable(name)?.lowercased())
  }
}
