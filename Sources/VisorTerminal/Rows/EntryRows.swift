import Visor

/// The permanent lines for what the journal says.
struct EntryRows {
  let glyphs: Glyphs
  let words: Words

  /// The lines for an entry; none for an end about which there is nothing to be said.
  func rows(_ entry: Journal.Entry) -> [Row] {
    switch entry.event {
    case .end(let end): self.end(end, at: entry.moment).map { [$0] } ?? []
    case .flash(let flash):
      [outcome(glyphs.outcome(flash.kind), flash.message, flash.detail, took: nil)]
    case .log(let text): text.isEmpty ? [Row()] : Neutral.lines(text).map { Row($0) }
    case .diagnostic(let sentence):
      [outcome(glyphs.outcome(.warning), sentence, "", took: nil)]
    }
  }

  /// The line for entries that fell out before they could be shown; none when none did.
  func missed(_ count: UInt64) -> [Row] {
    count == 0
      ? [] : [outcome(glyphs.outcome(.warning), words.missed(count), "", took: nil)]
  }

  private func end(_ end: Journal.End, at moment: Moment) -> Row? {
    let took = end.begun.map { moment - $0 }
    if let flash = end.flash {
      let message = flash.message.isEmpty ? end.message : flash.message
      return outcome(glyphs.outcome(flash.kind), message, flash.detail, took: took)
    }
    let (glyph, said): (Row.Span, String)
    switch end.reason {
    case .cancelled: (glyph, said) = (Row.Span(glyphs.cancelled, Style(.yellow)), words.cancelled)
    case .timedOut: (glyph, said) = (glyphs.outcome(.failure), words.timedOut)
    case .lost: (glyph, said) = (glyphs.outcome(.failure), words.lost)
    case .ended, .succeeded, .failed, .warned, .informed, .abandoned, .hidden: return nil
    }
    return outcome(glyph, end.message, said, took: took)
  }

  private func outcome(
    _ glyph: Row.Span, _ message: String, _ detail: String, took: Duration?
  ) -> Row {
    let quiet = Style(.standard, .dim)
    var row = Row([glyph])
    let message = Neutral.line(message)
    if !message.isEmpty { row.append(Row.Span(" " + message)) }
    let detail = Neutral.line(detail)
    if !detail.isEmpty { row.append(Row.Span("  " + detail, quiet)) }
    if let took { row.append(Row.Span("  " + Figures.duration(took), quiet)) }
    return row
  }
}
