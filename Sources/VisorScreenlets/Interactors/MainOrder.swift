import Synchronization

/// What is to be done on the main actor, in the order in which it was said, whichever thread said it.
final class MainOrder: Sendable {
  private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// To be done at once where `isolation` is the main actor's, and soon elsewhere; after all that was
  /// said before.
  func add(
    _ isolation: (any Actor)? = nil, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    waiting.withLock { $0.append(body) }
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { run() }
    } else {
      Task { @MainActor in run() }
    }
  }

  /// Does all that was said until now.
  @MainActor
  func run() {
    while let next = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { next() }
  }
}
