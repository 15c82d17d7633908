import AddBookmarkActions
import AddBookmarkModel
import VisorScreenlets
import VisorTerminal

/// A screen without fields: what the command says is the draft, and what comes is a result.
@MainActor
final class TerminalView: AddBookmarkView {
  private(set) var draft: BookmarkDraft
  /// What goes to standard output, a line each; `nil` until the last action has worked.
  private(set) var lines: [String]?

  init(_ draft: BookmarkDraft) {
    self.draft = draft
  }

  /// The same as elsewhere, but nothing shows by itself here: the title has words, too.
  var progressMessages: [String: ProgressMessages] {
    AddBookmarkScreenlet.messages.merging([
      AddBookmarkScreenlet.getTitleAction: [
        .working: "Getting site title…",
        .failure: "An error occurred retrieving the title",
      ]
    ]) { $1 }
  }

  func onStartInteraction(_ interactor: Interactor) { lines = nil }

  func found(title: String) {
    draft.title = title
    lines = [Neutral.line(title)]
  }

  func foundNoTitle(_ sentence: String) {}

  func added(_ bookmark: Bookmark) { lines = [line(bookmark)] }

  func show(_ bookmarks: [Bookmark]) { lines = bookmarks.map(line) }

  func deleted(_ number: Int64) { lines = [] }

  private func line(_ bookmark: Bookmark) -> String {
    // Without controls, and so without tabs: those separate.
    "\(bookmark.number)\t\(Neutral.line(bookmark.url))\t\(Neutral.line(bookmark.title))"
  }
}
