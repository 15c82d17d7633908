#if ReactiveSwift
  @preconcurrency import ReactiveSwift
  import Testing
  import Visor
  import VisorReactive

  @Suite struct SignalTests {
    private let stage = Stage()
    private let messages = StreamMessages<Refusal>(
      "Loading", failure: { _ in "Refused" }, interruption: "Given up")

    @Test("The HUD is up from the binding to the signal's end")
    func whole() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      let bound = signal.bindToProgressHUD(messages, hud: stage.hud)
      bound.observeResult { _ in }
      let running = stage.running
      observer.send(error: Refusal())
      #expect(running == 1 && stage.running == 0 && stage.outcomes == ["failure Refused"])
    }

    @Test("A signal that has ended already shows nothing")
    func ended() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      observer.sendCompleted()
      let bound = signal.bindToProgressHUD(messages, hud: stage.hud)
      #expect(withExtendedLifetime(bound) { stage.running } == 0 && stage.outcomes == [])
    }

    @Test("The HUD goes without a word when nobody observes it any more")
    func unobserved() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      let handle = signal.bindToProgressHUD(messages, hud: stage.hud).observeResult { _ in }
      let running = stage.running
      handle?.dispose()
      observer.sendCompleted()
      #expect(running == 1 && stage.reasons == [.ended] && stage.outcomes == [])
    }

    @Test("The person's wish to cancel interrupts what was bound, and the signal goes on")
    func cancel() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      var seen: [String] = []
      signal.bindToProgressHUD(messages, hud: stage.hud).observe { seen.append("\($0)") }
      signal.observeResult { _ in seen.append("other") }
      stage.play(11_000)
      stage.hud.cancel()
      observer.send(value: 1)
      #expect(seen == ["INTERRUPTED", "other"] && stage.running == 0 && stage.outcomes == [])
    }
  }
#endif
