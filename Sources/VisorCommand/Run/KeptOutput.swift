#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command's output, kept until it is known whether it is wanted.
///
/// The first part stays in memory; what is more goes to a file without a name, where the last
/// `longest` bytes are kept. What finds no room on the disk is lost; both are counted.
struct KeptOutput {
  private let capacity: Int
  private let longest: Int
  private var memory: [UInt8] = []
  private var file: Int32 = -1
  /// How many bytes the file has been given.
  private var filed = 0
  /// How many bytes nobody will see.
  private(set) var lost = 0

  /// Keeps `capacity` bytes in memory and `longest` in a file.
  init(capacity: Int = 65_536, longest: Int = 268_435_456) {
    self.capacity = capacity
    self.longest = max(1, longest)
  }

  /// Keeps more.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    let head = bytes.prefix(max(0, capacity - memory.count))
    if filed == 0 { memory.append(contentsOf: head) }
    var rest = filed == 0 ? bytes.dropFirst(head.count) : bytes[...]
    while !rest.isEmpty {
      let place = filed % longest
      let count = write(UnsafeRawBufferPointer(rebasing: rest.prefix(longest - place)), at: place)
      guard count > 0 else {
        lost += rest.count
        return
      }
      if filed >= longest { lost += count }
      filed += count
      rest = rest.dropFirst(count)
    }
  }

  /// Hands out what was kept, in order, as long as it is taken, and forgets it.
  mutating func release(to sink: (UnsafeRawBufferPointer) -> Bool) {
    var isTaken = memory.withUnsafeBytes { $0.isEmpty || sink($0) }
    memory.removeAll()
    let end = filed
    var next = max(0, filed - longest)
    var part = [UInt8](repeating: 0, count: 65_536)
    while next < end, isTaken {
      let place = next % longest
      let count = part.withUnsafeMutableBytes { bytes in
        let count = pread(
          file, bytes.baseAddress, min(bytes.count, end - next, longest - place), off_t(place))
        if count > 0 { isTaken = sink(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
        return count
      }
      guard count > 0 else {
        lost += end - next
        break
      }
      next += count
    }
    if file >= 0 { close(file) }
    file = -1
    filed = 0
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    if file < 0 { file = Self.openFile() }
    guard file >= 0 else { return 0 }
    return pwrite(file, bytes.baseAddress, bytes.count, off_t(place))
  }

  private static func openFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var name = Array("\(folder.isEmpty ? "/tmp" : folder)/visor.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return -1 }
    unlink(name)
    // Off the numbers of the standard streams, which may be closed, and away from commands.
    let own = fcntl(file, F_DUPFD_CLOEXEC, 3)
    close(file)
    return own
  }
}
