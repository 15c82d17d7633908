/// What is going to be a bookmark, as it stands in the fields.
package struct BookmarkDraft: Hashable, Sendable {
  package var url: String
  package var title: String

  package init(url: String, title: String) {
    self.url = url
    self.title = title
  }

  /// Why it is none yet.
  package enum Fault: Error, Hashable, Sendable {
    case address(AddressFault)
    case untitled

    /// What is wrong with it, for the person.
    package var sentence: String {
      switch self {
      case .address(let fault): fault.sentence
      case .untitled: "Give the bookmark a title."
      }
    }
  }

  /// What is to be kept: an address that leads to a page, and a title of one line.
  package func checked() throws(Fault) -> BookmarkDraft {
    let address: WebAddress
    do throws(AddressFault) { address = try WebAddress(url) } catch { throw .address(error) }
    let title = PageTitle.tidy(title)
    if title.isEmpty { throw .untitled }
    return BookmarkDraft(url: address.text, title: title)
  }
}
