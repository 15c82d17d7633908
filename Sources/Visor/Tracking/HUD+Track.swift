extension HUD {
  /// Shows work for as long as `body` runs.
  ///
  ///     let photos = try await hud.track("Loading…", failure: "Not loaded") { activity in
  ///       try await load { activity.progress = $0 }
  ///     } succeeded: {
  ///       "Loaded \($0.count) photos"
  ///     }
  ///
  /// It ends when `body` returns or throws. Where the task is cancelled and `body` throws, or throws a
  /// `CancellationError`, it was cancelled, and nothing is flashed. When the person asks to cancel it,
  /// the task is cancelled. Work that is tracked directly within `body` on this HUD is a part of it, and
  /// `body` may end it earlier or otherwise.
  ///
  /// `body` runs where the caller does, and throws what it throws.
  ///
  /// - Parameters:
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - total: Units in all; `nil` when unknown.
  ///   - unit: What is counted.
  ///   - weight: For how many units of the work around it this stands; see `Activity/begin`.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - success: What is said when `body` has returned.
  ///   - failure: What is said when `body` has thrown.
  ///   - timeout: How long it may run. Then it ends as timed out, and the task is cancelled; `body` goes
  ///     on until it heeds that. Zero or less for no time at all, `nil` for any.
  ///   - timedOut: What is said then, in place of the message and a word of Visor's.
  ///   - succeeded: What is said of what `body` has returned, in place of `success`.
  ///   - failed: What is said of what `body` has thrown, in place of `failure`.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  public nonisolated(nonsending) func track<Value, Failure: Error>(
    _ message: String, detail: String = "", total: Int? = nil, unit: Measure.Unit = .items,
    weight: Double = 1, passes: Bool = false, success: Remark = .nothing,
    failure: Remark = .text(""), timeout: Duration? = nil, timedOut: String? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    _ body: nonisolated(nonsending) (Activity) async throws(Failure) -> Value,
    succeeded: ((Value) -> Remark)? = nil, failed: ((Failure) -> Remark)? = nil
  ) async throws(Failure) -> Value {
    let stretch = Stretch(
      self, message, detail, weight: weight, total, unit, passes: passes, timeout, timedOut, file,
      line)
    defer { stretch.leave() }
    let result: Result<Value, Failure> = await stretch.activity.asCurrent {
      do throws(Failure) {
        return .success(try await body(stretch.activity))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let value): stretch.succeed(succeeded?(value) ?? success)
    case .failure(let error): stretch.fail(error, failed?(error) ?? failure)
    }
    return try result.get()
  }

  /// Shows work for as long as `body` runs.
  ///
  /// It is as without `async`; outside of a task there is nothing to cancel, and `body` looks at
  /// `Activity/isCancelRequested`.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  public func track<Value, Failure: Error>(
    _ message: String, detail: String = "", total: Int? = nil, unit: Measure.Unit = .items,
    weight: Double = 1, passes: Bool = false, success: Remark = .nothing,
    failure: Remark = .text(""), timeout: Duration? = nil, timedOut: String? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    _ body: (Activity) throws(Failure) -> Value,
    succeeded: ((Value) -> Remark)? = nil, failed: ((Failure) -> Remark)? = nil
  ) throws(Failure) -> Value {
    let stretch = Stretch(
      self, message, detail, weight: weight, total, unit, passes: passes, timeout, timedOut, file,
      line)
    defer { stretch.leave() }
    let result: Result<Value, Failure> = stretch.activity.asCurrent {
      do throws(Failure) {
        return .success(try body(stretch.activity))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let value): stretch.succeed(succeeded?(value) ?? success)
    case .failure(let error): stretch.fail(error, failed?(error) ?? failure)
    }
    return try result.get()
  }
}
