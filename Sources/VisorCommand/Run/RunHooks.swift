/// What a run tells the HUD of while its command runs, on the thread that runs it.
package struct RunHooks {
  /// The tool is about to be stopped, usually by ^Z: the terminal is to be left as it was found.
  package var stopping: () -> Void

  /// The tool goes on after a stop: the HUD is to be drawn anew.
  ///
  /// Also told after a stop that was not announced, such as `kill -STOP`, and perhaps more than once
  /// after one.
  package var resumed: () -> Void

  /// The terminal may have another size.
  package var resized: () -> Void

  /// Names what is told; nobody is told what is left out.
  package init(
    stopping: @escaping () -> Void = {}, resumed: @escaping () -> Void = {},
    resized: @escaping () -> Void = {}
  ) {
    self.stopping = stopping
    self.resumed = resumed
    self.resized = resized
  }
}
