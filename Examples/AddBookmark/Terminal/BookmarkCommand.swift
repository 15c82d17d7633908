/// What the tool is asked to do.
enum BookmarkCommand: Equatable {
  case add(url: String, title: String?)
  case title(url: String)
  case list
  case delete(Int64)
  case help

  /// Why the words are no command, for the person.
  struct Fault: Error {
    var sentence: String
  }

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Fault) {
    if words.contains(where: { ["-h", "--help"].contains($0) }) {
      self = .help
      return
    }
    let (operands, title) = try Self.sort(words.dropFirst())
    let operand = operands.first ?? ""
    switch (words.first, operands.count, title) {
    case ("add", 1, _): self = .add(url: operand, title: title)
    case ("title", 1, nil): self = .title(url: operand)
    case ("list", 0, nil): self = .list
    case ("delete", 1, nil):
      guard let number = Int64(operand) else { throw Fault(sentence: "'\(operand)' is no number.") }
      self = .delete(number)
    case (nil, _, _): throw Fault(sentence: "There is no command.")
    case ("add", _, _), ("title", 0..., nil): throw Fault(sentence: "One URL is wanted.")
    case ("delete", _, nil): throw Fault(sentence: "One number is wanted.")
    case ("list", _, nil): throw Fault(sentence: "'list' takes nothing more.")
    case ("title", _, _), ("list", _, _), ("delete", _, _):
      throw Fault(sentence: "Only 'add' takes a title.")
    case (let word?, _, _): throw Fault(sentence: "There is no command '\(word)'.")
    }
  }

  private static func sort(_ words: ArraySlice<String>) throws(Fault) -> ([String], String?) {
    var (operands, title) = ([String](), String?.none)
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" { return (operands + rest, title) }
      if word.hasPrefix("--title=") {
        title = String(word.dropFirst("--title=".count))
      } else if word == "--title" {
        guard let next = rest.popFirst() else { throw Fault(sentence: "'--title' wants a title.") }
        title = next
      } else if word.hasPrefix("-"), Int64(word) == nil {
        throw Fault(sentence: "There is no option '\(word)'.")
      } else {
        operands.append(word)
      }
    }
    return (operands, title)
  }

  static let usage = """
    usage: visor-bookmark add URL [--title TITLE]
           visor-bookmark title URL
           visor-bookmark list
           visor-bookmark delete NUMBER

    add     keeps a bookmark; without a title, it is the page's
    title   prints the title of a page
    list    prints all bookmarks, the newest first: number, URL and title, with tabs between
    delete  deletes the bookmark with that number

    Bookmarks are those of the app AddBookmark. Results go to standard output, progress to standard
    error. The status is 0 when it worked, 1 when it did not, and 2 for a command that there is not.

    """
}
