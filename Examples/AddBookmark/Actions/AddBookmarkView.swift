package import AddBookmarkModel
package import VisorScreenlets

/// A screen for bookmarks: a form and a list, or as much of them as it has.
@MainActor
package protocol AddBookmarkView: ScreenletView {
  /// What is in the fields.
  var draft: BookmarkDraft { get }
  /// The page's title has come.
  func found(title: String)
  /// There is no title, and why.
  func foundNoTitle(_ sentence: String)
  /// A bookmark has been kept.
  func added(_ bookmark: Bookmark)
  /// These are the bookmarks, the newest first.
  func show(_ bookmarks: [Bookmark])
  /// A bookmark is no longer there.
  func deleted(_ number: Int64)
}
