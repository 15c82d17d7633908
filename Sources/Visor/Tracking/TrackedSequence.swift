public import Synchronization

/// A sequence that shows how far it is while it is gone through; see `HUD/track(_:_:)`.
///
/// Each time it is gone through, an activity begins with the iterator and ends with the last element,
/// or when the iterator goes. An element is done when the next one is asked for.
public struct TrackedSequence<Base: Sequence>: Sequence {
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
  public func makeIterator() -> Iterator {
    Iterator(base.makeIterator(), size, walk())
  }

  @inlinable
  public var underestimatedCount: Int { base.underestimatedCount }

  /// Goes through the elements and counts them.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var base: Base.Iterator
    @usableFromInline let size: ((Base.Element) -> Int)?
    @usableFromInline let walk: Walk
    @usableFromInline let tally: Tally
    @usableFromInline var done = 0

    @usableFromInline
    init(_ base: Base.Iterator, _ size: ((Base.Element) -> Int)?, _ walk: Walk) {
      self.base = base
      self.size = size
      self.walk = walk
      tally = walk.tally
    }

    @inlinable
    public mutating func next() -> Base.Element? {
      tally.completed.store(done, ordering: .relaxed)
      if tally.cancelRequested.load(ordering: .relaxed) { walk.cancelTask() }
      guard let element = base.next() else {
        walk.finish()
        return nil
      }
      done = Walk.sum(done, size?(element))
      return element
    }
  }
}
