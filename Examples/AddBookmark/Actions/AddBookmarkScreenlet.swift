package import AddBookmarkModel
package import Visor
package import VisorScreenlets

/// What can be done with bookmarks, on whichever screen.
@MainActor
package final class AddBookmarkScreenlet: Screenlet {
  package static let addBookmarkAction = "add-bookmark"
  package static let getTitleAction = "get-title"
  package static let listAction = "list-bookmarks"
  /// Its sender is the number of the bookmark.
  package static let deleteAction = "delete-bookmark"
  /// Its sender is the bookmark.
  package static let openAction = "open-bookmark"

  /// Shows somebody a page.
  package typealias Opener = @MainActor (WebAddress) async throws -> Void

  private let store: BookmarkStore
  private let titles: TitleSource
  private let opener: Opener?
  private weak var view: (any AddBookmarkView)?

  /// - Parameter opener: By what pages are opened; `nil` for a screen where they cannot be.
  package init(
    view: any AddBookmarkView, hud: HUD, store: BookmarkStore, titles: TitleSource,
    opener: Opener? = nil
  ) {
    self.store = store
    self.titles = titles
    self.opener = opener
    self.view = view
    super.init(view: view, hud: hud)
  }

  /// What is said of each action, unless a view says something else.
  ///
  /// The title has no words: it shows by itself, and where there is none, the view says why.
  package static let messages: [String: ProgressMessages] = [
    addBookmarkAction: [
      .working: "Saving bookmark…",
      .success: "Bookmark saved!",
      .failure: "An error occurred saving the bookmark",
    ],
    getTitleAction: [.working: NoProgressMessage],
    listAction: [.failure: "An error occurred reading the bookmarks"],
    deleteAction: [.failure: "An error occurred deleting the bookmark"],
    openAction: [.failure: "An error occurred opening the bookmark"],
  ]

  package override func createInteractor(name: String, sender: Any?) -> Interactor? {
    guard let view else { return nil }
    switch name {
    case Self.addBookmarkAction:
      let interactor = AddBookmarkInteractor(view.draft, store)
      interactor.onSuccess = { [weak view] in view?.added($0) }
      return interactor
    case Self.getTitleAction:
      let interactor = GetWebTitleInteractor(url: view.draft.url, titles)
      interactor.onSuccess = { [weak view] in view?.found(title: $0) }
      interactor.onFailure = { [weak view] in view?.foundNoTitle($0.reason ?? "") }
      return interactor
    case Self.listAction:
      let interactor = ListBookmarksInteractor(store)
      interactor.onSuccess = { [weak view] in view?.show($0) }
      return interactor
    case Self.deleteAction:
      guard let number = sender as? Int64 else { return nil }
      let interactor = DeleteBookmarkInteractor(number, store)
      interactor.onSuccess = { [weak view] _ in view?.deleted(number) }
      return interactor
    case Self.openAction:
      guard let bookmark = sender as? Bookmark, let opener else { return nil }
      return OpenBookmarkInteractor(bookmark, opener)
    default: return nil
    }
  }

  /// The action's message, and the reason beneath it.
  package override func failureMessage(_ error: any Error, action: String) -> String? {
    guard let message = super.failureMessage(error, action: action) else { return nil }
    return error.reason.map { "\(message)\n\($0)" } ?? message
  }
}
