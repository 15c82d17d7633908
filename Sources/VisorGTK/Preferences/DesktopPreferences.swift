internal import CGTK

/// What the person has chosen for the whole desktop, as far as it concerns a picture.
struct DesktopPreferences: Hashable, Sendable {
  /// Whether what lies beneath is dark.
  var isDark = false
  /// Whether high contrast is wanted.
  var wantsContrast = false
  /// Whether things are not to move about.
  var reducesMotion = false
  /// How much larger text is than usual.
  var textScale = 1.0
  /// The family of the desktop's font.
  var fontFamily = "Sans"
  /// How many pixels a point has.
  var scaleFactor = 1
  /// Whether text runs from right to left.
  var isRightToLeft = false
}
