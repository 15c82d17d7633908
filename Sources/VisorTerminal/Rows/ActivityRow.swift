import Visor

/// The row of a running activity, as its theme lays it out.
struct ActivityRow {
  let theme: TerminalTheme

  /// Parts of parts are indented so many times at most, and by so much of a row.
  private static let deepest = 8
  private static let indentedShare = 4

  /// Makes room for a row in columns that it shares with others.
  func fit(_ parts: ActivityParts, into columns: inout RowColumns, width: Int) {
    columns.fit(parts, indent: indent(parts, width).width, gap: theme.gap)
  }

  /// What turns, at a moment.
  func spinner(at moment: Moment) -> Row.Span {
    Row.Span(theme.spinner.frame(at: moment), theme.styles.spinner)
  }

  /// The row at a moment, in columns that it shares with others, at most `width` cells wide.
  func row(_ parts: ActivityParts, at moment: Moment, _ columns: RowColumns, width: Int) -> Row {
    row(parts, spinner(at: moment), columns, width: width).row
  }

  /// The same, and which of its pieces turns: `nil` when none does, or not as a whole.
  func row(
    _ parts: ActivityParts, _ spinner: Row.Span, _ columns: RowColumns, width: Int
  ) -> (row: Row, turning: Int?) {
    var columns = columns
    fit(parts, into: &columns, width: width)
    let room = max(0, width - taken(by: spinner))
    let shared = columns.layout(room: room, theme)
    let layout = isFree(parts) ? free(parts, shared) : shared
    let indent = indent(parts, width)
    var writer = RowWriter(theme)
    var turning: Int?
    for part in theme.layout {
      let lead = part == indentedPart ? [indent] : []
      switch part {
      case .spinner:
        if parts.turns {
          writer.put(lead + [spinner], column: 0)
          turning = writer.last
        } else {
          writer.put([], column: spinner.width)
        }
        writer.joinNext()
      case .message:
        let texts = isFree(parts) ? room - taken(layout) : layout.label
        writer.put(
          lead + label(parts, room: texts - indent.width),
          column: layout.label - (lead.isEmpty ? indent.width : 0))
      case .detail:
        writer.put(cut([parts.detail], layout.detail), column: layout.detail)
      case .bar:
        let bar = parts.fraction.map { ProgressBar(theme: theme, width: layout.bar).spans($0) }
        writer.put(layout.bar > 0 ? bar ?? [] : [], column: layout.bar, atRight: true)
      case .percent, .count, .rate, .time, .remaining, .elapsed:
        let column = layout.numbers[part] ?? 0
        writer.put(
          column > 0 ? parts.numbers[part].map { [$0] } ?? [] : [], column: column, atRight: true)
      }
    }
    guard writer.row.width > width else { return (writer.row, turning) }
    return (writer.row.truncated(to: width, ellipsis: ""), nil)
  }

  private func taken(by spinner: Row.Span) -> Int {
    guard theme.layout.contains(.spinner) else { return 0 }
    return spinner.width + (theme.layout.last == .spinner ? theme.gap : 1)
  }

  private func label(_ parts: ActivityParts, room: Int) -> [Row.Span] {
    let left = room - parts.message.width - theme.gap
    guard theme.joinsDetail, !parts.detail.text.isEmpty, left >= RowColumns.shortestDetail else {
      return cut([parts.message], room)
    }
    let gap = Row.Span(theme.separator, theme.styles.quiet)
    return [parts.message, gap] + cut([parts.detail], left)
  }

  private func cut(_ spans: [Row.Span], _ room: Int) -> [Row.Span] {
    Row(spans).truncated(to: room, ellipsis: theme.marks.ellipsis).spans
  }
}

// MARK: Rows without a measure

extension ActivityRow {
  /// Whether the texts may run over the columns of bars and numbers: it has none of those, and they
  /// stand behind the texts.
  private func isFree(_ parts: ActivityParts) -> Bool {
    let leading = theme.layout.prefix { $0 != .message }
    return !parts.isMeasured && leading.count < theme.layout.count
      && leading.allSatisfy { $0 == .spinner }
  }

  /// The columns of such a row: the texts, then the times one after the other.
  private func free(_ parts: ActivityParts, _ shared: RowColumns.Layout) -> RowColumns.Layout {
    var layout = shared
    layout.bar = 0
    for (part, width) in shared.numbers {
      layout.numbers[part] = width > 0 ? parts.numbers[part]?.width ?? 0 : 0
    }
    return layout
  }

  /// The cells behind the texts.
  private func taken(_ layout: RowColumns.Layout) -> Int {
    ([layout.detail] + layout.numbers.values).reduce(0) {
      $0 + ($1 > 0 ? $1 + theme.gap : 0)
    }
  }
}

// MARK: Parts of a whole

extension ActivityRow {
  /// The part that a part of a whole is moved in with.
  private var indentedPart: TerminalTheme.Part? {
    guard let place = theme.layout.firstIndex(of: .message) else { return nil }
    let leads = place > 0 && theme.layout[place - 1] == .spinner
    return leads ? .spinner : .message
  }

  private func indent(_ parts: ActivityParts, _ width: Int) -> Row.Span {
    let step = DisplayWidth.of(theme.indent)
    guard parts.level > 0, step > 0, indentedPart != nil else { return Row.Span("") }
    let levels = min(parts.level, Self.deepest, max(0, width) / Self.indentedShare / step)
    return Row.Span(String(repeating: theme.indent, count: max(0, levels)), theme.styles.quiet)
  }
}
