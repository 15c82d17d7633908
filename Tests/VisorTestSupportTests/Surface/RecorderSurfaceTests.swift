import Testing
import Visor
import VisorTestSupport

@Suite struct RecorderSurfaceTests {
  @Test("The transcript of its introduction is what it writes")
  func introduction() {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let recorder = RecorderSurface()
    hud.attach(recorder)
    let work = hud.begin("Uploading")
    recorder.play(hud, time, for: .milliseconds(500))
    work.succeed("Uploaded")
    recorder.play(hud, time, for: .seconds(2))
    #expect(
      recorder.transcript == [
        #"@0 hidden running=1 blocks"#,
        #"@100 appearing working "Uploading" running=1 blocks"#,
        #"@400 shown working "Uploading" running=1 blocks"#,
        #"@500 end "Uploading" succeeded "Uploaded""#,
        #"@500 shown success "Uploaded" running=0 blocks"#,
        #"@1500 leaving success "Uploaded" running=0"#,
        #"@1800 hidden running=0"#,
      ])
  }

  @Test("Moments between milliseconds, counts, progress and ways out are written")
  func details() {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let recorder = RecorderSurface()
    let work = hud.begin("Copying", total: 3, passes: true)
    work.advance()
    time.advance(by: .seconds(11))
    recorder.look(hud)
    work.end()
    for _ in 0..<3 { hud.flash(.info, "News") }
    time.advance(by: .nanoseconds(1_000_005_000))
    recorder.look(hud)
    #expect(
      recorder.transcript == [
        #"@11000 shown working "Copying" 33% running=1 escape"#,
        #"@11000 end "Copying" ended"#,
        #"@11000 flash info "News""#, #"@11000 flash info "News""#, #"@11000 flash info "News""#,
        #"@12000.005000 shown info "News" x2 running=0 blocks"#,
      ])
  }
}
