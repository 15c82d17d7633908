extension Screenlet {
  /// Begins an action.
  ///
  /// Its progress is shown if there is a message of its being worked at, also an empty one.
  ///
  /// - Parameters:
  ///   - name: Which action.
  ///   - sender: What asked for it, such as a button.
  /// - Returns: Whether it has begun; `false` where there is no interactor for it, or the interactor is
  ///   at work already.
  @discardableResult
  public func performAction(name: String, sender: Any? = nil) -> Bool {
    guard
      let interactor = customInteractor?(name, sender)
        ?? createInteractor(name: name, sender: sender),
      !interactor.isRunning
    else { return false }
    interactor.actionName = name
    interactor.end = nil
    reports.run()
    let interaction = Interaction(interactor, self, isAction: true)
    interactions.append(interaction)
    if let message = progressMessage(.working, action: name) { interaction.show(message) }
    onStartInteraction(interactor)
    screenletView.onStartInteraction(interactor)
    interaction.start()
    return true
  }

  /// Begins the default action.
  @discardableResult
  public func performDefaultAction(sender: Any? = nil) -> Bool {
    performAction(name: Self.defaultAction, sender: sender)
  }

  /// Whether an action runs.
  public func isActionRunning(_ name: String) -> Bool {
    interactions.contains { $0.isAction && $0.interactor.actionName == name }
  }

  /// Cancels an action, as often as it runs.
  public func cancelAction(_ name: String) {
    for interaction in interactions
    where interaction.isAction && interaction.interactor.actionName == name {
      interaction.end(.cancelled)
    }
  }

  /// Waits until no action runs.
  public func untilIdle() async {
    guard interactions.contains(where: \.isAction) else { return }
    await withCheckedContinuation { idlers.append($0) }
  }

  /// What is said of an action; `nil` for nothing.
  public func progressMessage(_ type: ProgressMessageType, action: String) -> String? {
    let messages = screenletView.progressMessages
    return (messages[action] ?? messages[Self.defaultAction])?[type]
  }

  /// An interaction goes on no longer.
  func remove(_ interaction: Interaction) {
    interactions.removeAll { $0 === interaction }
    guard !interactions.contains(where: \.isAction) else { return }
    let waiting = idlers
    idlers = []
    for idler in waiting { idler.resume() }
  }

  /// An action has ended, and everybody is told; the result is what is said of it.
  func finish(_ interactor: Interactor, _ end: Interactor.End) -> String? {
    onFinishInteraction(interactor, end)
    screenletView.onFinishInteraction(interactor, end)
    return switch end {
    case .success: progressMessage(.success, action: interactor.actionName)
    case .failure(let error): failureMessage(error, action: interactor.actionName)
    case .cancelled: nil
    }
  }
}
