import Visor

/// How a surface writes: in which characters, with which colours, in whose words.
struct Look: Sendable {
  var glyphs: Glyphs
  var palette: Palette
  var words: Words

  init(_ environment: TerminalEnvironment, words: Words) {
    glyphs = environment.isUTF8 ? .unicode : .ascii
    palette = environment.hasColor ? .basic : .none
    self.words = words
  }
}
