import Foundation
import Testing
import Visor
import VisorFoundation

@Suite struct ProcessTests {
  private let stage = Stage()

  private func shell(_ script: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.standardInput = FileHandle.nullDevice
    return process
  }

  @Test(
    "A process is shown until it has ended, and how",
    arguments: [
      ("exit 0", "succeeded: Built"), ("exit 3", "failed: exit status 3"),
      ("kill -KILL $$", "failed: killed by signal 9"),
    ])
  func ends(script: String, end: String) async throws {
    try stage.hud.run(shell(script), "Building", success: "Built")
    #expect(await stage.until { stage.ends == [end] })
  }

  @Test("A handler that was there runs after the activity has ended")
  func handler() async throws {
    let process = shell("exit 0")
    let hud = stage.hud
    let running = await withCheckedContinuation { waiter in
      process.terminationHandler = { _ in
        waiter.resume(returning: hud.presentation().running.count)
      }
      do { try hud.run(process, "Building") } catch { waiter.resume(returning: -1) }
    }
    #expect(running == 0)
  }

  @Test("What cannot be started is a failure, and is thrown")
  func missing() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/nonexistent")
    #expect(throws: (any Error).self) {
      try stage.hud.run(process, "Building") { _ in "No such program" }
    }
    #expect(stage.ends == ["failed: No such program"])
  }

  @Test("The person's wish to cancel terminates it, and that is no failure")
  func cancel() async throws {
    try stage.hud.run(shell("exec sleep 1000"), "Building")
    stage.cancel()
    #expect(await stage.until { stage.ends == ["cancelled"] })
  }
}
