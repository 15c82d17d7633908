private import CSQLite

/// One statement, ready to be run.
package final class Statement {
  private let pointer: OpaquePointer
  /// A connection with statements left cannot be closed.
  private let connection: Connection

  init(_ pointer: OpaquePointer, of connection: Connection) {
    self.pointer = pointer
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Goes on to the next row.
  ///
  /// - Returns: Whether there is one.
  package func step() throws(StoreFault) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw StoreFault(code: code)
    }
  }

  // MARK: Parameters, counted from one

  package func bind(_ index: Int32, _ text: String) throws(StoreFault) {
    let length = UInt64(text.utf8.count)
    let code = text.withCString {
      sqlite3_bind_text64(pointer, index, $0, length, copied, UInt8(SQLITE_UTF8))
    }
    try check(code)
  }

  package func bind(_ index: Int32, _ bytes: [UInt8]?) throws(StoreFault) {
    guard let bytes else { return try check(sqlite3_bind_null(pointer, index)) }
    guard !bytes.isEmpty else { return try check(sqlite3_bind_zeroblob(pointer, index, 0)) }
    try check(sqlite3_bind_blob64(pointer, index, bytes, UInt64(bytes.count), copied))
  }

  package func bind(_ index: Int32, _ number: Double) throws(StoreFault) {
    try check(sqlite3_bind_double(pointer, index, number))
  }

  package func bind(_ index: Int32, _ number: Int64) throws(StoreFault) {
    try check(sqlite3_bind_int64(pointer, index, number))
  }

  // MARK: Columns of the row, counted from zero

  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(pointer, column) else { return "" }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// `nil` where there is nothing.
  package func bytes(_ column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(pointer, column) != SQLITE_NULL else { return nil }
    guard let start = sqlite3_column_blob(pointer, column) else { return [] }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  package func double(_ column: Int32) -> Double { sqlite3_column_double(pointer, column) }

  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

  private func check(_ code: Int32) throws(StoreFault) {
    if code != SQLITE_OK { throw StoreFault(code: code) }
  }
}

/// Has SQLite take a copy of what it is given.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
