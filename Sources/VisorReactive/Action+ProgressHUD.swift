#if ReactiveSwift
  @preconcurrency public import ReactiveSwift
  public import Visor

  extension Action {
    /// An action like this one whose executions show the shared HUD, as a `SignalProducer` does while
    /// a start runs.
    ///
    /// - Parameters:
    ///   - viewDelay: For how many seconds an outcome stays; zero, negative and NaN show none.
    ///   - showSuccess: Whether success is shown.
    public func bindToProgressHUD(
      _ viewDelay: Double = 0.3, showSuccess: Bool = false
    ) -> Action<Input, Output, Error> {
      bindToProgressHUD(.wordless(viewDelay: viewDelay, showSuccess: showSuccess))
    }

    /// An action like this one whose executions show a HUD, in the program's own words.
    ///
    /// It is enabled when this one is, and executing it executes this one; what executes this one
    /// directly shows nothing. An attempt that is refused because one of them executes is no work, and
    /// shows nothing either.
    ///
    /// - Parameters:
    ///   - messages: What is said while it executes, and of each way that may end.
    ///   - hud: Which HUD shows it.
    ///   - grace: How long an execution must last to be shown as work, if that is longer than the
    ///     HUD's own grace.
    public func bindToProgressHUD(
      _ messages: StreamMessages<Error>, hud: HUD = .shared, grace: Duration? = nil
    ) -> Action<Input, Output, Error> {
      Action(enabledIf: isEnabled) { input in
        self.apply(input)
          .bindToProgressHUD(messages.ofAction, hud: hud, grace: grace)
          .flatMapError { error in
            switch error {
            case .producerFailed(let error): SignalProducer(error: error)
            case .disabled: SignalProducer { observer, _ in observer.sendInterrupted() }
            }
          }
      }
    }
  }

  extension StreamMessages {
    /// What is said of an execution: the same, and nothing of a refusal.
    fileprivate var ofAction: StreamMessages<ActionError<Failure>> {
      var messages = StreamMessages<ActionError<Failure>>(working, detail: detail)
      messages.success = success
      messages.interruption = interruption
      messages.failure = { [failure] error in
        switch error {
        case .producerFailed(let error): failure(error)
        case .disabled: nil
        }
      }
      return messages
    }
  }
#endif
