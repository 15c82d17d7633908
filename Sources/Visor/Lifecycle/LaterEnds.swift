/// The ends that are still to come, earliest first; of those due at once, the one said first.
struct LaterEnds {
  struct Due: Comparable {
    let moment: Moment
    let sequence: UInt64
    let id: Lifecycle.ID

    static func < (lhs: Due, rhs: Due) -> Bool {
      (lhs.moment, lhs.sequence) < (rhs.moment, rhs.sequence)
    }
  }

  /// A binary heap; an entry whose end was replaced or taken back is passed over when it comes up.
  private var heap: [Due] = []
  private var ends: [Lifecycle.ID: (sequence: UInt64, ending: Lifecycle.Ending)] = [:]
  private var sequence: UInt64 = 0

  var ids: [Lifecycle.ID] { Array(ends.keys) }

  func contains(_ id: Lifecycle.ID) -> Bool { ends[id] != nil }

  /// When the next one is due.
  var next: Moment? { heap.first?.moment }

  mutating func schedule(_ id: Lifecycle.ID, _ ending: Lifecycle.Ending, at moment: Moment) {
    sequence += 1
    ends[id] = (sequence, ending)
    heap.append(Due(moment: moment, sequence: sequence, id: id))
    siftUp(heap.count - 1)
    dropStale()
  }

  mutating func cancel(_ id: Lifecycle.ID) {
    guard !ends.isEmpty, ends.removeValue(forKey: id) != nil else { return }
    dropStale()
  }

  mutating func removeAll() {
    heap.removeAll()
    ends.removeAll()
  }

  /// The activities whose end is due by `moment`, in no particular order.
  func due(by moment: Moment) -> [Lifecycle.ID] {
    guard let next, next <= moment else { return [] }
    var due: [Lifecycle.ID] = []
    var places = [0]
    while let place = places.popLast() {
      guard place < heap.count, heap[place].moment <= moment else { continue }
      if !isStale(heap[place]) { due.append(heap[place].id) }
      places += [2 * place + 1, 2 * place + 2]
    }
    return due
  }

  mutating func popDue(at moment: Moment) -> (id: Lifecycle.ID, ending: Lifecycle.Ending)? {
    guard let first = heap.first, first.moment <= moment else { return nil }
    let ending = ends.removeValue(forKey: first.id)?.ending
    removeFirst()
    dropStale()
    return ending.map { (first.id, $0) }
  }

  /// Keeps a live entry on top, and the dead ones fewer than the live ones.
  private mutating func dropStale() {
    while let first = heap.first, isStale(first) { removeFirst() }
    guard heap.count > 2 * ends.count + 8 else { return }
    heap = heap.filter { !isStale($0) }.sorted()
  }

  private func isStale(_ due: Due) -> Bool { ends[due.id]?.sequence != due.sequence }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let least = right < heap.count && heap[right] < heap[left] ? right : left
      guard heap[least] < heap[parent] else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
