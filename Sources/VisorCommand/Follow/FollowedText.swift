/// What one input says, from its bytes to the work that is told of.
///
/// Both forms may be mixed; each line shows by itself in which it is.
package struct FollowedText {
  /// How the input is called where the person is told of it.
  let name: String
  /// Its number, which no other input has.
  let input: Int
  /// Whether it has said that it has ended; the rest says nothing.
  package private(set) var isClosed = false
  private var splitter = LineSplitter()
  private var gauge = GaugeForm()
  private var reports = FaultReports()

  package init(name: String, input: Int) {
    self.name = name
    self.input = input
  }

  /// Takes the next bytes, wherever they are cut.
  package mutating func take(_ bytes: some Collection<UInt8>, _ work: inout FollowedWork) {
    for line in splitter.split(bytes) { take(line, &work) }
  }

  /// Nobody writes at present: a line that was begun is whole, and others may come.
  package mutating func pause(_ work: inout FollowedWork) {
    if let line = splitter.finish() { take(line, &work) }
    takeGauge(gauge.finishBlock(), &work, line: nil)
    work.pause(input)
  }

  /// There is nothing more: the result is whether work was lost by that.
  package mutating func finish(_ work: inout FollowedWork) -> Bool {
    pause(&work)
    let hasLost = work.finish(input)
    if let summary = reports.summary(of: name) { work.warn(summary) }
    return hasLost
  }

  // MARK: Lines

  private mutating func take(_ line: LineSplitter.Line, _ work: inout FollowedWork) {
    guard !isClosed else { return }
    guard let bytes = line.bytes.map(line.number == 1 ? Self.withoutMark : { $0 }) else {
      return report(.tooLong, line.number, &work)
    }
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 }
    if first == UInt8(ascii: "{") {
      takeGauge(gauge.finishBlock(), &work, line: line.number)
      takeEvent(bytes, line.number, &work)
    } else if first != nil || gauge.isInBlock {
      do throws(LineFault) {
        takeGauge(try gauge.read(bytes), &work, line: line.number)
      } catch {
        report(error, line.number, &work)
      }
    }
  }

  private mutating func takeEvent(_ bytes: [UInt8], _ line: Int, _ work: inout FollowedWork) {
    let (event, faults) = HUDEvent.read(bytes)
    for fault in faults { report(fault, line, &work) }
    guard let event else { return }
    isClosed = event.act == .close
    do throws(LineFault) {
      try work.take(event, from: input)
    } catch {
      report(error, line, &work)
    }
  }

  private mutating func takeGauge(
    _ changes: [GaugeForm.Change], _ work: inout FollowedWork, line: Int?
  ) {
    do throws(LineFault) {
      try work.take(changes, from: input)
    } catch {
      if let line { report(error, line, &work) }
    }
  }

  private mutating func report(_ fault: LineFault, _ line: Int, _ work: inout FollowedWork) {
    if let sentence = reports.sentence(for: fault, in: name, line: line) { work.warn(sentence) }
  }

  /// Without the byte order mark that some programs put before UTF-8.
  private static func withoutMark(_ line: [UInt8]) -> [UInt8] {
    line.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(line.dropFirst(3)) : line
  }
}
