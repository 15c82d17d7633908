#if ReactiveSwift
  @preconcurrency public import ReactiveSwift
  public import Visor

  extension SignalProducer {
    /// Shows the shared HUD while a start of this producer runs.
    ///
    /// Errors and interruptions show a cross, success nothing or a check mark. The HUD is up exactly
    /// while a start runs, in whatever order its events come; each start has its own, and none ends
    /// another's. When the person asks to cancel, the start is disposed of, and nothing is said of it.
    ///
    /// An operator behind this one that needs no more values, such as `take(first:)`, interrupts it:
    /// put this one last.
    ///
    /// - Parameters:
    ///   - viewDelay: For how many seconds an outcome stays; zero, negative and NaN show none.
    ///   - showSuccess: Whether success is shown.
    public func bindToProgressHUD(
      _ viewDelay: Double = 0.3, showSuccess: Bool = false
    ) -> SignalProducer<Value, Error> {
      bindToProgressHUD(.wordless(viewDelay: viewDelay, showSuccess: showSuccess))
    }

    /// Shows a HUD while a start of this producer runs, in the program's own words.
    ///
    ///     api.save(note)
    ///       .bindToProgressHUD(.init("Saving", success: "Saved", failure: { $0.sentence }))
    ///       .startWithCompleted { … }
    ///
    /// Any thread may start it, and its events may come on any.
    ///
    /// - Parameters:
    ///   - messages: What is said while it runs, and of each way it may end.
    ///   - hud: Which HUD shows it.
    ///   - grace: How long a start must run to be shown as work, if that is longer than the HUD's own
    ///     grace; until then it does not hold input either. Outcomes are shown in any case.
    public func bindToProgressHUD(
      _ messages: StreamMessages<Error>, hud: HUD = .shared, grace: Duration? = nil
    ) -> SignalProducer<Value, Error> {
      heard { stop in
        let start = BoundStart(messages, hud: hud, grace: grace)
        start.onStop(stop)
        return { start.take($0, $1) }
      }
    }
  }
#endif
