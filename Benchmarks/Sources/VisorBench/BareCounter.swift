import Synchronization

/// A counter on the heap that nothing else shares a cache line with: the cheapest that counting
/// from any thread can be.
final class BareCounter: Sendable {
  private let before = Padding()
  private let value = Atomic<Int>(0)
  private let after = Padding()

  /// Adds one, `count` times.
  @inline(never)
  func add(times count: Int) {
    for _ in 0..<count { value.wrappingAdd(1, ordering: .relaxed) }
  }

  /// What was added.
  var total: Int { value.load(ordering: .relaxed) }

  private struct Padding {
    let line: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
    let next: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
  }
}
