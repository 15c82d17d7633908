/// When the title of a page is fetched, and when what came is taken.
///
/// What somebody has typed is never replaced, unless they ask for it.
package struct TitleRules: Hashable, Sendable {
  /// The address whose title was fetched last, or is on its way.
  private var fetched: String?
  /// The title that was put into the field.
  private var given = ""
  /// What was in the field when the fetch began.
  private var before = ""

  package init() {}

  /// Whether leaving the field of the address fetches the title.
  package func fetchesOnLeaving(url: String, title: String) -> Bool {
    let url = url.trimmed
    return !url.isEmpty && url != fetched && (title.trimmed.isEmpty || title == given)
  }

  /// A fetch begins.
  package mutating func begin(url: String, title: String) {
    fetched = url.trimmed
    before = title
  }

  /// Takes a title, unless the person has typed another one meanwhile.
  ///
  /// - Returns: What is to be in the field.
  package mutating func take(_ found: String, over title: String) -> String {
    guard title == before else { return title }
    given = found
    return found
  }

  /// The address is another one: what was fetched is not for it.
  ///
  /// - Returns: Whether a fetch that runs is of no use any more.
  package mutating func change(url: String) -> Bool {
    guard let fetched, url.trimmed != fetched else { return false }
    self.fetched = nil
    return true
  }
}

extension String {
  fileprivate var trimmed: String {
    let text = drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) } ?? ""
  }
}
