/// What a screenlet has on screen: it says by which presenter and in which words progress is shown.
///
/// Any class can be one: a toolkit's view, or an object that keeps some widgets.
@MainActor
public protocol ScreenletView: AnyObject {
  /// What is said of each action, by its name.
  ///
  /// What is said of `Screenlet/defaultAction` is said of each action that has no entry of its own;
  /// of one that has, only what that entry says.
  var progressMessages: [String: ProgressMessages] { get }

  /// The presenter that shows progress; asked once, when the first action begins.
  func createProgressPresenter() -> any ProgressPresenter

  /// An interactor is about to start.
  func onStartInteraction(_ interactor: Interactor)

  /// An interactor has ended, and its progress is about to be hidden.
  func onFinishInteraction(_ interactor: Interactor, _ end: Interactor.End)
}

extension ScreenletView {
  public var progressMessages: [String: ProgressMessages] { [:] }

  public func createProgressPresenter() -> any ProgressPresenter { HUDPresenter() }

  public func onStartInteraction(_ interactor: Interactor) {}

  public func onFinishInteraction(_ interactor: Interactor, _ end: Interactor.End) {}
}
