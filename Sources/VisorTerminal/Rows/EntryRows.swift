import Visor

/// The permanent lines for what the journal says.
struct EntryRows {
  let theme: TerminalTheme
  let words: Words

  /// The lines for an entry; none for an end about which there is nothing to be said.
  func rows(_ entry: Journal.Entry) -> [Row] {
    switch entry.event {
    case .end(let end): self.end(end, at: entry.moment).map { [$0] } ?? []
    case .flash(let flash):
      [outcome(theme.mark(flash.kind), flash.message, flash.detail, took: nil)]
    case .log(let text): text.isEmpty ? [Row()] : Neutral.lines(text).map { Row($0) }
    case .diagnostic(let sentence):
      [outcome(theme.mark(.warning), sentence, "", took: nil)]
    }
  }

  /// The lines for what writers have begun and not ended.
  func rows(open lines: [String]) -> [Row] {
    lines.flatMap { Neutral.lines($0) }.map { Row($0) }
  }

  /// The line for entries that fell out before they could be shown; none when none did.
  func missed(_ count: UInt64) -> [Row] {
    count == 0
      ? [] : [outcome(theme.mark(.warning), words.missed(count), "", took: nil)]
  }

  /// The line for work that ended without an outcome.
  func ended(_ name: String, took: Duration?) -> Row {
    outcome(theme.mark(.success), name, "", took: took)
  }

  private func end(_ end: Journal.End, at moment: Moment) -> Row? {
    let took = end.begun.map { moment - $0 }
    if let flash = end.flash {
      let message = flash.message.isEmpty ? end.message : flash.message
      return outcome(theme.mark(flash.kind), message, flash.detail, took: took)
    }
    let (mark, said): (Row.Span, String)
    switch end.reason {
    case .cancelled:
      (mark, said) = (Row.Span(theme.marks.cancelled, theme.styles.cancelled), words.cancelled)
    case .timedOut: (mark, said) = (theme.mark(.failure), words.timedOut)
    case .lost: (mark, said) = (theme.mark(.failure), words.lost)
    case .ended, .succeeded, .failed, .warned, .informed, .abandoned, .hidden: return nil
    }
    return outcome(mark, end.message, said, took: took)
  }

  private func outcome(
    _ mark: Row.Span, _ message: String, _ detail: String, took: Duration?
  ) -> Row {
    let quiet = theme.styles.detail
    var row = Row([mark])
    row.breaksAtSpaces = true
    let message = Neutral.line(message)
    if !message.isEmpty { row.append(Row.Span((row.width > 0 ? " " : "") + message)) }
    let detail = Neutral.line(detail)
    if !detail.isEmpty { row.append(Row.Span("  " + detail, quiet)) }
    if let took { row.append(Row.Span("  " + Figures.duration(took), quiet)) }
    return row
  }
}
