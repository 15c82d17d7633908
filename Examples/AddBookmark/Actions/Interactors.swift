package import AddBookmarkModel
internal import ExampleSQLite
package import VisorScreenlets

/// Gets the title of a page.
@MainActor
package final class GetWebTitleInteractor: AsyncInteractor<String, any Error> {
  init(url: String, _ titles: TitleSource) {
    super.init { _ in try await titles.title(of: WebAddress(url)) }
  }
}

/// Keeps a bookmark, once what was typed makes one.
@MainActor
package final class AddBookmarkInteractor: AsyncInteractor<Bookmark, any Error> {
  init(_ draft: BookmarkDraft, _ store: BookmarkStore) {
    super.init { _ in
      let checked: BookmarkDraft
      do throws(BookmarkDraft.Fault) { checked = try draft.checked() } catch {
        throw ValidationError(error.sentence)
      }
      return try await store.keep(checked)
    }
  }
}

/// Reads all bookmarks.
@MainActor
package final class ListBookmarksInteractor: AsyncInteractor<[Bookmark], any Error> {
  init(_ store: BookmarkStore) {
    super.init { _ in try await store.load() }
  }
}

/// Deletes a bookmark.
@MainActor
package final class DeleteBookmarkInteractor: AsyncInteractor<Void, any Error> {
  init(_ number: Int64, _ store: BookmarkStore) {
    super.init { _ in
      guard try await store.remove(number) else {
        throw ValidationError("There is no bookmark \(number)")
      }
    }
  }
}

/// Shows somebody the page of a bookmark.
@MainActor
package final class OpenBookmarkInteractor: AsyncInteractor<Void, any Error> {
  init(_ bookmark: Bookmark, _ open: @escaping AddBookmarkScreenlet.Opener) {
    // Who wrote it into the file is not known: only what leads to a page is opened.
    super.init { _ in try await open(WebAddress(bookmark.url)) }
  }
}
