import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What becomes of a command's output on its way to where the HUD is.
struct RunOutput {
  private let mode: OutputMode
  private let surface: TerminalSurface?
  private let activity: Activity?
  private var lines: OutputLines
  private var kept = KeptOutput()

  /// - Parameters:
  ///   - arguments: What was asked for.
  ///   - surface: What shows the HUD; `nil` when nothing is shown.
  ///   - activity: What stands for the command.
  init(_ arguments: RunArguments, surface: TerminalSurface?, activity: Activity) {
    let isLive = surface?.isLive ?? false
    switch arguments.output {
    case .tail where !isLive: mode = .stream
    default: mode = arguments.output
    }
    self.surface = surface
    self.activity = arguments.showsLastLine && isLive ? activity : nil
    if case .tail(let count) = mode {
      lines = OutputLines(limit: count)
    } else {
      lines = OutputLines(limit: 1)
    }
  }

  /// The streams of a command whose output is treated like this.
  var streams: CommandStreams {
    if surface?.isLive ?? false { return CommandStreams(terminal: STDERR_FILENO) }
    guard mode != .stream else { return CommandStreams(terminal: nil) }
    return isatty(STDERR_FILENO) == 1
      ? CommandStreams(terminal: STDERR_FILENO)
      : CommandStreams(terminal: nil, log: STDERR_FILENO)
  }

  /// Takes what the command has written; answers whether that has been passed on, if it is to be.
  mutating func take(_ bytes: UnsafeRawBufferPointer, _ waiting: Waiting) -> Bool {
    var isTaken = true
    switch mode {
    case .stream: isTaken = surface?.pass(bytes, waiting) ?? true
    case .tail, .hide: break
    case .onFailure: kept.take(bytes)
    }
    if !bytes.isEmpty { follow(bytes) }
    return isTaken
  }

  /// Lets pass what was kept, if the command has failed.
  func end(_ end: CommandEnd) {
    guard mode == .onFailure, end != .exited(0) else { return }
    let surface = surface ?? TerminalSurface(HUD(), mode: .plain)
    var kept = kept
    kept.release { surface.pass($0) }
    guard kept.lost > 0 else { return }
    let sentence = "visor: \(kept.lost) bytes of the output could not be kept\n"
    Array(sentence.utf8).withUnsafeBytes { _ = surface.pass($0) }
  }

  private mutating func follow(_ bytes: UnsafeRawBufferPointer) {
    if case .tail = mode {
      lines.take(bytes)
      surface?.show(tail: lines.last)
    } else if activity != nil {
      lines.take(bytes)
    }
    if let activity, let last = lines.last.last { activity.detail = last }
  }
}
