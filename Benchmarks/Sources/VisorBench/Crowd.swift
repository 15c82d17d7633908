import Glibc
import Visor

/// A fact with many running activities against the same fact with few.
struct Crowd {
  let rounds: Int
  private let stretch = Duration.milliseconds(3)

  func run() {
    let few = Field(running: 10)
    let many = Field(running: 100_000)
    var samples: [String: [Double]] = [:]
    for round in 0..<rounds {
      let fields = [("few", few), ("many", many)]
      for (size, field) in round.isMultiple(of: 2) ? fields : fields.reversed() {
        for (fact, body) in field.facts {
          samples["\(fact).\(size)", default: []]
            .append(Stopwatch.nanoseconds(over: stretch, body))
        }
      }
    }
    var report = Report()
    for (name, values) in samples.sorted(by: { $0.key < $1.key }) { report.add(name, values) }
    report.print()
    // Leaves without ending what still runs: that isn't measured.
    _exit(0)
  }
}

/// A HUD with a number of running activities.
private final class Field {
  private let hud = HUD()
  private var running: [Activity] = []
  private var place = 0
  private var scattered = 0
  private var turn = false
  private var cursor = Journal.Cursor()

  init(running count: Int) {
    running.reserveCapacity(count)
    for index in 0..<count { running.append(hud.begin("Item \(index)", total: 1000)) }
  }

  /// Every kind of fact by its name.
  var facts: [(String, () -> Void)] {
    [
      ("newest", beginAndEnd), ("oldest", replaceOldest), ("message", changeMessage),
      ("sample", sample),
    ]
  }

  /// One more activity begins and ends.
  private func beginAndEnd() { hud.begin("One more", total: 1000).end() }

  /// The activity that began first ends and another begins.
  private func replaceOldest() {
    running[place].end()
    running[place] = hud.begin("Another", total: 1000)
    place = (place + 1) % running.count
  }

  /// An activity far from the one before says something new.
  private func changeMessage() {
    scattered += 7919
    turn.toggle()
    running[scattered % running.count].message = turn ? "Reading" : "Writing"
  }

  /// A surface with ten rows looks.
  private func sample() {
    let sample = hud.sample(since: cursor, first: 10)
    cursor = sample.journal.cursor
    keep(sample)
  }
}
