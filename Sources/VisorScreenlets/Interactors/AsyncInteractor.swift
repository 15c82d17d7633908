/// An interactor that is an async function with a typed result.
///
///     final class GetWebTitleInteractor: AsyncInteractor<String, any Error> {
///       init(url: String) {
///         super.init { _ in try await title(of: url) }
///       }
///     }
///
/// However the function is left, the interactor has ended: there is no other way, and none to forget.
@MainActor
open class AsyncInteractor<Value, Failure: Error>: Interactor {
  /// Is told what came out, before anybody else hears that it has ended.
  public var onSuccess: ((Value) -> Void)?
  /// Is told why it did not work, before anybody else; not of a `CancellationError`.
  public var onFailure: ((Failure) -> Void)?

  private let work: @MainActor (Interactor) async throws(Failure) -> Value

  /// One that does `work` each time it is performed.
  ///
  /// - Parameter work: Begins on the main actor, in a task of its own that is cancelled along with the
  ///   interactor; it is handed the interactor itself.
  public init(_ work: @escaping @MainActor (Interactor) async throws(Failure) -> Value) {
    self.work = work
    super.init()
  }

  override func perform() async -> Outcome {
    do throws(Failure) {
      let value = try await work(self)
      return Outcome(end: .success) { [weak self] in self?.onSuccess?(value) }
    } catch {
      if error is CancellationError { return Outcome(end: .cancelled) {} }
      return Outcome(end: .failure(error)) { [weak self] in self?.onFailure?(error) }
    }
  }
}
