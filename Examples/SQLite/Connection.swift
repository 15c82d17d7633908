private import CSQLite
private import Glibc

/// A file that is open, until the last hold on this goes.
package final class Connection {
  private let handle: OpaquePointer

  /// Opens the file, and makes it where it is to be written.
  ///
  /// - Returns: `nil` where it is only to be read, and there is none.
  init?(path: String, patience: Int32, isReading: Bool) throws(StoreFault) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | (isReading ? 0 : SQLITE_OPEN_CREATE)
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle else { throw .other }
    self.handle = handle
    guard code != SQLITE_OK else {
      sqlite3_busy_timeout(handle, patience)
      return
    }
    if isReading, sqlite3_system_errno(handle) == ENOENT { return nil }
    throw StoreFault(code: code)
  }

  deinit {
    sqlite3_close(handle)
  }

  /// Whether there is a table of that name.
  func hasTable(_ name: String) throws(StoreFault) -> Bool {
    let statement = try prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
    try statement.bind(1, name)
    return try statement.step()
  }

  /// The number of the row that was added last; zero before the first.
  package var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs one statement that answers nothing that matters.
  package func run(_ text: String) throws(StoreFault) {
    _ = try prepare(text).step()
  }

  package func prepare(_ text: String) throws(StoreFault) -> Statement {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, text, -1, &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw StoreFault(code: code) }
    return Statement(pointer, of: self)
  }
}
