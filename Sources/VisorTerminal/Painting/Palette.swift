/// Which styles reach the terminal.
package enum Palette: Sendable {
  /// Colours and traits.
  case basic
  /// Neither: not one SGR sequence of ours is written.
  case none

  func style(_ style: Style) -> Style {
    self == .basic ? style : .plain
  }
}
