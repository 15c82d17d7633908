extension Activity {
  @usableFromInline static let local = TaskLocal<Activity?>(wrappedValue: nil)

  /// The innermost tracked work in which the caller runs, by its task; `nil` outside of any.
  ///
  /// Functions deep down can report on it without being handed it.
  public static var current: Activity? { local.get() }

  /// The activity of which work that begins here on `hud` is a part.
  static func parent(on hud: HUD) -> Lifecycle.ID? {
    current.flatMap { $0.hud === hud ? $0.id : nil }
  }

  /// Runs `body` with this as the current activity.
  @inlinable
  func asCurrent<Value>(_ body: () -> Value) -> Value {
    Self.local.withValue(self) { body() }
  }

  /// Runs `body` with this as the current activity, where the caller runs.
  @inlinable
  nonisolated(nonsending) func asCurrent<Value>(
    _ body: nonisolated(nonsending) () async -> Value
  ) async -> Value {
    await Self.local.withValue(self) { await body() }
  }
}
