internal import Glibc

extension MainActor {
  /// Runs what GTK calls, which it does on one thread: the main one.
  ///
  /// It is `assumeIsolated`, but for whom it asks: the runtime's answer takes a sixtieth of a spinner's
  /// frame, since none of that is in the processor's caches by then.
  nonisolated static func assumeGTK<Answer>(_ body: @MainActor () -> Answer) -> Answer {
    precondition(
      pthread_equal(pthread_self(), thread) != 0,
      "GTK was run on another thread than the main one; run its loop on the main thread.")
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Answer).self)() }
  }

  nonisolated private static let thread = assumeIsolated { pthread_self() }
}
