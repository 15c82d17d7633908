#if ReactiveSwift
  @preconcurrency import ReactiveSwift
  import Visor

  extension SignalProducer {
    /// Tells of each start by itself: `listener` is asked once a start, and what it returns hears the
    /// hooks of that start and of no other.
    ///
    /// `on` cannot do that: its closures are those of the producer, and two starts at once are one to
    /// them. The wrapper is that of `lift`: it inherits the order of events instead of adding a lock, so
    /// that a value may lead to a further one.
    ///
    /// - Parameters:
    ///   - listener: Is given what stops the start. It runs when the start is set up, and hears
    ///     `starting` only if that is not taken back meanwhile.
    func heard(
      _ listener: @escaping (_ stop: @escaping @Sendable () -> Void) -> StartListener<Error>
    ) -> SignalProducer<Value, Error> {
      .unserialized { observer, lifetime in
        self.startWithSignal { signal, interruptHandle in
          let hear = listener { interruptHandle.dispose() }
          // Before the handle: an end is told even while another thread is in a handler and holds up
          // the event itself.
          lifetime.observeEnded { hear(.interrupted, nil) }
          lifetime += interruptHandle
          hear(.starting, nil)
          signal.observe { event in
            tell(event, to: hear)
            observer.send(event)
          }
        }
      }
    }
  }

  /// Hears what becomes of one start; the error comes with `failed`.
  typealias StartListener<Failure: Error> = (StreamStart.Hook, Failure?) -> Void

  /// Tells a listener of an event.
  func tell<Value, Failure>(
    _ event: Signal<Value, Failure>.Event, to listener: StartListener<Failure>
  ) {
    switch event {
    case .value: listener(.value, nil)
    case .failed(let error): listener(.failed, error)
    case .completed: listener(.completed, nil)
    case .interrupted: listener(.interrupted, nil)
    }
  }
#endif
