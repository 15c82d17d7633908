internal import AddBookmarkActions
package import AddBookmarkModel
internal import CGTK
internal import ExampleWidgets
package import VisorScreenlets

/// The form above the list: what the screenlet has on screen.
@MainActor
package final class BookmarkBoard: AddBookmarkView {
  package private(set) var form: BookmarkForm
  package private(set) var list: BookmarkList
  let widget: Widget
  /// Outlives the window, so that an action may end after it.
  private let kept: Kept
  weak var screenlet: AddBookmarkScreenlet?
  private var bookmarks: [Bookmark] = [] {
    didSet { list.show(bookmarks) }
  }
  private var rules = TitleRules()
  private var isAwaited = false

  init() {
    let relay = Relay()
    form = BookmarkForm(
      .init(
        getTitle: { relay.board?.getTitle() }, add: { relay.board?.add() },
        leaveAddress: { relay.board?.leaveAddress() },
        changeAddress: { relay.board?.changeAddress() }))
    list = BookmarkList(
      .init(
        open: { relay.board?.perform(AddBookmarkScreenlet.openAction, $0) },
        delete: { relay.board?.perform(AddBookmarkScreenlet.deleteAction, $0.number) }))
    widget = Make.column()
    kept = Kept(widget)
    widget.append(form.widget)
    widget.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    widget.append(list.widget)
    relay.board = self
  }

  // MARK: What the screenlet asks

  package var progressMessages: [String: ProgressMessages] { AddBookmarkScreenlet.messages }

  package func createProgressPresenter() -> any ProgressPresenter {
    AddBookmarkProgressPresenter(button: form.getTitle, activityIndicator: form.spinner)
  }

  package var draft: BookmarkDraft { form.draft }

  package func found(title: String) {
    form.draft.title = rules.take(title, over: form.draft.title)
  }

  package func foundNoTitle(_ sentence: String) { form.reason = sentence }

  package func added(_ bookmark: Bookmark) {
    bookmarks.insert(bookmark, at: 0)
    rules = TitleRules()
    form.draft = BookmarkDraft(url: "", title: "")
    gtk_widget_grab_focus(form.address)
  }

  package func show(_ bookmarks: [Bookmark]) { self.bookmarks = bookmarks }

  package func deleted(_ number: Int64) { bookmarks.removeAll { $0.number == number } }

  // MARK: What the person asks

  private func perform(_ action: String, _ sender: Any? = nil) {
    screenlet?.performAction(name: action, sender: sender)
  }

  private func getTitle() {
    screenlet?.cancelAction(AddBookmarkScreenlet.getTitleAction)
    form.reason = ""
    rules.begin(url: form.draft.url, title: form.draft.title)
    perform(AddBookmarkScreenlet.getTitleAction)
  }

  private func leaveAddress() {
    if rules.fetchesOnLeaving(url: form.draft.url, title: form.draft.title) { getTitle() }
  }

  private func changeAddress() {
    guard rules.change(url: form.draft.url) else { return }
    form.reason = ""
    screenlet?.cancelAction(AddBookmarkScreenlet.getTitleAction)
  }

  /// Adds what is in the fields; a title that is on its way is waited for.
  private func add() {
    guard let screenlet, !isAwaited else { return }
    let isComing = screenlet.isActionRunning(AddBookmarkScreenlet.getTitleAction)
    guard isComing, form.draft.title.allSatisfy(\.isWhitespace) else {
      return perform(AddBookmarkScreenlet.addBookmarkAction)
    }
    isAwaited = true
    Task {
      await screenlet.untilIdle()
      isAwaited = false
      perform(AddBookmarkScreenlet.addBookmarkAction)
    }
  }
}

/// Leads to the board from what is made before it.
@MainActor
private final class Relay {
  weak var board: BookmarkBoard?
}
