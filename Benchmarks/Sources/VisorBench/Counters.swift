import Visor

/// `advance(by: 1)` against a bare relaxed atomic add, in short slices that alternate.
struct Counters {
  let rounds: Int
  private let count = 1_000_000
  private let hud = HUD()

  func run() {
    var report = Report()
    let first = hud.begin("First", total: .max)
    let second = hud.begin("Second", total: .max)
    compare("one", [first], [BareCounter()], &report)
    compare("apart", [first, second], [BareCounter(), BareCounter()], &report)
    let shared = BareCounter()
    compare("shared", [first, first], [shared, shared], &report)
    report.print()
  }

  /// One thread for each of `activities`, then one for each of `counters`, and so on.
  private func compare(
    _ name: String, _ activities: [Activity], _ counters: [BareCounter], _ report: inout Report
  ) {
    let count = count
    let advancing = activities.map { activity in { @Sendable in advance(activity, times: count) } }
    let adding = counters.map { counter in { @Sendable in counter.add(times: count) } }
    var visor: [Double] = []
    var bare: [Double] = []
    for round in 0..<rounds {
      if round.isMultiple(of: 2) {
        bare.append(Crew.nanoseconds(adding) / Double(count))
        visor.append(Crew.nanoseconds(advancing) / Double(count))
      } else {
        visor.append(Crew.nanoseconds(advancing) / Double(count))
        bare.append(Crew.nanoseconds(adding) / Double(count))
      }
    }
    report.add("\(name).visor", visor)
    report.add("\(name).bare", bare)
  }
}

/// Advances by one, `count` times.
@inline(never)
private func advance(_ activity: Activity, times count: Int) {
  for _ in 0..<count { activity.advance(by: 1) }
}
