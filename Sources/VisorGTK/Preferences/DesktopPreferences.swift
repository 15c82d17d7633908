internal import CGTK

/// What the person has chosen for the whole desktop, as far as it concerns a picture.
package struct DesktopPreferences: Hashable, Sendable {
  /// Whether what lies beneath is dark.
  package var isDark = false
  /// Whether high contrast is wanted.
  package var wantsContrast = false
  /// Whether things are not to move about.
  package var reducesMotion = false
  /// How much larger text is than usual.
  package var textScale = 1.0
  /// The family of the desktop's font.
  package var fontFamily = "Sans"
  /// How many pixels a point has.
  package var scaleFactor = 1
  /// Whether text runs from right to left.
  package var isRightToLeft = false
}

extension DesktopPreferences: CustomStringConvertible {
  package var description: String {
    let words = [
      isDark ? "dark" : "light", wantsContrast ? "high contrast" : nil,
      reducesMotion ? "no motion" : nil, isRightToLeft ? "right to left" : nil,
      textScale == 1 ? nil : "text ×\(textScale)", scaleFactor == 1 ? nil : "×\(scaleFactor)",
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
