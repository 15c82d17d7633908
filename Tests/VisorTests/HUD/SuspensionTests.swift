import Synchronization
import Testing
import Visor
import VisorTestSupport

@Suite struct SuspensionTests {
  private struct Refusal: Error {}

  @Test("The screen is free while somebody has it, and everything is told afterwards")
  func nested() throws {
    let stage = Rehearsal()
    let work = stage.hud.begin("Asking", passes: true)
    stage.recorder.look(stage.hud)
    let answer = stage.hud.suspend {
      stage.hud.log("one")
      stage.recorder.look(stage.hud)
      stage.hud.suspend { stage.hud.log("two") }
      stage.recorder.look(stage.hud)
      return 42
    }
    stage.recorder.look(stage.hud)
    work.end()
    #expect(
      stage.transcript == [
        #"@0 hidden running=1"#, "suspended", "resumed", #"@0 log "one""#,
        #"@0 log "two""#,
      ])
    #expect(answer == 42)
  }

  @Test("Errors come through, in their type, and the screen is back")
  func errors() async {
    let stage = Rehearsal()
    do throws(Refusal) {
      try stage.hud.suspend { () throws(Refusal) in throw Refusal() }
    } catch {}
    do throws(Refusal) {
      try await stage.hud.suspend { () async throws(Refusal) in
        await Task.yield()
        throw Refusal()
      }
    } catch {}
    #expect(stage.transcript == ["suspended", "resumed", "suspended", "resumed"])
  }

  /// Not sendable, on purpose.
  private final class Notes {
    var lines: [String] = []
  }

  @MainActor
  @Test("What waits runs where the caller does, and may use what is the caller's")
  func isolation() async {
    let stage = Rehearsal()
    let notes = Notes()
    await stage.hud.suspend {
      MainActor.assertIsolated()
      await Task.yield()
      notes.lines += stage.transcript
    }
    #expect(notes.lines == ["suspended"] && stage.transcript == ["suspended", "resumed"])
  }

  @Test("A surface that comes or goes meanwhile is suspended as long as it is there")
  func comeAndGo() {
    let stage = Rehearsal()
    let (late, leaving) = (RecorderSurface(), RecorderSurface())
    stage.hud.attach(leaving)
    stage.hud.suspend {
      stage.hud.suspend {
        stage.hud.attach(late)
        stage.hud.attach(late)
        stage.hud.detach(leaving)
      }
      late.look(stage.hud)
    }
    #expect(
      [stage.transcript, late.transcript, leaving.transcript]
        == Array(repeating: ["suspended", "resumed"], count: 3))
  }

  /// Says when it was away, by the count that the protocol asks for.
  private final class Counter: Surface {
    let holders = Atomic(0)
    func wake() {}
    func suspend() { holders.add(1, ordering: .relaxed) }
    func resume() { holders.subtract(1, ordering: .relaxed) }
  }

  @Test("Any number of threads at once find it free, also while surfaces come and go")
  func threads() async {
    let hud = HUD(clock: HandMovedTime())
    let surfaces = (0..<3).map { _ in Counter() }
    hud.attach(surfaces[0])
    let found = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<4 {
        group.addTask {
          var wasFree = true
          for _ in 0..<500 {
            if number > 1 { hud.attach(surfaces[number - 1]) }
            hud.suspend { wasFree = wasFree && surfaces[0].holders.load(ordering: .relaxed) > 0 }
            if number > 1 { hud.detach(surfaces[number - 1]) }
          }
          return wasFree
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found == [true, true, true, true])
    #expect(surfaces.map { $0.holders.load(ordering: .relaxed) } == [0, 0, 0])
  }
}
