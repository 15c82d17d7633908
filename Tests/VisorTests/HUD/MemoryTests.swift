import Testing

@testable import Visor

@Suite struct MemoryTests {
  @Test("Activities that have gone leave nothing behind, however many there were")
  func nothingLeft() {
    let stage = Rehearsal()
    for number in 0..<100_000 {
      let work = stage.hud.begin("Working", total: 3)
      work.onCancelRequest {}
      work.pause()
      if number.isMultiple(of: 1000) { _ = stage.hud.presentation() }
      work.end()
    }
    stage.play(1000)
    let kept = Kept(stage.hud)
    #expect(kept.slots <= 3)
    #expect([kept.tallies, kept.entries, kept.handlers] == [0, 0, 0])
  }

  @Test("Parts that have ended leave nothing behind while the whole goes on, looked at or not")
  func partsLeaveNothing() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    for _ in 0..<20_000 {
      let part = whole.begin("Part")
      part.end()
    }
    let kept = Kept(stage.hud)
    let fraction = stage.measure()?.fraction
    whole.end()
    #expect(kept.slots <= 3)
    #expect(kept.entries <= 17)
    #expect(fraction == 1)
  }
}

/// How much a HUD keeps of its activities.
private struct Kept {
  let slots: Int
  let tallies: Int
  let entries: Int
  let handlers: Int

  init(_ hud: HUD) {
    let counts = hud.look { state, _ in
      let size = state.ledger.size
      return [
        state.lifecycle.work.slots.count, size.tallies, size.entries, state.cancelHandlers.count,
      ]
    }
    slots = counts[0]
    tallies = counts[1]
    entries = counts[2]
    handlers = counts[3]
  }
}
