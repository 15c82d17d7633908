package import ExampleSQLite

/// The bookmarks in a file of SQLite's.
///
/// May be used from any thread; a call takes as long as the disk does.
package struct BookmarkStore: Hashable, Sendable {
  package var file: StoreFile

  package init(_ file: StoreFile) {
    self.file = file
  }

  /// Those that the person has, for all programs of this example.
  package static var own: BookmarkStore {
    BookmarkStore(.own(in: "visor-add-bookmark", named: "bookmarks.sqlite"))
  }

  /// All bookmarks, the newest first.
  package func all() throws(StoreFault) -> [Bookmark] {
    let bookmarks = try file.read("bookmark") { connection throws(StoreFault) in
      let row = try connection.prepare("SELECT id, url, title FROM bookmark ORDER BY id DESC")
      var bookmarks: [Bookmark] = []
      while try row.step() {
        bookmarks.append(Bookmark(number: row.integer(0), url: row.text(1), title: row.text(2)))
      }
      return bookmarks
    }
    return bookmarks ?? []
  }

  /// Keeps one more: wholly, or not at all.
  package func add(_ draft: BookmarkDraft) throws(StoreFault) -> Bookmark {
    try file.change(making: Self.table) { connection throws(StoreFault) in
      let statement = try connection.prepare("INSERT INTO bookmark (url, title) VALUES (?, ?)")
      try statement.bind(1, draft.url)
      try statement.bind(2, draft.title)
      _ = try statement.step()
      return Bookmark(number: connection.lastRow, url: draft.url, title: draft.title)
    }
  }

  /// Deletes one.
  ///
  /// - Returns: Whether there was one with this number.
  package func delete(_ number: Int64) throws(StoreFault) -> Bool {
    try file.change(making: Self.table) { connection throws(StoreFault) in
      let statement = try connection.prepare("DELETE FROM bookmark WHERE id = ? RETURNING id")
      try statement.bind(1, number)
      let isFound = try statement.step()
      // The deletion is whole when there is nothing more to come.
      while try statement.step() {}
      return isFound
    }
  }

  /// No number is given twice, so that one that was read from a list deletes nothing else later.
  private static let table = """
    CREATE TABLE IF NOT EXISTS bookmark (
      id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL, title TEXT NOT NULL)
    """
}

extension BookmarkStore {
  /// The same as `all()`, off the caller's thread.
  @concurrent package func load() async throws(StoreFault) -> [Bookmark] { try all() }

  /// The same as `add(_:)`, off the caller's thread.
  @concurrent package func keep(_ draft: BookmarkDraft) async throws(StoreFault) -> Bookmark {
    try add(draft)
  }

  /// The same as `delete(_:)`, off the caller's thread.
  @concurrent package func remove(_ number: Int64) async throws(StoreFault) -> Bool {
    try delete(number)
  }
}
