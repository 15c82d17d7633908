#if ReactiveSwift
  @preconcurrency import ReactiveSwift
  import Synchronization
  import Testing
  import Visor
  import VisorProof

  /// Whether the library tells of a start as it was recorded.
  @Suite struct LibraryOrderTests {
    /// The hooks of one producer as they come; after a first start, those of the next one.
    private final class Record: Sendable {
      private let hooks = Mutex<[StreamStart.Hook]>([])

      var all: [StreamStart.Hook] { hooks.withLock { $0 } }

      func add(_ hook: StreamStart.Hook) { hooks.withLock { $0.append(hook) } }

      func hear<Value, Failure>(
        _ producer: SignalProducer<Value, Failure>
      ) -> SignalProducer<Value, Failure> {
        producer.on(
          starting: { self.add(.starting) }, started: { self.add(.started) },
          failed: { _ in self.add(.failed) }, completed: { self.add(.completed) },
          interrupted: { self.add(.interrupted) }, terminated: { self.add(.terminated) },
          disposed: { self.add(.disposed) }, value: { _ in self.add(.value) })
      }
    }

    private typealias Producer = SignalProducer<Int, Refusal>

    @Test("Synchronous producers")
    func synchronous() {
      #expect(
        [
          ordered("value at once", Producer(value: 1)),
          ordered("failure at once", Producer(error: Refusal())),
          ordered("empty", Producer.empty),
        ] == [nil, nil, nil])
    }

    @Test("Asynchronous producers")
    func asynchronous() {
      #expect(
        [
          ordered("value later") { record in
            let (signal, observer) = Signal<Int, Refusal>.pipe()
            record.hear(Producer(signal)).start()
            observer.send(value: 1)
            observer.sendCompleted()
          },
          ordered("failure later") { record in
            let (signal, observer) = Signal<Int, Refusal>.pipe()
            record.hear(Producer(signal)).start()
            observer.send(error: Refusal())
          },
          ordered("disposed later") { record in
            record.hear(Producer.never).start().dispose()
          },
        ] == [nil, nil, nil])
    }

    @Test("Starts that are taken back")
    func takenBack() {
      #expect(
        [
          ordered("disposed in the set-up closure") { record in
            record.hear(Producer(value: 1)).startWithSignal { _, handle in handle.dispose() }
          },
          ordered("none taken") { record in
            record.hear(Producer(value: 1).take(first: 0)).start()
          },
        ] == [nil, nil])
    }

    @Test("Of attempts that follow each other, each is terminated before the next is starting")
    func attempts() {
      let record = Record()
      record.hear(Producer(error: Refusal())).retry(upTo: 1).start()
      #expect(
        record.all.filter { [.starting, .failed, .terminated].contains($0) } == [
          .starting, .failed, .terminated, .starting, .failed, .terminated,
        ])
    }

    private func ordered(_ name: String, _ producer: Producer) -> String? {
      ordered(name) { record in record.hear(producer).start() }
    }

    /// What the library told instead of what was recorded; `nil` when it is the same.
    private func ordered(_ name: String, _ body: (Record) -> Void) -> String? {
      let record = Record()
      body(record)
      let told = record.all
      let known = RecordedOrder.all.first { $0.name == name }?.hooks
      return told == known ? nil : "\(name): \(told.map(\.rawValue).joined(separator: " "))"
    }
  }
#endif
