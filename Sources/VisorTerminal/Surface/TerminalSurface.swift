public import Visor

/// Shows a HUD on a terminal, or in lines on any other stream, from a thread of its own.
///
///     let terminal = TerminalSurface(HUD.shared)
///     let work = HUD.shared.begin("Counting", total: 10)
///
/// On a terminal each running activity has a row that moves, and each outcome is a line above that
/// stays. Elsewhere, under `TERM=dumb` and in CI, there are lines only. The terminal is put in order
/// when this is closed or goes away, when the program exits, and when a signal ends, crashes or stops
/// it (INT, TERM, HUP, QUIT, TSTP, ABRT, ILL, TRAP, SEGV, BUS, FPE, SYS), before that signal does what
/// it did before: a function that the program had set is called, and the picture comes back when it
/// returns. Signals are caught as long as there is such a surface that is open.
///
/// Nothing waits for a terminal that does not read: pictures are left out, and lines wait in the HUD's
/// journal. Only closing waits, for a second at most without a byte that is taken.
///
/// While there are rows on the terminal that standard input is, keys that are typed are not echoed
/// into them. They are not lost, and keys such as ^C keep their meaning.
///
/// Several surfaces on one terminal share its rows, in the order in which they were made; how they look
/// is each one's own, and the taskbar shows the first of them that has something to show. A program that
/// runs inside of `visor run` on its terminal reports to the rows there are, and draws none of its own.
public final class TerminalSurface: Sendable {
  /// How to write to the stream.
  public enum Mode: Hashable, Sendable {
    /// Rows that move where the stream and the environment allow it, else lines.
    case automatic
    /// Rows that move, whatever the environment says.
    case live
    /// Lines only.
    case plain
    /// Lines of words only, when work begins, every 30 seconds and when it ends, for whoever hears
    /// them; so it is, too, where `ACCESSIBLE` is set and rows are not insisted on.
    case accessible
    /// Neither rows nor lines, whatever happens: the progress of what runs is on the taskbar, where
    /// the terminal is known to have one, and nowhere else. It is for work that nobody waits for, and
    /// that is no part of what another surface shows there.
    case taskbar
  }

  /// `nil` where there is nothing to draw on.
  private let drawing: Drawing?
  /// What stands for the HUD on a drawing that was there before.
  private let guest: Guest?

  /// Shows `hud` from now on; any number of surfaces may.
  ///
  /// - Parameters:
  ///   - hud: What to show.
  ///   - descriptor: Where to write; standard error unless told otherwise. It is not closed.
  ///   - mode: How to write.
  ///   - theme: How it looks.
  ///   - taskbar: Whether the progress of what runs is also shown on the taskbar, a tab or a dock,
  ///     where rows move and the terminal is known to do that; `VISOR_TASKBAR` overrules what is known.
  public convenience init(
    _ hud: HUD, descriptor: Int32 = 2, mode: Mode = .automatic, theme: TerminalTheme = .standard,
    taskbar: Bool = true
  ) {
    self.init(
      hud, descriptor: descriptor, mode: mode, theme: theme, taskbar: taskbar, environment: nil)
  }

  /// The same for a terminal that is other programs', too.
  ///
  /// What is typed is shown where it is typed, and nothing is drawn while another program uses the
  /// terminal: while it gets every key, does not want to see what is typed, or is in the foreground
  /// in our place.
  package init(
    _ hud: HUD, descriptor: Int32 = 2, mode: Mode = .automatic, theme: TerminalTheme = .standard,
    taskbar: Bool = true, sharesTerminal: Bool = false, environment: TerminalEnvironment? = nil
  ) {
    let environment = environment ?? TerminalEnvironment(descriptor: descriptor)
    let look = Look(environment, mode: mode, theme: theme, taskbar: taskbar, words: hud.words)
    if mode == .taskbar, look.taskbar == nil || environment.variable(OuterHUD.variable) != nil {
      (drawing, guest) = (nil, nil)
      return
    }
    let isLive = mode == .automatic && look.manner == .live
    let outer = isLive ? OuterHUD.connect(descriptor, environment) : nil
    (drawing, guest) = OpenDrawings.whileOpening {
      if look.manner == .live, outer == nil, let host = OpenDrawings.first(on: descriptor),
        let guest = host.join(hud, look)
      {
        return (host, guest)
      }
      let drawing = Drawing(
        hud, descriptor: descriptor, outer: outer, isShared: sharesTerminal, look)
      drawing.start()
      return (drawing, nil)
    }
  }

  /// Draws nothing: tells whoever is at the other end of a channel, who shows it.
  ///
  /// When nobody is there any more, nothing is shown.
  ///
  /// - Parameters:
  ///   - channel: A socket, which is closed along with this.
  ///   - descriptor: Where other programs' output passes.
  package init(_ hud: HUD, reportingTo channel: Int32, descriptor: Int32 = 2) {
    let environment = TerminalEnvironment(descriptor: descriptor)
    let look = Look(environment, mode: .plain, taskbar: false, words: hud.words)
    let drawing = Drawing(
      hud, descriptor: descriptor, outer: channel, isShared: false, look)
    self.drawing = drawing
    guest = nil
    drawing.start()
  }

  deinit {
    close()
  }

  /// Whether there are rows that move; not where a HUD that this program runs in shows them.
  public var isLive: Bool { drawing?.isLive ?? false }

  /// Lets what the program prints pass above the rows from now on, until this is closed.
  ///
  /// Where rows move and standard output is the same terminal, descriptor 1 is led through a
  /// pseudo-terminal of the same size, whose bytes pass in their order and unchanged; commands that
  /// are started get it, too. Elsewhere nothing is changed, since nothing is in the way. While
  /// `HUD/suspend(_:)` gives the terminal away, descriptor 1 is the terminal itself.
  ///
  /// What is printed and what is logged come by different ways, and not always in the order in which
  /// they were said. When this is closed and when the program exits, everything printed has arrived;
  /// what a program that is killed, crashes or calls `_exit` printed just before may not. A program
  /// that replaces itself by another (`exec`) must close this first. What is written by a command
  /// that goes on after the program has ended is lost.
  ///
  /// - Returns: Whether it does; `false` also when it does already, or has no descriptors to spare.
  @discardableResult
  public func captureStandardOutput() -> Bool {
    drawing?.capture(1) ?? false
  }

  /// The same for another descriptor.
  package func capture(_ descriptor: Int32) -> Bool {
    drawing?.capture(descriptor) ?? false
  }

  /// Says what has not been said yet and shows nothing any more; once is enough.
  public func close() {
    if let guest { drawing?.leave(guest) } else { drawing?.close() }
  }

  /// Writes another program's output above the rows, byte for byte.
  ///
  /// Waits as that program would have until the terminal has taken it, unless told otherwise. What it
  /// has not taken then goes before anything that comes later; no output at all waits for that.
  ///
  /// - Returns: Whether all is taken. After a brief wait for what came before, nothing is added to it.
  @discardableResult
  package func pass(_ output: UnsafeRawBufferPointer, _ waiting: Waiting = .until(-1)) -> Bool {
    drawing?.pass(output, waiting) ?? false
  }

  /// Shows these lines beneath the rows, as many as there is room for.
  package func show(tail: [String]) {
    drawing?.show(tail: tail)
  }

  /// Takes the rows away until `resume`, and leaves the terminal as it was found.
  package func suspend() {
    drawing?.stop()
  }

  /// Draws anew soon, such as when the size has changed.
  package func wake() {
    drawing?.wake()
  }

  /// Shows the rows again.
  package func resume() {
    drawing?.comeBack()
  }
}
