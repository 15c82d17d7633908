import Synchronization
public import Visor

/// A surface for tests: it draws nothing, and writes down in readable lines what would be seen.
///
/// It looks when the test tells it to. A line is written when what is on screen has changed since
/// the last look, for each entry of the journal, and when lines that are being written have changed;
/// the motion of alpha alone writes none. Details and emblems are written where they are not the usual
/// ones.
///
/// ```swift
/// let time = HandMovedTime()
/// let hud = HUD(clock: time)
/// let recorder = RecorderSurface()
/// hud.attach(recorder)
/// let work = hud.begin("Uploading")
/// recorder.play(hud, time, for: .milliseconds(500))
/// work.succeed("Uploaded")
/// recorder.play(hud, time, for: .seconds(2))
/// recorder.transcript
/// // @0 hidden running=1 blocks
/// // @100 appearing working "Uploading" running=1 blocks
/// // @400 shown working "Uploading" running=1 blocks
/// // @500 end "Uploading" succeeded "Uploaded"
/// // @500 shown success "Uploaded" running=0 blocks
/// // @1500 leaving success "Uploaded" running=0
/// // @1800 hidden running=0
/// ```
///
/// When its screen is given away and when it is back, it writes `suspended` and `resumed`; between
/// them it sees nothing, and reads the journal afterwards. Any thread may use it.
public final class RecorderSurface: Surface {
  private struct State {
    var cursor = Journal.Cursor()
    var wakes = 0
    var screen = ""
    var openLines: [String] = []
    var holders = 0
    var transcript: [String] = []

    mutating func hold(_ change: Int) {
      let wasAway = holders > 0
      holders += change
      if (holders > 0) != wasAway { transcript.append(wasAway ? "resumed" : "suspended") }
    }

    mutating func write(_ sample: Sample) {
      guard holders <= 0 else { return }
      cursor = sample.journal.cursor
      if sample.journal.lost > 0 {
        transcript.append("@\(sample.moment.text) lost \(sample.journal.lost)")
      }
      for entry in sample.journal.entries {
        transcript.append("@\(entry.moment.text) \(entry.event.text)")
      }
      if sample.openLines != openLines {
        openLines = sample.openLines
        let quoted = openLines.map { " \"\($0)\"" }.joined()
        transcript.append("@\(sample.moment.text) writing\(quoted)")
      }
      let seen = sample.presentation.text
      if seen != screen { transcript.append("@\(sample.moment.text) \(seen)") }
      screen = seen
    }
  }

  private let state = Mutex(State())

  /// A recorder that has seen nothing.
  public init() {}

  /// What was seen so far, a line each, with the moment in milliseconds since the HUD was made.
  public var transcript: [String] { state.withLock { $0.transcript } }

  /// How often it was woken.
  public var wakes: Int { state.withLock { $0.wakes } }

  public func wake() {
    state.withLock { $0.wakes += 1 }
  }

  public func suspend() {
    state.withLock { $0.hold(1) }
  }

  public func resume() {
    state.withLock { $0.hold(-1) }
  }

  /// Looks at the HUD now, and writes down what is new.
  ///
  /// - Returns: What it saw.
  @discardableResult
  public func look(_ hud: HUD) -> Sample {
    let sample = hud.sample(since: state.withLock { $0.cursor })
    state.withLock { $0.write(sample) }
    return sample
  }

  /// Moves the HUD's time on by `span`, and looks at its beginning, at each deadline and at its
  /// end, as a surface does that is never late.
  public func play(_ hud: HUD, _ time: HandMovedTime, for span: Duration) {
    let end = time.now.advanced(by: span)
    var sample = look(hud)
    while let deadline = sample.deadline, deadline > sample.moment {
      let next = time.now.advanced(by: deadline - sample.moment)
      guard next < end else { break }
      time.advance(by: time.now.duration(to: next))
      sample = look(hud)
    }
    time.advance(by: time.now.duration(to: end))
    look(hud)
  }
}
