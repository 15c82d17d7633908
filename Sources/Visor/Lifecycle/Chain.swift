/// The neighbours of a slot in a chain; −1 where there is none.
struct Links {
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// The ends of a doubly linked list whose links lie in the slots themselves.
///
/// Joining at the end and leaving from anywhere take the same time however many there are.
struct Chain {
  var first: Int32 = -1
  var last: Int32 = -1
  var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ slot: Int32, _ slots: inout [Slot], _ links: WritableKeyPath<Slot, Links>)
  {
    slots[Int(slot)][keyPath: links] = Links(previous: last, next: -1)
    if last < 0 {
      first = slot
    } else {
      slots[Int(last)][keyPath: links].next = slot
    }
    last = slot
    count += 1
  }

  mutating func remove(_ slot: Int32, _ slots: inout [Slot], _ links: WritableKeyPath<Slot, Links>)
  {
    let around = slots[Int(slot)][keyPath: links]
    if around.previous < 0 {
      first = around.next
    } else {
      slots[Int(around.previous)][keyPath: links].next = around.next
    }
    if around.next < 0 {
      last = around.previous
    } else {
      slots[Int(around.next)][keyPath: links].previous = around.previous
    }
    slots[Int(slot)][keyPath: links] = Links()
    count -= 1
  }
}
