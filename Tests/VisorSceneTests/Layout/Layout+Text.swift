@testable import VisorScene

extension Layout: CustomStringConvertible {
  /// The box, the figure, the lines and the button, where they are.
  public var description: String {
    var parts = ["box \(box)"]
    if !figure.isEmpty { parts.append("figure \(figure)") }
    parts += lines.map { "\($0.role) \"\($0.text)\" \($0.origin)" }
    if let button { parts.append("button \(button)") }
    return parts.joined(separator: "; ") + (isWhole ? "" : "; cut")
  }

  /// The space that a line takes where letters are as `FixedMetrics` has them.
  static func rect(of line: Line) -> HUDScene.Rect {
    HUDScene.Rect(
      line.origin.x, line.origin.y - line.font.size, line.width, line.font.size * 1.25)
  }
}
