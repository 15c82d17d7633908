internal import Visor

/// One run of an interactor, from where it is shown to where it is hidden.
///
/// It keeps the presenter that it was shown by, so that this is the one that hides it, whatever becomes
/// of the screenlet.
@MainActor
final class Interaction {
  let interactor: Interactor
  /// Whether the interactor is run; otherwise the program shows and hides it.
  let isAction: Bool
  private let presenter: any ProgressPresenter
  private let hud: HUD
  private weak var screenlet: Screenlet?
  private let reports: MainOrder
  private var task: Task<Void, Never>?
  private var isOver = false

  init(_ interactor: Interactor, _ screenlet: Screenlet, isAction: Bool) {
    self.interactor = interactor
    self.screenlet = screenlet
    self.isAction = isAction
    presenter = screenlet.progressPresenter
    hud = screenlet.hud
    reports = screenlet.reports
    interactor.interaction = self
  }

  func start() {
    task = Task {
      if isOver { return }
      let outcome = await interactor.perform()
      // What was said before is shown before.
      reports.run()
      end(outcome.end, outcome.tell)
    }
  }

  func show(_ message: String?) {
    presenter.showHUD(in: hud, message: message, for: interactor)
  }

  /// Hides it by the way; what is no action has ended by that.
  func hide(_ message: String?, _ error: (any Error)?) {
    if !isAction { leave() }
    presenter.hideHUD(from: hud, message: message, for: interactor, error: error)
  }

  /// It has ended; only the first end counts.
  func end(_ end: Interactor.End, _ tell: @MainActor () -> Void = {}) {
    guard !isOver else { return }
    isOver = true
    if case .cancelled = end { task?.cancel() }
    task = nil
    tell()
    leave()
    interactor.end = end
    let message = isAction ? screenlet?.finish(interactor, end) : nil
    var error: (any Error)?
    if case .failure(let reason) = end { error = reason }
    presenter.hideHUD(from: hud, message: message, for: interactor, error: error)
    // What the program shows of its own accord may be shown again.
    if !isAction { interactor.end = nil }
  }

  private func leave() {
    isOver = true
    interactor.interaction = nil
    screenlet?.remove(self)
  }
}
