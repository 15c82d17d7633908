/// A file of SQLite's in which an example keeps something.
///
/// Each use opens the file anew, so that one that was locked, damaged or away works as soon as it is
/// well again. May be used from any thread; a use takes as long as the disk does.
package struct StoreFile: Hashable, Sendable {
  /// Where the file is; it is made by the first writing.
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

  /// Hands the file to `body`, to be read.
  ///
  /// - Parameter table: What is going to be read.
  /// - Returns: `nil` where there is no file yet, or none with such a table.
  package func read<Content>(
    _ table: String, _ body: (Connection) throws(StoreFault) -> Content
  ) throws(StoreFault) -> Content? {
    guard let connection = try Connection(path: path, patience: patience, isReading: true),
      try connection.hasTable(table)
    else { return nil }
    return try body(connection)
  }

  /// Hands the file to `body`, to be changed: wholly, or not at all where `body` throws.
  ///
  /// - Parameter table: The statement that makes the table where there is none.
  package func change<Outcome>(
    making table: String, _ body: (Connection) throws(StoreFault) -> Outcome
  ) throws(StoreFault) -> Outcome {
    guard let connection = try Connection(path: path, patience: patience, isReading: false) else {
      throw .unreachable
    }
    if let pageLimit { try connection.run("PRAGMA max_page_count = \(pageLimit)") }
    try connection.run("BEGIN IMMEDIATE")
    try connection.run(table)
    let outcome = try body(connection)
    // What is not committed is gone when the connection is.
    try connection.run("COMMIT")
    return outcome
  }
}
