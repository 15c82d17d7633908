/// A page that somebody wants to find again.
package struct Bookmark: Hashable, Sendable {
  /// By which it is deleted; no other one ever has the same.
  package var number: Int64
  package var url: String
  package var title: String

  package init(number: Int64, url: String, title: String) {
    self.number = number
    self.url = url
    self.title = title
  }
}
