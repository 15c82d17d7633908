import CBenchGTK
import Dispatch
import Glibc
import VisorGTK

/// How long it takes from another thread to the main queue and back.
@MainActor
struct Hops {
  let count: Int

  func run(underGLib: Bool) {
    let count = count
    let thread = DispatchQueue(label: "asking")
    thread.async { Hops.measure(count) }
    guard underGLib else { dispatchMain() }
    GLibLoop.serveMainActor()
    while true { g_main_context_iteration(nil, 1) }
  }

  /// Ends the program.
  nonisolated private static func measure(_ count: Int) {
    let answered = DispatchSemaphore(value: 0)
    for _ in 0..<count / 10 { hop(answered) }
    let begun = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<count { hop(answered) }
    let taken = Double(DispatchTime.now().uptimeNanoseconds - begun) / Double(count)
    print("{\"hop\": \(taken)}")
    exit(0)
  }

  nonisolated private static func hop(_ answered: DispatchSemaphore) {
    DispatchQueue.main.async { answered.signal() }
    answered.wait()
  }
}
