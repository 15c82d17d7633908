/// A line of the log that comes bit by bit, such as text that is being generated.
///
///     var answer = LogWriter(hud)
///     for await word in words { print(word, terminator: " ", to: &answer) }
///     answer.finish()
///
/// A terminal shows at once what there is of the line, above its rows; a stream that cannot be
/// redrawn gets the line when it is whole. Each writer has a line of its own, so that what several
/// write does not mix; copies of one write to the same line. A line feed ends the line, and so does
/// `finish`, or the going of the last copy. One that grows beyond 16,384 bytes is broken there. Any
/// thread may write.
public struct LogWriter: TextOutputStream, Sendable {
  /// The most bytes of a line that is kept until it ends.
  static let longest = 16_384

  private final class Line: Sendable {
    let hud: HUD

    init(hud: HUD) {
      self.hud = hud
    }

    deinit {
      hud.endLine(ObjectIdentifier(self))
    }
  }

  private let line: Line

  /// A writer whose lines go above whatever shows `hud`.
  public init(_ hud: HUD) {
    line = Line(hud: hud)
  }

  /// Goes on with the line, and ends it at each line feed.
  public func write(_ text: String) {
    line.hud.write(text, to: ObjectIdentifier(line))
  }

  /// Ends the line, if one was begun; what is written afterwards begins another.
  public func finish() {
    line.hud.endLine(ObjectIdentifier(line))
  }
}

/// The lines that were begun and not ended, in the order in which they were begun.
struct OpenLines {
  private var lines: [(writer: ObjectIdentifier, text: String)] = []

  var texts: [String] { lines.map(\.text) }

  /// Goes on with a line; the result is what of it has grown too long to be kept.
  mutating func append(_ text: String, to writer: ObjectIdentifier) -> [String] {
    guard !text.isEmpty else { return [] }
    let place = lines.firstIndex { $0.writer == writer } ?? lines.endIndex
    if place == lines.endIndex { lines.append((writer, "")) }
    lines[place].text += text
    var broken: [String] = []
    while let start = lines[place].text.prefix(utf8: LogWriter.longest) {
      broken.append(String(start))
      lines[place].text.unicodeScalars.removeFirst(start.unicodeScalars.count)
    }
    return broken
  }

  /// Takes the line of a writer, if it has begun one.
  mutating func take(_ writer: ObjectIdentifier) -> String? {
    guard let place = lines.firstIndex(where: { $0.writer == writer }) else { return nil }
    return lines.remove(at: place).text
  }
}

extension HUD {
  fileprivate func write(_ text: String, to writer: ObjectIdentifier) {
    var pieces = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let last = pieces.popLast() ?? ""
    report { state, now in
      for piece in pieces {
        state.log(state.openLines.append(piece, to: writer), at: now)
        var line = state.openLines.take(writer) ?? ""
        if line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
        state.log([line], at: now)
      }
      state.log(state.openLines.append(last, to: writer), at: now)
    }
  }

  fileprivate func endLine(_ writer: ObjectIdentifier) {
    report { state, now in
      if let line = state.openLines.take(writer) { state.log([line], at: now) }
    }
  }
}

extension HUD.State {
  fileprivate mutating func log(_ lines: [String], at now: Moment) {
    for line in lines { lifecycle.take(.log(line), at: now) }
  }
}

extension String {
  /// The scalars that fit in the first `limit` bytes, if there are more bytes than that.
  fileprivate func prefix(utf8 limit: Int) -> Substring? {
    guard utf8.count > limit else { return nil }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return self[..<end]
  }
}
