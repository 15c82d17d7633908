import Synchronization

/// What completions were told, in the order in which they ran.
final class Told: Sendable {
  private let all = Mutex<[String]>([])
  var texts: [String] { all.withLock { $0 } }

  func add(_ text: String) {
    all.withLock { $0.append(text) }
  }

  /// Waits until so many have run, for two minutes at most.
  func wait(for count: Int) async {
    let end = ContinuousClock.now + .seconds(120)
    while texts.count < count, ContinuousClock.now < end { await Task.yield() }
  }
}
