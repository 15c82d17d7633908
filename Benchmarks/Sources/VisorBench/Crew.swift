import Glibc
import Synchronization

/// Runs jobs at the same time, each on its own thread, from one start.
enum Crew {
  /// Runs `jobs` and returns the nanoseconds from when the first began to when the last ended.
  ///
  /// The threads wait for each other by spinning, so that making them is not in the figure.
  static func nanoseconds(_ jobs: [@Sendable () -> Void]) -> Double {
    let gate = Gate(count: jobs.count)
    let members = jobs.map { Member(job: $0, gate: gate) }
    let threads = members.map(start)
    for thread in threads { pthread_join(thread, nil) }
    let begun = members.map(\.begun).min() ?? .now
    let ended = members.map(\.ended).max() ?? .now
    return Stopwatch.nanoseconds(from: begun, to: ended)
  }

  private static func start(_ member: Member) -> pthread_t {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(member).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Member>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    precondition(status == 0, "a thread could not be made: \(status)")
    return thread
  }
}

/// Lets threads through when all of them are there.
private final class Gate: Sendable {
  private let missing: Atomic<Int>

  init(count: Int) { missing = Atomic(count) }

  func pass() {
    missing.subtract(1, ordering: .acquiringAndReleasing)
    while missing.load(ordering: .acquiring) > 0 {}
  }
}

/// One thread's job and when it was done.
private final class Member {
  private let job: @Sendable () -> Void
  private let gate: Gate
  private(set) var begun = ContinuousClock.now
  private(set) var ended = ContinuousClock.now

  init(job: @escaping @Sendable () -> Void, gate: Gate) {
    self.job = job
    self.gate = gate
  }

  func run() {
    gate.pass()
    begun = .now
    job()
    ended = .now
  }
}
