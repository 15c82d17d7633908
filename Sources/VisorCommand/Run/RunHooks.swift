package import VisorTerminal

/// Gets a command's output, and waits as it is told to until that is passed on; answers whether all is.
///
/// Without any output it goes on with what is left of what came before.
package typealias OutputSink = (_ output: UnsafeRawBufferPointer, _ waiting: Waiting) -> Bool

/// What a run tells the HUD of while its command runs, on the thread that runs it.
package struct RunHooks {
  /// The command is about to be started on this terminal, which stands in for the HUD's; answers with
  /// a variable that its environment gets, as `NAME=value`.
  package var starting: (_ terminal: Int32) -> String?

  /// The command has stopped, usually by ^Z, and the tool is about to: the terminal is to be left as
  /// it was found.
  package var stopping: () -> Void

  /// The tool goes on after a stop: the HUD is to be drawn anew.
  ///
  /// Also told after a stop that was not announced, such as `kill -STOP`, and perhaps more than once
  /// after one.
  package var resumed: () -> Void

  /// The terminal may have another size, or another use.
  package var changed: () -> Void

  /// Names what is told; nobody is told what is left out.
  package init(
    starting: @escaping (_ terminal: Int32) -> String? = { _ in nil },
    stopping: @escaping () -> Void = {}, resumed: @escaping () -> Void = {},
    changed: @escaping () -> Void = {}
  ) {
    self.starting = starting
    self.stopping = stopping
    self.resumed = resumed
    self.changed = changed
  }
}
