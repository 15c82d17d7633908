import Visor

/// The characters that rows are made of, apart from text.
struct Glyphs: Sendable {
  /// The frames of the spinner, all of one width, and how long each is shown.
  let spinner: [String]
  let spinnerInterval: Int64 = 80_000_000
  let success: String
  let failure: String
  let warning: String
  let info: String
  let cancelled: String
  let bar: Bar
  let ellipsis: String

  /// The cells of a bar.
  struct Bar: Sendable {
    /// A full cell, then what stands for the last one when it is half full, if anything does.
    let full: String
    let half: String?
    let empty: String
    let ends: (left: String, right: String)
  }

  /// For terminals that write UTF-8.
  static let unicode = Glyphs(
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
    success: "✓", failure: "✗", warning: "⚠", info: "ℹ", cancelled: "⊘",
    bar: Bar(full: "━", half: "╸", empty: "─", ends: ("", "")), ellipsis: "…")

  /// For all others.
  static let ascii = Glyphs(
    spinner: ["|", "/", "-", "\\"],
    success: "ok", failure: "error", warning: "warning", info: "note", cancelled: "cancelled",
    bar: Bar(full: "=", half: nil, empty: " ", ends: ("[", "]")), ellipsis: "...")

  /// The spinner's frame at a moment.
  func spinner(at moment: Moment) -> String {
    let step = step(at: moment)
    let count = Int64(spinner.count)
    return spinner[Int((step % count + count) % count)]
  }

  /// When the spinner's next frame is due.
  func nextFrame(after moment: Moment) -> Moment {
    let (next, overflow) =
      (step(at: moment) + 1).multipliedReportingOverflow(by: spinnerInterval)
    return Moment(nanoseconds: overflow ? .max : next)
  }

  private func step(at moment: Moment) -> Int64 {
    let (step, rest) = moment.nanoseconds.quotientAndRemainder(dividingBy: spinnerInterval)
    return rest < 0 ? step - 1 : step
  }

  /// The glyph of an outcome, and how it looks.
  func outcome(_ kind: Flash.Kind) -> Row.Span {
    switch kind {
    case .success: Row.Span(success, Style(.green))
    case .failure: Row.Span(failure, Style(.red))
    case .warning: Row.Span(warning, Style(.yellow))
    case .info: Row.Span(info, Style(.blue))
    }
  }
}
