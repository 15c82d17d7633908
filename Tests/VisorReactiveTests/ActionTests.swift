#if ReactiveSwift
  @preconcurrency import ReactiveSwift
  import Testing
  import Visor
  import VisorReactive

  @Suite struct ActionTests {
    private let stage = Stage()
    private let messages = StreamMessages<Refusal>(
      "Saving", success: "Saved", failure: { _ in "Refused" })

    @Test("Each execution is a start, and a refused attempt shows nothing")
    func executions() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      let action = Action<Int, Int, Refusal> { _ in SignalProducer(signal) }
        .bindToProgressHUD(messages, hud: stage.hud)
      var refused: [String] = []
      action.apply(1).start()
      action.apply(2).startWithFailed { refused.append("\($0)") }
      let running = stage.running
      observer.send(error: Refusal())
      #expect(
        refused == ["disabled"] && running == 1 && stage.running == 0
          && stage.outcomes == ["failure Refused"])
    }

    @Test("Executions that follow each other have an end each")
    func following() {
      let action = Action<Int, Int, Refusal> { SignalProducer(value: $0) }
        .bindToProgressHUD(messages, hud: stage.hud)
      var values: [Int] = []
      action.values.observeValues { values.append($0) }
      for input in 1...2 { action.apply(input).start() }
      #expect(
        values == [1, 2] && stage.running == 0 && stage.reasons == [.succeeded, .succeeded])
    }

    @Test("It is enabled when the action behind it is, and says nothing where that one refuses")
    func enabled() {
      let isEnabled = MutableProperty(true)
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      let inner = Action<Int, Int, Refusal>(enabledIf: isEnabled) { _ in SignalProducer(signal) }
      let action = inner.bindToProgressHUD(.wordless(showSuccess: true), hud: stage.hud)
      var states = [action.isEnabled.value]
      inner.apply(1).start()
      states.append(action.isEnabled.value)
      observer.sendCompleted()
      isEnabled.value = false
      states.append(action.isEnabled.value)
      isEnabled.value = true
      states.append(action.isEnabled.value)
      #expect(states == [true, false, false, true] && stage.outcomes == [])
    }

    @Test("A binding target executes it")
    func target() {
      let action = Action<Int, Int, Refusal> { SignalProducer(value: $0) }
        .bindToProgressHUD(messages, hud: stage.hud)
      let property = MutableProperty(1)
      action.bindingTarget <~ property
      property.value = 2
      #expect(stage.reasons == [.succeeded, .succeeded])
    }
  }
#endif
