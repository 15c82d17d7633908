/// The parts of an activity, each of which stands for so many of its units.
struct Parts {
  struct Part {
    let id: Lifecycle.ID
    let weight: Double
  }

  /// All that run, and some that have ended.
  private(set) var open: [Part] = []
  /// The weights of all parts there have been; finite.
  private(set) var total = 0.0
  /// How many may be open before those that have ended are let go of.
  private var limit = 16

  /// Adds a part; a weight with which the total would not be finite counts nothing.
  mutating func add(_ id: Lifecycle.ID, weight: Double, _ lifecycle: borrowing Lifecycle) {
    guard (total + weight).isFinite else { return }
    if open.count >= limit {
      open = open.filter { lifecycle.isRunning($0.id) }
      limit = max(16, 2 * open.count)
    }
    open.append(Part(id: id, weight: weight))
    total += weight
  }
}
