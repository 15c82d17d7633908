#if ReactiveSwift
  import Foundation
  @preconcurrency import ReactiveSwift
  import Testing
  import Visor
  import VisorReactive

  @Suite struct SchedulerTests {
    private let stage = Stage()

    @Test("One producer started on two threads at once ends each of its starts")
    func threads() async {
      let queue = QueueScheduler(qos: .userInitiated, name: "work")
      let producer = SignalProducer<Int, Refusal> { observer, _ in
        queue.schedule {
          observer.send(value: 1)
          observer.sendCompleted()
        }
      }.bindToProgressHUD(.init("Working"), hud: stage.hud)
      let starts = 200
      await withTaskGroup { group in
        for _ in 0..<2 {
          group.addTask {
            for _ in 0..<starts { await SchedulerTests.ended(producer) }
          }
        }
      }
      #expect(
        stage.running == 0
          && stage.reasons == Array(repeating: .succeeded, count: 2 * starts))
    }

    @Test("A start that is disposed of on one thread while another ends it has one end")
    func races() async {
      let hud = stage.hud
      for _ in 0..<200 {
        let (signal, observer) = Signal<Int, Refusal>.pipe()
        let handle = SignalProducer(signal).bindToProgressHUD(.init("Working"), hud: hud).start()
        await withTaskGroup { group in
          group.addTask { observer.send(error: Refusal()) }
          group.addTask { handle.dispose() }
        }
      }
      #expect(stage.running == 0 && stage.reasons.count == 200)
    }

    @Test(
      "From the main actor, work may go on and end on any scheduler",
      arguments: ["immediate", "UI", "queue", "delayed"])
    @MainActor func mainActor(scheduler: String) async {
      let queue = QueueScheduler(qos: .userInitiated, name: "work")
      var producer = SignalProducer<Int, Refusal>(value: 1)
      switch scheduler {
      case "UI": producer = producer.observe(on: UIScheduler())
      case "queue": producer = producer.start(on: queue).observe(on: queue)
      case "delayed": producer = producer.delay(0.001, on: queue)
      default: break
      }
      let bound = producer.concat(SignalProducer(error: Refusal()))
        .bindToProgressHUD(
          .init("Saving", failure: { _ in "Refused" }), hud: stage.hud
        )
        .alertErrors(on: stage.hud) { _ in "Try again" }
        .logRequests("save", on: stage.hud)
      await SchedulerTests.ended(bound)
      #expect(
        stage.running == 0 && stage.reasons == [.failed]
          && stage.outcomes == ["failure Refused", "failure Try again"]
          && stage.lines.count == 2)
    }

    @Test("Disposal ends it even while another thread is still in a handler")
    func heldUp() async {
      let entered = DispatchSemaphore(value: 0)
      let leave = DispatchSemaphore(value: 0)
      let queue = QueueScheduler(qos: .userInitiated, name: "work")
      let (signal, observer) = Signal<Int, Refusal>.pipe()
      let hud = stage.hud
      await withCheckedContinuation { left in
        Self.start(signal, on: hud, entered, leave) {
          left.resume()
        } dispose: { handle in
          queue.schedule { observer.send(value: 1) }
          entered.wait()
          handle.dispose()
        }
        #expect(stage.running == 0)
        leave.signal()
      }
      #expect(stage.reasons == [.cancelled])
    }

    private static func start(
      _ signal: Signal<Int, Refusal>, on hud: HUD, _ entered: DispatchSemaphore,
      _ leave: DispatchSemaphore, _ left: @escaping @Sendable () -> Void,
      dispose: (any Disposable) -> Void
    ) {
      let handle = SignalProducer(signal).bindToProgressHUD(.init("Working"), hud: hud)
        .startWithResult { _ in
          entered.signal()
          leave.wait()
          left()
        }
      dispose(handle)
    }

    /// Starts it and waits for its end.
    private nonisolated static func ended(_ producer: SignalProducer<Int, Refusal>) async {
      await withCheckedContinuation { ended in
        producer.start { event in
          if event.isTerminating { ended.resume() }
        }
      }
    }
  }
#endif
