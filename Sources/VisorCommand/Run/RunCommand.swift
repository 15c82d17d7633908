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
    var output = RunOutput(arguments, surface: surface, activity: activity)
    let command = ChildCommand(
      arguments: arguments.command, streams: output.streams, limit: arguments.limit)
    let nested = surface?.isLive == true ? NestedReports(hud: hud, whole: activity) : nil
    let hooks = RunHooks(
      starting: { nested?.variable(for: $0) },
      stopping: { surface?.suspend() }, resumed: { surface?.resume() },
      changed: { surface?.wake() })
    let end = command.run(hooks: hooks) { output.take($0, $1) }
    nested?.finish()
    output.end(end)
    report(end, of: activity)
    events?.end(end, arguments)
    let last = surface ?? makeSurface()
    if case .failedToStart(let failure) = end {
      let sentence = Array("\(Neutral.line(failure.sentence))\n".utf8)
      sentence.withUnsafeBytes { _ = last.pass($0, .briefly) }
    }
    last.close()
    return end
  }

  private func makeSurface() -> TerminalSurface {
    TerminalSurface(
      hud, mode: arguments.display.mode, theme: arguments.display.theme, sharesTerminal: true)
  }

  private var title: String {
    arguments.title ?? CommandTitle.text(arguments.command)
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
    case .timedOut: activity.end(reason: .timedOut)
    case .failedToStart: activity.end()
    }
  }
}
