/// The neighbours of a slot in a chain; −1 where there is none.
struct Links {
  var previous: Int32 = -1
  var next: Int32 = -1
}

extension Slot {
  /// The chains that a slot can be in at one time.
  enum Ring {
    case order
    case peers
  }

  subscript(_ ring: Ring) -> Links {
    get {
      switch ring {
      case .order: order
      case .peers: peers
      }
    }
    set {
      switch ring {
      case .order: order = newValue
      case .peers: peers = newValue
      }
    }
  }
}

/// The ends of a doubly linked list whose links lie in the slots themselves.
///
/// Joining at the end and leaving from anywhere take the same time however many there are.
struct Chain {
  var first: Int32 = -1
  var last: Int32 = -1
  var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ slot: Int32, _ slots: inout [Slot], _ links: Slot.Ring) {
    slots[Int(slot)][links] = Links(previous: last, next: -1)
    if last < 0 {
      first = slot
    } else {
      slots[Int(last)][links].next = slot
    }
    last = slot
    count += 1
  }

  mutating func remove(_ slot: Int32, _ slots: inout [Slot], _ links: Slot.Ring) {
    let around = slots[Int(slot)][links]
    if around.previous < 0 {
      first = around.next
    } else {
      slots[Int(around.previous)][links].next = around.next
    }
    if around.next < 0 {
      last = around.previous
    } else {
      slots[Int(around.next)][links].previous = around.previous
    }
    slots[Int(slot)][links] = Links()
    count -= 1
  }
}
