#if ReactiveSwift
  @preconcurrency import ReactiveSwift
  import Testing
  import Visor
  import VisorReactive

  @Suite struct ProducerTests {
    private typealias Producer = SignalProducer<Int, Refusal>

    private let stage = Stage()
    private let messages = StreamMessages<Refusal>(
      "Saving", success: "Saved", failure: { _ in "Refused" })

    private func bound(_ producer: Producer) -> Producer {
      producer.bindToProgressHUD(messages, hud: stage.hud)
    }

    // MARK: One start

    @Test("Without words, an outcome stays for as long as was named and success shows nothing")
    func wordless() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      Producer(signal).bindToProgressHUD(.wordless(), hud: stage.hud).start()
      stage.play(1000)
      observer.send(error: Refusal())
      stage.play(1000)
      #expect(
        stage.transcript == [
          #"@0 hidden running=1 blocks"#,
          #"@100 appearing working "" running=1 blocks"#,
          #"@400 shown working "" running=1 blocks"#,
          #"@1000 end "" failed """#,
          #"@1000 shown failure "" running=0 blocks"#,
          #"@1300 leaving failure "" running=0"#,
          #"@1600 hidden running=0"#,
        ])
    }

    @Test("The shared HUD shows it where none is named")
    func shared() {
      let handle = Producer.never.bindToProgressHUD().start()
      let running = HUD.shared.presentation().running.count
      handle.dispose()
      #expect([running, HUD.shared.presentation().running.count] == [1, 0])
    }

    @Test("What is over at once ends as it was, and the HUD never comes up for it")
    func synchronous() {
      for producer in [Producer(value: 1), Producer(error: Refusal()), .empty] {
        bound(producer).start()
      }
      #expect(
        stage.running == 0 && stage.reasons == [.succeeded, .failed, .succeeded]
          && stage.outcomes == ["success Saved", "failure Refused", "success Saved"])
    }

    @Test("Values pass as they come, and the end comes after the HUD knows of it")
    func events() {
      var seen: [String] = []
      bound(Producer([1, 2])).on(terminated: { seen.append("\(self.stage.running) run") })
        .start { seen.append("\($0)") }
      #expect(seen == ["VALUE 1", "VALUE 2", "0 run", "COMPLETED"])
    }

    @Test(
      "A value that leads to a further one goes on as without the HUD", arguments: [true, false])
    func recursion(isBound: Bool) {
      let property = MutableProperty(0)
      let producer = property.producer.skip(first: 1).promoteError(Refusal.self).take(first: 3)
      var seen: [Int] = []
      (isBound ? bound(producer) : producer).startWithResult { result in
        guard case .success(let value) = result else { return }
        seen.append(value)
        if value < 5 { property.value = value + 1 }
      }
      property.value = 1
      #expect(seen == [1, 2, 3] && stage.running == 0)
    }

    // MARK: Interruption

    @Test("Disposal in the set-up closure shows nothing")
    func disposedInSetUp() {
      bound(.never).startWithSignal { _, handle in handle.dispose() }
      bound(Producer(value: 1)).take(first: 0).start()
      #expect(stage.running == 0 && stage.reasons == [] && stage.outcomes == [])
    }

    @Test("Disposal while it starts ends it")
    func disposedWhileStarting() {
      let serial = SerialDisposable()
      let producer = Producer { observer, lifetime in
        lifetime.observeEnded {}
        observer.send(value: 1)
      }
      bound(producer).startWithSignal { signal, handle in
        serial.inner = handle
        signal.observeResult { _ in serial.dispose() }
      }
      #expect(stage.running == 0 && stage.reasons == [.cancelled] && stage.outcomes == [])
    }

    @Test("Disposal after it has started ends it, and after its end changes nothing")
    func disposedLater() {
      let handle = bound(.never).start()
      let running = stage.running
      handle.dispose()
      handle.dispose()
      bound(Producer(value: 1)).start().dispose()
      #expect(running == 1 && stage.running == 0 && stage.reasons == [.cancelled, .succeeded])
    }

    @Test("Who needs no more values interrupts it")
    func taken() {
      bound(Producer([1, 2])).take(first: 1).start()
      #expect(stage.running == 0 && stage.reasons == [.cancelled])
    }

    @Test("The person's wish to cancel disposes of it")
    func cancel() {
      var seen: [String] = []
      Producer.never.bindToProgressHUD(.wordless(), hud: stage.hud).start { seen.append("\($0)") }
      stage.play(11_000)
      stage.hud.cancel()
      #expect(seen == ["INTERRUPTED"] && stage.running == 0 && stage.outcomes == [])
    }

    @Test("What lets go of its observer is over when it is disposed of")
    func silent() {
      let handle = bound(Producer { _, _ in }).start()
      handle.dispose()
      #expect(stage.running == 0)
    }

    // MARK: Many starts

    @Test("Each attempt, each repetition and each part of a chain is a start of its own")
    func chains() {
      var attempts = 0
      let failing = Producer { () -> Result<Int, Refusal> in
        attempts += 1
        return attempts < 3 ? .failure(Refusal()) : .success(attempts)
      }
      bound(failing).retry(upTo: 5).start()
      bound(Producer(value: 1)).repeat(2).start()
      bound(Producer(value: 1)).concat(bound(.empty)).start()
      #expect(
        stage.running == 0
          && stage.reasons == [
            .failed, .failed, .succeeded, .succeeded, .succeeded, .succeeded, .succeeded,
          ])
    }

    @Test("Bound outside, all attempts are one start")
    func attemptsInside() {
      bound(Producer(error: Refusal()).retry(upTo: 3)).start()
      #expect(stage.reasons == [.failed])
    }

    @Test("Nested bindings end from the inside out, whatever runs in between")
    func nested() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      bound(bound(Producer(value: 1)).flatMap(.concat) { _ in self.bound(Producer(signal)) })
        .start()
      let running = stage.running
      observer.sendCompleted()
      #expect(running == 2 && stage.running == 0)
      #expect(stage.reasons == [.succeeded, .succeeded, .succeeded])
    }

    @Test("One producer started twice is up until both starts are over")
    func twice() {
      let pipes = (0..<2).map { _ in Signal<Int, Refusal>.pipe() }
      var next = 0
      let producer = bound(
        Producer { observer, lifetime in
          lifetime += pipes[next].output.observe(observer)
          next += 1
        })
      let first = producer.start()
      producer.start()
      pipes[1].input.sendCompleted()
      let running = stage.running
      first.dispose()
      #expect(running == 1 && stage.running == 0 && stage.reasons == [.succeeded, .cancelled])
    }

    // MARK: Grace

    @Test("With a longer grace, a start that is over before is shown by its outcome alone")
    func grace() {
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      Producer(signal)
        .bindToProgressHUD(messages, hud: stage.hud, grace: .seconds(1)).start()
      stage.play(500)
      let running = stage.running
      observer.sendCompleted()
      #expect(running == 0 && stage.reasons == [] && stage.outcomes == ["success Saved"])
    }
  }
#endif
