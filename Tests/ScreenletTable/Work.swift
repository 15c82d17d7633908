/// Work that is over when a test says so, and how it says.
@MainActor
package final class Work {
  package struct Failure: Error, Hashable {
    package init() {}
  }

  private var answer: Result<String, any Error>?
  private var waiting: CheckedContinuation<Void, Never>?

  package init() {}

  /// The work is over.
  package func finish(_ answer: Result<String, any Error>) {
    self.answer = answer
    waiting?.resume()
    waiting = nil
  }

  /// What comes out; cancelling alone does not end it.
  package func result() async throws -> String {
    if answer == nil { await withCheckedContinuation { waiting = $0 } }
    return try answer?.get() ?? ""
  }
}
