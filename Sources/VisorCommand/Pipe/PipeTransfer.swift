import CVisorSystem
import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Carries bytes from one input after the other to an output, and counts them.
struct PipeTransfer {
  /// Where bytes go.
  enum Output {
    case descriptor(Int32)
    /// The terminal that the HUD is on.
    case above(TerminalSurface)
  }

  /// How the copying of one input ended.
  enum End {
    case finished
    /// It could not be read, by this error number.
    case unread(Int32)
    /// The output could not be written, by this error number.
    case unwritten(Int32)
    /// Its bytes would have come behind themselves, without an end.
    case same
  }

  let output: Output
  let activity: Activity

  init(to output: Output, counting activity: Activity) {
    self.output = output
    self.activity = activity
  }

  /// Copies an input to its end; -1 stands for one that could not be opened, for `errno`'s reason.
  func copy(from input: Int32) -> End {
    guard input >= 0 else { return .unread(errno) }
    switch output {
    case .descriptor(let output):
      return overtakesItself(input, output) ? .same : copy(from: input, to: output)
    case .above(let surface): return pass(from: input, to: surface)
    }
  }

  private func copy(from input: Int32, to output: Int32) -> End {
    guard let copy = visor_copy_begin(input, output) else { return .unread(ENOMEM) }
    defer { visor_copy_end(copy) }
    var isReading = false
    while true {
      let count = visor_copy_next(copy, &isReading)
      guard count > 0 else {
        let error = errno
        return count == 0 ? .finished : isReading ? .unread(error) : .unwritten(error)
      }
      activity.advance(by: Int(count))
    }
  }

  private func pass(from input: Int32, to surface: TerminalSurface) -> End {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    return bytes.withUnsafeMutableBytes { buffer in
      while true {
        let count = visor_copy_read(input, buffer.baseAddress, buffer.count)
        guard count > 0 else { return count == 0 ? .finished : .unread(errno) }
        surface.pass(UnsafeRawBufferPointer(rebasing: buffer.prefix(Int(count))))
        activity.advance(by: Int(count))
      }
    }
  }

  /// Whether input and output are one file, and what is written comes to be read.
  private func overtakesItself(_ input: Int32, _ output: Int32) -> Bool {
    var from = stat()
    var to = stat()
    guard fstat(input, &from) == 0, fstat(output, &to) == 0, from.st_mode & S_IFMT == S_IFREG,
      from.st_dev == to.st_dev, from.st_ino == to.st_ino
    else { return false }
    let appends = fcntl(output, F_GETFL) & O_APPEND != 0
    let (reading, writing) = (lseek(input, 0, SEEK_CUR), lseek(output, 0, SEEK_CUR))
    return reading < from.st_size && (appends || reading < writing)
  }
}
