/// The tags in a file of SQLite's.
///
/// Each call opens the file anew, so that one that was locked, damaged or away works as soon as it is
/// well again. May be used from any thread; a call takes as long as the disk does.
package struct TagStore: Hashable, Sendable {
  /// Where the file is; it is made by the first tag.
  package var path: String
  /// How long to wait for another program that writes, in milliseconds.
  package var patience: Int32
  /// How large the file may become, in pages; `nil` for as large as there is room.
  package var pageLimit: Int32?

  package init(path: String, patience: Int32 = 1_000, pageLimit: Int32? = nil) {
    self.path = path
    self.patience = patience
    self.pageLimit = pageLimit
  }

  /// All tags, the newest first.
  package func all() throws(StoreFault) -> [PlaceTag] {
    guard let connection = try Connection(path: path, patience: patience, isReading: true) else {
      return []
    }
    guard try connection.hasTags() else { return [] }
    let statement = try connection.prepare(
      """
      SELECT text, category, photo, latitude, longitude, address, date
      FROM tag ORDER BY date DESC, id DESC
      """)
    var tags: [PlaceTag] = []
    while try statement.step() {
      tags.append(
        PlaceTag(
          text: statement.text(0), category: Category(rawValue: statement.text(1)) ?? .none,
          photo: statement.bytes(2),
          place: Place(
            latitude: statement.double(3), longitude: statement.double(4),
            address: statement.text(5)),
          date: statement.integer(6)))
    }
    return tags
  }

  /// Keeps one more: wholly, or not at all.
  package func add(_ tag: PlaceTag) throws(StoreFault) {
    guard let connection = try Connection(path: path, patience: patience, isReading: false) else {
      throw .unreachable
    }
    if let pageLimit { try connection.run("PRAGMA max_page_count = \(pageLimit)") }
    try connection.run("BEGIN IMMEDIATE")
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS tag (
        id INTEGER PRIMARY KEY, text TEXT NOT NULL, category TEXT NOT NULL, photo BLOB,
        latitude REAL NOT NULL, longitude REAL NOT NULL, address TEXT NOT NULL,
        date INTEGER NOT NULL)
      """)
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
    // What is not committed is gone when the connection is.
    try connection.run("COMMIT")
  }
}

extension TagStore {
  /// The same as `all()`, off the caller's thread.
  @concurrent package func load() async throws(StoreFault) -> [PlaceTag] { try all() }

  /// The same as `add(_:)`, off the caller's thread.
  @concurrent package func keep(_ tag: PlaceTag) async throws(StoreFault) { try add(tag) }
}
