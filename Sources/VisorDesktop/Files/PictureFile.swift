#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are read and written whole.
enum PictureFile {
  /// The bytes of a file; `nil` when it cannot be read.
  static func read(_ path: [UInt8]) -> [UInt8]? {
    guard let file = fopen(text(path), "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Writes a file in place of what was there; `-` is standard output.
  static func write(_ bytes: [UInt8], to path: [UInt8]) throws(PictureFailure) {
    let isStandard = path == Array("-".utf8)
    guard let file = isStandard ? fdopen(dup(STDOUT_FILENO), "wb") : fopen(text(path), "wb")
    else { throw .unwritable(path, errno) }
    let count = fwrite(bytes, 1, bytes.count, file)
    let error = errno
    guard fclose(file) == 0, count == bytes.count else {
      throw .unwritable(path, count == bytes.count ? errno : error)
    }
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: [UInt8]) throws(PictureFailure) {
    if mkdir(text(path), 0o777) != 0, errno != EEXIST { throw .unwritable(path, errno) }
  }

  private static func text(_ path: [UInt8]) -> [CChar] {
    (path + [0]).map { CChar(bitPattern: $0) }
  }
}
