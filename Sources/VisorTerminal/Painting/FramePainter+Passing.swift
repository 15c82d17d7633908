extension FramePainter {
  /// The longest beginning of a sequence that is held until the rest of it comes.
  private static let longestHeld = 64

  /// Writes other output above the rows: its bytes unchanged and in order, from where it stopped.
  ///
  /// What was cut in the middle of a character or a short sequence comes with the next bytes, or
  /// with `flush`. Where the cursor can't be followed the rows make way, and the bytes then pass
  /// with nothing added; they come back when `follows` is true again.
  package mutating func pass(
    _ bytes: some Collection<UInt8>, size: ScreenSize, into out: inout [UInt8]
  ) {
    update(&out) { painter in
      painter.resize(to: size)
      return painter.pass(bytes)
    }
  }

  private mutating func pass(_ bytes: some Collection<UInt8>) -> Int {
    guard let first = held.first ?? bytes.first else {
      settleIfNeeded()
      return 0
    }
    let before = (stage: stage, count: pen.bytes.count, shown: count)
    let touched = stage == .painted ? count + 1 : 0
    leave(before: first)
    let start = pen.bytes.count
    pen.append(held)
    pen.bytes.append(contentsOf: bytes)
    held.removeAll(keepingCapacity: true)
    let pending = tracker.feed(pen.bytes[(pen.bytes.count - bytes.count)...])
    let isTooLong = pending > min(Self.longestHeld, pen.bytes.count - start)
    if !isTooLong {
      held.append(contentsOf: pen.bytes.suffix(pending))
      pen.bytes.removeLast(pending)
    }
    isTorn = isTooLong
    outputEnd = pen.bytes.count
    if pen.bytes.count == start {
      pen.bytes.removeLast(start - before.count)
      (stage, count) = (before.stage, before.shown)
      settleIfNeeded()
      return 0
    }
    afterOutput()
    return touched
  }

  /// Brings lines of ours and the rows back after other output.
  private mutating func afterOutput() {
    if let isShown = tracker.takeCursorSwitch() { isCursorHidden = !isShown }
    if follows, !heldLines.isEmpty { writeLines() }
    settle()
  }

  /// Repaints what the call's new size has erased.
  private mutating func settleIfNeeded() {
    if stage == .ready { settle() }
  }

  /// Writes lines of ours above the rows, to stay there.
  ///
  /// They are not cut: the terminal wraps those that are not to be broken at spaces.
  /// A line of other output that is still open is ended first, and what comes next of it stands in
  /// a line of its own. Where the cursor can't be followed the lines wait.
  package mutating func print(_ lines: [Row], size: ScreenSize, into out: inout [UInt8]) {
    update(&out) { painter in
      painter.resize(to: size)
      painter.heldLines.append(contentsOf: lines)
      guard painter.follows, !painter.heldLines.isEmpty else {
        painter.settleIfNeeded()
        return 0
      }
      let shown = painter.count
      painter.writeLines()
      painter.settle()
      return max(shown, painter.count) + 1
    }
  }

  private mutating func writeLines() {
    makeReady()
    for line in heldLines {
      let start = pen.bytes.count
      for row in line.broken(at: size.writableColumns) {
        scratch.set(row, limit: .max, palette: palette)
        pen.write(scratch)
        pen.append(.newLine)
      }
      note(written: line, from: start)
    }
    heldLines.removeAll()
    tracker.endLine()
    isBeneath = false
  }

  /// Writes what is held of other output that has ended: a beginning without its rest.
  package mutating func flush(size: ScreenSize, into out: inout [UInt8]) {
    update(&out) { painter in
      painter.resize(to: size)
      guard !painter.held.isEmpty || painter.isTorn else {
        painter.settleIfNeeded()
        return 0
      }
      let touched = painter.stage == .painted ? painter.count + 1 : 0
      painter.leave(before: painter.held.first)
      painter.writeHeld()
      painter.afterOutput()
      return touched
    }
  }

  private mutating func writeHeld() {
    pen.append(held)
    held.removeAll(keepingCapacity: true)
    isTorn = false
    // CAN ends what would take our next bytes for its rest.
    if tracker.giveUp() { pen.bytes.append(0x18) }
  }

  /// Takes the rows away for others who use the terminal by ways of their own.
  ///
  /// What is beneath the cursor is erased, wherever that has been moved to, and it stays there: what
  /// somebody has written in the first row's place already is kept. With `returning` the cursor goes
  /// back to where other output stopped.
  package mutating func stepAside(
    returning: Bool, size: ScreenSize, into out: inout [UInt8]
  ) {
    update(&out) { painter in
      painter.size = size
      _ = painter.tracker.resize(to: size, isCursorThere: true)
      painter.wanted = []
      if painter.stage == .painted, !returning {
        painter.pen.append(.eraseBelow)
        painter.tracker.endLine()
        painter.isBeneath = false
        painter.count = 0
        painter.stage = .away
      }
      painter.settle()
      return 0
    }
  }

  /// Takes the rows away for good, writes last lines in their place and shows the cursor.
  ///
  /// The cursor is then where other output goes on: after the lines, or where that had stopped.
  package mutating func finish(
    keeping lines: [Row] = [], size: ScreenSize, into out: inout [UInt8]
  ) {
    update(&out) { painter in
      painter.resize(to: size)
      let touched = painter.count
      painter.wanted = []
      painter.heldLines.append(contentsOf: lines)
      if !painter.held.isEmpty || painter.isTorn {
        painter.leave(before: painter.held.first)
        painter.writeHeld()
      }
      if !painter.heldLines.isEmpty { painter.writeLines() }
      painter.leave(before: nil)
      if painter.isCursorHidden { painter.pen.append(.showCursor) }
      painter.isCursorHidden = false
      return touched
    }
  }
}
