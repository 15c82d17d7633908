import Testing
import Visor
import VisorTestSupport

@Suite struct LeftoversTests {
  @Test("What runs and what nobody has dismissed is left; what goes by itself is not")
  func leftovers() {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    hud.flash(.success, "Copied")
    let before = hud.leftovers
    time.advance(by: .seconds(2))
    let works = (0..<20).map { hud.begin("\($0)") }
    hud.flash(.failure, "No connection", stay: .untilDismissed)
    let during = hud.leftovers
    for work in works { work.end() }
    let sticky = hud.leftovers
    hud.hide()
    #expect(before == [])
    #expect(
      during
        == (0..<20).map { "\"\($0)\" runs since @2000" } + [
          #"failure "No connection" was not dismissed"#
        ])
    #expect(sticky == [#"failure "No connection" was not dismissed"#])
    #expect(hud.leftovers == [])
  }

  @Test("A snapshot names what is on screen and what runs, with what is counted")
  func snapshot() {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let copy = hud.begin("Copying", total: 4)
    let scan = hud.begin("Scanning")
    hud.dimsBackground = false
    copy.advance()
    scan.advance(by: 2)
    time.advance(by: .milliseconds(500))
    #expect(
      hud.snapshot() == [
        #"shown working "Scanning" running=2 blocks undimmed"#, #"- "Copying" 25% 1 of 4"#,
        #"- "Scanning" 2 of ?"#,
      ])
    hud.hide()
  }

  @Test("Details and emblems are written where they are not the usual ones")
  func emblems() {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let contents: [HUD.Content] = [
      .label("Words"), .success, .systemActivity, .rotatingImage("gear"),
      .customView(view: .init(7)),
      .labeledImage(image: "sun", title: "Sunny", subtitle: "25°"),
    ]
    let seen = contents.map { content in
      HUD.show(content, on: hud)
      time.advance(by: .seconds(1))
      return hud.snapshot(rows: 0)[0]
    }
    HUD.flash(.image("sun"), on: hud)
    let flashed = hud.snapshot()
    #expect(
      seen + flashed == [
        #"shown working "Words" bare running=1 blocks"#,
        #"shown working "" mark=success running=1 blocks"#,
        #"shown working "" system-activity running=1 blocks"#,
        #"shown working "" rotating=gear running=1 blocks"#,
        #"shown working "" custom=7 running=1 blocks"#,
        #"shown working "Sunny" "25°" image=sun running=1 blocks"#,
        #"shown info "" image=sun running=0 blocks"#,
      ])
  }
}
