import CVisorSystem
import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `visor pipe`: copies to standard output and shows how far it is.
struct PipeCommand {
  /// The exit status when something could not be read.
  private static let unreadable: Int32 = 1

  private let arguments: PipeArguments
  private let hud = HUD()

  init(_ arguments: PipeArguments) {
    self.arguments = arguments
  }

  /// Copies everything; the result is the exit status.
  func run() -> Int32 {
    let endsByPipeSignal = visor_copy_prepare()
    let surface = TerminalSurface(
      hud, mode: arguments.display.mode, theme: arguments.display.theme,
      sharesTerminal: true)
    let activity = hud.begin(title, total: arguments.size ?? knownSize, unit: .bytes)
    let begun = hud.now
    let output: PipeTransfer.Output =
      surface.isLive && visor_pty_same(STDOUT_FILENO, STDERR_FILENO)
      ? .above(surface) : .descriptor(STDOUT_FILENO)
    let end = copy(PipeTransfer(to: output, counting: activity))
    let status = report(end, of: activity, since: begun, endsByPipeSignal)
    surface.close()
    if status == nil { visor_end_by(SIGPIPE) }
    return status ?? StandardStream.failure
  }

  private var title: String {
    if let title = arguments.title { return title }
    guard arguments.sources.count == 1, let only = arguments.sources.first else {
      return "\(arguments.sources.count) inputs"
    }
    return only.title
  }

  /// What all inputs have together, unless one of them does not say it.
  private var knownSize: Int? {
    arguments.sources.reduce(0) { sum, source in
      guard let sum, let size = source.size else { return nil }
      let (total, isTooLarge) = sum.addingReportingOverflow(size)
      return isTooLarge ? nil : total
    }
  }
}

extension PipeCommand {
  private struct End {
    /// How many inputs could not be read.
    var unread = 0
    /// Why standard output could not be written, by its error number.
    var unwritten: Int32?
  }

  private func copy(_ transfer: PipeTransfer) -> End {
    var end = End()
    for source in arguments.sources where end.unwritten == nil {
      if arguments.sources.count > 1 { transfer.activity.detail = source.title }
      switch source.withDescriptor(transfer.copy) {
      case .finished: continue
      case .unwritten(let error): end.unwritten = error
      case .unread(let error):
        end.unread += 1
        say("cannot read \(source.name): \(Self.explanation(error))")
      case .same:
        end.unread += 1
        say("\(source.name) is where standard output goes, and was left out. Write elsewhere.")
      }
    }
    return end
  }

  private static func explanation(_ error: Int32) -> String {
    switch error {
    case EISDIR: "it is a folder. Name a file in it."
    case ENOENT, ENOTDIR: "\(String(cString: strerror(error))). Check the path."
    default: "\(String(cString: strerror(error)))."
    }
  }

  private func say(_ sentence: String) {
    hud.log("visor: \(sentence)")
  }

  /// Says how it ended and answers the exit status; `nil` when that is the end by SIGPIPE.
  private func report(
    _ end: End, of activity: Activity, since begun: Moment, _ endsByPipeSignal: Bool
  ) -> Int32? {
    let summary = TransferFigures.summary(activity.completed, in: hud.now - begun)
    if let error = end.unwritten {
      guard error != EPIPE || !endsByPipeSignal else {
        hud.hide(instant: true)
        return nil
      }
      let reason = String(cString: strerror(error))
      say("cannot write to standard output: \(reason). Nothing more was copied.")
      activity.fail(detail: summary)
      return StandardStream.failure
    }
    guard end.unread == 0 else {
      activity.fail(detail: summary)
      return Self.unreadable
    }
    activity.succeed(detail: summary)
    return 0
  }
}

extension InputSource {
  /// How a row names it.
  fileprivate var title: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): Neutral.line(utf8: path, limit: 1024)
    }
  }

  /// How many bytes are left to be read; `nil` when that is not known before.
  fileprivate var size: Int? {
    guard let status, status.st_mode & S_IFMT == S_IFREG else { return deviceSize }
    let position = self == .standardInput ? lseek(STDIN_FILENO, 0, SEEK_CUR) : 0
    // Files of /proc say zero, whatever they have.
    return status.st_size > 0 ? max(0, Int(status.st_size) - Int(max(0, position))) : nil
  }

  /// The size of a disk.
  private var deviceSize: Int? {
    guard case .file = self, let status, status.st_mode & S_IFMT == S_IFBLK else { return nil }
    return withDescriptor { descriptor in
      let end = lseek(descriptor, 0, SEEK_END)
      return end > 0 ? Int(end) : nil
    }
  }
}
