import Synchronization
import Testing
import Visor
import VisorTestSupport

@Suite struct SurfacesTests {
  @Test("Surfaces come and go at any time; each reads the journal for itself")
  func comeAndGo() {
    let stage = Rehearsal()
    let late = RecorderSurface()
    stage.hud.log("one")
    stage.recorder.look(stage.hud)
    stage.hud.attach(late)
    stage.hud.log("two")
    stage.recorder.look(stage.hud)
    stage.hud.detach(stage.recorder)
    stage.hud.log("three")
    late.look(stage.hud)
    let first = [#"@0 log "one""#, "@0 hidden running=0", #"@0 log "two""#]
    let second = [#"@0 log "one""#, #"@0 log "two""#, #"@0 log "three""#, "@0 hidden running=0"]
    #expect([stage.transcript, late.transcript] == [first, second])
  }

  @Test("A surface is woken by each fact while it is attached, once however often it was attached")
  func wakes() {
    let hud = HUD(clock: HandMovedTime())
    let surface = RecorderSurface()
    var wakes: [Int] = []
    hud.log("before")
    hud.attach(surface)
    hud.attach(surface)
    wakes.append(surface.wakes)
    hud.log("during")
    wakes.append(surface.wakes)
    hud.detach(surface)
    hud.detach(surface)
    hud.log("after")
    wakes.append(surface.wakes)
    #expect(wakes == [2, 3, 3])
  }

  @Test("Counting wakes nobody, and looking changes nothing")
  func quiet() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Counting", total: 10)
    let before = stage.recorder.wakes
    work.advance(by: 3)
    work.completed = 4
    work.total = 20
    let looks = (0..<3).map { _ in stage.hud.presentation() }
    #expect(stage.recorder.wakes == before)
    #expect(Set(looks).count == 1)
    work.end()
  }

  /// A surface that looks whenever it is woken.
  private final class Curious: Surface {
    private let hud: HUD
    private let running = Atomic(0)

    init(_ hud: HUD) {
      self.hud = hud
    }

    var seen: Int { running.load(ordering: .relaxed) }

    func wake() {
      running.store(hud.presentation().running.count, ordering: .relaxed)
    }
  }

  @Test("A surface may use the HUD when it is woken, and is let go of when it is detached")
  func useWhenWoken() {
    let hud = HUD(clock: HandMovedTime())
    weak var released: Curious?
    var seen = 0
    do {
      let surface = Curious(hud)
      hud.attach(surface)
      let work = hud.begin("Working")
      seen = surface.seen
      work.end()
      hud.detach(surface)
      released = surface
    }
    #expect(seen == 1)
    #expect(released == nil)
  }

  @Test("However many are asked for, none is named twice and none is made up")
  func bounds() {
    let hud = HUD(clock: HandMovedTime())
    let works = (0..<4).map { hud.begin("\($0)") }
    let views = [(0, 0), (1, 1), (3, 3), (.max, .max), (-1, 2), (.min, .min)].map { first, last in
      let running = hud.presentation(first: first, last: last).running
      return [running.first, running.last].map { $0.map(\.message).joined() }
        .joined(separator: "|") + "|\(running.count)"
    }
    #expect(views == ["||4", "0|3|4", "012|3|4", "0123||4", "|23|4", "||4"])
    for work in works { work.end() }
  }

  @Test("A HUD goes away with its last handle, its surfaces and handlers with it")
  func lifetime() {
    weak var released: HUD?
    weak var surface: RecorderSurface?
    do {
      let hud = HUD(clock: HandMovedTime())
      let work = hud.begin("Working")
      let recorder = RecorderSurface()
      work.onCancelRequest {}
      hud.attach(recorder)
      released = hud
      surface = recorder
      work.end()
    }
    #expect(released == nil)
    #expect(surface == nil)
  }
}
