import VisorCommand

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The `visor-desktop` tool, apart from its entry point.
public enum VisorDesktop {
  /// Runs the tool on the process's own arguments, and ends the process.
  public static func main() -> Never {
    do throws(UsageError) {
      let parser = ArgumentParser(table: .desktop)
      exit(perform(try parser.parse(Invocation.processArguments)))
    } catch {
      StandardStream.error.write(error.description + "\n")
      exit(UsageError.exitStatus)
    }
  }

  /// Does what was asked for; the result is the exit status.
  private static func perform(_ invocation: Invocation) -> Int32 {
    switch invocation {
    case .snapshot(let arguments):
      report { () throws(PictureFailure) in
        try SnapshotCommand(arguments).run()
      }
    case .gallery(let arguments):
      report { () throws(PictureFailure) in
        try GalleryCommand(arguments).run()
      }
    case .window(let arguments): MainActor.assumeIsolated { WindowCommand(arguments).run() }
    case .help(let command):
      show(HelpPage(table: .desktop, command: command).text(width: StandardStream.output.width))
    case .version: show("visor-desktop \(VisorVersion.current)\n")
    // The other commands are visor's own: this tool's table does not name them.
    case .run, .follow, .pipe, .flash, .replay, .demo, .completions, .manual: UsageError.exitStatus
    }
  }

  private static func report(_ body: () throws(PictureFailure) -> Void) -> Int32 {
    do throws(PictureFailure) {
      try body()
      return 0
    } catch {
      StandardStream.error.write("visor-desktop: \(error)\n")
      return StandardStream.failure
    }
  }

  private static func show(_ text: String) -> Int32 {
    StandardStream.output.write(text) ? 0 : StandardStream.failure
  }
}
