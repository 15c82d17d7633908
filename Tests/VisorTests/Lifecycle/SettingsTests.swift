import Testing
import Visor
import VisorTestSupport

@Suite struct SettingsTests {
  private static func all(_ span: Duration) -> Settings {
    var settings = Settings()
    settings.grace = span
    settings.minimum = span
    settings.lull = span
    settings.appear = span
    settings.disappear = span
    settings.flash = span
    settings.escape = span
    settings.settle = span
    return settings
  }

  /// What is seen when facts of many kinds come at many times.
  private func transcript(_ settings: Settings) -> [String] {
    let stage = Rehearsal(settings)
    let work = stage.hud.begin("Working", total: 3)
    stage.play(1000)
    stage.hud.flash(.info, "News")
    stage.hud.cancel()
    stage.hud.dismiss()
    work.end(after: .seconds(Int64.max))
    stage.time.advance(by: .seconds(1 << 40))
    stage.play(1000)
    stage.hud.hide()
    stage.play(1000)
    return stage.transcript
  }

  @Test(
    "Negative times count as zero", arguments: [.nanoseconds(-1), .seconds(-1e20)] as [Duration])
  func negative(_ span: Duration) {
    #expect(transcript(Self.all(span)) == transcript(Self.all(.zero)))
  }

  @Test(
    "Times beyond the range count as the whole range",
    arguments: [.seconds(Int64.max), .seconds(1e20)] as [Duration])
  func huge(_ span: Duration) {
    #expect(transcript(Self.all(span)) == transcript(Self.all(.nanoseconds(Int64.max))))
  }

  @Test("A negative capacity keeps the latest entry", arguments: [-5, .min] as [Int])
  func capacity(_ capacity: Int) {
    var settings = Settings()
    settings.journalCapacity = capacity
    let stage = Rehearsal(settings)
    for line in 0..<3 { stage.hud.log("\(line)") }
    stage.play(0)
    #expect(stage.transcript.prefix(2) == ["@0 lost 2", #"@0 log "2""#])
  }

  @Test("The types that surfaces and programs share can be sent between threads")
  func sendable() {
    func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
    #expect(
      [
        isSendable(HUD.self), isSendable(Activity.self), isSendable(Lifecycle.self),
        isSendable(Presentation.self), isSendable(Sample.self), isSendable(Journal.self),
        isSendable((any Surface).self), isSendable(Settings.self), isSendable(Words.self),
        isSendable(Measure.self), isSendable(Moment.self), isSendable(Flash.self),
        isSendable(Fade.self),
      ].allSatisfy { $0 })
  }
}
