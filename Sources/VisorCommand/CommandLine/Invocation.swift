/// What the person asked the tool to do.
package enum Invocation: Equatable, Sendable {
  case run(RunArguments)
  case follow(FollowArguments)
  case pipe(PipeArguments)
  case flash(FlashArguments)
  case replay(ReplayArguments)
  case demo(DisplayArguments)
  case snapshot(SnapshotArguments)
  case gallery(GalleryArguments)
  case window(WindowArguments)
  case completions(Shell)
  case manual
  /// The page of a command of this name, or that of the tool.
  case help(String?)
  case version
}

extension Invocation {
  /// Reads the arguments, without the tool's own name.
  package init(arguments: [[UInt8]]) throws(UsageError) {
    self = try ArgumentParser(table: .visor).parse(arguments)
  }

  /// The process's own arguments, byte for byte, without the tool's own name.
  package static var processArguments: [[UInt8]] {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(max(0, CommandLine.argc)))
    return pointers.dropFirst().compactMap { $0.map(bytes) }
  }

  /// The name by which the process was called, byte for byte.
  package static var processName: [UInt8] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(max(0, CommandLine.argc)))
      .first.flatMap { $0.map(bytes) } ?? []
  }

  private static func bytes(ofCString start: UnsafeMutablePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = UnsafePointer(start)
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return bytes
  }
}
