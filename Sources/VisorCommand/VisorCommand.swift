#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The `visor` tool, apart from its entry point.
public enum VisorCommand {
  /// Runs the tool on the process's own arguments, and ends the process.
  public static func main() -> Never {
    do throws(UsageError) {
      let invocation = try Invocation(arguments: Invocation.processArguments)
      exit(perform(invocation))
    } catch {
      StandardStream.error.write(error.description + "\n")
      exit(UsageError.exitStatus)
    }
  }

  /// Does what was asked for; the result is the exit status.
  private static func perform(_ invocation: Invocation) -> Int32 {
    switch invocation {
    case .run(let arguments): RunCommand(arguments).run().mirror()
    case .follow(let arguments): FollowCommand(arguments).run()
    case .pipe(let arguments): PipeCommand(arguments).run()
    case .flash(let arguments): FlashCommand(arguments).run()
    case .replay(let arguments): ReplayCommand(arguments).run()
    case .demo(let display): Demo(display).run()
    case .snapshot, .gallery: DesktopTool.replaceProcess(with: Invocation.processArguments)
    // The other tool's own: this one's table does not name it.
    case .window: UsageError.exitStatus
    case .completions(let shell):
      show(CompletionScript(table: .visor).text(for: shell))
    case .manual: show(ManualPage(table: .visor).text)
    case .help(let command):
      show(HelpPage(table: .visor, command: command).text(width: StandardStream.output.width))
    case .version: show("visor \(VisorVersion.current)\n")
    }
  }

  private static func show(_ text: String) -> Int32 {
    StandardStream.output.write(text) ? 0 : StandardStream.failure
  }
}
