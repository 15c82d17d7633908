extension HUD {
  /// Gives the screens away while `body` runs: for a prompt, an editor, a child process.
  ///
  /// When `body` begins, every surface has left its screen; when it is over they come back. What is
  /// reported meanwhile is not shown before then: it waits, as much as `Settings/journalCapacity`
  /// allows. Any thread may do this, also when another does or within `body`: the screens come back
  /// after the last. It waits for the screens, not for other calls of this.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func suspend<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    giveAway()
    defer { takeBack() }
    return try body()
  }

  /// Gives the screens away while `body` runs: for a prompt, an editor, a child process.
  ///
  /// It is as without `await`; `body` runs where the caller does, also when its task is cancelled.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public nonisolated(nonsending) func suspend<Result, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    giveAway()
    defer { takeBack() }
    return try await body()
  }

  private func giveAway() {
    let surfaces = look { state, _ in
      state.suspensions += 1
      return state.surfaces
    }
    for surface in surfaces { surface.suspend() }
  }

  private func takeBack() {
    let surfaces = look { state, _ in
      state.suspensions -= 1
      return state.surfaces
    }
    for surface in surfaces { surface.resume() }
  }
}
