import VisorTerminal

/// A command as a person would type it into a shell, for a title.
enum CommandTitle {
  /// The most scalars of an argument that are shown.
  private static let longest = 1024

  /// The arguments, neutralised, in quotation marks where a shell would need them.
  static func text(_ command: [[UInt8]]) -> String {
    command.map { quoted(Neutral.line(utf8: $0, limit: longest)) }.joined(separator: " ")
  }

  private static func quoted(_ argument: String) -> String {
    guard argument.isEmpty || argument.unicodeScalars.contains(where: isSpecial) else {
      return argument
    }
    return "'\(argument.replacing("'", with: #"'\''"#))'"
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || (scalar.isASCII && !plain.contains(scalar))
  }

  /// What means nothing to any shell, wherever it stands.
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:=@_".unicodeScalars)
}
