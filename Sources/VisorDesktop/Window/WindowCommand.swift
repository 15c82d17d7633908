import CVisorSystem
import Visor
import VisorCommand
import VisorGTK

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `visor-desktop window`: shows in a window what standard input tells of.
@MainActor
struct WindowCommand {
  /// How long an outcome stays: the person may have to look for the window first.
  private static let outcome = Duration.seconds(3)
  /// How many bytes are read at once.
  private static let piece = 65_536

  private let arguments: WindowArguments

  init(_ arguments: WindowArguments) {
    self.arguments = arguments
  }

  /// Shows it until the input has ended and all is said, or somebody closes the window; the result is
  /// the exit status.
  func run() -> Int32 {
    guard Desktop.open() else {
      StandardStream.error.write(
        "visor-desktop: there is no display to open. Check DISPLAY or WAYLAND_DISPLAY.\n")
      return StandardStream.failure
    }
    visor_companion_greet(STDIN_FILENO)
    let hud = HUD(settings)
    let window = HUDWindow(hud, name: "Visor", cancel: cancel)
    let input = WindowInput(hud)
    Desktop.run { window.isClosed || input.isOver && window.isIdle }
    window.close()
    Desktop.close()
    return 0
  }

  private var settings: Settings {
    var settings = Settings()
    if let grace = arguments.grace { settings.grace = grace }
    settings.flash = Self.outcome
    // The way out is there from the start, and is not the HUD's.
    settings.escape = nil
    return settings
  }

  private var cancel: (@MainActor @Sendable () -> Void)? {
    guard let process = arguments.canceled else { return nil }
    // Whoever else has that number by now has not started this one.
    return { if getppid() == process { kill(process, SIGTERM) } }
  }

  /// What standard input tells of.
  @MainActor
  private final class WindowInput {
    /// Nothing more comes.
    private(set) var isOver = false
    private var text = FollowedText(name: "standard input", input: 0)
    private var work: FollowedWork
    private var buffer = [UInt8](repeating: 0, count: WindowCommand.piece)
    private var watch: DescriptorWatch?

    init(_ hud: HUD) {
      work = FollowedWork(hud: hud, title: "")
      watch = DescriptorWatch(STDIN_FILENO) { [weak self] in self?.pass() ?? false }
    }

    /// Takes what is there now; answers whether there may be more.
    private func pass() -> Bool {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { text.take(buffer.prefix(count), &work) }
      if count < 0, errno == EAGAIN || errno == EINTR { return true }
      guard count <= 0 || text.isClosed else { return true }
      _ = text.finish(&work)
      isOver = true
      return false
    }
  }
}
