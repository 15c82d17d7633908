import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Process {
  /// Runs it with no signal blocked, so that it can be terminated.
  ///
  /// A process inherits what is blocked from the thread that starts it, and the threads of a pool, on
  /// which asynchronous functions run, block nearly everything.
  func runUnblocked() throws {
    var nothing = sigset_t()
    var mask = sigset_t()
    sigemptyset(&nothing)
    let isChanged = pthread_sigmask(SIG_SETMASK, &nothing, &mask) == 0
    defer { if isChanged { pthread_sigmask(SIG_SETMASK, &mask, nil) } }
    try run()
  }
}
