// What a program says of its own accord, while an action runs or without one.
extension Screenlet {
  /// Shows what is said of an interactor, by the presenter.
  ///
  /// Of one that runs it takes the place of what was said before. Of one that has run it is too late,
  /// and nothing is shown. One that never ran is shown until `hideHUD(message:for:error:isolation:)`,
  /// until it is cancelled or until the screenlet goes away.
  ///
  /// Any thread may call this; calls take effect in their order, on the main actor at once and from
  /// elsewhere when the main actor comes to it.
  ///
  /// - Parameters:
  ///   - message: What is said; empty for progress without a word.
  ///   - interactor: What is at work.
  ///   - isolation: Leave it as it is.
  public func showHUD(
    message: String?, for interactor: Interactor,
    isolation: isolated (any Actor)? = #isolation
  ) {
    reports.add(isolation) { [weak self] in self?.show(message, interactor) }
  }

  /// Hides what is said of an interactor, and says how it ended.
  ///
  /// It is as `showHUD(message:for:isolation:)`. An interactor that runs goes on.
  ///
  /// - Parameters:
  ///   - message: What is said of its end; `nil` for nothing.
  ///   - interactor: What was at work.
  ///   - error: Why it did not work; `nil` where it did.
  ///   - isolation: Leave it as it is.
  public func hideHUD(
    message: String? = nil, for interactor: Interactor, error: (any Error)? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    reports.add(isolation) { [weak self] in self?.hide(message, interactor, error) }
  }

  private func show(_ message: String?, _ interactor: Interactor) {
    if let interaction = interactor.interaction { return interaction.show(message) }
    guard interactor.end == nil else { return }
    let interaction = Interaction(interactor, self, isAction: false)
    interactions.append(interaction)
    interaction.show(message)
  }

  private func hide(_ message: String?, _ interactor: Interactor, _ error: (any Error)?) {
    if let interaction = interactor.interaction {
      interaction.hide(message, error)
    } else if interactor.end == nil {
      progressPresenter.hideHUD(from: hud, message: message, for: interactor, error: error)
    }
  }
}
