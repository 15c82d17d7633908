package import ExampleSQLite

/// The tags in a file of SQLite's.
///
/// May be used from any thread; a call takes as long as the disk does.
package struct TagStore: Hashable, Sendable {
  package var file: StoreFile

  package init(_ file: StoreFile) {
    self.file = file
  }

  /// All tags, the newest first.
  package func all() throws(StoreFault) -> [PlaceTag] {
    let tags = try file.read("tag") { connection throws(StoreFault) in
      let statement = try connection.prepare(
        """
        SELECT text, category, photo, latitude, longitude, address, date
        FROM tag ORDER BY date DESC, id DESC
        """)
      var tags: [PlaceTag] = []
      while try statement.step() { tags.append(Self.tag(statement)) }
      return tags
    }
    return tags ?? []
  }

  private static func tag(_ row: Statement) -> PlaceTag {
    PlaceTag(
      text: row.text(0), category: Category(rawValue: row.text(1)) ?? .none, photo: row.bytes(2),
      place: Place(latitude: row.double(3), longitude: row.double(4), address: row.text(5)),
      date: row.integer(6))
  }

  /// Keeps one more: wholly, or not at all.
  package func add(_ tag: PlaceTag) throws(StoreFault) {
    try file.change(making: Self.table) { connection throws(StoreFault) in
      let statement = try connection.prepare(
        """
        INSERT INTO tag (text, category, photo, latitude, longitude, address, date)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
      try statement.bind(1, tag.text)
      try statement.bind(2, tag.category.rawValue)
      try statement.bind(3, tag.photo)
      try statement.bind(4, tag.place.latitude)
      try statement.bind(5, tag.place.longitude)
      try statement.bind(6, tag.place.address)
      try statement.bind(7, tag.date)
      _ = try statement.step()
    }
  }

  private static let table = """
    CREATE TABLE IF NOT EXISTS tag (
      id INTEGER PRIMARY KEY, text TEXT NOT NULL, category TEXT NOT NULL, photo BLOB,
      latitude REAL NOT NULL, longitude REAL NOT NULL, address TEXT NOT NULL,
      date INTEGER NOT NULL)
    """
}

extension TagStore {
  /// The same as `all()`, off the caller's thread.
  @concurrent package func load() async throws(StoreFault) -> [PlaceTag] { try all() }

  /// The same as `add(_:)`, off the caller's thread.
  @concurrent package func keep(_ tag: PlaceTag) async throws(StoreFault) { try add(tag) }
}
