public import Synchronization

/// An asynchronous sequence that shows how far it is while it is gone through; see `HUD/track(_:_:)`.
///
/// Each time it is gone through, an activity begins with the iterator and ends with the last element,
/// with an error, or when the iterator goes. An element is done when the next one is asked for.
public struct TrackedAsyncSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base
  @usableFromInline let size: ((Base.Element) -> Int)?
  @usableFromInline let walk: () -> Walk

  @usableFromInline
  init(_ base: Base, _ size: ((Base.Element) -> Int)?, _ walk: @escaping () -> Walk) {
    self.base = base
    self.size = size
    self.walk = walk
  }

  @inlinable
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base.makeAsyncIterator(), size, walk())
  }

  /// Goes through the elements and counts them.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline var base: Base.AsyncIterator
    @usableFromInline let size: ((Base.Element) -> Int)?
    @usableFromInline let walk: Walk
    @usableFromInline let tally: Tally
    @usableFromInline var done = 0

    @usableFromInline
    init(_ base: Base.AsyncIterator, _ size: ((Base.Element) -> Int)?, _ walk: Walk) {
      self.base = base
      self.size = size
      self.walk = walk
      tally = walk.tally
    }

    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Base.Element? {
      tally.completed.store(done, ordering: .relaxed)
      if tally.cancelRequested.load(ordering: .relaxed) { walk.cancelTask() }
      do throws(Base.Failure) {
        guard let element = try await base.next(isolation: actor) else {
          walk.finish()
          return nil
        }
        done = Walk.sum(done, size?(element))
        return element
      } catch {
        walk.fail(error)
        throw error
      }
    }
  }
}
