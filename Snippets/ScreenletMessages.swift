import Visor
import VisorScreenlets
import VisorTerminal

/// What is on screen: which presenter, and which words.
final class AddBookmarkView: ScreenletView {
  func createProgressPresenter() -> any ProgressPresenter {
    HUDPresenter()
  }

  var progressMessages: [String: ProgressMessages] {
    [
      AddBookmarkScreenlet.addBookmarkAction: [
        .working: "Saving bookmark…",
        .success: "Bookmark saved!",
        .failure: "An error occurred saving the bookmark",
      ],
      AddBookmarkScreenlet.getTitleAction: [.working: NoProgressMessage],
    ]
  }
}

/// What it does.
final class AddBookmarkScreenlet: Screenlet {
  static let addBookmarkAction = "add-bookmark"
  static let getTitleAction = "get-title"

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    switch name {
    case Self.addBookmarkAction: AddBookmarkInteractor(url: "https://swift.org")
    case Self.getTitleAction: GetWebTitleInteractor(url: "https://swift.org")
    default: nil
    }
  }
}

final class AddBookmarkInteractor: AsyncInteractor<Void, any Error> {
  init(url: String) {
    super.init { _ in
      guard url.contains("://") else { throw ValidationError("A bookmark needs a URL") }
      try await Task.sleep(for: .seconds(1))
    }
  }
}

final class GetWebTitleInteractor: AsyncInteractor<String, any Error> {
  init(url: String) {
    super.init { _ in
      try await Task.sleep(for: .seconds(1))
      return "Swift.org"
    }
  }
}

let terminal = TerminalSurface(HUD.shared)
let screenlet = AddBookmarkScreenlet(view: AddBookmarkView())
screenlet.performAction(name: AddBookmarkScreenlet.getTitleAction)
screenlet.performAction(name: AddBookmarkScreenlet.addBookmarkAction)
await screenlet.untilIdle()
terminal.close()
