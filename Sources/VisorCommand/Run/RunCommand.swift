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
    do throws(WindowFailure) {
      return run(on: arguments.isQuiet ? nil : try opening.surface(for: hud))
    } catch {
      let failure = StartFailure(
        command: arguments.command.first ?? [], reason: .noWindow(error))
      StandardStream.error.write("\(Neutral.line(failure.sentence))\n")
      return .failedToStart(failure)
    }
  }

  private func run(on surface: TerminalSurface?) -> CommandEnd {
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
    let last = surface ?? opening.surfaceOrLines(for: hud)
    if case .failedToStart(let failure) = end {
      let sentence = Array("\(Neutral.line(failure.sentence))\n".utf8)
      sentence.withUnsafeBytes { _ = last.pass($0, .briefly) }
    }
    last.close()
    return end
  }

  private var opening: SurfaceOpening {
    SurfaceOpening(display: arguments.display, offersCancel: true)
  }

  private var title: String {
    arguments.title ?? CommandTitle.text(arguments.command)
  }

  private func report(_ end: CommandEnd, of activity: Activity) {
    switch end {
    case .exited(0):
      if arguments.isQuiet { activity.end() } else { activity.succeed(outcome(arguments.success)) }
    case .exited(let status):
      activity.fail(outcome(arguments.failure), detail: hud.words.exitStatus(Int(status)))
    case .signaled(SIGINT, _): activity.cancel()
    case .signaled(let signal, _):
      activity.fail(outcome(arguments.failure), detail: hud.words.killed(SignalName.of(signal)))
    case .timedOut: activity.end(reason: .timedOut)
    case .failedToStart(let failure) where arguments.display.place != .terminal:
      // Nobody may be there to read what is written.
      activity.fail(title, detail: failure.explanation)
    case .failedToStart: activity.end()
    }
  }

  /// What is said of the end: a line has the title anyway, a window has it not.
  private func outcome(_ text: String?) -> String {
    text ?? (arguments.display.place == .terminal ? "" : title)
  }
}
