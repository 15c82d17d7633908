import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads of the system's, as many as were asked for whatever the number of processors.
enum Threads {
  /// What a thread is to do; it travels to it as a pointer that the thread releases.
  private final class Errand: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs `body` on so many threads at once, and returns when all have returned.
  static func run(_ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Void) {
    let start = Atomic(count)
    let threads = (0..<count).compactMap { number in
      thread {
        start.subtract(1, ordering: .acquiringAndReleasing)
        while start.load(ordering: .acquiring) > 0 { sched_yield() }
        body(number)
      }
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func thread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let errand = Unmanaged.passRetained(Errand(run)).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { errand in
        #if canImport(Glibc)
          guard let errand else { return nil }
        #endif
        Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().run()
        return nil
      }, errand)
    precondition(failure == 0, "no thread could be started: error \(failure)")
    return thread
  }
}
