#if ReactiveSwift
  @preconcurrency import ReactiveSwift
  import Testing
  import Visor
  import VisorReactive

  @Suite struct AlertAndLogTests {
    private let stage = Stage()

    @Test("An error is said until somebody has seen it, and everything else is no alert")
    func alerts() {
      for producer in [.empty, .never, SignalProducer<Int, Refusal>(error: Refusal())] {
        producer.alertErrors(on: stage.hud) { _ in "No connection" }.start().dispose()
      }
      stage.play(100_000)
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      signal.alertErrors(on: stage.hud, stay: .standard) { _ in "Gone" }.observeResult { _ in }
      observer.send(error: Refusal())
      #expect(
        stage.outcomes == ["failure No connection", "failure Gone"]
          && stage.transcript.last
            == #"@300 shown failure "No connection" running=0 blocks"#
      )
    }

    @Test("Each start is logged under a number, with how it ended, its values and its time")
    func log() {
      let pipes = (0..<2).map { _ in Signal<Int, Refusal>.pipe() }
      var next = 0
      let producer = SignalProducer<Int, Refusal> { observer, lifetime in
        lifetime += pipes[next].output.observe(observer)
        next += 1
      }.logRequests("GET /notes", on: stage.hud)
      producer.start()
      let second = producer.start()
      stage.play(412)
      pipes[1].input.send(value: 1)
      second.dispose()
      pipes[0].input.send(error: Refusal())
      #expect(
        stage.lines == [
          "GET /notes #1: started",
          "GET /notes #2: started",
          "GET /notes #2: interrupted, 1 value, 412 ms",
          "GET /notes #1: failed, 0 values, 412 ms: Refusal()",
        ])
    }
  }
#endif
