import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `visor run`: shows a HUD while a command runs.
struct RunCommand {
  private let arguments: RunArguments
  private let hud: HUD
  private let events: RunEvents?

  init(_ arguments: RunArguments) {
    self.arguments = arguments
    var settings = Settings()
    if let grace = arguments.grace { settings.grace = grace }
    let hud = HUD(settings)
    self.hud = hud
    events = arguments.events.map { RunEvents(EventFile(path: $0), hud) }
  }

  /// Runs the command, and says how it ended; the terminal is as it was found then.
  func run() -> CommandEnd {
    let surface = arguments.isQuiet ? nil : makeSurface()
    let activity = hud.begin(title)
    events?.begin(title)
    let isLive = surface?.isLive ?? false
    let command = ChildCommand(
      arguments: arguments.command,
      streams: CommandStreams(terminal: isLive ? STDERR_FILENO : nil))
    let hooks = RunHooks(
      stopping: { surface?.suspend() }, resumed: { surface?.resume() },
      resized: { surface?.wake() })
    let end = command.run(hooks: hooks) { output in surface?.pass(output) }
    report(end, of: activity)
    events?.end(end, arguments)
    (surface ?? makeSurface()).close()
    if case .failedToStart(let failure) = end {
      StandardStream.error.write(Neutral.line(failure.sentence) + "\n")
    }
    return end
  }

  private func makeSurface() -> TerminalSurface {
    TerminalSurface(hud, mode: arguments.display.mode, theme: arguments.display.theme)
  }

  private var title: String {
    arguments.title
      ?? arguments.command.map { Neutral.line(utf8: $0, limit: 1024) }.joined(separator: " ")
  }

  private func report(_ end: CommandEnd, of activity: Activity) {
    switch end {
    case .exited(0):
      if arguments.isQuiet { activity.end() } else { activity.succeed(arguments.success ?? "") }
    case .exited(let status):
      activity.fail(arguments.failure ?? "", detail: hud.words.exitStatus(Int(status)))
    case .signaled(SIGINT, _): activity.cancel()
    case .signaled(let signal, _):
      activity.fail(arguments.failure ?? "", detail: hud.words.killed(SignalName.of(signal)))
    case .failedToStart: activity.end()
    }
  }
}
